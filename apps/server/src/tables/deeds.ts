/** Turns a plan into the entry that is stored. It plays on the Match: whoever cannot store it must read the table again. */
import { CHANCE, type Match, printDigest, printOutcome } from '@halcyon/kernel';
import type { Entry } from '../store/rows.ts';
import type { Plan } from './acts/plan.ts';
import { type Deed, happen } from './bodies.ts';
import { type OpenTable, turnOf } from './info.ts';
import { matchOf } from './log.ts';
import { reduce, type TableState } from './table-state.ts';

export interface Written {
  readonly entry: Entry;
  readonly state: TableState;
  readonly match: Match | undefined;
}
export type Writable = Exclude<Plan, { readonly do: 'nothing' }> | { readonly do: 'end' };

/** The numbers that chance rolled from a step on. */
const chanceFrom = (match: Match, from: number): number[] => {
  const rolled: number[] = [];
  for (let i = from; i < match.length; i++) if (match.step(i).seat === CHANCE) rolled.push(match.step(i).move);
  return rolled;
};

const deedOf = (plan: Writable, match: Match | undefined, secret: string): Deed => {
  if (plan.do === 'write') return plan.deed;
  const before = match!.length;
  if (plan.do === 'play') {
    const { seat, move } = plan;
    const refusal = match!.play(seat, move);
    if (refusal) throw new Error(`a planned move is refused by ${refusal.id}`);
    const chance = chanceFrom(match!, before + 1);
    return { kind: 'step', body: { seat, move, chance, digest: printDigest(match!.digest) } };
  }
  if (plan.do === 'undo') {
    const { seat, to, how } = plan;
    match!.takeBack(to, seat, how);
    return { kind: 'undo', body: { seat, to, how, digest: printDigest(match!.digest) } };
  }
  const digest = printDigest(match!.digest);
  if (plan.do === 'deal') return { kind: 'step', body: { chance: chanceFrom(match!, 0), digest } };
  const outcome = printOutcome(match!.rules, match!.outcome!);
  return { kind: 'ended', body: { secret, digest, outcome } };
};

export const write = (
  { state, match: old, secret }: OpenTable,
  plan: Writable,
  { by, key, at }: Pick<Entry, 'by' | 'key' | 'at'>,
): Written => {
  const match = plan.do === 'deal' ? matchOf(state, [], secret) : old;
  const deed = deedOf(plan, match, secret);
  const isOver = deed.kind === 'abandoned' || deed.kind === 'ended';
  const happened = happen(deed, match?.length ?? 0, isOver ? [] : turnOf(match));
  const entry = { t: state.id, seq: state.seq + 1, at, kind: deed.kind, by, key, body: JSON.stringify(happened.body) };
  return { entry, state: reduce(state, entry, happened), match };
};
