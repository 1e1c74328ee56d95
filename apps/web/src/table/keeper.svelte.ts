/** Keeps one game while it is played: each step is in the store before the next, unless the store is full or the game is another tab's. */
import type { Saved } from '@halcyon/table';
import { entryKey, entryOf, type Kept } from './glance.ts';
import { claim, leave, ownedByNobody, ownedHere } from './owner.ts';
import { putEntry } from './store.ts';

export class Keeper {
  /** 'full': the last step is not in the store. 'elsewhere': another tab plays, and nothing is written here. */
  state = $state<'kept' | 'full' | 'elsewhere'>('kept');
  /** The entry as it should be in the store. */
  #entry: Kept | undefined;
  #seen: string | null;

  constructor(readonly id: string) {
    this.#seen = this.#stored();
    claim(id, () => {
      this.state = 'elsewhere';
    });
  }
  #stored(): string | null {
    return localStorage.getItem(entryKey(this.id));
  }
  save(saved: Saved, turn: readonly number[]): void {
    if (this.state === 'elsewhere') return;
    // The reader may have given it a name meanwhile.
    const stored = entryOf(this.id, this.#stored()) ?? this.#entry;
    const now = Date.now();
    const { name, shared, branch, help, advised, created = now } = stored ?? {};
    this.#entry = { ...saved, id: this.id, name, shared, branch, help, advised, turn, created, changed: now };
    const same = stored?.log === saved.log && stored.secret === saved.secret && String(stored.turn) === String(turn);
    // Whoever only looks at a game does not bring it to the top of the list.
    if (this.#stored() !== null && same && this.state === 'kept') return;
    this.#write();
  }
  /** Room was made. */
  again(): void {
    this.#write();
  }
  /** Somebody asked for advice: such a game is no measure. */
  advised(): void {
    if (!this.#entry || this.#entry.advised) return;
    this.#entry = { ...this.#entry, advised: true };
    this.#write();
  }
  /** What could not be stored, to be saved in another way. */
  get entry(): Kept | undefined {
    return this.#entry;
  }
  close(): void {
    leave(this.id);
  }

  #write(): void {
    const stored = this.#stored();
    const unchanged = ownedByNobody(this.id) && (stored === null || stored === this.#seen);
    if (!ownedHere(this.id) && !unchanged) {
      this.state = 'elsewhere';
      return;
    }
    if (!this.#entry) return;
    try {
      putEntry(this.#entry);
      this.state = 'kept';
    } catch {
      this.state = 'full';
    }
    this.#seen = this.#stored();
  }
}
