/** What would be after these moves: asked of a copy of what the reader sees, so that no rule is written a second time. */
import { Match, type Move } from '@halcyon/kernel';
import type { Session } from '../table/session.svelte.ts';

export const trial = ({ match, looking, view }: Session, ...moves: readonly Move[]): Match | undefined => {
  if (looking === undefined) return undefined;
  const copy = new Match(match.game, match.setup, () => 0, view, match.rules);
  return moves.every((move) => copy.play(looking, move) === undefined) ? copy : undefined;
};
