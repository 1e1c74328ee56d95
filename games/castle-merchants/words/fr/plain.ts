/** Castle Merchants in words, in French. */
import { tellMap } from '../plain.ts';

export const plain = tellMap({
  row: (letter) => `Rangée ${letter}`,
  on: (what, hex) => `${what} en ${hex}`,
  coins: (list) => `pièces ${list}`,
});
