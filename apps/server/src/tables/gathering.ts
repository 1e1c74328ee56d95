/**
 * Those who look back at a game together, after its end: one leads, the others see what is shown. It lives as long as they
 * are here and is stored nowhere; at a house of several machines those of one machine look together.
 */
import type { Seat } from '@halcyon/kernel';
import { type CommandOf, type LookInfo, MOST_NOTES, type NoteInfo, type Refused } from '@halcyon/protocol/online';
import { not, STALE } from './acts/plan.ts';
import { textOf } from './circle.ts';
import { type Guest, ownSeats } from './guest.ts';
import type { TableState } from './table-state.ts';

export type LookWish = CommandOf<'look' | 'lead' | 'show' | 'note'>;
export const isLookWish = (wish: { readonly do: string }): wish is LookWish =>
  ['look', 'lead', 'show', 'note'].includes(wish.do);

export class Gathering {
  readonly #guests = new Set<Guest>();
  #leader: { readonly guest: Guest; readonly seat: Seat } | undefined;
  #shown: LookInfo['shown'] = null;
  #notes: readonly NoteInfo[] = [];

  /** Why not; undefined = done, and told to all who look along. */
  take(state: TableState, guest: Guest, wish: LookWish): Refused | undefined {
    // Before the end it would be talk, and tell what somebody thinks of.
    if (state.status !== 'ended') return not('ended');
    if (wish.do === 'note') return this.#note(state, guest, wish);
    if (wish.do === 'look' && wish.along) {
      this.#guests.add(guest);
      guest.tell(textOf({ is: 'noted', notes: this.#notes }));
    } else if (wish.do === 'look') return this.leave(state, guest);
    else {
      const why = wish.do === 'lead' ? this.#lead(state, guest, wish.to) : this.#show(state, guest, wish);
      if (why) return why;
    }
    this.#tell(state);
    return undefined;
  }
  leave(state: TableState | undefined, guest: Guest): undefined {
    if (!this.#guests.delete(guest)) return;
    if (this.#leader?.guest === guest) this.#leader = undefined;
    if (this.#guests.size === 0) {
      this.#shown = null;
      this.#notes = [];
    }
    if (state) this.#tell(state);
  }

  #lead(state: TableState, guest: Guest, to: Seat | null): Refused | undefined {
    const own = ownSeats(state, guest);
    if (!this.#guests.has(guest) || own.length === 0) return not('your-seat');
    const leads = this.#leader?.guest === guest;
    if (this.#leader && !leads) return STALE;
    if (to === null) this.#leader = undefined;
    else if (own.includes(to)) this.#leader = { guest, seat: to };
    else {
      const next = [...this.#guests].find((other) => ownSeats(state, other).includes(to));
      if (!leads || !next) return leads ? STALE : not('your-seat');
      this.#leader = { guest: next, seat: to };
    }
    return undefined;
  }
  #show({ steps }: TableState, guest: Guest, { step, points, arrows }: CommandOf<'show'>): Refused | undefined {
    if (this.#leader?.guest !== guest) return STALE;
    if (step > steps) return { kind: 'field', field: 'step', message: `the game has ${steps} steps` };
    this.#shown = { step, points, arrows };
    return undefined;
  }
  #note(state: TableState, guest: Guest, { seat, step, name, text }: CommandOf<'note'>): Refused | undefined {
    if (!this.#guests.has(guest) || !ownSeats(state, guest).includes(seat)) return not('your-seat');
    const own = this.#notes.filter((note) => note.seat === seat);
    if (own.some((note) => note.step === step && note.name === name && note.text === text)) return undefined;
    if (own.length >= MOST_NOTES)
      return { kind: 'field', field: 'note', message: `a seat shows at most ${MOST_NOTES} notes` };
    const note = { seat, step, name, text };
    this.#notes = [...this.#notes, note];
    for (const other of this.#guests) other.tell(textOf({ is: 'noted', notes: [note] }));
    return undefined;
  }
  #tell(state: TableState): void {
    const along = [...new Set([...this.#guests].flatMap((guest) => ownSeats(state, guest)))].sort((a, b) => a - b);
    for (const guest of this.#guests) {
      const leading = this.#leader?.guest === guest;
      guest.tell(textOf({ is: 'look', along, leader: this.#leader?.seat ?? null, leading, shown: this.#shown }));
    }
  }
}
