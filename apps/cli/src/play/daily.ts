/** The deal of a day at this terminal: a game like any other, whose result is told in one line. */
import { existsSync, readFileSync } from 'node:fs';
import { tableWords, wordsIn } from '@halcyon/catalog/words';
import type { Language } from '@halcyon/speech';
import { DAILY } from '@halcyon/speech/daily/index';
import { type DailyDeal, dailyIn, dailyResult, dailySeed, digestOf } from '@halcyon/table';
import { play } from './play.ts';
import { HUMAN } from './seating.ts';
import { logsOf, runningPath } from './store.ts';

const isOf = ({ seed }: DailyDeal, log: string): boolean => {
  const name = dailyIn(log);
  return name !== undefined && dailySeed(name) === seed;
};
/** Day, game, how it went, which deal; then why it does not count, if it does not. */
const resultLine = (deal: DailyDeal, log: string, language: Language): string | undefined => {
  const result = isOf(deal, log) ? dailyResult(log) : undefined;
  if (!result) return undefined;
  const words = DAILY[language];
  const tries = logsOf(deal.game.id).filter((each) => isOf(deal, each)).length;
  return [
    deal.day,
    wordsIn(language).titles[deal.game.id]?.title ?? deal.game.id,
    result.won ? words.won : words.lost,
    tableWords(language).points(result.score),
    words.steps(result.steps),
    words.deal(digestOf(deal)),
    ...(tries > 1 ? [words.tryOf(tries)] : []),
    ...(result.marks > 0 ? [words.marked(result.marks)] : []),
  ].join(' · ');
};

/** Goes on with this deal if it was begun and left. */
export const playDaily = (deal: DailyDeal, language: Language, fast: boolean): Promise<number> => {
  const path = runningPath(deal.game.id);
  const begun = existsSync(path) && isOf(deal, readFileSync(path, 'utf8'));
  return play(
    { ...deal.setup, game: deal.game.id },
    {
      lang: language,
      seed: deal.seed,
      // Results are compared, so nobody is advised.
      help: 'facts',
      bots: deal.sitters.map(({ bot }) => bot ?? HUMAN),
      resume: begun ? '' : undefined,
      fast,
      after: (log) => [resultLine(deal, log, language) ?? []].flat(),
    },
  );
};
