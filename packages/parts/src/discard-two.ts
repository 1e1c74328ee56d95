/** Two cards away instead of a card played. Announced first, then dropped one by one. */
import { ALLOWED, type Guard, type Rulebook, type Seat } from '@halcyon/kernel';
import { seatArg } from './args.ts';
import type { Tell } from './course.ts';
import type { Purse } from './drops.ts';
import type { Played, Turn } from './turn.ts';

export const DISCARDED_AS_ACTION = 2;

export interface DiscardRules<S extends Played, R> {
  readonly book: Rulebook<S, R>;
  readonly rule: string;
  readonly turn: Turn<S>;
  readonly purse: Purse<S>;
  /** What binds the player to another action. */
  readonly guards?: readonly Guard<S, R>[];
  whenAnnounced?(s: S, seat: Seat, tell: Tell): void;
}

/** The kind of the move. */
export const installDiscardTwo = <S extends Played, R>(rules: DiscardRules<S, R>): number => {
  const { book, rule, turn, purse, guards = [], whenAnnounced } = rules;
  const tooFew = book.clause('too-few-to-discard', rule, (s, seat) => ({
    needed: DISCARDED_AS_ACTION,
    payable: purse.payable(s, seat),
  }));
  const discarding = book.event('discarding', seatArg);
  return book.kind({
    name: 'discard',
    guards: book.every(
      (s, _read, seat) => (purse.payable(s, seat) >= DISCARDED_AS_ACTION ? ALLOWED : tooFew),
      ...guards,
    ),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      tell?.(discarding, seat, 0, 0);
      whenAnnounced?.(s, seat, tell);
      turn.afterAction(s, seat);
      turn.mustDrop(s, turn.discard, seat, DISCARDED_AS_ACTION);
    },
  });
};
