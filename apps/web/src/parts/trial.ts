/** What would be after these moves: asked of a copy of what the reader sees, so that no rule is written a second time. */
import { type AnyState, Match, type Move } from '@halcyon/kernel';
import type { Session } from '../table/session.svelte.ts';

/** `from`: the reader's view, or how the table may be behind it. */
export const trialFrom = ({ match, looking }: Session, from: AnyState, moves: readonly Move[]): Match | undefined => {
  if (looking === undefined) return undefined;
  const copy = new Match(match.game, match.setup, () => 0, from, match.rules);
  return moves.every((move) => copy.play(looking, move) === undefined) ? copy : undefined;
};
export const trial = (session: Session, ...moves: readonly Move[]): Match | undefined =>
  trialFrom(session, session.view, moves);
