/** The chance that a hand nobody else has seen holds certain cards: as many ways to deal it as there are, counted. */
import { COLOURS, DECK, WILD } from '../rules/index.ts';

/** CHOOSE[n][k]: ways to take k of n cards. Exact enough as floating point up to the whole deck. */
const CHOOSE: Float64Array[] = [];
for (let n = 0; n <= DECK.length; n++) {
  const row = new Float64Array(DECK.length + 1);
  row[0] = 1;
  for (let k = 1; k <= n; k++) row[k] = CHOOSE[n - 1]![k - 1]! + CHOOSE[n - 1]![k]!;
  CHOOSE.push(row);
}

/** Ways to deal `size` of `total` cards with at least what is asked of each colour from `colour` on. */
const ways = (
  unseen: readonly number[],
  total: number,
  size: number,
  asked: readonly number[],
  colour: number,
): number => {
  let next = colour;
  while (next <= COLOURS.length && asked[next] === 0) next++;
  if (next > COLOURS.length) return CHOOSE[total]![size]!;
  const there = unseen[next]!;
  // All hands, less those with too few: few cards are asked for, so there is less to count than hands with enough.
  let found = ways(unseen, total, size, asked, next + 1);
  for (let held = 0; held < asked[next]! && held <= Math.min(there, size); held++) {
    found -= CHOOSE[there]![held]! * ways(unseen, total - there, size - held, asked, next + 1);
  }
  return found;
};

/** The chance that a hand of `size` cards, any of the unseen ones, has what is asked of each colour. */
const chanceOfCards = (unseen: readonly number[], size: number, asked: readonly number[]): number => {
  const total = unseen.reduce((a, b) => a + b, 0);
  const hand = Math.min(size, total);
  return Math.max(0, ways(unseen, total, hand, asked, 1) / CHOOSE[total]![hand]!);
};
/** The same of at least one Wild. */
const chanceOfWild = (unseen: readonly number[], size: number): number => {
  const total = unseen.reduce((a, b) => a + b, 0);
  const hand = Math.min(size, total);
  return 1 - CHOOSE[total - unseen[WILD]!]![hand]! / CHOOSE[total]![hand]!;
};

export interface Odds {
  /** Holds every card that is asked for. */
  readonly cards: number;
  /** Does not, but holds a Wild. */
  readonly wildOnly: number;
}
/** How real hands differ from random ones. */
export interface Habits {
  /** Colours that no dice asked for pile up in a hand: it is as varied as one of `few + some * size` random cards. */
  readonly few: number;
  readonly some: number;
  /** Wilds are saved: how much likelier a hand has one. */
  readonly saved: number;
}
/** Odds of another seat's hand, from the unseen cards by card number. */
export const oddsOf = (
  unseen: readonly number[],
  size: number,
  asked: readonly number[],
  { few, some, saved }: Habits,
): Odds => {
  const varied = Math.min(size, few + some * size);
  const whole = Math.floor(varied);
  const part = varied - whole;
  const cards =
    (1 - part) * chanceOfCards(unseen, whole, asked) +
    (part === 0 ? 0 : part * chanceOfCards(unseen, whole + 1, asked));
  return { cards, wildOnly: (1 - cards) * Math.min(1, saved * chanceOfWild(unseen, size)) };
};
