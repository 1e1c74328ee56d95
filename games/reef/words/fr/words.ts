/** How French names the cards, colours and places of The Reef. */

import { counted, deFrench, figure, type Maybe } from '@halcyon/speech/grammar';
import { whose } from '@halcyon/speech/parts/fr';
import type { Who } from '@halcyon/speech/speaker';
import {
  ANY_COLOUR,
  BREEDING,
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

export const worms = counted('fr', 'ver', 'vers');
export const pearls = counted('fr', 'perle', 'perles');
export const corals = counted('fr', 'corail', 'coraux');

const MASCULINE = ['rouge', 'jaune', 'vert', 'bleu', 'violet', 'rose'];
const FEMININE = ['rouge', 'jaune', 'verte', 'bleue', 'violette', 'rose'];
export const colour = (n: Maybe): string => MASCULINE[n ?? -1] ?? '?';
/** Two colours as they are thrown: 'du rouge et du jaune', 'deux fois du rouge'. */
export const thrown = (first: Maybe, second: Maybe): string =>
  first === second ? `deux fois du ${colour(first)}` : `du ${colour(first)} et du ${colour(second)}`;
/** Two colours to choose from. */
export const either = (first: Maybe, second: Maybe): string =>
  first === second ? colour(first) : `${colour(first)} ou ${colour(second)}`;
/** The two colours of a pair; the same one may be there twice. */
export const pair = (one: Maybe, two: Maybe): string => `${colour(one)} et ${colour(two)}`;
export const breeding = (n: Maybe): string => pair(BREEDING[n ?? -1]?.[0], BREEDING[n ?? -1]?.[1]);

/** What is due: '2 vers rouges ou perles', '1 ver ou une perle'. */
export const due = (n: Maybe, of: Maybe = ANY_COLOUR): string => {
  const [one, other] = of === ANY_COLOUR ? ['', ''] : [` ${colour(of)}`, ` ${colour(of)}s`];
  return counted('fr', `ver${one} ou une perle`, `vers${other} ou perles`)(n);
};
export const worm = (of: Maybe): string => `un ver ${colour(of)}`;
/** What is paid with. */
export const coin = (n: Maybe): string => (n === PAYS_PEARL ? 'une perle' : worm(n));

/** [article, article that points, noun] of a sex. */
const SEXES = [
  ['un', 'le', 'mâle', MASCULINE],
  ['une', 'la', 'femelle', FEMININE],
] as const;
export const sex = (n: Maybe): string => (n === MALE ? 'mâle' : 'femelle');
/** With the article that points: 'le mâle'. */
export const theSex = (n: Maybe): string => (n === MALE ? 'le mâle' : 'la femelle');
/** [noun, with 'un', with 'le']. */
type Named = readonly [noun: string, one: string, pointed: string];
const OTHERS: Readonly<Record<number, Named>> = {
  [CORAL]: ['corail', 'un corail', 'le corail'],
  [SHARK]: ['requin', 'un requin', 'le requin'],
  [PEARL]: ['perle', 'une perle', 'la perle'],
  [WATER]: ['eau', 'de l’eau', 'l’eau'],
  [FACE_DOWN]: ['carte cachée', 'une carte face cachée', 'la carte face cachée'],
};
const UNKNOWN: Named = ['carte', 'une carte', 'la carte'];
const named = (card: Maybe): Named => {
  if (card === undefined || !isFish(card)) return OTHERS[card ?? -1] ?? UNKNOWN;
  const [one, pointed, noun, colours] = SEXES[sexOf(card) === MALE ? 0 : 1];
  const fish = `${noun} ${colours[colourOf(card)]}`;
  return [fish, `${one} ${fish}`, `${pointed} ${fish}`];
};
/** Without an article: 'mâle rouge', 'corail', 'eau'. */
export const name = (n: Maybe): string => named(n)[0];
export const card = (n: Maybe): string => named(n)[1];
/** A card that can be pointed at. */
export const the = (n: Maybe): string => named(n)[2];

export const coral = (n: Maybe): string => `corail ${figure(nth(n))}`;
/** 'votre rangée, colonne 3 (a3)': as it is read, and as it is typed. 'Dans' and 'de' may stand before it. */
export const cell = (n: Maybe, who: Who): string => {
  const { seat, row, column, word } = spotOf(n, who);
  const rows = {
    outer: whose(seat, who, 'la', 'rangée'),
    near: 'la rangée centrale proche',
    far: 'la rangée centrale éloignée',
    watched: `la rangée centrale du côté ${deFrench(who.name(seat))}`,
  };
  return `${rows[row]}, colonne ${column} (${word})`;
};
