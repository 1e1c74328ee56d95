/** More than any card costs. */
export const IMPOSSIBLE = 99;

/** By cost: what is left of a card's worth. What nobody can pay is worth nothing. */
export const fading = (rate: number, most: number): Float64Array =>
  Float64Array.from({ length: IMPOSSIBLE + 1 }, (_, cost) => (cost > most ? 0 : Math.exp(-rate * cost)));
