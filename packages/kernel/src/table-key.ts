/** What names a table to those who sit at it on this machine: the same after a reload, and for every seat. */
import { CHANCE } from './contract.ts';
import type { Match } from './match.ts';
import { hashText } from './random.ts';

/** From the numbers of chance that opened the table. Only a trace of them: they are secret while the game lasts. */
export const tableKey = ({ game, steps }: Match): string => {
  const opened = steps.findIndex(({ seat }) => seat !== CHANCE);
  const opening = opened < 0 ? steps : steps.slice(0, opened);
  return `${game.id}-${hashText(opening.map(({ move }) => move).join(' '))}`;
};
