/** A1.1: the cards of a set-up, where each of them lies, and what cannot lie on a mountain. */
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
} from '@halcyon/parts';
import type { Base } from './base.ts';
import { BRIDGE, CARD_SIZE, CARD_WORDS, isCampfire, isTerrain, SUMMIT, typeOf } from './cards.ts';
import { deckFor } from './deck.ts';
import { isFooting } from './slopes.ts';
import type { State } from './state.ts';
import { below, EMPTY, isFirst, isLast } from './vocabulary.ts';

export const inventoryOf = (seats: number): Inventory<State> => ({
  cards: deckFor(seats),
  size: CARD_SIZE,
  words: CARD_WORDS,
  lying(s, found) {
    for (const lists of [s.hands, s.piles, s.discards, [s.cells, [s.lifted, s.summit]]]) {
      for (const list of lists) for (const card of list) if (card !== EMPTY) found(card);
    }
    found(BRIDGE, s.covered.length);
  },
});

/** A4.4, A4.6, A4.15: rows fill from the left and rest on the row below; bridges have cards on both sides. */
const auditMountain: Audit<State> = (s) => {
  const wrong = s.cells.findIndex((card, cell) => {
    if (card === EMPTY) return false;
    const hangs = below(cell).some((at) => s.cells[at] === EMPTY) || (!isFirst(cell) && s.cells[cell - 1] === EMPTY);
    return hangs || card === SUMMIT || (card === BRIDGE && (isFirst(cell) || isLast(cell)));
  });
  return wrong < 0 ? undefined : `cells: the card in slot ${wrong + 1} cannot lie there`;
};
const auditCovered: Audit<State> = (s) =>
  allDifferent(s.covered) && s.covered.every((cell) => isFooting(s, cell) && !isFirst(cell) && !isLast(cell))
    ? undefined
    : 'covered: a bridge lies under one card, inside a row';

export const auditFor = (
  inventory: Inventory<State>,
  rules: Pick<AnyRules, 'frames'>,
  more: Base['audits'],
): Audit<State> => {
  const lying = framesOf(rules);
  /** A4.10: a terrain without a place is on its way up from its campfire. */
  const lifted: Audit<State> = (s) => {
    const [from] = lying(s, 'lift');
    const there = from ? s.cells[from[0]]! : EMPTY;
    const fits = from
      ? isTerrain(s.lifted) && isCampfire(there) && typeOf(there) === typeOf(s.lifted)
      : s.lifted === EMPTY;
    return fits ? undefined : "lifted: it makes room for a campfire, exactly while 'frames' asks where it goes";
  };
  return audits(
    auditor(inventory, lying),
    auditHands,
    auditMountain,
    auditCovered,
    lifted,
    auditCourse,
    auditDebts<State>(
      lying,
      ['pay', 'discard'],
      (s, seat) => s.hands[seat]!.filter((card) => card >= s.floor[seat]!).length,
    ),
    ...more.map((audit) => audit(lying)),
  );
};
