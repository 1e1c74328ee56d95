/** T7.3a: what an island meets on a border cell. Exploring comes before paying, and what is taken to the hand may pay. */
import { dark, type Fields, open, shuffle } from '@halcyon/kernel';
import { addToHand, allDifferent, installSeen, seatArg, settleDebt, type Tell, times, upTo } from '@halcyon/parts';
import { jokerCells, takeUp } from '../../board.ts';
import { BORDER, COMPASS, FINISH, isIsland, MONSTER, MOST_CARDS, ROCKS, START, STORM } from '../../cards.ts';
import type { Parts } from '../../parts.ts';
import { payableCards } from '../../read.ts';
import { cardArg, cellArg, type Slots, secretCardArg } from '../../slots.ts';
import { cards, type State } from '../../state.ts';
import { BORDER_CELLS } from './shape.ts';

/** The values of the option 'explorer'. */
const HARDER = 1;
const EASIER = 2;

const STORMS = 6;
const explorerDeck = (form: number): number[] => [
  ...times(STORMS, STORM),
  ...times(6, COMPASS),
  ...times(5, form === EASIER ? BORDER : MONSTER),
  ...times(5, FINISH),
  ...times(5, START),
  ROCKS,
  ...times(2, BORDER),
];
/** Cards that go to the hand unseen. */
const KEPT: readonly number[] = [COMPASS, FINISH, BORDER];

export type Explorer = {
  /** The deck, its top card last. */
  explorer: number[];
  /** What was drawn from it and is used up, and islands that were lost with it. */
  explored: number[];
  /** Cells under a Storm. */
  storms: number[];
  /** By seat: cards that went from the deck to the hand unseen and have not been shown since. */
  kept: number[];
};
export interface Exploring {
  slice(s: State): State & Explorer;
  /** A card of the deck leaves the hand openly. */
  show(s: State, seat: number, card: number): void;
}

const explorerSlice = ({ book, board, setup }: Slots): ((s: State) => State & Explorer) => {
  const fields: Fields<Explorer> = {
    explorer: dark(cardArg(), cards),
    explored: open(cardArg(), cards),
    storms: open(cellArg(board), { most: STORMS }),
    kept: open(upTo(MOST_CARDS)),
  };
  return book.slice(fields, () => ({
    explorer: [],
    explored: [],
    storms: [],
    kept: Array.from({ length: setup.seats }, () => 0),
  }));
};

export const installExplorer = ({ slots, turn }: Parts): Exploring => {
  const { book, board, box, setup } = slots;
  const form = setup.options.explorer!;
  const slice = explorerSlice(slots);
  const seen = installSeen(book, setup.seats, cardArg(), MOST_CARDS);
  slots.hiders.push(seen.hider);
  slots.audits.push(
    () => seen.audit,
    () => (s) => {
      const { storms, kept: unseen } = slice(s);
      if (!allDifferent(storms)) return 'storms: two lie on a cell';
      const held = (seat: number): number[] => [...s.hands[seat]!, ...s.discards[seat]!];
      const seat = unseen.findIndex((n, i) => n > held(i).filter((card) => KEPT.includes(card)).length);
      return seat < 0 ? undefined : `kept: seat ${seat} has not so many`;
    },
  );
  const explored = book.event('explored', seatArg, cardArg());
  const kept = book.event('explorer-kept', seatArg, secretCardArg);
  const returned = book.event('returned', seatArg, cardArg(), cellArg(board));
  const swallowed = book.event('swallowed', seatArg, cardArg(), cellArg(board));
  const pileDropped = book.event('pile-dropped', seatArg);

  const deck = explorerDeck(form);
  slots.besides.push(...deck);
  slots.whenDealt.add((s, random) => {
    slice(s).explorer = shuffle([...deck], random);
  });
  slots.lying.add((s, card) => {
    const { explorer, explored, storms } = slice(s);
    let n = card === STORM ? storms.length : 0;
    for (let i = 0; i < explorer.length; i++) if (explorer[i] === card) n++;
    for (let i = 0; i < explored.length; i++) if (explored[i] === card) n++;
    return n;
  });
  slots.hiders.push((s, me, unseen) => {
    const own = slice(s);
    const somewhere = own.kept.every((n, seat) =>
      times(seat === me ? 0 : n, 0).every(() =>
        unseen.putSome((card) => KEPT.includes(card), [s.hands[seat]!, s.discards[seat]!]),
      ),
    );
    return somewhere && unseen.fill(own.explorer, (card) => !isIsland(card));
  });

  const forgive = (s: State, seat: number): void => {
    if (s.due[seat]! > 0) settleDebt(s, seat, s.due[seat]!);
  };
  /** One card more; from the pile, unseen, if the hand can pay no more than the cost. */
  const toll = (s: State, seat: number, tell: Tell): void => {
    if (payableCards(s, seat) > s.due[seat]!) turn.mustDrop(s, turn.pay, seat, s.due[seat]! + 1);
    else if (s.piles[seat]!.length > 0) {
      s.given[seat]!.push(s.piles[seat]!.pop()!);
      tell?.(pileDropped, seat, 0, 0);
    }
  };
  const explore = (s: State, seat: number, cell: number, tell: Tell): void => {
    const own = slice(s);
    const card = own.explorer.pop()!;
    if (KEPT.includes(card)) {
      addToHand(s.hands[seat]!, card);
      own.kept[seat]!++;
      tell?.(kept, seat, card, 0);
      return;
    }
    tell?.(explored, seat, card, 0);
    if (card === STORM) {
      const island = takeUp(s, cell, box.joker);
      addToHand(s.hands[seat]!, island);
      seen.note(s, seat, island);
      own.storms.push(cell);
      forgive(s, seat);
      tell?.(returned, seat, island, cell);
      return;
    }
    own.explored.push(card);
    if (card === MONSTER) {
      const island = takeUp(s, cell, box.joker);
      own.explored.push(island);
      forgive(s, seat);
      tell?.(swallowed, seat, island, cell);
    } else if (card === ROCKS || form === HARDER) toll(s, seat, tell);
  };
  const show = (s: State, seat: number, card: number): void => {
    if (!seen.forget(s, seat, card) && KEPT.includes(card)) slice(s).kept[seat]!--;
  };
  slots.whenJokerLaid.add((s, seat) => show(s, seat, box.joker));
  slots.whenFinished.add(show);
  slots.whenPlaced.add((s, cell, tell) => {
    if (!jokerCells(s).includes(cell)) seen.forget(s, s.turn, s.cells[cell]!);
    if (BORDER_CELLS.includes(cell)) explore(s, s.turn, cell, tell);
  });
  return { slice, show };
};
