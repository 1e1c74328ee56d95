/**
 * Cards that everybody saw going into a hand: taken from a face-up row (T7.5), or returned by a Storm (T7.3a). Each is
 * still in that hand or lies face down among its discards; which of the two is the owner's secret.
 */
import { open } from '@halcyon/kernel';
import { cards, type State } from './state.ts';
import type { Table } from './table.ts';

export interface Seen {
  note(s: State, seat: number, card: number): void;
  /** The card is open again; says whether it had been seen. */
  forget(s: State, seat: number, card: number): boolean;
}

export const installSeen = (table: Table): Seen => {
  const { seats } = table.setup;
  const slice = table.book.slice({ seen: { ...open, ...cards } }, () => ({
    seen: Array.from({ length: seats }, (): number[] => []),
  }));
  table.hiders.push((s, me, unseen) =>
    slice(s).seen.every((list, seat) =>
      list.every((card) => seat === me || unseen.put(card, [s.hands[seat]!, s.discards[seat]!])),
    ),
  );
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
  };
};
