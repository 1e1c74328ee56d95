/** What the reader can do with what is picked up: lay it, turn a card, choose the number of a Wild. */
import { ahead, argOf, kindOf, type Move } from '@halcyon/kernel';
import { oneFor, Pick } from '@halcyon/page-kit/pick.svelte.ts';
import type { Session } from '@halcyon/page-kit/session.ts';
import { AIMS, JOKERS } from '../look/cards.ts';
import { gapAround, type Sea, seaOf } from '../look/sea.ts';
import { type Board, boardOf, costOf, EMPTY, isIsland, mayDiscard, WILD } from '../rules/index.ts';

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

class SeaPick extends Pick {
  protected readonly drops = ['pay', 'discard', 'share', 'reduce'];
  readonly board: Board;
  /** T7.4: the next cell that is pressed is turned over. */
  #turning = $state(false);
  /** Where a Wild or border card is to lie; it is played together with its number. */
  #cell = $state<number>();
  constructor(session: Session) {
    super(session);
    this.board = boardOf(session.outlook.setup.layout);
  }
  get sea(): Sea {
    return seaOf(this.session.view);
  }
  get turning(): boolean {
    return this.now && this.#turning;
  }
  protected override mayDrop(card: number): boolean {
    return mayDiscard(this.sea, card);
  }
  toggleTurning(): void {
    const turning = !this.turning;
    this.begin();
    this.#turning = turning;
  }
  override putBack(): void {
    super.putBack();
    this.#cell = undefined;
    this.#turning = false;
  }

  /** The move that takes what is picked to this cell, legal or not; undefined if nothing is picked. */
  moveTo(cell: number): Move | undefined {
    const { card } = this;
    if (this.turning) return this.move('turn-over', cell);
    if (card === undefined) return undefined;
    const lies = this.sea.cells[cell] !== EMPTY;
    if (card === WILD && lies && this.kind('wild-monster') >= 0) return this.move('wild-monster', cell);
    const aim = AIMS[card];
    return aim === undefined ? this.move('place', card, cell) : this.move(aim, cell);
  }
  /** Legal cells of what is picked, with what they cost at least. */
  get targets(): ReadonlyMap<number, number> {
    const legal = new Set(this.session.legal);
    const cells = Array.from({ length: this.board.cells }, (_, cell) => cell);
    return new Map(
      cells.flatMap((cell) => {
        const move = this.moveTo(cell);
        return move !== undefined && legal.has(move) ? [[cell, this.#costAt(cell)]] : [];
      }),
    );
  }
  override get legalCells(): readonly number[] {
    return [...this.targets.keys()];
  }
  #costAt(cell: number): number {
    const { card, sea, board } = this;
    if (this.turning) return 1;
    if (card !== undefined && isIsland(card)) return costOf(board, sea, card, cell);
    return card !== undefined && JOKERS.includes(card) && sea.cells[cell] === EMPTY
      ? Math.min(...this.#offers(cell, true).map(({ cost }) => cost))
      : 0;
  }
  /** Plays what is picked there; a Wild or border card is asked for its number first. Says whether anything was picked. */
  playTo(cell: number): boolean {
    const move = this.moveTo(cell);
    if (move === undefined) return false;
    if (this.session.ask?.id !== 'turn' || !this.#isJoker(move) || this.session.check(move)) this.session.play(move);
    else {
      this.session.advise('');
      this.#cell = cell;
    }
    return true;
  }
  #isJoker(move: Move): boolean {
    return JOKERS.some((card) => AIMS[card] === this.nameOf(move));
  }

  /** The numbers between which a Wild or border card must choose, as soon as its cell is known. */
  get naming(): Naming | undefined {
    const { ask } = this.session;
    const asked = ask?.id === 'name' ? ask.facts.cell : undefined;
    const cell = asked ?? (this.card === undefined ? undefined : this.#cell);
    if (cell === undefined) return undefined;
    const { low, high, lowAt, highAt } = gapAround(this.board, this.sea, cell);
    const share = (cell - lowAt) / (highAt - lowAt);
    const middle = Math.round(low + share * (high - low));
    const open = asked === undefined;
    return { cell, offers: this.#offers(cell, open), middle, open };
  }
  /** The numbers that the rules allow there, with their costs. */
  #offers(cell: number, open: boolean): Offer[] {
    const { board, sea } = this;
    const kind = this.kind('name');
    return (open ? this.#afterLaying(cell) : this.session.legal)
      .filter((move) => kindOf(move) === kind)
      .map((move) => ({ number: argOf(move, 0), cost: costOf(board, sea, argOf(move, 0), cell) }));
  }
  /** What the rules would list if the card lay; nothing is played yet. */
  #afterLaying(cell: number): readonly Move[] {
    const lay = this.moveTo(cell);
    return lay === undefined ? [] : (ahead(this.session.outlook, [lay])?.legal ?? []);
  }
  name(number: number): void {
    const { naming } = this;
    const lay = naming?.open ? this.moveTo(naming.cell) : undefined;
    this.session.play(...(lay === undefined ? [] : [lay]), this.move('name', number));
  }
  /** Back to choosing a cell. */
  otherCell(): void {
    this.#cell = undefined;
  }
}

export const pickOf = oneFor((session) => new SeaPick(session));
