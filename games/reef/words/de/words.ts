/** How German names the cards, colours and places of The Reef. */

import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { whose } from '@halcyon/speech/parts/de';
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

export const worms = counted('de', 'Wurm', 'Würmer');
export const pearls = counted('de', 'Perle', 'Perlen');
export const corals = counted('de', 'Koralle', 'Korallen');

const COLOURS = ['Rot', 'Gelb', 'Grün', 'Blau', 'Violett', 'Rosa'];
const colour = (n: Maybe): string => COLOURS[n ?? -1] ?? '?';
/** Before a noun: 'roten', 'rotes'; pink never bends. */
export const bent = (n: Maybe, ending: string): string => {
  const known = colour(n).toLowerCase();
  return known === 'rosa' || known === '?' ? known : `${known}${ending}`;
};
/** Two colours as they are thrown: 'Rot und Gelb', 'zweimal Rot'. */
export const thrown = (first: Maybe, second: Maybe): string =>
  first === second ? `zweimal ${colour(first)}` : `${colour(first)} und ${colour(second)}`;
/** A worm of one of two colours: 'einen roten oder gelben'. */
export const either = (first: Maybe, second: Maybe): string =>
  `einen ${first === second ? bent(first, 'en') : `${bent(first, 'en')} oder ${bent(second, 'en')}`}`;
/** The two colours of a pair; the same one may be there twice. */
export const pair = (one: Maybe, two: Maybe): string => `${colour(one)} und ${colour(two)}`;
export const breeding = (n: Maybe): string => pair(BREEDING[n ?? -1]?.[0], BREEDING[n ?? -1]?.[1]);

/** What is due, in the accusative: '2 rote Würmer oder Perlen', '1 roten Wurm oder eine Perle'. */
export const due = (n: Maybe, of: Maybe = ANY_COLOUR): string => {
  const [one, other] = of === ANY_COLOUR ? ['', ''] : [`${bent(of, 'en')} `, `${bent(of, 'e')} `];
  return counted('de', `${one}Wurm oder eine Perle`, `${other}Würmer oder Perlen`)(n);
};
/** In the accusative, as all that is taken and paid. */
export const worm = (of: Maybe): string => `einen ${bent(of, 'en')} Wurm`;
export const coin = (n: Maybe): string => (n === PAYS_PEARL ? 'eine Perle' : worm(n));

/** Both are neuter. */
export const sex = (n: Maybe): string => (n === MALE ? 'Männchen' : 'Weibchen');
/** [noun, 'a' in the nominative, 'a' in the accusative, 'the' in the accusative]. */
type Named = readonly [noun: string, one: string, gained: string, pointed: string];
const OTHERS: Readonly<Record<number, Named>> = {
  [CORAL]: ['Koralle', 'eine Koralle', 'eine Koralle', 'die Koralle'],
  [SHARK]: ['Hai', 'ein Hai', 'einen Hai', 'den Hai'],
  [PEARL]: ['Perle', 'eine Perle', 'eine Perle', 'die Perle'],
  [WATER]: ['Wasser', 'Wasser', 'Wasser', 'das Wasser'],
  [FACE_DOWN]: ['verdeckte Karte', 'eine verdeckte Karte', 'eine verdeckte Karte', 'die verdeckte Karte'],
};
const UNKNOWN: Named = ['Karte', 'eine Karte', 'eine Karte', 'die Karte'];
const named = (card: Maybe): Named => {
  if (card === undefined || !isFish(card)) return OTHERS[card ?? -1] ?? UNKNOWN;
  const [fish, of] = [sex(sexOf(card)), colourOf(card)];
  const one = `ein ${bent(of, 'es')} ${fish}`;
  return [`${bent(of, 'es')} ${fish}`, one, one, `das ${bent(of, 'e')} ${fish}`];
};
/** Without an article: 'rotes Männchen', 'Koralle', 'Wasser'. */
export const name = (n: Maybe): string => named(n)[0];
export const card = (n: Maybe): string => named(n)[1];
/** In the accusative: 'einen Hai'. */
export const cardAsObject = (n: Maybe): string => named(n)[2];
/** A card that can be pointed at, in the accusative: 'den Hai'. */
export const theCard = (n: Maybe): string => named(n)[3];

export const coral = (n: Maybe): string => `Koralle ${figure(nth(n))}`;

/** Your row, another's, and the middle rows: near, far, and for who only watches. All are feminine. */
const CASES = {
  nominative: ['deine Reihe', 'die Reihe', 'die nahe Mittelreihe', 'die ferne Mittelreihe', 'die Mittelreihe'],
  dative: ['deiner Reihe', 'der Reihe', 'der nahen Mittelreihe', 'der fernen Mittelreihe', 'der Mittelreihe'],
} as const;
const placed = (n: Maybe, who: Who, inCase: keyof typeof CASES): string => {
  const { seat, row, column, word } = spotOf(n, who);
  const [yours, theirs, near, far, middle] = CASES[inCase];
  const rows = { outer: whose(seat, who, yours, theirs), near, far, watched: `${middle} bei ${who.name(seat)}` };
  return `${rows[row]}, Spalte ${column} (${word})`;
};
/** 'deine Reihe, Spalte 3 (a3)': as it is read, and as it is typed. Also after 'in' with a direction. */
export const cell = (n: Maybe, who: Who): string => placed(n, who, 'nominative');
/** 'in deiner Reihe, Spalte 3 (a3)'. */
export const at = (n: Maybe, who: Who): string => `in ${placed(n, who, 'dative')}`;
/** 'aus deiner Reihe, Spalte 3 (a3)'. */
export const from = (n: Maybe, who: Who): string => `aus ${placed(n, who, 'dative')}`;
