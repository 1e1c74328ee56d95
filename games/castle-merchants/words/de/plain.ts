/** Castle Merchants in words, in German. */
import { tellMap } from '../plain.ts';

export const plain = tellMap({
  row: (letter) => `Reihe ${letter}`,
  on: (what, hex) => `${what} auf ${hex}`,
  coins: (list) => `Münzen ${list}`,
});
