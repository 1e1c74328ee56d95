/** What a move would bring about: asked of the rules, on a table that looks like this one. */

import { ahead, type Move, type Outlook, randomFrom } from '@halcyon/kernel';
import type { Session } from '@halcyon/page-kit/session.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { mapOf } from '../look/map.ts';
import type { State } from '../rules/index.ts';
import { pickOf } from './pick.svelte.ts';

const after = ({ outlook }: Session, move: Move): Outlook | undefined => {
  const { rules, seat, view } = outlook;
  if (seat === undefined) return undefined;
  const world = mapOf(rules.imagine(view, seat, randomFrom(0)));
  // M4.4: with the discards under the pile no shuffle comes between, and as many cards are drawn.
  world.pile.unshift(...world.discard.splice(0));
  return ahead(outlook, [move], world);
};

export interface Gain {
  readonly cards: number;
  readonly wares: number;
}
/** What ends the turn brings. */
export const gainOf = (session: Session, move: Move): Gain => {
  const { outlook, looking } = session;
  const told = after(session, move)?.events(outlook.step) ?? [];
  const count = (name: string): number =>
    told.filter((each) => each.args[0] === looking && outlook.eventName(each) === name).length;
  return { cards: count('drew'), wares: count('loaded') };
};

/** What is said of a move; the rest is seen on the map, and the hand. */
const SEEN = new Set(['landslide-laid', 'laid', 'shifted', 'walked']);
/** The map as it would be after the move that is shown. */
export const mapAfter = (session: Session): State | undefined => {
  const move = pickOf(session).shown;
  const then = move === undefined ? undefined : after(session, move);
  return then && mapOf(then.view);
};
/** The same in words. */
export const hintOf = (session: Session): string => {
  const { outlook, speaker } = session;
  const { shown, sight } = pickOf(session);
  if (shown === undefined) return '';
  const told = after(session, shown)?.events(outlook.step) ?? [];
  return [
    ...told.filter((each) => SEEN.has(outlook.eventName(each))).map((each) => speaker.event(each)),
    ...(sight.at === sight.pinned ? [speech.words.games['castle-merchants']!.things.pressAgain!] : []),
  ].join(' ');
};
