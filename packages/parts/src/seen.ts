/**
 * Cards that everybody saw going into a hand. Each is still in that hand or lies face down among its discards; which of
 * the two is the owner's secret.
 */
import { type AnyState, open, type Range, type Rulebook, type Stacked } from '@halcyon/kernel';
import type { Audit } from './audit.ts';
import { each, type Holdings } from './holdings.ts';
import type { Hider } from './unseen.ts';

export interface Seen<S> {
  note(s: S, seat: number, card: number): void;
  /** The card is open again; says whether it had been seen. */
  forget(s: S, seat: number, card: number): boolean;
  readonly hider: Hider<S>;
  readonly audit: Audit<S>;
}

const count = (list: readonly number[], card: number): number => list.filter((other) => other === card).length;

export const installSeen = <S extends AnyState & Stacked & Holdings, R>(
  book: Rulebook<S, R>,
  seats: number,
  card: Range,
  most: number,
): Seen<S> => {
  const slice = book.slice({ seen: open(card, { most }) }, () => ({ seen: each(seats, (): number[] => []) }));
  return {
    note: (s, seat, card) => {
      slice(s).seen[seat]!.push(card);
    },
    forget(s, seat, card) {
      const list = slice(s).seen[seat]!;
      const at = list.indexOf(card);
      if (at >= 0) list.splice(at, 1);
      return at >= 0;
    },
    audit(s) {
      const lost = slice(s).seen.findIndex((list, seat) => {
        const there = [...s.hands[seat]!, ...s.discards[seat]!];
        return list.some((card) => count(list, card) > count(there, card));
      });
      return lost < 0 ? undefined : `seen: seat ${lost} has not all of these cards`;
    },
    hider: (s, me, unseen) =>
      slice(s).seen.every((list, seat) =>
        list.every((card) => seat === me || unseen.put(card, [s.hands[seat]!, s.discards[seat]!])),
      ),
  };
};
