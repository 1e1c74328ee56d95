/** What was told, by the names of events. */
import type { Session } from '../../table/session.svelte.ts';

interface Told {
  readonly name: string;
  readonly args: readonly number[];
}
export const toldSince = ({ match, viewer }: Session, since: number): Told[] =>
  match.events(viewer, since).map(({ event, args }) => ({ name: match.rules.events[event]!.name, args }));

/** The last throw of this turn, 0 for none; and its place in what has happened. */
export const thrownIn = ({ news, match }: Session): { readonly face: number; readonly at: number } => {
  const at = news.findLastIndex(({ event }) => ['turn', 'threw'].includes(match.rules.events[event]!.name));
  const last = news[at];
  return { face: last && match.rules.events[last.event]!.name === 'threw' ? last.args[1]! : 0, at };
};
