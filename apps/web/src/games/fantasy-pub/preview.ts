/** What a move would bring about: asked of the rules, on a table that looks like this one. */
import type { State } from '@halcyon/fantasy-pub';
import { kindOf, type Move, randomFrom, type Told } from '@halcyon/kernel';
import { trialFrom } from '../../parts/trial.ts';
import type { Session } from '../../table/session.svelte.ts';
import { pubOf } from './pub.ts';

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
/** With these begins what nobody can foresee. */
const LATER = new Set(['turn', 'threw', 'throws-again', 'passed']);
/** P5.2: who enters is drawn, so only how many coins it brings is known. */
const DRAWN = new Set(['entered']);

export const previewOf = (session: Session, move: Move | undefined): Preview | undefined => {
  const { match, looking, view } = session;
  if (looking === undefined || move === undefined) return undefined;
  const copy = trialFrom(session, match.rules.imagine(view, looking, randomFrom(0)), [move]);
  if (!copy) return undefined;
  const all = copy
    .events(looking)
    .map((told) => ({ told, args: told.args, name: match.rules.events[told.event]!.name }));
  const end = all.findIndex(({ name }) => LATER.has(name));
  const effects = end < 0 ? all : all.slice(0, end);
  const kind = match.rules.moves[kindOf(move)]!.name;
  return {
    move,
    kind,
    effects: kind === 'enter' ? effects.filter(({ name }) => DRAWN.has(name)) : effects,
    after: pubOf(copy.view(looking)),
    wins: copy.outcome !== undefined,
  };
};

/** The same in words. Who will enter is not known, and the offer itself says with how many coins. */
export const inWords = ({ speaker }: Session, { kind, effects }: Preview): string =>
  kind === 'enter' ? '' : effects.map(({ told }) => speaker.event(told)).join(' ');
