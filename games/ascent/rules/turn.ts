/** A4.1: an action, its payment, one draw up to the hand limit; A5.2: who can do nothing loses for all. */
import type { Seat, Setup } from '@halcyon/kernel';
import {
  type Turn as CommonTurn,
  DISCARDED_AS_ACTION,
  installTurn as installCommonTurn,
  installLoss,
  installSeen,
  openPurse,
  type Seen,
} from '@halcyon/parts';
import { secretCardArg } from './args.ts';
import type { Base } from './base.ts';
import { BRIDGES } from './deck.ts';
import type { Read } from './read.ts';
import { card, type State } from './state.ts';

/** A4.1, A7.1. */
export const handLimit = ({ seats }: Pick<Setup, 'seats'>): number => (seats === 1 ? 6 : 5);

export interface Turn extends CommonTurn<State> {
  /** Whether the seat has an action. */
  canAct(s: State, seat: Seat): boolean;
  /** The bridges that were given openly (A3.2); a lone climber gets none. */
  readonly seen: Seen<State> | undefined;
}

export const installTurn = ({ book, setup, actions, hiders, audits }: Base): Turn => {
  // Nearly every hand can discard two: only the others are asked for all they could do.
  const canAct = (s: State, seat: Seat): boolean =>
    s.hands[seat]!.length >= DISCARDED_AS_ACTION || book.canDo(s, seat, actions);
  const loss = installLoss(book, 'A5.2', (s) => canAct(s, s.turn));
  const limit = handLimit(setup);
  const common = installCommonTurn<State, Read>({
    book,
    seats: setup.seats,
    rules: { turn: 'A4.1', drops: 'A4.19' },
    card: secretCardArg,
    purse: openPurse,
    kinds: actions,
    opening: ['begin'],
    limit: () => limit,
    whenAsked: loss.look,
  });
  const seen = setup.seats === 1 ? undefined : installSeen(book, setup.seats, card, BRIDGES);
  if (seen) {
    hiders.push(seen.hider);
    audits.push(() => seen.audit);
  }
  return Object.assign(common, { canAct, seen });
};
