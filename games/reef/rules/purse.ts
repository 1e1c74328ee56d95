/** F3.2, F3.5, F3.8: what a seat can pay with. */

import type { Seat } from '@halcyon/kernel';
import type { State } from './state.ts';
import { ANY_COLOUR, type Colour, PAYS_PEARL, type Worms } from './vocabulary.ts';

type Purse = Pick<State, 'worms' | 'pearls'>;

export const wormsOf = (s: Purse, seat: Seat): Worms => {
  const worms = s.worms[seat]!;
  let n = 0;
  for (let colour = 0; colour < worms.length; colour++) n += worms[colour]!;
  return n;
};
/** How much a seat can pay in one colour, or in any; a pearl stands for each of them. */
export const payable = (s: Purse, seat: Seat, colour: Colour): number =>
  s.pearls[seat]! + (colour === ANY_COLOUR ? wormsOf(s, seat) : s.worms[seat]![colour]!);

/** What a seat can pay in any colour; read once for a decision. */
export type Budget = number;
export const budgetOf = (s: Purse, seat: Seat): Budget => payable(s, seat, ANY_COLOUR);

/** Writes the coins that may be put down for a payment in this colour. */
export const coinsFor = (s: Purse, seat: Seat, colour: Colour, out: Int32Array): number => {
  const worms = s.worms[seat]!;
  let n = 0;
  if (colour === ANY_COLOUR) {
    for (let coin = 0; coin < worms.length; coin++) if (worms[coin]! > 0) out[n++] = coin;
  } else if (worms[colour]! > 0) out[n++] = colour;
  if (s.pearls[seat]! > 0) out[n++] = PAYS_PEARL;
  return n;
};
