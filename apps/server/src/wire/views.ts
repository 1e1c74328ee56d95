/**
 * What a viewer is sent of the game: the whole outlook when it comes, and afterwards what differs from what it was shown.
 * All who look through the same eyes are shown the same at the same time, so the last view is kept once for all of them.
 */
import { type AnyState, type Match, type OutlookMessage, outlookOf, type View, type Viewer } from '@halcyon/kernel';
import type { ViewChange } from '@halcyon/protocol/online';

type Field = AnyState[string];
const sameList = (a: readonly number[], b: readonly number[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
const sameField = (a: Field, b: Field | undefined): boolean => {
  if (typeof a === 'number' || typeof b === 'number' || b === undefined) return a === b;
  if (a.length !== b.length) return false;
  if (typeof a[0] !== 'object' && typeof b[0] !== 'object') return sameList(a as number[], b as number[]);
  return (a as number[][]).every((list, i) => sameList(list, (b as number[][])[i]!));
};

/** The fields of the second view that are not as in the first. */
export const differing = (before: AnyState, after: AnyState): Partial<AnyState> => {
  const fields: AnyState = {};
  for (const name of Object.keys(after)) if (!sameField(after[name]!, before[name])) fields[name] = after[name]!;
  return fields;
};

/** From step `from` on; undefined if there is nothing to tell. */
const changeBetween = (
  match: Match,
  viewer: Viewer,
  before: { readonly view: AnyState; readonly steps: number },
  from: number,
): { readonly change: ViewChange | undefined; readonly view: View<AnyState> } => {
  const outlook = outlookOf(match, viewer);
  const { steps, told, view } = outlook.message(from);
  const fields = differing(before.view, view);
  const isEmpty = steps.length === 0 && from === before.steps && Object.keys(fields).length === 0;
  return { change: isEmpty ? undefined : { viewer, from, steps, told, fields }, view: outlook.view };
};

/** What has changed for somebody who was away, since so many steps stood that all stand still. */
export const changeSince = (match: Match, viewer: Viewer, steps: number): ViewChange | undefined =>
  changeBetween(match, viewer, { view: match.viewAt(steps, viewer), steps }, steps).change;

export const wholeView = (match: Match, viewer: Viewer): OutlookMessage => outlookOf(match, viewer).message();

export class Sights {
  readonly #shown = new Map<Viewer, AnyState>();
  #steps = 0;

  /** Somebody looks through these eyes now, and has been sent the whole. */
  show(match: Match, viewer: Viewer): void {
    this.#steps = match.length;
    if (!this.#shown.has(viewer)) this.#shown.set(viewer, match.view(viewer));
  }
  has(viewer: Viewer): boolean {
    return this.#shown.has(viewer);
  }
  /** What is new to those who look, given that so many of the steps that they know still stand. */
  move(match: Match, unchanged: number): Map<Viewer, ViewChange> {
    const from = Math.min(unchanged, this.#steps);
    const changes = new Map<Viewer, ViewChange>();
    for (const [viewer, view] of this.#shown) {
      const next = changeBetween(match, viewer, { view, steps: this.#steps }, from);
      if (next.change) changes.set(viewer, next.change);
      this.#shown.set(viewer, next.view);
    }
    this.#steps = match.length;
    return changes;
  }
  /** Nobody looks through other eyes any more. */
  keep(viewers: ReadonlySet<Viewer>): void {
    for (const viewer of this.#shown.keys()) if (!viewers.has(viewer)) this.#shown.delete(viewer);
  }
}
