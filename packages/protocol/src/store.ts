/** The tables of one conversation, by name. */
import { type Match, type Move, parseMove, type Seat, tableKey, type Viewer } from '@halcyon/kernel';
import { LocalTable } from '@halcyon/table';
import { Problem } from './problem.ts';

export interface OpenTable {
  readonly name: string;
  readonly host: LocalTable;
  /** What bots know it by. */
  readonly key: string;
}
/** Nobody plays here but those who talk to the pipe; for it their seats are people. */
const hostOf = (match: Match): LocalTable =>
  new LocalTable(
    match,
    Array.from({ length: match.rules.seats }, () => ({ name: '' })),
    { think: async () => undefined },
  );

export class Store {
  readonly #tables = new Map<string, OpenTable>();
  #opened = 0;

  /** A client that never frees must get an answer and not bring the process down. */
  constructor(readonly most: number) {}

  /** A table that nobody can reach yet; `open` it when its first answer is written, so that none is open unseen. */
  prepare(match: Match): OpenTable {
    return { name: `t${this.#opened + 1}`, host: hostOf(match), key: tableKey(match) };
  }
  open(table: OpenTable): void {
    this.#opened++;
    this.#tables.set(table.name, table);
  }
  get isFull(): boolean {
    return this.#tables.size >= this.most;
  }
  get(name: string): OpenTable {
    const table = this.#tables.get(name);
    if (!table) throw new Problem('table', 'table', `there is no table '${name}'`);
    return table;
  }
  free(name: string): void {
    this.get(name);
    this.#tables.delete(name);
  }
}

export const needSeat = ({ host: { rules } }: OpenTable, seat: Viewer, field = 'seat'): void => {
  if (typeof seat === 'number' && seat >= rules.seats) {
    throw new Problem('seat', field, `this table has the seats 0-${rules.seats - 1}, not ${seat}`);
  }
};

/** The seat and the move of a request, or the field that is wrong. */
export const needMove = (table: OpenTable, seat: Seat, text: string): Move => {
  needSeat(table, seat);
  const move = parseMove(table.host.rules.moves, text);
  if (typeof move === 'number') return move;
  throw new Problem('move', 'move', move.message);
};
