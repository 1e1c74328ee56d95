/** What the reader has picked up or marked for dropping. It belongs to the hand, not to the game: a reload forgets it. */
import type { Move } from '@halcyon/kernel';
import { pack } from '@halcyon/kernel';
import type { State } from '@halcyon/tranquility';
import type { Session } from '../../table/session.svelte.ts';

/** Questions that are answered by dropping cards. */
const DROPS = ['pay', 'discard', 'share', 'reduce'];

export class Pick {
  readonly #session: Session;
  /** Places in the hand, because two Finishes are alike. */
  #card = $state<number>();
  #marked = $state<number[]>([]);
  /** The step at which something was picked; afterwards the hand is another one. */
  #at = $state(-1);
  constructor(session: Session) {
    this.#session = session;
  }
  get #now(): boolean {
    return this.#at === this.#session.match.steps.length;
  }
  get state(): State {
    return this.#session.view as unknown as State;
  }
  get hand(): readonly number[] {
    const { looking } = this.#session;
    return looking === undefined ? [] : this.state.hands[looking]!;
  }
  /** How many cards the reader has to drop, or 0. */
  get due(): number {
    const { ask } = this.#session;
    return ask && DROPS.includes(ask.id) ? (ask.facts.left ?? 0) : 0;
  }
  get card(): number | undefined {
    return this.#now && this.#card !== undefined && this.due === 0 ? this.hand[this.#card] : undefined;
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
    this.#at = this.#session.match.steps.length;
    this.#session.advise('');
    if (this.due === 0) {
      this.#card = picked ? undefined : i;
      this.#marked = [];
    } else if (marked.includes(i)) this.#marked = marked.filter((other) => other !== i);
    else this.#marked = [...marked, i].slice(-this.due);
  }
  putBack(): void {
    this.#card = undefined;
    this.#marked = [];
  }
  /** The move that places the picked card there. */
  place(cell: number, card = this.card): Move | undefined {
    return card === undefined ? undefined : pack(this.#kind('place'), card, cell);
  }
  /** Drops what is marked, in ascending order as the rules want it. */
  drop(): void {
    const cards = this.marked.map((i) => this.hand[i]!).sort((a, b) => a - b);
    this.#session.play(...cards.map((card) => pack(this.#kind('drop'), card)));
  }
  #kind(name: string): number {
    return this.#session.match.rules.moves.findIndex((kind) => kind.name === name);
  }
}

const picks = new WeakMap<Session, Pick>();
export const pickOf = (session: Session): Pick => {
  const pick = picks.get(session) ?? new Pick(session);
  picks.set(session, pick);
  return pick;
};
