/** The mountain of a view: what page, terminal and bots read from it alike. */
import type { AnyState, Seat, Setup } from '@halcyon/kernel';
import { BRIDGE, type Cell, type Documentary, hikerCell, type State, type Wildlife } from '../rules/index.ts';

/** Fields of modules that are not on the table are missing; `seen` is not there for a lone climber. */
export type Mountain = State & Partial<Documentary & Wildlife & { seen: number[][] }>;
/** The kernel's views name no game; whoever reads this one plays this game. */
export const mountainOf = (view: AnyState): Mountain => view as Mountain;

/** How many stand there. */
export const ibexAt = ({ ibex }: Mountain, cell: Cell): number => ibex?.[cell] ?? 0;
/** Where the hiker stands; -1 = nowhere. */
export const hikerAt = (mountain: Mountain, { features }: Setup): Cell =>
  features.includes('green-path') ? hikerCell(mountain) : -1;
/** A3.2: whether everybody saw this seat get a bridge, which it still holds or has dropped: that is its secret. */
export const wasGivenBridge = ({ seen }: Mountain, seat: Seat): boolean => seen?.[seat]?.includes(BRIDGE) ?? false;
