/** What others did while the reader was away: moments to be shown one after the other. */
import { type AnyState, CHANCE, type Outlook, type View } from '@halcyon/kernel';
import type { Past } from '@halcyon/protocol/online';
import { ask } from './api.ts';

/** One step of somebody, with what chance did after it. */
export interface Moment {
  readonly from: number;
  /** The first step that is no longer part of it. */
  readonly to: number;
}
export const momentsSince = ({ past }: Outlook, since: number): Moment[] => {
  const moments: Moment[] = [];
  for (let i = since; i < past.length; i++) {
    const last = moments.at(-1);
    if (last && past.step(i).seat === CHANCE) moments[moments.length - 1] = { ...last, to: i + 1 };
    else if (past.step(i).seat !== CHANCE) moments.push({ from: i, to: i + 1 });
  }
  return moments;
};

/** The views of a seat, or of anybody, by the number of steps that stood; as far as the asker may know them. */
export const viewsSince = async (
  table: string,
  seat: number | undefined,
  since: number,
  until: number,
): Promise<ReadonlyMap<number, View<AnyState>>> => {
  const views = new Map<number, View<AnyState>>();
  for (let from = since; from < until; ) {
    const past = await ask<Past>(`tables/${table}/past?from=${from}${seat === undefined ? '' : `&seat=${seat}`}`);
    let { view } = past;
    past.changes.forEach((change, i) => {
      view = { ...view, ...(change as AnyState) };
      // The server gives nothing but views.
      views.set(past.from + i + 1, view as View<AnyState>);
    });
    if (past.changes.length === 0) break;
    from = past.from + past.changes.length;
  }
  return views;
};
