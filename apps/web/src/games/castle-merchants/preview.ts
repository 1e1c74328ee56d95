/** What a move would bring about: asked of the rules, on a table that looks like this one. */
import type { State } from '@halcyon/castle-merchants';
import { type Match, type Move, randomFrom } from '@halcyon/kernel';
import { trialFrom } from '../../parts/trial.ts';
import { speech } from '../../shell/words.svelte.ts';
import type { Session } from '../../table/session.svelte.ts';
import { mapOf } from './chart.ts';
import { pickOf } from './pick.svelte.ts';

const trialOf = (session: Session, move: Move): Match | undefined => {
  const { match, looking, view } = session;
  return looking === undefined
    ? undefined
    : trialFrom(session, match.rules.imagine(view, looking, randomFrom(0)), [move]);
};

export interface Gain {
  readonly cards: number;
  readonly wares: number;
}
/** What ends the turn brings. */
export const gainOf = (session: Session, move: Move): Gain => {
  const { match, looking } = session;
  const told = trialOf(session, move)?.events(looking!) ?? [];
  const count = (name: string): number =>
    told.filter(({ event, args }) => args[0] === looking && match.rules.events[event]!.name === name).length;
  return { cards: count('drew'), wares: count('loaded') };
};

/** What is said of a move; the rest is seen on the map, and the hand. */
const SEEN = new Set(['landslide-laid', 'laid', 'shifted', 'walked']);
/** The map as it would be after the move that is shown. */
export const mapAfter = (session: Session): State | undefined => {
  const move = pickOf(session).shown;
  const copy = move === undefined ? undefined : trialOf(session, move);
  return copy && mapOf(copy.view(session.looking!));
};
/** The same in words. */
export const hintOf = (session: Session): string => {
  const { match, speaker, looking } = session;
  const { shown, sight } = pickOf(session);
  if (shown === undefined) return '';
  const told = trialOf(session, shown)?.events(looking!) ?? [];
  return [
    ...told.filter(({ event }) => SEEN.has(match.rules.events[event]!.name)).map((each) => speaker.event(each)),
    ...(sight.at === sight.pinned ? [speech.words.games['castle-merchants']!.things.pressAgain!] : []),
  ].join(' ');
};
