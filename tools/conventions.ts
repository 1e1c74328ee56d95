/** npm run conventions: what the bots of every game go by, as the card at the table says it, into docs/conventions.md. */
import { writeFileSync } from 'node:fs';
import { GAMES } from '@halcyon/catalog';
import { loadWhy, whyWords } from '@halcyon/catalog/why';
import { gameWords } from '@halcyon/catalog/words';
import type { GameSpeech } from '@halcyon/speech';
import { HELP } from '@halcyon/speech/page/help/index';
import type { Convention } from '@halcyon/speech/reasons';

const root = new URL('../', import.meta.url);

/** At which tables a line holds, where that is not all. */
const scope = ({ with: needs, without, seats }: Convention, { features, layouts, modes }: GameSpeech): string => {
  const name = (module: string): string => ({ ...features, ...layouts, ...modes })[module]?.name ?? module;
  const parts = [
    needs && name(needs),
    without && `not in ${name(without)}`,
    seats && (seats === 'one' ? 'alone' : 'several players'),
  ].filter(Boolean);
  return parts.length > 0 ? ` *(${parts.join(', ')})*` : '';
};

export const conventionsText = async (): Promise<string> => {
  const lines = [
    '# How the bots play',
    '',
    'Generated from the card that a table shows (games/<game>/why/words/en.ts) by `npm run conventions`; do not edit.',
    'Tests of Tranquility and The Ascent show the bots at it (games/<game>/test/conventions.test.ts).',
    '',
    HELP.en.bots.about,
    '',
  ];
  for (const { id } of GAMES) {
    const book = await loadWhy(id);
    const { card } = await whyWords(book, 'en');
    const speech = gameWords('en', id)!;
    lines.push(`## ${speech.title}`, '');
    for (const each of book.conventions) {
      const { title, text } = card[each.id]!;
      lines.push(`- **${title}**${scope(each, speech)}: ${text}`);
    }
    lines.push('');
  }
  return lines.join('\n');
};

if (process.argv[1]?.endsWith('conventions.ts'))
  writeFileSync(new URL('docs/conventions.md', root), await conventionsText());
