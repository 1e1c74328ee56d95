/** Castle Merchants in words, in English. */
import { tellMap } from '../plain.ts';

export const plain = tellMap({
  row: (letter) => `Row ${letter}`,
  on: (what, hex) => `${what} on ${hex}`,
  coins: (list) => `coins ${list}`,
});
