/** Wilson's 95 % interval of a proportion: unlike the plain one it stays within 0-1 and is honest near both ends. */
const Z = 1.959963984540054;

export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}
export const wilson = (wins: number, games: number): Rate => {
  const rate = wins / games;
  const z2 = Z * Z;
  const middle = (rate + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z / (1 + z2 / games)) * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games * games));
  // Rounding may leave 1e-18 where the interval touches an end.
  return { rate, low: wins === 0 ? 0 : middle - half, high: wins === games ? 1 : middle + half };
};
