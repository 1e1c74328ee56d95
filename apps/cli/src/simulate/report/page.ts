/** A result as one page that needs nothing else: no script, no network, light or dark as its reader likes. */
import type { Game } from '@halcyon/kernel';
import type { Language } from '@halcyon/speech';
import type { Result } from '../result.ts';
import { escaped } from './html.ts';
import { kindsOf } from './kinds.ts';
import { overviewOf } from './overview.ts';
import { readingOf } from './reading.ts';
import { STYLE } from './style.ts';

export interface Origin {
  /** The call that gives it again. */
  readonly call: string;
  readonly when: Date;
}

export const reportPage = (game: Game, result: Result, language: Language, { call, when }: Origin): string => {
  const reading = readingOf(game, result, language);
  const { words, whole, tenths, rows, groups, speech } = reading;
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  const title = words.title(speech.title);
  const { gamesPerSecond, cpuSeconds } = result.effort;
  const pace = gamesPerSecond < 10 ? tenths(gamesPerSecond) : whole(gamesPerSecond);
  const bots = [...new Set(result.rows.map(({ bot }) => bot))].join(' / ');
  const kind = groups.length === 1 ? [`${groups[0]!.name}.`] : [];
  const lead = [words.lead(whole(games), result.rows.length), ...kind, words.bots(bots)];
  const stopped = words.stopped(whole(games), whole(result.planned * result.rows.length));
  const facts = [
    `${words.seed}: ${result.seed}`,
    `${words.rulesVersion}: ${result.version}`,
    new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(when),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><h1>${escaped(title)}</h1>
<p>${escaped(lead.join(' '))}</p>
${result.complete ? '' : `<p class="note">${escaped(stopped)}</p>`}</header>
${rows.length === 0 ? `<p>${escaped(words.none)}</p>` : [...overviewOf(reading), kindsOf(reading)].filter((part) => part !== '').join('\n')}
<footer><p>${escaped(words.how)}</p><code>${escaped(call)}</code>
<p>${escaped(facts.join(' · '))}</p>
<p>${escaped(words.speed(pace, cpuSeconds === undefined ? undefined : tenths(cpuSeconds)))}</p>
<p>${escaped(words.intervalNote)}</p></footer>
</main>
</body>
</html>
`;
};
