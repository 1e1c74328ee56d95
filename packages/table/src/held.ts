/** What a server has told one viewer of a table: the whole once, then changes. Views that were there stay, for whoever looks back. */
import {
  type AnyRules,
  type AnyState,
  HIDDEN,
  type Outlook,
  type OutlookMessage,
  outlookFrom,
  pack,
  type SeenStep,
  seenBy,
  type Viewer,
} from '@halcyon/kernel';
import type { ViewChange } from '@halcyon/protocol/online';

/** What was told does not follow what is held. */
export class Gap extends Error {}

type Parts = Pick<OutlookMessage, 'origin' | 'steps' | 'told'>;

/** A step as the audience may know it, of what one seat knows. */
const openly = (rules: AnyRules, { seat, kind, args }: SeenStep): SeenStep => ({
  seat,
  kind,
  args: args.map((value, i) => (rules.moves[kind]?.args[i]?.sight === 'owner' ? HIDDEN : value)),
});

export class Held {
  readonly viewer: Viewer;
  #view: AnyState;
  #parts: Parts;
  /** By the number of steps that stood. */
  readonly #views = new Map<number, AnyState>();

  constructor({ viewer, view, origin, steps, told }: OutlookMessage) {
    if (steps.length !== told.length) throw new Gap('each step tells something, if only nothing');
    this.viewer = viewer;
    this.#view = view;
    this.#parts = { origin, steps, told };
    this.#views.set(steps.length, view);
  }
  get steps(): readonly SeenStep[] {
    return this.#parts.steps;
  }
  get length(): number {
    return this.steps.length;
  }
  /** The same, whole again: what was received before it is still so as far as its steps are the same. */
  follow(before: Held): this {
    for (const [at, view] of before.#views) {
      const same = before.steps.slice(0, at).every((step, i) => String(step.args) === String(this.steps[i]?.args));
      if (at < this.length && same) this.#views.set(at, view);
    }
    return this;
  }
  change({ from, steps, told, fields }: ViewChange): void {
    if (from > this.length) throw new Gap(`${this.length} steps are here, and step ${from} comes`);
    if (steps.length !== told.length) throw new Gap('each step tells something, if only nothing');
    const { origin } = this.#parts;
    this.#parts = {
      origin,
      steps: [...this.steps.slice(0, from), ...steps],
      told: [...this.#parts.told.slice(0, from), ...told],
    };
    // A field may be undefined in no message: what is not named stays.
    this.#view = { ...this.#view, ...(fields as AnyState) };
    for (const at of this.#views.keys()) if (at > from) this.#views.delete(at);
    this.#views.set(this.length, this.#view);
  }

  outlook(rules: AnyRules): Outlook {
    return this.#outlook(rules, this.#view, this.length);
  }
  /** Before step `at`, as far as it was seen or follows from own steps. */
  outlookAt(rules: AnyRules, at: number): Outlook | undefined {
    const view = this.#views.get(at) ?? this.#rebuilt(rules, at);
    return view && this.#outlook(rules, view, at);
  }
  /** What anybody around the table may know of it. */
  openly(rules: AnyRules): Held {
    const { origin, steps, told } = this.#parts;
    return new Held({
      viewer: 'audience',
      view: rules.view(this.#view, 'audience'),
      origin: origin && rules.view(origin, 'audience'),
      steps: steps.map((step) => openly(rules, step)),
      told: told.map((events) => events.map((event) => seenBy(rules, event, 'audience'))),
    });
  }
  #outlook(rules: AnyRules, view: AnyState, at: number): Outlook {
    const { origin, steps, told } = this.#parts;
    return outlookFrom(rules, {
      viewer: this.viewer,
      view,
      origin,
      steps: steps.slice(0, at),
      told: told.slice(0, at),
    });
  }
  /** From the nearest view before it, by steps that this viewer made itself: of others it may not know enough. */
  #rebuilt(rules: AnyRules, at: number): AnyState | undefined {
    const near = [...this.#views.keys()].filter((n) => n < at).sort((a, b) => b - a)[0];
    if (near === undefined || at > this.length) return undefined;
    const between = this.steps.slice(near, at);
    if (!between.every(({ seat, args }) => seat === this.viewer && !args.includes(HIDDEN))) return undefined;
    const s = rules.copy(this.#views.get(near)!, rules.start());
    for (const { seat, kind, args } of between) rules.apply(s, seat, pack(kind, ...args));
    return rules.view(s, this.viewer);
  }
}
