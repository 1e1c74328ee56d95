/** T1.1: the cards of a set-up, where each of them lies, and what cannot lie on a board. */
import { type AnyRules, framesOf } from '@halcyon/kernel';
import {
  type Audit,
  allDifferent,
  auditCourse,
  auditDebts,
  auditHands,
  auditor,
  audits,
  type Inventory,
  times,
} from '@halcyon/parts';
import { EMPTY, jokerCells } from './board.ts';
import { CARD_SIZE, CARD_WORDS, FINISH, ISLANDS, START } from './cards.ts';
import { mayDiscard } from './read.ts';
import type { Slots } from './slots.ts';
import type { State } from './state.ts';

export const inventoryOf = ({ box, setup, deck, besides, flat }: Slots): Inventory<State> => {
  const starts = box.starts ? setup.seats : 0;
  const { lying } = flat;
  return {
    cards: [...ISLANDS, ...times(box.finishes, FINISH), ...times(starts, START), ...deck, ...besides],
    size: CARD_SIZE,
    words: CARD_WORDS,
    lying(s, found) {
      for (const lists of [s.hands, s.piles, s.discards, s.given, [s.removed]]) {
        for (const list of lists) for (let i = 0; i < list.length; i++) found(list[i]!);
      }
      const jokers = jokerCells(s);
      for (let cell = 0; cell < s.cells.length; cell++) {
        const card = s.cells[cell]!;
        if (card !== 0 && !jokers.includes(cell)) found(card);
      }
      if (s.finished !== 0) found(s.finished);
      found(START, s.aside + (s.started > 0 && s.started <= setup.seats ? 1 : 0));
      if (lying !== null) for (let card = 0; card < CARD_SIZE; card++) found(card, lying(s, card));
    },
  };
};

/** T4.2: islands ascend along every chain, whatever card lies as one. */
const auditChains =
  ({ board }: Slots): Audit<State> =>
  (s) => {
    for (const { from, cells } of board.chains) {
      const lie = s.cells.slice(from, from + cells).filter((card) => card !== EMPTY);
      if (lie.some((card, i) => i > 0 && card <= lie[i - 1]!)) return 'cells: they do not ascend';
    }
    const jokers = jokerCells(s);
    return allDifferent(jokers) && jokers.every((cell) => s.cells[cell] !== EMPTY)
      ? undefined
      : 'wilds: no card lies there';
  };

export const auditFor = (inventory: Inventory<State>, rules: Pick<AnyRules, 'frames'>, slots: Slots): Audit<State> => {
  const lying = framesOf(rules);
  const aside: Audit<State> = (s) =>
    lying(s, 'start-in').length === s.aside
      ? undefined
      : "aside: each Start that is aside has its 'start-in' in 'frames'";
  const asked: Audit<State> = (s) =>
    lying(s, 'name').every(([seat, cell]) => seat === s.turn && s.cells[cell] === EMPTY)
      ? undefined
      : 'frames: a number is named by the active player, for an empty cell';
  const droppable = (s: State, seat: number): number =>
    s.hands[seat]!.filter((card) => card >= s.floor[seat]! && mayDiscard(s, card)).length;
  const beyond = (s: State, seat: number): number =>
    lying(s, 'share').length > 0 ? (slots.flat.beyondHand?.(s, seat) ?? 0) : 0;
  return audits(
    auditor(inventory, lying),
    auditHands,
    auditChains(slots),
    aside,
    asked,
    auditCourse,
    auditDebts<State>(lying, ['pay', 'discard', 'share', 'reduce'], (s, seat) => droppable(s, seat) + beyond(s, seat)),
    ...slots.audits.map((audit) => audit(lying)),
  );
};
