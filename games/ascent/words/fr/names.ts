/** How French names cards and places. */

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

const TERRAINS = ['herbeux', 'enneigé', 'rocheux'];
/** The adjective of a type. */
export const terrain = (type: Maybe<Type>): string => TERRAINS[type ?? -1] ?? '?';

const known = (card: Card, features: Who['features']): string | undefined => {
  if (isTerrain(card))
    return `${cardValue(card)} ${terrain(typeOf(card))}${showsIbex(card, features) ? ' à Bouquetin' : ''}`;
  if (isCampfire(card)) return `Feu de camp ${terrain(typeOf(card))}`;
  return card === BRIDGE ? 'Pont' : card === SUMMIT ? 'Sommet' : undefined;
};
/** Without an article: '7 herbeux', '2 herbeux à Bouquetin', 'Feu de camp enneigé'. */
export const cardName = (card: Card, features: Who['features']): string => known(card, features) ?? 'carte';
/** All cards are masculine, except one that is not known. */
const withArticle = (masculine: string, feminine: string, card: Maybe<Card>, { features }: Who): string => {
  const name = card === undefined ? undefined : known(card, features);
  return name ? `${masculine} ${name}` : `${feminine} carte`;
};
export const a = (card: Maybe<Card>, who: Who): string => withArticle('un', 'une', card, who);
/** A card that can be pointed at. */
export const the = (card: Maybe<Card>, who: Who): string => withArticle('le', 'la', card, who);

export const spot = (cell: Maybe<Cell>): string => {
  const { row, place } = spotOf(cell);
  return `rangée ${row}, case ${place}`;
};

/** How every lost game ends. */
export const LOST = 'Cette fois, l’ascension s’arrête ici.';
