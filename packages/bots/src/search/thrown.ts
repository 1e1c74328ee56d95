/**
 * For beliefs: what others have thrown away unseen. `imagine` deals it as if it were random, but nobody throws away what
 * is wanted: of the cards that a seat is imagined to have drawn, the least wanted ones went.
 */
import { HIDDEN, type Random, type Seat, shuffle } from '@halcyon/kernel';

/** Random numbers are drawn as fractions of this. */
const FINE = 1 << 20;
export const fraction = (random: Random): number => (random.below(FINE) + 0.5) / FINE;

/** A card's place in a list of the imagined world. */
export type Place = readonly [list: number[], at: number];

/** Where these lists hold cards that the viewer does not see and that may be moved. */
export const unseenPlaces = (
  lists: readonly number[][],
  seen: readonly (readonly number[])[],
  isMoved: (card: number) => boolean,
): Place[] =>
  lists.flatMap((list, i) =>
    list.flatMap((card, at): Place[] => (seen[i]![at] === HIDDEN && isMoved(card) ? [[list, at]] : [])),
  );

export interface Cards {
  readonly hands: number[][];
  readonly discards: number[][];
}
export interface Throwing {
  isMoved(card: number): boolean;
  /** Cards of a hand: among so many each choice was made. */
  readonly hand: number;
  /** How much a seat errs: a card that is wanted more by this is thrown away instead of the other at odds of one to e. */
  readonly err: number;
  /** The cards that the seat is imagined to have drawn, in that order; may be changed. */
  begin?(pool: number[]): void;
  /** How much a card was wanted when something was thrown away to this place of the discards. */
  wantOf(card: number, at: number): number;
  /** Every card among which the choice for this place is made. */
  holds?(card: number, at: number): void;
  threw?(card: number): void;
}

/** Deals again what a seat whose hand the viewer does not see holds and has thrown away: the same cards, in other places. */
export const dealAgain = (s: Cards, view: Cards, seat: Seat, throwing: Throwing, random: Random): void => {
  const { isMoved, hand, err, begin, wantOf, holds, threw } = throwing;
  const held = unseenPlaces([s.hands[seat]!], [view.hands[seat]!], isMoved);
  const gone = unseenPlaces([s.discards[seat]!], [view.discards[seat]!], isMoved);
  if (held.length === 0 || gone.length === 0 || view.hands[seat]!.some((card) => card !== HIDDEN)) return;
  const pool = shuffle(
    [...held, ...gone].map(([list, at]) => list[at]!),
    random,
  );
  begin?.(pool);
  for (const [list, at] of gone) {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let i = 0; i < Math.min(pool.length, hand); i++) {
      const card = pool[i]!;
      holds?.(card, at);
      const erring = wantOf(card, at) + err * Math.log(-Math.log(fraction(random)));
      if (erring < least) [best, least] = [i, erring];
    }
    const card = pool.splice(best, 1)[0]!;
    list[at] = card;
    threw?.(card);
  }
  for (const [list, at] of held) list[at] = pool.pop()!;
  s.hands[seat]!.sort((a, b) => a - b);
};
