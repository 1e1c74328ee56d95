/** F1.1: where every card and every worm is. */
import { auditor, type Inventory } from '@halcyon/parts';
import { fishOf } from './corals.ts';
import {
  BREEDING,
  BREEDING_WORDS,
  CARD_SIZE,
  CARD_WORDS,
  COLOURS,
  CORAL,
  DECK,
  FACE_DOWN,
  FEMALE,
  fish,
  GAP,
  MALE,
  PEARL,
  SEATS,
  SHARK,
  WORMS_OF_EACH,
} from './sea.ts';
import type { State } from './state.ts';

const undealt = (s: State): boolean => s.pile.length === 0 && s.sea.every((card) => card === GAP);

export const seaCards: Inventory<State> = {
  cards: DECK,
  size: CARD_SIZE,
  words: CARD_WORDS,
  undealt,
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
  undealt,
  lying(s, found) {
    for (const card of [...s.breeding, ...s.breedingPile]) found(card + 1);
    for (const brood of s.broods.flat()) if (brood > 0) found(brood);
  },
};

const auditCards = auditor(seaCards);
const auditBreeding = auditor(breedingCards);
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
  return cell < 0 ? undefined : `cell ${cell} has a face and is open, or has none and is not`;
};

export const audit = (s: State): string | undefined =>
  auditCards(s) ?? auditBreeding(s) ?? auditWorms(s) ?? auditFaces(s);
