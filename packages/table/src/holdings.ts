/** All that a device holds of a table: what each of its viewers was told. */
import type { AnyRules, AnyState, Seat, Viewer } from '@halcyon/kernel';
import type { ServerMessage } from '@halcyon/protocol/online';
import { Gap, Held } from './held.ts';

type Telling = Extract<ServerMessage, { is: 'welcome' | 'news' }>;

export class Holdings {
  readonly #held = new Map<Viewer, Held>();

  get any(): boolean {
    return this.#held.size > 0;
  }
  /** Whatever is held. */
  get some(): Held | undefined {
    return this.#held.get('audience') ?? this.#held.values().next().value;
  }
  get(viewer: Viewer): Held | undefined {
    return this.#held.get(viewer);
  }
  /** What this viewer holds; of one that nobody here is, what anybody may know. */
  of(viewer: Viewer, rules: AnyRules): Held {
    const held = this.#held.get(viewer);
    if (held) return held;
    if (!this.some) throw new Error('the server has shown nothing of this table yet');
    return this.some.openly(rules);
  }
  /** `own`: the seats that this device has now. */
  take({ views = [], changes = [] }: Telling, own: readonly Seat[], anew: boolean): void {
    const before = new Map(this.#held);
    if (anew) this.#held.clear();
    for (const view of views) {
      const held = new Held(view);
      const known = before.get(view.viewer);
      this.#held.set(view.viewer, known ? held.follow(known) : held);
    }
    for (const change of changes) {
      const held = this.#held.get(change.viewer);
      if (held) held.change(change);
      // Where nothing was, everything is new.
      else if (change.from === 0)
        this.#held.set(change.viewer, new Held({ ...change, view: change.fields as AnyState }));
      else throw new Gap(`nothing is held of ${change.viewer}`);
    }
    for (const viewer of this.#held.keys())
      if (typeof viewer === 'number' && !own.includes(viewer)) this.#held.delete(viewer);
  }
}
