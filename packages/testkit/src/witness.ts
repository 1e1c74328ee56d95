/**
 * The reasons that tests were really given, refusals and endings alike: the words for tests (talk.ts) write them down
 * here, clause coverage reads them. A list of one process, so the clause tests of a game run in one file.
 */
import type { AnyRules } from '@halcyon/kernel';

const witnessed = new Map<string, Set<string>>();

export const reasonsSeen = (game: string): ReadonlySet<string> => witnessed.get(game) ?? new Set();

export const witness = ({ id: game }: AnyRules, reason: string): void => {
  const seen = witnessed.get(game) ?? new Set();
  witnessed.set(game, seen.add(reason));
};
