/** What every language needs to name a place of the map. */

import { figure, type Maybe } from '@halcyon/speech/grammar';
import { castleAt, HEX_WORDS, type Hex, MEADOW, WAREHOUSE } from '../rules/vocabulary.ts';

/** How a language says it in one case: castles by their ware, and what comes before the name of a path hex. */
interface Places {
  readonly castles: readonly string[];
  readonly warehouse: string;
  readonly meadow: string;
  readonly hex: string;
}
export const placeIn =
  ({ castles, warehouse, meadow, hex: before }: Places): ((hex: Maybe<Hex>) => string) =>
  (hex) => {
    if (hex === undefined) return before + figure(hex);
    if (hex === WAREHOUSE) return warehouse;
    if (hex === MEADOW) return meadow;
    return castles[castleAt(hex)] ?? before + HEX_WORDS[hex];
  };
