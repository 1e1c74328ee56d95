/** What cards in hand that are no islands are worth: a Finish, a joker (Wild or border card), the Pyramid's Compass. */
import type { Seat, Setup } from '@halcyon/kernel';
import type { Sea } from '../look/sea.ts';
import { BORDER, BY_WILD, COMPASS, FINISH, FINISHES, jokerCells, WILD } from '../rules/index.ts';
import { bordersIn, compassesWanted, count, endersElsewhere } from './explorer.ts';
import type { Weights } from './weights.ts';

export interface Holdings {
  readonly starts: boolean;
  /** Border cards in the Pyramid's Explorer deck; 0 without one. */
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
}

export const whatIsHeld = ({ layout, options }: Setup): Holdings => ({
  starts: layout === 'square',
  borders: layout === 'pyramid' ? bordersIn(options.explorer!) : 0,
  joker: layout === 'pyramid' ? BORDER : WILD,
  jokersDealt: options.wilds ?? 0,
  finishes: 0,
  jokers: 0,
  last: 0,
  beside: 0,
  compass: 0,
});

/** Wilds that are neither in a hand nor in a pile, as far as all can see. */
const wildsOut = (s: Sea): number =>
  jokerCells(s).length +
  (s.started === BY_WILD ? 1 : 0) +
  (s.wildsSpent ?? 0) +
  (s.devoured ? count(s.devoured, WILD) : 0);

export const readHoldings = (
  held: Holdings,
  s: Sea,
  seat: Seat,
  chance: number,
  full: number,
  weights: Weights,
): void => {
  const hand = s.hands[seat]!;
  const gone = s.discards[seat]!;
  held.finishes = count(hand, FINISH);
  held.jokers = held.borders + held.jokersDealt > 0 ? count(hand, held.joker) : 0;
  let elsewhere: number;
  if (held.borders > 0) {
    elsewhere = endersElsewhere(s, seat, held.borders);
    held.compass = weights.compassCard * compassesWanted(s, seat, held.borders);
  } else {
    elsewhere = (FINISHES - held.finishes - count(gone, FINISH)) * chance;
    if (held.jokersDealt > 0) {
      elsewhere += (held.jokersDealt - wildsOut(s) - held.jokers - count(gone, WILD)) * chance;
    }
  }
  held.last = (weights.finish + weights.finishLate * full) * Math.exp(-weights.finishElse * elsewhere);
  held.beside = held.last * Math.exp(-weights.finishElse);
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
