/** The mountain of a view: what page, terminal and bots read from it alike. */
import type { AnyState, Seat, Setup } from '@halcyon/kernel';
import {
  BRIDGE,
  type Cell,
  type Documentary,
  filled,
  hikerCell,
  IBEX_NEEDED,
  ibexAtTop,
  ROWS,
  rowOf,
  SLOTS,
  type State,
  visibleBridges,
  type Wildlife,
} from '../rules/index.ts';

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

/** What the summit waits for (A4.17, A6.1, A6.2, A6.6): how much of it is there, and how much must be. */
export interface Goal {
  readonly id: 'slots' | 'path' | 'films' | 'ibex' | 'bridges';
  readonly there: number;
  readonly needed: number;
}
/** The longest words come first, where the sky is widest; bridges last: they come and go, and nothing else moves with them. */
export const goalsOf = (mountain: Mountain, setup: Setup): Goal[] => {
  const { filmed, ibex, won, ibexHome = 0 } = mountain;
  const hiker = hikerAt(mountain, setup);
  const bridges = visibleBridges(mountain);
  return [
    { id: 'slots', there: filled(mountain), needed: SLOTS },
    ...(ibex ? [{ id: 'ibex' as const, there: won ? ibexHome : ibexAtTop(mountain), needed: IBEX_NEEDED }] : []),
    ...(setup.features.includes('green-path')
      ? [{ id: 'path' as const, there: hiker < 0 ? 0 : rowOf(hiker) + 1, needed: ROWS.length }]
      : []),
    ...(filmed ? [{ id: 'films' as const, there: filmed.reduce((sum, n) => sum + n, 0), needed: filmed.length }] : []),
    ...(bridges > 0 ? [{ id: 'bridges' as const, there: 0, needed: bridges }] : []),
  ];
};
