/** Everybody loses when the active player can do nothing. */
import type { Clause, Rulebook } from '@halcyon/kernel';
import { seatArg } from './args.ts';
import { end, type Tell } from './course.ts';
import type { Played } from './turn.ts';

export interface Loss<S> {
  /** Looks when the active player is asked for an action. */
  look(s: S, tell: Tell): void;
  lose(s: S, why: Clause, tell: Tell): void;
}

export const installLoss = <S extends Played, R>(
  book: Rulebook<S, R>,
  rule: string,
  mayGoOn: (s: S) => boolean,
): Loss<S> => {
  const noCard = book.ending('empty-hand', rule);
  const stuck = book.ending('stuck', rule);
  const lost = book.event('lost', seatArg);
  const lose = (s: S, why: Clause, tell: Tell): void => {
    tell?.(lost, s.turn, 0, 0);
    end(s, why, false);
  };
  return {
    lose,
    look(s, tell) {
      if (s.hands[s.turn]!.length === 0) lose(s, noCard, tell);
      else if (!mayGoOn(s)) lose(s, stuck, tell);
    },
  };
};
