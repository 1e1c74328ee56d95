/**
 * Which terrains may lie in a slot, and what each of them costs there (A4.5, A4.7, A4.8, A4.16). It follows from what lies
 * beside the slot alone, so it is thought out once and not at every decision.
 */
import { HIGHEST_VALUE, ROWS, TYPES, type Type, type Value, worse } from '../rules/index.ts';
import { faceOf } from './survey.ts';

export interface Spot {
  /** Ascending; without those that no hand could pay for. */
  readonly faces: Uint8Array;
  readonly costs: Uint8Array;
}
/** What lies on both sides of a slot of the row: values that count, 0 = none, and types, -1 = none. */
type SpotAt = (row: number, left: Value, right: Value, leftType: Type, rightType: Type) => Spot;

const VALUES = HIGHEST_VALUE + 1;
const KINDS = TYPES + 1;

/** `payable`: the most that a hand can pay. */
const spotFor = (payable: number, ...[row, left, right, leftType, rightType]: Parameters<SpotAt>): Spot => {
  const faces: number[] = [];
  const costs: number[] = [];
  for (let value = row + 1; value <= HIGHEST_VALUE; value++) {
    const cost = worse(value, left, right);
    if (cost > payable) continue;
    for (let type = 0; type < TYPES; type++) {
      if (type === leftType || type === rightType) continue;
      faces.push(faceOf(value, type));
      costs.push(cost);
    }
  }
  return { faces: Uint8Array.from(faces), costs: Uint8Array.from(costs) };
};

const noSpots = (): (Spot | undefined)[] =>
  Array.from({ length: ROWS.length * VALUES * VALUES * KINDS * KINDS }, () => undefined);
/** By what a hand can pay: all bots of a process share what one of them has thought out. */
const known = new Map<number, ReturnType<typeof noSpots>>();

export const spotsFor = (payable: number): SpotAt => {
  const spots = known.get(payable) ?? noSpots();
  known.set(payable, spots);
  return (row, left, right, leftType, rightType) => {
    const at = (((row * VALUES + left) * VALUES + right) * KINDS + leftType + 1) * KINDS + rightType + 1;
    spots[at] ??= spotFor(payable, row, left, right, leftType, rightType);
    return spots[at]!;
  };
};
