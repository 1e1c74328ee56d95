/** How English names the cards and places of The Ascent. */

import { counted, type Maybe } from '@halcyon/speech/grammar';
import { BRIDGE, cardValue, isCampfire, isIbex, isTerrain, SUMMIT, typeOf } from '../../rules/vocabulary.ts';
import { spotOf } from '../cards.ts';

const TYPES = ['grass', 'snow', 'rock'];
export const type = (n: Maybe): string => TYPES[n ?? -1] ?? '?';

/** Without an article: 'grass 7', 'grass 2 with ibex', 'snow campfire'. */
export const name = (card: Maybe): string => {
  if (card === undefined) return 'card';
  if (isTerrain(card)) return `${type(typeOf(card))} ${cardValue(card)}${isIbex(card) ? ' with ibex' : ''}`;
  if (isCampfire(card)) return `${type(typeOf(card))} campfire`;
  return card === BRIDGE ? 'bridge' : card === SUMMIT ? 'summit' : 'card';
};
export const card = (n: Maybe): string => `a ${name(n)}`;
/** A card that can be pointed at. */
export const the = (n: Maybe): string => `the ${name(n)}`;

export const cell = (n: Maybe): string => {
  const { row, place } = spotOf(n);
  return `row ${row}, place ${place}`;
};
export const rows = counted('en', 'row', 'rows');
export const ibexes = counted('en', 'ibex', 'ibex');
