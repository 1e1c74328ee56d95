/** Where things went, as arrows show it: from one thing in the picture to another, each as a selector. */
import type { Outlook } from '@halcyon/kernel';
import type { News } from './session.ts';

export interface Way {
  readonly from: string;
  readonly to: string;
}
export const atCell = (cell: number | undefined): string => `[data-cell='${cell}']`;
export const atSeat = (seat: number | undefined): string => `.seats [data-seat='${seat}']`;

/** By the names of what an event tells: from a cell to another, or from whoever did it to the cell. */
export const waysByName = ({ event, args }: News, { rules }: Outlook): Way[] => {
  const named = (...names: readonly string[]): number | undefined =>
    args[rules.events[event]!.args.findIndex(({ name }) => names.includes(name))];
  const [from, to, seat, cell] = [named('from'), named('to'), named('seat'), named('cell', 'hex')];
  if (from !== undefined && to !== undefined) return [{ from: atCell(from), to: atCell(to) }];
  return seat === undefined || cell === undefined ? [] : [{ from: atSeat(seat), to: atCell(cell) }];
};
