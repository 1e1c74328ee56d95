/**
 * Where each island would go: in every chain, between which cells. Everybody sees that, so one serves all bots of a
 * table; whoever asks has it compared with the sea first.
 */
import { ABOVE, type Sea } from '../look/sea.ts';
import { type Board, EMPTY } from '../rules/index.ts';

/** Where a chain's entry for an island is kept. */
export const spot = (chain: number, card: number): number => chain * ABOVE + card;

export class Places {
  /** For each chain and island (see spot) the cells of the nearest lower and higher ones in the sea. */
  readonly low: Int16Array;
  readonly high: Int16Array;
  /** How many cells are empty. */
  empty = 0;
  readonly #board: Board;
  /** The cells that all this was read from. */
  readonly #cells: Uint8Array;

  constructor(board: Board) {
    this.#board = board;
    this.low = new Int16Array(spot(board.chains.length, 0));
    this.high = new Int16Array(spot(board.chains.length, 0));
    this.#cells = new Uint8Array(board.cells);
    this.#readAll();
  }
  /** Cells are mostly filled from one look to the next; whatever else has happened, everything is read anew. */
  read({ cells }: Sea): void {
    const known = this.#cells;
    for (let cell = 0; cell < known.length; cell++) {
      if (known[cell] === cells[cell] || this.#isLaid(cell, cells[cell]!)) continue;
      for (let each = 0; each < known.length; each++) known[each] = cells[each]!;
      this.#readAll();
      return;
    }
  }
  /** Only the places of the islands of one gap change. False: this is not all that has happened here. */
  #isLaid(cell: number, card: number): boolean {
    const { low, high } = this;
    const known = this.#cells;
    const chain = this.#board.chainAt[cell]!;
    const from = spot(chain, 0);
    const below = low[from + card]!;
    const above = high[from + card]!;
    if (known[cell] !== EMPTY || below >= cell || above <= cell) return false;
    const { from: first, cells: length } = this.#board.chains[chain]!;
    const a = below < first ? 0 : known[below]!;
    const b = above === first + length ? ABOVE : known[above]!;
    for (let at = from + a + 1; at < from + card; at++) high[at] = cell;
    for (let at = from + card + 1; at < from + b; at++) low[at] = cell;
    this.#lies(from + card, cell);
    known[cell] = card;
    this.empty--;
    return true;
  }
  /** A joker may count as a number whose island is still to come: there is no room for it. */
  #lies(at: number, cell: number): void {
    this.low[at] = cell;
    this.high[at] = cell + 1;
  }
  #readAll(): void {
    this.empty = 0;
    for (let chain = 0; chain < this.#board.chains.length; chain++) this.#readChain(chain);
  }
  #readChain(chain: number): void {
    const { from, cells } = this.#board.chains[chain]!;
    const end = from + cells;
    let below = from - 1;
    let card = 1;
    for (let cell = from; cell <= end; cell++) {
      const there = cell === end ? ABOVE : this.#cells[cell]!;
      if (there === EMPTY) {
        this.empty++;
        continue;
      }
      for (; card < there; card++) {
        this.low[spot(chain, card)] = below;
        this.high[spot(chain, card)] = cell;
      }
      if (cell === end) return;
      this.#lies(spot(chain, card), cell);
      card++;
      below = cell;
    }
  }
}
