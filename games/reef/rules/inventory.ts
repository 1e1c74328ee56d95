/** F1.1: where every card and every worm is. */
import { type AnyRules, framesOf } from '@halcyon/kernel';
import { type Audit, auditor, audits, type Inventory } from '@halcyon/parts';
import { broodsOf, fishOf, takes } from './corals.ts';
import { payable } from './purse.ts';
import type { State } from './state.ts';
import {
  BOATS,
  BREEDING,
  BREEDING_WORDS,
  BROODS,
  CARD_SIZE,
  CARD_WORDS,
  CELL_WORDS,
  COLOURS,
  COLUMNS,
  CORAL,
  columnOf,
  DECK,
  DICE,
  FACE_DOWN,
  FEMALE,
  fish,
  GAP,
  isFish,
  isMiddle,
  MALE,
  MOST_CORALS,
  MOST_TURNS,
  PEARL,
  rowOf,
  SEATS,
  SHARK,
  VISIBLE_BREEDING,
  WORMS_OF_EACH,
} from './vocabulary.ts';

export const seaCards: Inventory<State> = {
  cards: DECK,
  size: CARD_SIZE,
  words: CARD_WORDS,
  lying(s, found) {
    for (const card of [...s.sea, ...s.faces]) if (card !== GAP && card !== FACE_DOWN) found(card);
    for (const card of [...s.pile, ...s.discard]) found(card);
    for (let seat = 0; seat < SEATS; seat++) {
      found(CORAL, s.broods[seat]!.length);
      found(PEARL, s.pearls[seat]!);
      found(SHARK, s.sharks[seat]!);
      for (const sex of [MALE, FEMALE])
        for (const there of fishOf(s, seat, sex)) if (there > 0) found(fish(there - 1, sex));
    }
  },
};
/** From 1 on, because an inventory counts what is no card as 0. */
const breedingCards: Inventory<State> = {
  cards: BREEDING.map((_, card) => card + 1),
  size: BREEDING.length + 1,
  words: Object.fromEntries(BREEDING.map((_, card) => [card + 1, BREEDING_WORDS[card]!])),
  lying(s, found) {
    for (const card of [...s.breeding, ...s.breedingPile]) found(card + 1);
    for (const brood of s.broods.flat()) if (brood > 0) found(brood);
  },
};

const auditWorms = (s: State): string | undefined => {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const there = s.supply[colour]! + s.worms.reduce((sum, worms) => sum + worms[colour]!, 0);
    if (there !== WORMS_OF_EACH) return `${there} ${COLOURS[colour]} worms, not ${WORMS_OF_EACH}`;
  }
  return undefined;
};
/** A face is hidden exactly where a card lies face down. */
const auditFaces = (s: State): string | undefined => {
  const cell = s.sea.findIndex((card, i) => (card === FACE_DOWN) !== (s.faces[i] !== GAP));
  return cell < 0 ? undefined : `faces: ${CELL_WORDS[cell]} has a face and is open, or has none and is not`;
};

/** F3.4-F3.6: fish and broods stand on corals, one fish each until it breeds; F3.9: the boats. */
const auditCorals: Audit<State> = (s) => {
  for (let seat = 0; seat < SEATS; seat++) {
    const [males, females, broods] = [s.males[seat]!, s.females[seat]!, s.broods[seat]!];
    if (males.length !== broods.length || females.length !== broods.length)
      return `corals of seat ${seat} differ in number`;
    const crowded = broods.findIndex((brood, i) => [brood, males[i]!, females[i]!].filter((x) => x > 0).length > 1);
    if (crowded >= 0) return `broods: coral ${crowded + 1} of seat ${seat} holds more than it can`;
    if (s.boats[seat] === 0) return `boats: seat ${seat} has its first from the start`;
  }
  return s.boats[0]! + s.boats[1]! <= BOATS ? undefined : `boats: there are ${BOATS}`;
};
/** F3.3: only what lies in the middle lies face down. */
const auditRows: Audit<State> = (s) => {
  const cell = s.sea.findIndex((card, at) => card === FACE_DOWN && !isMiddle(rowOf(at)));
  return cell < 0 ? undefined : `sea: ${CELL_WORDS[cell]} lies open`;
};

export const auditFor = (rules: Pick<AnyRules, 'frames'>): Audit<State> => {
  const lying = framesOf(rules);
  const course: Audit<State> = (s) => {
    if (lying(s, 'begin').length > 0) return s.turns < MOST_TURNS ? undefined : 'turns: none may begin any more';
    const dice = s.dice.length + lying(s, 'die').length;
    if (dice !== DICE) return `dice: there are ${DICE}`;
    if (s.ended !== 0) return undefined;
    if (s.breeding.length !== VISIBLE_BREEDING) return `breeding: ${VISIBLE_BREEDING} cards lie open`;
    return s.broods.some((_, seat) => broodsOf(s, seat) >= BROODS) ? `broods: with ${BROODS} one has won` : undefined;
  };
  /** What is bought lies there and can be paid for. */
  const purchases: Audit<State> = (s) => {
    const at = (name: string): readonly number[][] => lying(s, name);
    const card = ([cell]: readonly number[]): number => s.sea[cell!]!;
    const isOpen = (x: number): boolean => x !== GAP && x !== FACE_DOWN;
    const coral = s.broods[s.turn]!.length;
    const fits =
      at('deliver').every(
        (args) => isOpen(card(args)) && !isFish(card(args)) && (card(args) !== CORAL || coral < MOST_CORALS),
      ) &&
      at('land').every((args) => isFish(card(args)) && args[1]! < coral && takes(s, s.turn, args[1]!, card(args))) &&
      at('keep').every((args) => isOpen(card(args)) && isMiddle(rowOf(args[0]!))) &&
      at('reveal').every((args) => card(args) === FACE_DOWN) &&
      at('launch').every(() => s.boats[s.turn]! < COLUMNS && s.boats[0]! + s.boats[1]! < BOATS);
    if (!fits) return 'frames: what is paid for is not there';
    const chosen = ['deliver', 'land', 'keep', 'reveal'].flatMap(at);
    if (chosen.some(([cell]) => columnOf(cell!) >= s.boats[s.turn]!))
      return 'frames: no boat lies where it is paid for';
    const paid = at('pay').every(
      ([left, colour, price]) => left! > 0 && left! <= price! && left! <= payable(s, s.turn, colour!),
    );
    return paid ? undefined : 'frames: the price cannot be paid';
  };
  const worms: Audit<State> = (s) =>
    lying(s, 'share').every(([seat, n]) => seat !== s.turn && n === 1) &&
    lying(s, 'substitute').every(([seat, n]) => seat === s.turn && n > 0)
      ? undefined
      : 'frames: one worm is shared with the other';
  return audits(
    auditor(seaCards, lying),
    auditor(breedingCards, lying),
    auditWorms,
    auditFaces,
    auditCorals,
    auditRows,
    course,
    purchases,
    worms,
  );
};
