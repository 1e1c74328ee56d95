/** How French names the cards and places of The Ascent. */

import { counted, type Maybe } from '@halcyon/speech/grammar';
import { BRIDGE, cardValue, isCampfire, isIbex, isTerrain, SUMMIT, typeOf } from '../../rules/vocabulary.ts';
import { spotOf } from '../cards.ts';

const TYPES = ['herbeux', 'enneigé', 'rocheux'];
export const type = (n: Maybe): string => TYPES[n ?? -1] ?? '?';

const named = (card: number): string | undefined => {
  if (isTerrain(card)) return `${cardValue(card)} ${type(typeOf(card))}${isIbex(card) ? ' à Bouquetin' : ''}`;
  if (isCampfire(card)) return `Feu de camp ${type(typeOf(card))}`;
  return card === BRIDGE ? 'Pont' : card === SUMMIT ? 'Sommet' : undefined;
};
/** Without an article: '7 herbeux', '2 herbeux à Bouquetin', 'Feu de camp enneigé'. */
export const name = (card: number): string => named(card) ?? 'carte';
/** All cards are masculine, except one that is not known. */
const withArticle = (masculine: string, feminine: string, card: Maybe): string => {
  const known = card === undefined ? undefined : named(card);
  return known ? `${masculine} ${known}` : `${feminine} carte`;
};
export const card = (n: Maybe): string => withArticle('un', 'une', n);
/** A card that can be pointed at. */
export const the = (n: Maybe): string => withArticle('le', 'la', n);

export const cell = (n: Maybe): string => {
  const { row, place } = spotOf(n);
  return `rangée ${row}, case ${place}`;
};
export const rows = counted('fr', 'rangée', 'rangées');
export const ibexes = counted('fr', 'Bouquetin', 'Bouquetins');
