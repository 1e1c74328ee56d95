/** Who sits where: sitting down, standing up, and what the host arranges before the start. */
import type { CommandOf, Refused } from '@halcyon/protocol/online';
import { isExpected, isOver, seatsHeld } from '../table-state.ts';
import { isOwn, not, type Plan, type Scene, type Wisher } from './plan.ts';
import { sitAsProgram } from './programs.ts';
import { botAt, FREE, isBotOf, keptBy, seated } from './sitters.ts';
import { askOthers } from './votes.ts';

/** So long a seat waits for the one who played here before. */
const KEPT = 3 * 24 * 60 * 60 * 1000;

export const sit = (scene: Scene, wisher: Wisher, wish: CommandOf<'sit'>): Plan | Refused => {
  if (wisher.program !== undefined) return sitAsProgram(scene, wisher.program, wish);
  const { state, now } = scene;
  const { person } = wisher;
  const { seat, name, salt } = wish;
  if (isOver(state)) return not('ended');
  if (person === null) return not('person');
  const there = state.seats[seat];
  if (there?.kind !== 'open') return not('free-seat');
  if (there.kept && there.kept.person !== person && now - there.since < KEPT) return not('kept');
  return seated(seat, { kind: 'person', person, bot: null, salt }, name);
};

export const stand = (scene: Scene, wisher: Wisher, { seat }: CommandOf<'stand'>): Plan | Refused => {
  if (isOver(scene.state)) return not('ended');
  if (!isOwn(scene, wisher, seat)) return not('your-seat');
  return scene.state.status === 'open' ? seated(seat, FREE) : askOthers(scene, seat, { kind: 'free', seat });
};

export const arrange = ({ state }: Scene, { person }: Wisher, wish: CommandOf<'arrange'>): Plan | Refused => {
  const { seat, bot } = wish;
  if (state.status !== 'open') return not('open');
  if (state.host !== person) return not('host');
  const old = state.seats[seat];
  if (!old) return { kind: 'field', field: 'seat', message: 'there is no such seat' };
  if (bot !== null && !isBotOf(state.game, bot)) return not('bot');
  const sitter = bot === null ? FREE : botAt(bot);
  if (old.kind === sitter.kind && old.bot === sitter.bot && !old.kept) return { do: 'nothing' };
  return seated(seat, sitter);
};

/** A person takes its own seat back from the bot that keeps it. */
export const resume = ({ state }: Scene, { person }: Wisher, { seat }: CommandOf<'resume'>): Plan | Refused => {
  if (isOver(state)) return not('ended');
  const there = state.seats[seat];
  if (there?.kind !== 'person' || there.person !== person) return not('your-seat');
  if (there.bot === null) return { do: 'nothing' };
  return seated(seat, keptBy(there, null));
};

export const begin = ({ state }: Scene, { person }: Wisher): Plan | Refused => {
  if (state.status !== 'open') return not('open');
  if (state.host !== person) return not('host');
  if (state.seats.some((seat) => seat.kind === 'open' || isExpected(seat))) return not('ready');
  // Bots alone would play for nobody.
  if (state.seats.every(({ kind }) => kind === 'bot')) return not('person');
  return { do: 'deal' };
};

/** What is in the log of it: the rule of talk. */
export const settle = ({ state }: Scene, { person }: Wisher, { talk }: CommandOf<'settle'>): Plan | Refused => {
  if (state.host !== person) return not('host');
  if (talk === undefined || talk === state.talk) return { do: 'nothing' };
  return state.status === 'open' ? { do: 'write', deed: { kind: 'seat', body: { talk } } } : not('open');
};

export const thanks = ({ state }: Scene, { person }: Wisher): Plan | Refused => {
  if (state.status !== 'ended') return not('ended');
  const own = seatsHeld(state, person ?? undefined);
  if (own.length === 0) return not('your-seat');
  const seat = own.find((each) => !state.thanked.includes(each));
  return seat === undefined ? { do: 'nothing' } : { do: 'write', deed: { kind: 'thanks', body: { seat } } };
};

/** Says where those who sat here play again, unless somebody was first. */
export const playAgain = ({ state }: Scene, { person }: Wisher, next: string): Plan | Refused => {
  if (state.status !== 'ended') return not('ended');
  const [seat] = seatsHeld(state, person ?? undefined);
  if (seat === undefined) return not('your-seat');
  return state.next ? { do: 'nothing' } : { do: 'write', deed: { kind: 'thanks', body: { seat, next } } };
};
