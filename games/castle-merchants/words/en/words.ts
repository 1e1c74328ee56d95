/** How English names the tiles, wares and places of Castle Merchants. */

import type { Maybe } from '@halcyon/speech/grammar';
import { LANDSLIDE } from '../../rules/vocabulary.ts';
import { placeIn } from '../places.ts';

const TERRAINS = [undefined, 'mountain', 'field', 'village', 'forest', 'castle road'];
const terrain = (n: Maybe): string | undefined => TERRAINS[n ?? 0];
/** A card, or one that is not seen. */
export const card = (n: Maybe): string => (terrain(n) ? `a ${terrain(n)} card` : 'a card');
/** Without an article: 'forest tile', 'landslide'. */
export const kind = (n: Maybe): string => (n === LANDSLIDE ? 'landslide' : terrain(n) ? `${terrain(n)} tile` : 'tile');
/** Where it goes when it leaves the map. */
export const reserve = (n: Maybe): string => (n === LANDSLIDE ? 'the common reserve' : 'the reserve');
/** What the die shows. */
export const face = (n: Maybe): string => (n === LANDSLIDE ? 'a landslide' : `a ${terrain(n) ?? 'terrain'}`);

const WARES = ['wine', 'cloth', 'cheese', 'gems', 'weapons'];
export const ware = (n: Maybe): string => WARES[n ?? -1] ?? 'a ware';
const CASTLES = ['wine', 'cloth', 'cheese', 'gem', 'weapon'].map((sold) => `the ${sold} castle`);
export const castle = (n: Maybe): string => CASTLES[n ?? -1] ?? 'the castle';

export const cell = placeIn({ castles: CASTLES, warehouse: 'the warehouse', meadow: 'the meadow', hex: '' });
