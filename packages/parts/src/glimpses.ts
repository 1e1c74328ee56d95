/**
 * Cards that one seat saw in another's hand, and nobody else did: peeking. Every seat remembers one card of every other
 * hand. That somebody peeked at somebody is open; what was seen there is the peeker's alone. The tables have a fixed size:
 * a list that shrinks when the card is gone would tell that it was the one.
 */
import { type AnyState, held, open, type Range, type Rulebook, type Seat, type Stacked } from '@halcyon/kernel';
import { flag, orNone } from './args.ts';
import type { Audit } from './audit.ts';
import { each, type Holdings } from './holdings.ts';
import type { Hider } from './unseen.ts';

/** No card was seen there, or the one that was seen has gone. */
const NONE = 0;

export interface Glimpses<S> {
  /** `peeker` has seen this card in the hand of `owner`. */
  note(s: S, peeker: Seat, owner: Seat, card: number): void;
  /** The card that `peeker` knows to be there; 0 = none. */
  known(s: S, peeker: Seat, owner: Seat): number;
  /** The card has left this hand, or everybody sees it now. */
  forget(s: S, owner: Seat, card: number): void;
  /** The card has gone from one hand to the other, face down: whoever saw it knows where it is. */
  follow(s: S, from: Seat, to: Seat, card: number): void;
  /** The whole hand was replaced, and all saw that: nothing is known of it. */
  clear(s: S, owner: Seat): void;
  /** Before other hands are filled: what was seen lies there. */
  readonly hider: Hider<S>;
  /** After hands are filled: others may remember any card of a hand that they peeked at. */
  readonly remember: Hider<S>;
  readonly audit: Audit<S>;
}

export const installGlimpses = <S extends AnyState & Stacked & Pick<Holdings, 'hands'>, R>(
  book: Rulebook<S, R>,
  seats: number,
  card: Range,
): Glimpses<S> => {
  const table = (): number[][] => each(seats, () => each(seats, () => NONE));
  const slice = book.slice({ glimpses: held(orNone(card, '-')), peeked: open(flag) }, () => ({
    glimpses: table(),
    peeked: table(),
  }));
  const forget = (s: S, owner: Seat, gone: number): void => {
    for (const own of slice(s).glimpses) if (own[owner] === gone) own[owner] = NONE;
  };
  return {
    note(s, peeker, owner, seen) {
      slice(s).glimpses[peeker]![owner] = seen;
      slice(s).peeked[peeker]![owner] = 1;
    },
    known: (s, peeker, owner) => slice(s).glimpses[peeker]![owner]!,
    forget,
    follow(s, from, to, moved) {
      const { glimpses, peeked } = slice(s);
      glimpses.forEach((own, peeker) => {
        // All saw the card go; who had peeked may know it there.
        if (peeked[peeker]![from] === 1 && peeker !== to) peeked[peeker]![to] = 1;
        if (own[from] !== moved) return;
        own[from] = NONE;
        if (peeker !== to) own[to] = moved;
      });
    },
    clear(s, owner) {
      for (const own of [...slice(s).glimpses, ...slice(s).peeked]) own[owner] = NONE;
    },
    hider: (s, me, unseen) =>
      slice(s).glimpses[me]!.every((seen, owner) => seen === NONE || unseen.put(seen, [s.hands[owner]!])),
    remember(s, me) {
      const { glimpses, peeked } = slice(s);
      glimpses.forEach((own, peeker) => {
        if (peeker !== me)
          for (let i = 0; i < seats; i++) own[i] = peeked[peeker]![i] === 1 ? (s.hands[i]![0] ?? NONE) : NONE;
      });
      return true;
    },
    audit(s) {
      const { glimpses, peeked } = slice(s);
      const wrong = glimpses.findIndex((own, peeker) =>
        own.some((seen, owner) => seen !== NONE && (peeked[peeker]![owner] !== 1 || !s.hands[owner]!.includes(seen))),
      );
      return wrong < 0 ? undefined : `glimpses: seat ${wrong} knows a card that is not there`;
    },
  };
};
