/** How French names the tiles, wares and places of Castle Merchants. */

import type { Maybe } from '@halcyon/speech/grammar';
import { LANDSLIDE } from '../../rules/vocabulary.ts';
import { placeIn } from '../places.ts';

const TERRAINS = [undefined, 'montagne', 'champ', 'village', 'forêt', 'route de château'];
const terrain = (n: Maybe): string | undefined => TERRAINS[n ?? 0];
const isMasculine = (n: Maybe): boolean => terrain(n) === 'champ' || terrain(n) === 'village';
const SLIDE = 'glissement de terrain';

/** A card, or one that is not seen. */
export const card = (n: Maybe): string => (terrain(n) ? `une carte ${terrain(n)}` : 'une carte');
const named = (n: Maybe, feminine: string, masculine: string): string =>
  n === LANDSLIDE ? `${masculine} ${SLIDE}` : `${feminine} tuile${terrain(n) ? ` ${terrain(n)}` : ''}`;
/** 'une tuile forêt', 'un glissement de terrain'. */
export const tile = (n: Maybe): string => named(n, 'une', 'un');
/** 'la tuile forêt', 'le glissement de terrain'. */
export const theTile = (n: Maybe): string => named(n, 'la', 'le');
/** 'aucune tuile forêt', 'aucun glissement de terrain'; a 'ne' goes with it. */
export const noTile = (n: Maybe): string => named(n, 'aucune', 'aucun');
/** 'tuiles forêt'. */
export const tiles = (n: Maybe): string => (terrain(n) ? `tuiles ${terrain(n)}` : 'tuiles');
/** Where it goes when it leaves the map. */
export const reserve = (n: Maybe): string => (n === LANDSLIDE ? 'la réserve commune' : 'la réserve');
/** What the die shows. */
export const face = (n: Maybe): string => {
  if (n === LANDSLIDE) return `un ${SLIDE}`;
  return terrain(n) ? `${isMasculine(n) ? 'un' : 'une'} ${terrain(n)}` : 'un paysage';
};

const WARES = ['le vin', 'les étoffes', 'le fromage', 'les gemmes', 'les armes'];
/** With its article. */
export const ware = (n: Maybe): string => WARES[n ?? -1] ?? 'la marchandise';
const SOME = ['du vin', 'des étoffes', 'du fromage', 'des gemmes', 'des armes'];
/** 'du vin', 'des étoffes': some of it, and also 'of it'. */
export const someWare = (n: Maybe): string => SOME[n ?? -1] ?? 'une marchandise';

const castles = (article: string): string[] => SOME.map((of) => `${article} château ${of}`);
const CASTLES = castles('le');
export const castle = (n: Maybe): string => CASTLES[n ?? -1] ?? 'le château';
export const cell = placeIn({ castles: CASTLES, warehouse: 'l’entrepôt', meadow: 'la prairie', hex: '' });
/** 'en d4', 'au château du vin'. */
export const at = placeIn({ castles: castles('au'), warehouse: 'à l’entrepôt', meadow: 'à la prairie', hex: 'en ' });
/** 'de d4', 'du château du vin'. */
export const from = placeIn({
  castles: castles('du'),
  warehouse: 'de l’entrepôt',
  meadow: 'de la prairie',
  hex: 'de ',
});
