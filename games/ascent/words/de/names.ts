/** How German names cards and places. */

import type { Maybe } from '@halcyon/speech/grammar';
import type { Who } from '@halcyon/speech/speaker';
import {
  BRIDGE,
  type Card,
  type Cell,
  cardValue,
  isCampfire,
  isTerrain,
  SUMMIT,
  type Type,
  typeOf,
} from '../../rules/vocabulary.ts';
import { showsIbex, spotOf } from '../cards.ts';

const TERRAINS = ['Gras', 'Schnee', 'Fels'];
export const terrain = (type: Maybe<Type>): string => TERRAINS[type ?? -1] ?? '?';

/** Without an article: 'Gras 7' (said like 'Pik 7'), 'Gras 2 mit Steinbock', 'Schnee-Lagerfeuer'. */
export const cardName = (card: Maybe<Card>, features: Who['features']): string => {
  if (card === undefined) return 'Karte';
  if (isTerrain(card))
    return `${terrain(typeOf(card))} ${cardValue(card)}${showsIbex(card, features) ? ' mit Steinbock' : ''}`;
  if (isCampfire(card)) return `${terrain(typeOf(card))}-Lagerfeuer`;
  return card === BRIDGE ? 'Brücke' : card === SUMMIT ? 'Gipfel' : 'Karte';
};
/** In the accusative, which 'ziehen', 'platzieren' and 'ablegen' take; for all but the summit also the nominative. */
export const a = (card: Maybe<Card>, { features }: Who): string =>
  `${card === SUMMIT ? 'einen' : card !== undefined && isCampfire(card) ? 'ein' : 'eine'} ${cardName(card, features)}`;
/** A terrain that can be pointed at. */
export const the = (card: Maybe<Card>, { features }: Who): string => `die Karte ${cardName(card, features)}`;

export const spot = (cell: Maybe<Cell>): string => {
  const { row, place } = spotOf(cell);
  return `Reihe ${row}, Feld ${place}`;
};

/** How every lost game ends. */
export const LOST = 'Diesmal endet der Aufstieg hier.';
