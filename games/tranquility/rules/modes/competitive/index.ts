/** T7.5: two players against each other, with a common pile and a face-up row. Seat 0 plays day, seat 1 night. */
import { ALLOWED, type Fields, open } from '@halcyon/kernel';
import { addToHand, end, installSeen, numberArg, ownerOf, seatArg, type Tell } from '@halcyon/parts';
import { EMPTY, filled } from '../../board.ts';
import { MOST_CARDS } from '../../cards.ts';
import type { Parts } from '../../parts.ts';
import { cardArg } from '../../slots.ts';
import { asBoard, cards, type State } from '../../state.ts';
import { HAND_LIMIT } from '../../turn.ts';
import type { Mode } from '../../variant.ts';
import { installImpossible } from './impossible.ts';
import { scoreSheet, winnersOf } from './score.ts';

const ROW = 5;

export type Rivalry = {
  /** The face-up cards; the first lies furthest from the pile and is taken first. */
  row: number[];
  /** By cell: 1 + the seat whose card lies there, or 0. */
  owners: number[];
  /** Discarded openly, with a hand that was shown. */
  shown: number[][];
};
const rivalry = (s: State): State & Rivalry => s as State & Rivalry;

const install = (parts: Parts): void => {
  const { slots, turn, placing } = parts;
  const { book, board, setup } = slots;
  const fields: Fields<Rivalry> = {
    row: open(cardArg(), { most: ROW }),
    owners: open(ownerOf(setup.seats, '.'), asBoard(board)),
    shown: open(cardArg(), cards),
  };
  book.slice(fields, () => ({
    row: [],
    owners: Array.from({ length: board.cells }, () => 0),
    shown: Array.from({ length: setup.seats }, (): number[] => []),
  }));
  const seen = installSeen(book, setup.seats, cardArg(), MOST_CARDS);
  slots.hiders.push(seen.hider);
  slots.audits.push(
    () => seen.audit,
    () => (s) =>
      rivalry(s).owners.every((owner, cell) => owner === 0 || s.cells[cell] !== EMPTY)
        ? undefined
        : 'owners: no card lies there',
  );
  const mayPlace = book.clause('show.may-place', 'T7.5b');
  const rowEmpty = book.clause('show.row-empty', 'T7.5b');
  const passMayPlace = book.clause('pass.may-place', 'T7.5c');
  const twoCards = book.clause('pass.two-cards', 'T7.5c', (s, seat) => ({ hand: s.hands[seat]!.length }));
  const full = book.ending('grid-full', 'T7.5c');
  const out = book.ending('hands-out', 'T7.5c');
  const took = book.event('took', seatArg, cardArg());
  const revealed = book.event('revealed', cardArg());
  const handShown = book.event('hand-shown', seatArg, numberArg('count', 64));
  const shown = book.event('shown', seatArg, cardArg());
  const passed = book.event('passed', seatArg);

  const refill = (s: State, tell: Tell): void => {
    const { row, piles } = rivalry(s);
    while (row.length < ROW && piles[0]!.length > 0) {
      row.push(piles[0]!.pop()!);
      tell?.(revealed, row.at(-1)!, 0, 0);
    }
  };
  slots.whenDealt.add((s) => {
    for (const hand of s.hands) for (let i = 0; i < HAND_LIMIT; i++) addToHand(hand, s.piles[0]!.pop()!);
    refill(s, undefined);
  });
  turn.source = {
    left: (s) => rivalry(s).row.length,
    draw(s, seat, most, tell) {
      const cards = rivalry(s).row.splice(0, most);
      for (const card of cards) {
        addToHand(s.hands[seat]!, card);
        seen.note(s, seat, card);
        tell?.(took, seat, card, 0);
      }
      return cards.length;
    },
  };
  slots.lying.add((s, card) => {
    let n = 0;
    for (const there of rivalry(s).row) if (there === card) n++;
    for (const list of rivalry(s).shown) for (const there of list) if (there === card) n++;
    return n;
  });
  slots.whenPlaced.add((s, cell) => {
    rivalry(s).owners[cell] = s.turn + 1;
    seen.forget(s, s.turn, s.cells[cell]!);
  });
  installImpossible(slots);

  const canPlace = (s: State, seat: number): boolean => book.canDo(s, seat, [placing.kind]);
  const showHand = book.kind({
    name: 'show-hand',
    guards: book.every(
      (s) => (rivalry(s).row.length > 0 ? ALLOWED : rowEmpty),
      (s, _read, seat) => (canPlace(s, seat) ? mayPlace : ALLOWED),
    ),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      const hand = s.hands[seat]!;
      tell?.(handShown, seat, hand.length, 0);
      for (const card of hand) {
        tell?.(shown, seat, card, 0);
        seen.forget(s, seat, card);
        rivalry(s).shown[seat]!.push(card);
      }
      hand.length = 0;
      turn.afterAction(s, seat);
    },
  });
  const pass = book.kind({
    name: 'pass',
    guards: book.every(
      (s, _read, seat) => (s.hands[seat]!.length < 2 ? ALLOWED : twoCards),
      (s, _read, seat) => (canPlace(s, seat) ? passMayPlace : ALLOWED),
    ),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      tell?.(passed, seat, 0, 0);
      turn.afterAction(s, seat);
    },
  });
  slots.actions.push(showHand, pass);
  slots.whenTurnEnds.add((s, tell) => {
    refill(s, tell);
    if (filled(s) === board.cells) end(s, full, true);
    else if (s.hands.every((hand) => hand.length <= 1)) end(s, out, true);
  });
};

export const competitive: Mode = {
  id: 'competitive',
  box: { finishes: 0, starts: false, piles: 'common' },
  install,
  rank(s) {
    const sheet = scoreSheet(rivalry(s));
    return { kind: 'ranked', scores: sheet.map(({ total }) => total), winners: winnersOf(sheet), why: s.ended };
  },
};
