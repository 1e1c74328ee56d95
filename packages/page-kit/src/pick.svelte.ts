/** What the reader has picked up or marked for dropping. It belongs to the hand, not to the game: a reload forgets it. */

import { Intent } from './intent.svelte.ts';
import type { Session } from './session.ts';
import { speech } from './words.svelte.ts';

export type Standing = 'free' | 'picked' | 'marked';

export abstract class Pick extends Intent {
  /** Places in the hand, because two cards may be alike. */
  #card = $state<number>();
  /** The hand that the places are of: a step of somebody else may have changed it. */
  #hand = $state.raw<readonly number[]>([]);
  #marked = $state<number[]>([]);
  /** Questions that are answered by dropping cards. */
  protected abstract readonly drops: readonly string[];
  /** Plays what is picked there, or says why not. Says whether anything was picked. */
  abstract playTo(cell: number): boolean;

  get hand(): readonly number[] {
    const { looking, view } = this.session;
    return looking === undefined ? [] : (view.hands as readonly (readonly number[])[])[looking]!;
  }
  protected override get now(): boolean {
    return super.now && `${this.hand}` === `${this.#hand}`;
  }
  protected override begin(): void {
    super.begin();
    this.#hand = this.hand;
  }
  /** How many cards the reader has to drop, or 0. */
  get due(): number {
    const { ask } = this.session;
    return ask && this.drops.includes(ask.id) ? (ask.facts.left ?? 0) : 0;
  }
  get card(): number | undefined {
    return this.now && this.#card !== undefined && this.due === 0 ? this.hand[this.#card] : undefined;
  }
  get marked(): readonly number[] {
    return this.now ? this.#marked : [];
  }
  isPicked(i: number): boolean {
    return this.now && this.due === 0 && this.#card === i;
  }
  standing(i: number): Standing {
    return this.isPicked(i) ? 'picked' : this.marked.includes(i) ? 'marked' : 'free';
  }
  /** Picks up, puts back, marks or unmarks the card at this place. */
  press(i: number): void {
    const marked = this.marked;
    const picked = this.isPicked(i);
    if (this.due > 0 && !this.mayDrop(this.hand[i]!)) {
      this.session.explain(this.move('drop', this.hand[i]!));
      return;
    }
    this.begin();
    if (this.due === 0) this.#card = picked ? undefined : i;
    else this.#marked = marked.includes(i) ? marked.filter((other) => other !== i) : [...marked, i].slice(-this.due);
    if (this.due > 0 && this.#marked.length === this.due) this.#drop();
  }
  /** How many of the cards that are due have been chosen, in words; '' = none are due. */
  get chosen(): string {
    return this.due > 0 && this.marked.length > 0 ? speech.words.page.chosen(this.marked.length, this.due) : '';
  }
  protected mayDrop(_card: number): boolean {
    return true;
  }
  putBack(): void {
    this.#card = undefined;
    this.#marked = [];
  }
  /** Drops what is marked, in ascending order as the rules want it: the last card that is chosen pays at once. */
  #drop(): void {
    const cards = this.marked.map((i) => this.hand[i]!).sort((a, b) => a - b);
    this.session.play(...cards.map((card) => this.move('drop', card)));
  }
}

/** One of its kind for each table. */
export const oneFor = <P extends Intent>(make: (session: Session) => P): ((session: Session) => P) => {
  const picks = new WeakMap<Session, P>();
  return (session) => {
    const pick = picks.get(session) ?? make(session);
    picks.set(session, pick);
    return pick;
  };
};
