/** How German names the cards and places of The Ascent. */

import { counted, type Maybe } from '@halcyon/speech/grammar';
import { BRIDGE, cardValue, isCampfire, isIbex, isTerrain, SUMMIT, typeOf } from '../../rules/vocabulary.ts';
import { spotOf } from '../cards.ts';

const TYPES = ['Gras', 'Schnee', 'Fels'];
export const type = (n: Maybe): string => TYPES[n ?? -1] ?? '?';

/** Without an article: 'Gras 7' (said like 'Pik 7'), 'Gras 2 mit Steinbock', 'Schnee-Lagerfeuer'. */
export const name = (card: Maybe): string => {
  if (card === undefined) return 'Karte';
  if (isTerrain(card)) return `${type(typeOf(card))} ${cardValue(card)}${isIbex(card) ? ' mit Steinbock' : ''}`;
  if (isCampfire(card)) return `${type(typeOf(card))}-Lagerfeuer`;
  return card === BRIDGE ? 'Brücke' : card === SUMMIT ? 'Gipfel' : 'Karte';
};
/** In the accusative, which 'ziehen', 'platzieren' and 'ablegen' take; for all but the summit also the nominative. */
export const card = (n: Maybe): string =>
  `${n === SUMMIT ? 'einen' : n !== undefined && isCampfire(n) ? 'ein' : 'eine'} ${name(n)}`;
/** A terrain that can be pointed at. */
export const the = (n: Maybe): string => `die Karte ${name(n)}`;

export const cell = (n: Maybe): string => {
  const { row, place } = spotOf(n);
  return `Reihe ${row}, Feld ${place}`;
};
export const rows = counted('de', 'Reihe', 'Reihen');
export const ibexes = counted('de', 'Steinbock', 'Steinböcke');
