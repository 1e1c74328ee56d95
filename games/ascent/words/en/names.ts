/** How English names cards and places. */

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

const TERRAINS = ['grass', 'snow', 'rock'];
export const terrain = (type: Maybe<Type>): string => TERRAINS[type ?? -1] ?? '?';

/** Without an article: 'grass 7', 'grass 2 with ibex', 'snow campfire'. */
export const cardName = (card: Maybe<Card>, features: Who['features']): string => {
  if (card === undefined) return 'card';
  if (isTerrain(card))
    return `${terrain(typeOf(card))} ${cardValue(card)}${showsIbex(card, features) ? ' with ibex' : ''}`;
  if (isCampfire(card)) return `${terrain(typeOf(card))} campfire`;
  return card === BRIDGE ? 'bridge' : card === SUMMIT ? 'summit' : 'card';
};
export const a = (card: Maybe<Card>, { features }: Who): string => `a ${cardName(card, features)}`;
/** A card that can be pointed at. */
export const the = (card: Maybe<Card>, { features }: Who): string => `the ${cardName(card, features)}`;

export const spot = (cell: Maybe<Cell>): string => {
  const { row, place } = spotOf(cell);
  return `row ${row}, place ${place}`;
};

/** How every lost game ends. */
export const LOST = 'This time the ascent ends here.';
