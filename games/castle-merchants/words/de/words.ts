/** How German names the tiles, wares and places of Castle Merchants. */

import type { Maybe } from '@halcyon/speech/grammar';
import { LANDSLIDE } from '../../rules/vocabulary.ts';
import { placeIn } from '../places.ts';

/** As the first part of a compound: 'Waldkarte', 'Waldplättchen'. */
const TERRAINS = [undefined, 'Berg', 'Acker', 'Dorf', 'Wald', 'Burgstraßen'];
const compound = (n: Maybe, alone: string, joined: string): string => {
  const terrain = TERRAINS[n ?? 0];
  return terrain ? terrain + joined : alone;
};
/** A card, or one that is not seen; in the nominative or accusative. */
export const card = (n: Maybe): string => `eine ${compound(n, 'Karte', 'karte')}`;
/** 'einer Waldkarte'. */
export const withCard = (n: Maybe): string => `einer ${compound(n, 'Karte', 'karte')}`;
/** Without an article, one or many: 'Waldplättchen'. */
export const tiles = (n: Maybe): string => compound(n, 'Plättchen', 'plättchen');
const named = (n: Maybe, neuter: string, masculine: string): string =>
  n === LANDSLIDE ? `${masculine} Erdrutsch` : `${neuter} ${tiles(n)}`;
/** 'ein Waldplättchen', 'ein Erdrutsch'. */
export const tile = (n: Maybe): string => named(n, 'ein', 'ein');
/** 'ein Waldplättchen', 'einen Erdrutsch'. */
export const tileAsObject = (n: Maybe): string => named(n, 'ein', 'einen');
/** 'kein Waldplättchen', 'kein Erdrutsch'. */
export const noTile = (n: Maybe): string => named(n, 'kein', 'kein');

/** Where it goes when it leaves the map: 'Vorrat', in any case but the nominative. */
export const reserve = (n: Maybe): string => (n === LANDSLIDE ? 'gemeinsamen Vorrat' : 'Vorrat');

const FACES = ['eine Landschaft', 'einen Berg', 'einen Acker', 'ein Dorf', 'einen Wald', 'eine Burgstraße'];
/** What the die shows, in the accusative. */
export const face = (n: Maybe): string => (n === LANDSLIDE ? 'einen Erdrutsch' : (FACES[n ?? 0] ?? 'eine Landschaft'));

const WARES = ['Wein', 'Tuch', 'Käse', 'Edelsteine', 'Waffen'];
export const ware = (n: Maybe): string => WARES[n ?? -1] ?? 'eine Ware';

const castles = (article: string): string[] =>
  ['Wein', 'Tuch', 'Käse', 'Edelstein', 'Waffen'].map((sold) => `${article} ${sold}burg`);
export const cell = placeIn({ castles: castles('die'), warehouse: 'das Lagerhaus', meadow: 'die Wiese', hex: '' });
const IN_CASTLES = castles('in der');
/** 'in der Weinburg'. */
export const inCastle = (n: Maybe): string => IN_CASTLES[n ?? -1] ?? 'in der Burg';
/** 'auf d4', 'in der Weinburg'. */
export const at = placeIn({
  castles: IN_CASTLES,
  warehouse: 'im Lagerhaus',
  meadow: 'auf der Wiese',
  hex: 'auf ',
});
/** 'von d4', 'von der Weinburg'. */
export const from = placeIn({
  castles: castles('von der'),
  warehouse: 'vom Lagerhaus',
  meadow: 'von der Wiese',
  hex: 'von ',
});
/** 'nach d4', 'zur Weinburg'. */
export const to = placeIn({ castles: castles('zur'), warehouse: 'zum Lagerhaus', meadow: 'zur Wiese', hex: 'nach ' });
