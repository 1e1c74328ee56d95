/**
 * How a table stood step by step, for somebody who was away. Only through eyes that the asker has: an own seat, or those of
 * anybody who looks. Of a seat that changed hands, nothing before it was taken: what was in a hand then is known to whoever
 * sat there, and the log that the newcomer was given does not say it (docs/decisions/0019-while-you-were-away.md).
 */
import type { Viewer } from '@halcyon/kernel';
import type { Past } from '@halcyon/protocol/online';
import { differing } from '../wire/views.ts';
import type { OpenTable } from './info.ts';
import { NotAllowed } from './refusals.ts';
import { seatsHeld } from './table-state.ts';

/** Steps in one answer; whoever was away for longer asks again. */
const MOST = 200;

export interface PastWish {
  /** Without one, as anybody sees it. */
  readonly seat?: number | undefined;
  readonly from: number;
}

/** The step from which on this person may look back through these eyes. */
const since = ({ state, trail }: OpenTable, person: string | undefined, seat: number | undefined): number => {
  if (seat === undefined) return 0;
  if (!seatsHeld(state, person).includes(seat)) throw new NotAllowed('only who sits there has seen that');
  return trail.stepsBefore(state.seats[seat]!.since);
};

export const pastOf = (table: OpenTable, person: string | undefined, { seat, from }: PastWish): Past => {
  const { match } = table;
  if (!match) throw new NotAllowed('this table has not begun');
  const first = Math.min(match.length, Math.max(from, since(table, person, seat)));
  const viewer: Viewer = seat ?? 'audience';
  const view = match.viewAt(first, viewer);
  const changes: Past['changes'][number][] = [];
  let before = view;
  for (let at = first + 1; at <= Math.min(match.length, first + MOST); at++) {
    const after = match.viewAt(at, viewer);
    changes.push(differing(before, after));
    before = after;
  }
  return { from: first, view, changes };
};
