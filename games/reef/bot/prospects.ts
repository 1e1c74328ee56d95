/** What a seat can say about the cards that nobody sees; worked out once per decision. */
import {
  BREEDING,
  CARD_SIZE,
  CORAL,
  DECK,
  FACE_DOWN,
  FEMALE,
  fish,
  fishOf,
  MALE,
  PEARL,
  SEATS,
  SHARK,
  type State,
} from '../rules/index.ts';

export interface Prospects {
  /** By card: how many lie face down, in the display or in the pile. */
  readonly unseen: readonly number[];
  /** By breeding card: whether it lies open now; what comes after it is not known. */
  readonly known: readonly boolean[];
}

export const prospectsOf = (s: State): Prospects => {
  const unseen = Array.from({ length: CARD_SIZE }, () => 0);
  for (const card of DECK) unseen[card]!++;
  for (const card of s.sea) if (card < FACE_DOWN) unseen[card]!--;
  for (const card of s.discard) unseen[card]!--;
  for (let seat = 0; seat < SEATS; seat++) {
    unseen[CORAL]! -= s.broods[seat]!.length;
    unseen[PEARL]! -= s.pearls[seat]!;
    unseen[SHARK]! -= s.sharks[seat]!;
    for (const sex of [MALE, FEMALE])
      for (const there of fishOf(s, seat, sex)) if (there > 0) unseen[fish(there - 1, sex)]!--;
  }
  unseen[0] = 0;
  return { unseen, known: BREEDING.map((_, pair) => s.breeding.includes(pair)) };
};
