/** Questions to all other people at the table. After the start nobody is kicked: a seat changes hands by consent. */
import { type Seat, seatsOf, takeBackOf } from '@halcyon/kernel';
import type { CommandOf, Refused } from '@halcyon/protocol/online';
import type { ProposalBody } from '../bodies.ts';
import { isOwn, not, type Plan, peopleAt, type Scene, STALE, type Wisher } from './plan.ts';
import { botAt, FREE, isBotOf, keptBy, seated } from './sitters.ts';

/** Whoever it is about is asked too if it is looking, since nobody shall lose a seat before the own eyes. */
const asksOf = ({ state, here }: Scene, by: Seat, what: ProposalBody): Seat[] =>
  seatsOf(peopleAt(state)).filter((seat) => seat !== by && (!('seat' in what) || seat !== what.seat || here(seat)));

/** What is done when everybody has agreed. */
const carriedOut = ({ state, match }: Scene, by: Seat, what: ProposalBody): Plan | Refused => {
  switch (what.kind) {
    case 'back': {
      const back = match && takeBackOf(match, by, peopleAt(state));
      return back?.to === what.to ? { do: 'undo', seat: by, to: what.to, how: 'agreed' } : STALE;
    }
    case 'bot': {
      const there = state.seats[what.seat]!;
      return seated(what.seat, there.kind === 'person' ? keptBy(there, what.bot) : botAt(what.bot));
    }
    case 'free':
      return seated(what.seat, FREE);
    case 'abandon':
      return { do: 'write', deed: { kind: 'abandoned', body: { why: 'agreed' } } };
  }
};

/** Asks them, or does it at once if there is nobody to be asked. A seat may ask something else instead of what it asked. */
export const askOthers = (scene: Scene, by: Seat, what: ProposalBody): Plan | Refused => {
  const { proposal } = scene.state;
  if (proposal && proposal.by !== by) return not('asked');
  const asks = asksOf(scene, by, what);
  if (asks.length === 0) return carriedOut(scene, by, what);
  return { do: 'write', deed: { kind: 'vote', body: { seat: by, says: 'asked', what, asks } } };
};

export const propose = (scene: Scene, wisher: Wisher, { seat, what }: CommandOf<'propose'>): Plan | Refused => {
  const { state } = scene;
  if (state.status !== 'playing') return not('playing');
  if (!isOwn(scene, wisher, seat)) return not('your-seat');
  if (what.kind === 'abandon') return askOthers(scene, seat, what);
  const there = state.seats[what.seat];
  if (!there) return { kind: 'field', field: 'what.seat', message: 'there is no such seat' };
  if (what.kind === 'free') return there.kind === 'open' ? { do: 'nothing' } : askOthers(scene, seat, what);
  if (!isBotOf(state.game, what.bot)) return not('bot');
  return there.bot === what.bot ? { do: 'nothing' } : askOthers(scene, seat, what);
};

/**
 * The clock asks whether a bot may have the seat of somebody who has not come. It asks in the name of that seat, whose
 * person may withdraw the question or simply play. Where nobody else is, nobody is asked, and nothing plays by itself.
 */
export const offer = (scene: Scene, seat: Seat, bot: string, forSeq: number): Plan => {
  const { state } = scene;
  const there = state.seats[seat];
  const isTrue = state.status === 'playing' && state.turn.includes(seat) && state.acted[seat]! <= forSeq;
  if (!isTrue || there?.kind !== 'person' || there.bot !== null || state.proposal) return { do: 'nothing' };
  const asks = seatsOf(peopleAt(state)).filter((other) => other !== seat);
  const what = { kind: 'bot', seat, bot } as const;
  if (asks.length === 0) return { do: 'nothing' };
  return { do: 'write', deed: { kind: 'vote', body: { seat, says: 'asked', what, asks } } };
};

export const answer = (scene: Scene, wisher: Wisher, { seat, agrees }: CommandOf<'answer'>): Plan | Refused => {
  if (!isOwn(scene, wisher, seat)) return not('your-seat');
  const { proposal } = scene.state;
  if (!proposal?.asks.includes(seat)) return not('asked');
  if (!agrees) return { do: 'write', deed: { kind: 'vote', body: { seat, says: 'refused' } } };
  if (proposal.agreed.includes(seat)) return { do: 'nothing' };
  const isLast = proposal.agreed.length + 1 === proposal.asks.length;
  if (isLast) return carriedOut(scene, proposal.by, proposal.what);
  return { do: 'write', deed: { kind: 'vote', body: { seat, says: 'agreed' } } };
};

export const withdraw = (scene: Scene, wisher: Wisher, { seat }: CommandOf<'withdraw'>): Plan | Refused => {
  if (!isOwn(scene, wisher, seat)) return not('your-seat');
  if (scene.state.proposal?.by !== seat) return not('asked');
  return { do: 'write', deed: { kind: 'vote', body: { seat, says: 'withdrawn' } } };
};
