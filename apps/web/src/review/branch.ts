/** Another way on from a moment of a game: a game of its own, which knows where it comes from. */
import { type Match, sealedChance } from '@halcyon/kernel';
import { branchAt } from '@halcyon/table';
import { type Kept, keptEntries } from '../table/glance.ts';
import { freshSecret, newEntry, putEntry, type StoredTable } from '../table/store.ts';

/** Begins it with the same players; its id. */
export const beginBranch = ({ id, match, players, help }: StoredTable, step: number): string => {
  const entry = newEntry(branchAt(match, step, sealedChance(freshSecret())), players, {
    help,
    shared: true,
    branch: { of: id, step },
  });
  putEntry(entry);
  return entry.id;
};
/** Those that were played on from this game, the newest first. */
export const branchesOf = (id: string): Kept[] => keptEntries().filter(({ branch }) => branch?.of === id);
/** How many steps are the same in both; none in games that were set up in another way. */
export const sameSteps = (a: Match, b: Match): number => {
  if (a.game.id !== b.game.id || JSON.stringify(a.setup) !== JSON.stringify(b.setup)) return 0;
  const most = Math.min(a.length, b.length);
  let n = 0;
  while (n < most && a.step(n).seat === b.step(n).seat && a.step(n).move === b.step(n).move) n++;
  return n;
};
