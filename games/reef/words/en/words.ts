/** How English names the cards, colours and places of The Reef. */

import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { whose } from '@halcyon/speech/parts/en';
import type { Who } from '@halcyon/speech/speaker';
import {
  ANY_COLOUR,
  BREEDING,
  COLOURS,
  CORAL,
  colourOf,
  FACE_DOWN,
  isFish,
  MALE,
  PAYS_PEARL,
  PEARL,
  SHARK,
  sexOf,
  WATER,
} from '../../rules/vocabulary.ts';
import { nth, spotOf } from '../places.ts';

export const worms = counted('en', 'worm', 'worms');
export const pearls = counted('en', 'pearl', 'pearls');
export const corals = counted('en', 'coral', 'corals');

export const colour = (n: Maybe): string => COLOURS[n ?? -1] ?? '?';
/** Two colours as they are thrown: 'red and yellow', 'red twice'. */
export const thrown = (first: Maybe, second: Maybe): string =>
  first === second ? `${colour(first)} twice` : `${colour(first)} and ${colour(second)}`;
/** Two colours to choose from. */
export const either = (first: Maybe, second: Maybe): string =>
  first === second ? colour(first) : `${colour(first)} or ${colour(second)}`;
/** The two colours of a pair; the same one may be there twice. */
export const pair = (one: Maybe, two: Maybe): string => `${colour(one)} and ${colour(two)}`;
export const breeding = (n: Maybe): string => pair(BREEDING[n ?? -1]?.[0], BREEDING[n ?? -1]?.[1]);

/** What is due: '2 red worms or pearls', '1 worm or pearl'. */
export const due = (n: Maybe, of: Maybe = ANY_COLOUR): string => {
  const only = of === ANY_COLOUR ? '' : `${colour(of)} `;
  return counted('en', `${only}worm or pearl`, `${only}worms or pearls`)(n);
};
export const worm = (of: Maybe): string => `a ${colour(of)} worm`;
/** What is paid with. */
export const coin = (n: Maybe): string => (n === PAYS_PEARL ? 'a pearl' : worm(n));

export const sex = (n: Maybe): string => (n === MALE ? 'male' : 'female');
const OTHERS: Readonly<Record<number, string>> = {
  [CORAL]: 'coral',
  [SHARK]: 'shark',
  [PEARL]: 'pearl',
  [WATER]: 'open water',
  [FACE_DOWN]: 'face-down card',
};
/** Without an article: 'red male', 'coral', 'open water'. */
export const name = (card: Maybe): string =>
  card !== undefined && isFish(card) ? `${colour(colourOf(card))} ${sex(sexOf(card))}` : (OTHERS[card ?? -1] ?? 'card');
const noun = (card: Maybe): string => (card !== undefined && isFish(card) ? `${name(card)} fish` : name(card));
export const card = (n: Maybe): string => (n === WATER ? name(n) : `a ${noun(n)}`);
/** A card that can be pointed at. */
export const the = (n: Maybe): string => `the ${noun(n)}`;

export const coral = (n: Maybe): string => `coral ${figure(nth(n))}`;
/** 'your row, column 3 (a3)': as it is read, and as it is typed. */
export const cell = (n: Maybe, who: Who): string => {
  const { seat, row, column, word } = spotOf(n, who);
  const rows = {
    outer: `${whose(seat, who)} row`,
    near: 'the near middle row',
    far: 'the far middle row',
    watched: `the middle row on ${whose(seat, who)} side`,
  };
  return `${rows[row]}, column ${column} (${word})`;
};
