/** What cards in hand that are no islands are worth: a Finish, a joker (Wild or border card), the Pyramid's Compass. */
import type { Seat, Setup } from '@halcyon/kernel';
import type { Sea } from '../look/sea.ts';
import { BORDER, BY_WILD, COMPASS, FINISH, FINISHES, jokerCells, WILD } from '../rules/index.ts';
import type { Weights } from './weights.ts';

/** What the Pyramid's Explorer deck may still bring (explorer.ts); a page loads it only for the Pyramid. */
export interface Deck {
  bordersIn(form: number): number;
  prospect(s: Sea, seat: Seat, borders: number): Prospect;
}
/** The chance that the order of the deck lets the team win, as a seat sees it. */
export interface Prospect {
  readonly chance: number;
  /** By what part it falls if a card leaves the hand: a Compass, the last one that can end the game. */
  readonly compass: number;
  readonly ender: number;
}
export interface Holdings {
  readonly starts: boolean;
  /** The Pyramid's Explorer deck, and how many border cards are in it; 0 without one. */
  readonly deck: Deck | undefined;
  readonly borders: number;
  readonly joker: number;
  /** Jokers that were dealt. */
  readonly jokersDealt: number;
  /** In the own hand. */
  finishes: number;
  jokers: number;
  /** What the last card that can end the game is worth, and what it is worth beside another one. */
  last: number;
  beside: number;
  compass: number;
  /** What parting with cards may gain at most: a second Finish can be a burden. */
  relief: number;
}

export const count = (cards: readonly number[], card: number): number => {
  let n = 0;
  for (const each of cards) if (each === card) n++;
  return n;
};

/** `deck`: for the Pyramid. */
export const whatIsHeld = ({ layout, options }: Setup, deck: Deck | undefined): Holdings => ({
  starts: layout === 'square',
  deck,
  borders: deck?.bordersIn(options.explorer!) ?? 0,
  joker: layout === 'pyramid' ? BORDER : WILD,
  jokersDealt: options.wilds ?? 0,
  finishes: 0,
  jokers: 0,
  last: 0,
  beside: 0,
  compass: 0,
  relief: 0,
});

/** Wilds that are neither in a hand nor in a pile, as far as all can see. */
const wildsOut = (s: Sea): number =>
  jokerCells(s).length +
  (s.started === BY_WILD ? 1 : 0) +
  (s.wildsSpent ?? 0) +
  (s.devoured ? count(s.devoured, WILD) : 0);

/** Where there is no Explorer deck. */
const endersElsewhere = ({ finishes, jokers, jokersDealt }: Holdings, s: Sea, seat: Seat, chance: number): number => {
  const gone = s.discards[seat]!;
  const ended = (FINISHES - finishes - count(gone, FINISH)) * chance;
  return jokersDealt === 0 ? ended : ended + (jokersDealt - wildsOut(s) - jokers - count(gone, WILD)) * chance;
};

export const readHoldings = (
  held: Holdings,
  s: Sea,
  seat: Seat,
  chance: number,
  full: number,
  weights: Weights,
): void => {
  const hand = s.hands[seat]!;
  held.finishes = count(hand, FINISH);
  held.jokers = held.borders + held.jokersDealt > 0 ? count(hand, held.joker) : 0;
  // Nobody asks what a card is worth that is not there.
  const isLast = held.finishes + held.jokers > 0;
  if (held.deck && (isLast || count(hand, COMPASS) > 0)) {
    const { compass, ender } = held.deck.prospect(s, seat, held.borders);
    held.compass = weights.compassCard * compass;
    held.last = weights.finish + weights.enderCard * ender;
    held.beside = 0;
  } else if (isLast) {
    const elsewhere = endersElsewhere(held, s, seat, chance);
    held.last = (weights.finish + weights.finishLate * full) * Math.exp(-weights.finishElse * elsewhere);
    held.beside = held.last * Math.exp(-weights.finishElse);
  }
  held.relief = weights.spare < 0 && held.finishes > 1 ? -weights.spare * (held.finishes - 1) : 0;
};

/** What parting with a card that is no island costs, when so many Finishes and jokers are still in hand. */
export const lossOfHeld = (
  { joker, last, beside, compass }: Holdings,
  card: number,
  finishes: number,
  jokers: number,
  weights: Weights,
): number => {
  if (card === FINISH) return finishes > 1 ? weights.spare : jokers > 0 ? beside : last;
  if (card === joker) return weights.joker + (finishes > 0 || jokers > 1 ? 0 : last);
  return card === COMPASS ? compass : 0;
};
