/** What names a table to those who sit at it: the same after a reload, and for every seat. */
import { CHANCE } from './contract.ts';
import type { Match } from './match.ts';
import { hashText } from './random.ts';

/** The first seal or seed, which everybody may know; else a trace of the numbers that opened the table. */
export const tableKey = (match: Match): string => {
  const [origin] = match.origins;
  if (origin) return `${match.game.id} ${origin.kind === 'seal' ? origin.seal : origin.seed}`;
  const opening: number[] = [];
  for (let i = 0; i < match.length && match.step(i).seat === CHANCE; i++) opening.push(match.step(i).move);
  return `${match.game.id} ${hashText(opening.join(' '))}`;
};
