/**
 * Wishes that a server has not answered. Each keeps its key, so that it can be sent again after a break and is done once.
 * Moves of a seat go one after the other: what was chosen after a move that is refused must not be played without it.
 */
import type { Move, Outlook, Seat } from '@halcyon/kernel';
import type { SentCommand, Wish } from '@halcyon/protocol/online';

type PlayWish = Extract<Wish, { readonly do: 'play' }>;
interface Waiting {
  wish: Wish;
  sent: boolean;
  /** The entry that it became; it is over when that has been told. */
  done?: number;
  /** It is among the steps that were told. */
  told?: true;
  /** Of a move: the question that it answers. */
  readonly ask?: string | undefined;
}

/** A wish that waits, as it can be laid aside and taken up again. */
export type KeptWish = Pick<Waiting, 'wish' | 'ask'>;

export class Outbox {
  #waiting: Waiting[] = [];
  readonly #send: (command: SentCommand) => void;

  constructor(send: (command: SentCommand) => void) {
    this.#send = send;
  }
  get size(): number {
    return this.#waiting.length;
  }
  /** The moves of a seat that are not among the steps yet. */
  moves(seat: Seat): Move[] {
    return this.#plays(seat).flatMap(({ wish, told }) => (told ? [] : (wish as PlayWish).move));
  }
  add(wish: Wish, ask?: string): void {
    this.#waiting.push({ wish, ask, sent: false });
  }
  /** What is lost if this device forgets it now. */
  get kept(): KeptWish[] {
    return this.#waiting.flatMap(({ wish, ask, done }) => (done === undefined ? { wish, ask } : []));
  }
  /** What waited when this table was left. Of each seat the first move may have been sent, and those behind it were not. */
  restore(kept: readonly KeptWish[]): void {
    for (const { wish, ask } of kept) {
      const each: Waiting = { wish, ask, sent: false };
      this.#waiting.push(each);
      each.sent = this.#isFirst(each);
    }
  }
  /** Sends what may go now; after a break also what was sent before and may have been lost. */
  flush(again = false): void {
    for (const each of this.#waiting) {
      if ((each.sent && !again) || each.done !== undefined || !this.#isFirst(each)) continue;
      each.sent = true;
      this.#send(each.wish);
    }
  }
  /** It has become an entry, which this side knows of or not yet. */
  done(key: string, seq: number): void {
    const found = this.#find(key);
    if (found) found.done = seq;
  }
  /** Everything up to this entry was told. Moves behind one that is done go on if their question still stands. */
  reached(seq: number, outlook: (seat: Seat) => Outlook | undefined): Wish[] {
    const over = this.#waiting.filter(({ done }) => done !== undefined && done <= seq);
    this.#waiting = this.#waiting.filter((each) => !over.includes(each));
    const seats = new Set(over.flatMap(({ wish }) => (wish.do === 'play' ? wish.seat : [])));
    return [...seats].flatMap((seat) => this.#goOn(seat, outlook(seat)));
  }
  /** Takes a wish away; with a move go those that were chosen after it. */
  drop(key: string): Wish[] {
    const found = this.#find(key);
    if (!found) return [];
    const { wish } = found;
    const gone = wish.do === 'play' ? this.#plays(wish.seat) : [found];
    const from = gone.indexOf(found);
    return this.#remove(gone.slice(from));
  }
  /** Takes back the last move of a seat as long as it has never left this device. */
  unsent(seat: Seat): (() => void) | undefined {
    const last = this.#plays(seat).at(-1);
    return last && !last.sent ? () => void this.#remove([last]) : undefined;
  }
  /** Marks the moves that are among these steps. */
  tell(seat: Seat, isStep: (move: Move, from: number) => number): void {
    let from = 0;
    for (const each of this.#plays(seat)) {
      if (!each.sent) return;
      const { steps, move } = each.wish as PlayWish;
      const at = isStep(move, Math.max(from, steps));
      if (at < 0) return;
      each.told = true;
      from = at + 1;
    }
  }

  #goOn(seat: Seat, outlook: Outlook | undefined): Wish[] {
    const [next] = this.#plays(seat);
    if (!next || next.sent) return [];
    const wish = next.wish as PlayWish;
    const stands = outlook && outlook.ask?.id === next.ask && !outlook.check(wish.move);
    if (!stands) return this.drop(wish.key);
    next.wish = { ...wish, steps: outlook.step };
    return [];
  }
  #plays(seat: Seat): Waiting[] {
    return this.#waiting.filter(({ wish }) => wish.do === 'play' && wish.seat === seat);
  }
  #isFirst(each: Waiting): boolean {
    return each.wish.do !== 'play' || this.#plays(each.wish.seat)[0] === each;
  }
  #find(key: string): Waiting | undefined {
    return this.#waiting.find(({ wish }) => wish.key === key);
  }
  #remove(gone: readonly Waiting[]): Wish[] {
    this.#waiting = this.#waiting.filter((each) => !gone.includes(each));
    return gone.map(({ wish }) => wish);
  }
}
