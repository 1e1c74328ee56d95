/** What a move would bring about: asked of the rules, on a table that looks like this one. */

import { ahead, type Move, randomFrom, type Told } from '@halcyon/kernel';
import type { Session } from '@halcyon/page-kit/session.ts';
import { pubOf } from '../look/pub.ts';
import type { State } from '../rules/index.ts';

export interface Effect {
  readonly name: string;
  readonly args: readonly number[];
  readonly told: Told;
}
export interface Preview {
  readonly move: Move;
  readonly kind: string;
  readonly effects: readonly Effect[];
  readonly after: State;
  readonly wins: boolean;
}
/** P5.2: who enters is drawn, so only how many coins it brings is known. */
const DRAWN = new Set(['entered']);

export const previewOf = ({ outlook }: Session, move: Move | undefined): Preview | undefined => {
  const { rules, seat, view, step } = outlook;
  if (seat === undefined || move === undefined) return undefined;
  const then = ahead(outlook, [move], rules.imagine(view, seat, randomFrom(0)));
  if (!then) return undefined;
  const kind = outlook.moveName(move);
  const effects = then
    .events(step)
    .map((told) => ({ told, args: told.args, name: outlook.eventName(told) }))
    // That the next turn begins is no effect of what is done now.
    .filter(({ name }) => (kind === 'enter' ? DRAWN.has(name) : name !== 'turn'));
  return { move, kind, effects, after: pubOf(then.view), wins: then.outcome !== undefined };
};

/** The effects of a move in words. Of who enters nothing is said: the card is not known, the coins stand in the offer. */
export const inWords = ({ speaker }: Session, { kind, effects }: Preview): string =>
  kind === 'enter' ? '' : effects.map(({ told }) => speaker.event(told)).join(' ');
