/** What the reader has picked up or marked for dropping. It belongs to the hand, not to the game: a reload forgets it. */
import { argOf, kindOf, MOST_MOVES, type Move, pack } from '@halcyon/kernel';
import {
  BORDER,
  type Board,
  boardOf,
  COMPASS,
  costOf,
  EMPTY,
  HIGHEST_ISLAND,
  isIsland,
  MONSTER,
  mayDiscard,
  WILD,
} from '@halcyon/tranquility';
import type { Session } from '../../table/session.svelte.ts';
import { gapAround, type Sea, seaOf } from './sea.ts';

/** Questions that are answered by dropping cards. */
const DROPS = ['pay', 'discard', 'share', 'reduce'];
/** Cards that lie as an island of any number, and the move that lays them. */
const JOKERS: Readonly<Record<number, string>> = { [WILD]: 'wild', [BORDER]: 'border' };

/** A number that a Wild or a border card may be. */
export interface Offer {
  readonly number: number;
  readonly cost: number;
}
export interface Naming {
  readonly cell: number;
  readonly offers: readonly Offer[];
  /** What keeps the distances to both sides even. */
  readonly middle: number;
  /** Nothing is played yet, so another cell may be chosen. */
  readonly open: boolean;
}

export class Pick {
  readonly #session: Session;
  readonly board: Board;
  /** Places in the hand, because two Finishes are alike. */
  #card = $state<number>();
  #marked = $state<number[]>([]);
  /** T7.4: the next cell that is pressed is turned over. */
  #turning = $state(false);
  /** Where a Wild or border card is to lie; it is played together with its number. */
  #cell = $state<number>();
  /** The step at which something was picked; afterwards the hand is another one. */
  #at = $state(-1);
  constructor(session: Session) {
    this.#session = session;
    this.board = boardOf(session.match.setup.layout);
  }
  get #now(): boolean {
    return this.#at === this.#session.match.steps.length;
  }
  get sea(): Sea {
    return seaOf(this.#session.view);
  }
  get hand(): readonly number[] {
    const { looking } = this.#session;
    return looking === undefined ? [] : this.sea.hands[looking]!;
  }
  /** How many cards the reader has to drop, or 0. */
  get due(): number {
    const { ask } = this.#session;
    return ask && DROPS.includes(ask.id) ? (ask.facts.left ?? 0) : 0;
  }
  get card(): number | undefined {
    return this.#now && this.#card !== undefined && this.due === 0 ? this.hand[this.#card] : undefined;
  }
  get turning(): boolean {
    return this.#now && this.#turning;
  }
  isPicked(i: number): boolean {
    return this.#now && this.due === 0 && this.#card === i;
  }
  get marked(): readonly number[] {
    return this.#now ? this.#marked : [];
  }
  /** Picks up, puts back, marks or unmarks the card at this place. */
  press(i: number): void {
    const marked = this.marked;
    const picked = this.isPicked(i);
    const kept = this.due > 0 && !mayDiscard(this.sea, this.hand[i]!);
    if (kept) {
      this.#session.explain(this.#move('drop', this.hand[i]!));
      return;
    }
    this.#begin();
    if (this.due === 0) this.#card = picked ? undefined : i;
    else this.#marked = marked.includes(i) ? marked.filter((other) => other !== i) : [...marked, i].slice(-this.due);
  }
  toggleTurning(): void {
    const turning = !this.turning;
    this.#begin();
    this.#turning = turning;
  }
  #begin(): void {
    this.putBack();
    this.#at = this.#session.match.steps.length;
    this.#session.advise('');
  }
  putBack(): void {
    this.#card = undefined;
    this.#cell = undefined;
    this.#turning = false;
    this.#marked = [];
  }

  /** The move that takes what is picked to this cell, legal or not; undefined if nothing is picked. */
  moveTo(cell: number): Move | undefined {
    const { card } = this;
    if (this.turning) return this.#move('turn-over', cell);
    if (card === undefined) return undefined;
    const lies = this.sea.cells[cell] !== EMPTY;
    const joker = JOKERS[card];
    if (card === MONSTER) return this.#move('monster', cell);
    if (card === WILD && lies && this.#kind('wild-monster') >= 0) return this.#move('wild-monster', cell);
    if (joker) return this.#move(joker, cell);
    if (card === COMPASS) return this.#move('clear', cell);
    return this.#move('place', card, cell);
  }
  /** Legal cells of what is picked, with what they cost at least. */
  get targets(): ReadonlyMap<number, number> {
    const legal = new Set(this.#session.legal);
    const cells = Array.from({ length: this.board.cells }, (_, cell) => cell);
    return new Map(
      cells.flatMap((cell) => {
        const move = this.moveTo(cell);
        return move !== undefined && legal.has(move) ? [[cell, this.#costAt(cell)]] : [];
      }),
    );
  }
  #costAt(cell: number): number {
    const { card, sea, board } = this;
    if (this.turning) return 1;
    if (card !== undefined && isIsland(card)) return costOf(board, sea, card, cell);
    return card !== undefined && JOKERS[card] && sea.cells[cell] === EMPTY
      ? Math.min(...this.#offers(cell, true).map(({ cost }) => cost))
      : 0;
  }
  /** Plays what is picked there; a Wild or border card is asked for its number first. Says whether anything was picked. */
  playTo(cell: number): boolean {
    const move = this.moveTo(cell);
    if (move === undefined) return false;
    if (this.#session.ask?.id !== 'turn' || !this.#isJoker(move) || this.#session.check(move)) this.#session.play(move);
    else {
      this.#session.advise('');
      this.#cell = cell;
    }
    return true;
  }
  #isJoker(move: Move): boolean {
    return Object.values(JOKERS).includes(this.#session.match.rules.moves[kindOf(move)]!.name);
  }

  /** The numbers between which a Wild or border card must choose, as soon as its cell is known. */
  get naming(): Naming | undefined {
    const { ask } = this.#session;
    const asked = ask?.id === 'name' ? ask.facts.cell : undefined;
    const cell = asked ?? (this.card === undefined ? undefined : this.#cell);
    if (cell === undefined) return undefined;
    const { low, high, lowAt, highAt } = gapAround(this.board, this.sea, cell);
    const share = (cell - lowAt) / (highAt - lowAt);
    const middle = Math.round(low + share * ((high || HIGHEST_ISLAND + 1) - low));
    const open = asked === undefined;
    return { cell, offers: this.#offers(cell, open), middle, open };
  }
  /** The numbers that the rules allow there, with their costs. */
  #offers(cell: number, open: boolean): Offer[] {
    const { board, sea } = this;
    const kind = this.#kind('name');
    return (open ? this.#afterLaying(cell) : this.#session.legal)
      .filter((move) => kindOf(move) === kind)
      .map((move) => ({ number: argOf(move, 0), cost: costOf(board, sea, argOf(move, 0), cell) }));
  }
  /** What the rules would list if the card lay: asked of a copy of what this seat sees, since nothing is played yet. */
  #afterLaying(cell: number): Move[] {
    const { rules } = this.#session.match;
    const { looking: seat, view } = this.#session;
    const lay = this.moveTo(cell);
    if (lay === undefined || seat === undefined) return [];
    const copy = rules.copy(view, rules.start());
    rules.apply(copy, seat, lay);
    const moves = new Int32Array(MOST_MOVES);
    return [...moves.subarray(0, rules.legal(copy, seat, moves))];
  }
  name(number: number): void {
    const { naming } = this;
    const lay = naming?.open ? this.moveTo(naming.cell) : undefined;
    this.#session.play(...(lay === undefined ? [] : [lay]), this.#move('name', number));
  }
  /** Back to choosing a cell. */
  otherCell(): void {
    this.#cell = undefined;
  }

  /** Drops what is marked, in ascending order as the rules want it. */
  drop(): void {
    const cards = this.marked.map((i) => this.hand[i]!).sort((a, b) => a - b);
    this.#session.play(...cards.map((card) => this.#move('drop', card)));
  }
  /** Whether the reader could do such a thing now. */
  can(name: string): boolean {
    const kind = this.#kind(name);
    return this.#session.legal.some((move) => kindOf(move) === kind);
  }
  #kind(name: string): number {
    return this.#session.match.rules.moves.findIndex((kind) => kind.name === name);
  }
  #move(name: string, a: number, b = 0): Move {
    return pack(this.#kind(name), a, b);
  }
}

const picks = new WeakMap<Session, Pick>();
export const pickOf = (session: Session): Pick => {
  const pick = picks.get(session) ?? new Pick(session);
  picks.set(session, pick);
  return pick;
};
