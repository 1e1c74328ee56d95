/** Moves and take-backs. */
import { CHANCE, has, type Match, type Move, type Seat, takeBackOf, topFrame } from '@halcyon/kernel';
import type { CommandOf, Refused } from '@halcyon/protocol/online';
import { isOver } from '../table-state.ts';
import { isOwn, not, type Plan, peopleAt, type Scene, STALE, type Wisher } from './plan.ts';
import { askOthers } from './votes.ts';

/** Further back nobody looks: a message that was so long on its way is of another time. */
const MOST_BEHIND = 64;

/**
 * What the seat is asked before step n; undefined = nothing, or chance had to act first. Read from the seat's own view,
 * which by law L4 gives the answers of the table.
 */
const questionAt = (match: Match, n: number, seat: Seat): string | undefined => {
  const { rules } = match;
  const view = n === match.length ? match.view(seat) : match.viewAt(n, seat);
  if (!has(rules.mustAct(view), seat)) return undefined;
  return `${rules.ask(view, seat)?.id} ${topFrame({ frames: view.frames as number[] })}`;
};
const rollsBefore = (match: Match, n: number): boolean => n < match.length && match.step(n).seat === CHANCE;

/**
 * Where several seats act at once, each decides on a table that the others change meanwhile. A move that was chosen after
 * `steps` steps still counts if, ever since, only others and chance have moved, and the seat was asked the same question
 * all along: the same ask at the same frame, whatever its numbers have become.
 */
export const isStillAsked = (match: Match, seat: Seat, steps: number): boolean => {
  const now = match.length;
  if (steps > now || now - steps > MOST_BEHIND) return false;
  const asked = questionAt(match, steps, seat);
  if (asked === undefined) return false;
  for (let n = steps; n < now; n++) {
    if (match.step(n).seat === seat) return false;
    if (!rollsBefore(match, n + 1) && questionAt(match, n + 1, seat) !== asked) return false;
  }
  return true;
};

export const playMove = (match: Match, seat: Seat, steps: number, move: Move): Plan | Refused => {
  const isStale = steps !== match.length;
  if (isStale && !isStillAsked(match, seat, steps)) return STALE;
  const refusal = match.check(seat, move);
  if (!refusal) return { do: 'play', seat, move };
  // The sender looked at another table, on which it may have been allowed.
  if (isStale) return STALE;
  const { id, rule, facts } = refusal;
  return { kind: 'rule', id, rule, facts };
};

export const play = (scene: Scene, wisher: Wisher, { seat, steps, move }: CommandOf<'play'>): Plan | Refused => {
  const { state, match } = scene;
  if (isOver(state)) return not('ended');
  if (!match) return not('playing');
  if (!isOwn(scene, wisher, seat)) return not('your-seat');
  return playMove(match, seat, steps, move);
};

export const back = (scene: Scene, wisher: Wisher, wish: CommandOf<'back'>): Plan | Refused => {
  const { state, match } = scene;
  const { seat, steps, knowingly } = wish;
  if (isOver(state)) return not('ended');
  if (!match) return not('playing');
  if (!isOwn(scene, wisher, seat)) return not('your-seat');
  if (steps !== match.length) return STALE;
  const found = takeBackOf(match, seat, peopleAt(state));
  if (!found) return not('nothing-to-take-back');
  const { to, how } = found;
  if (how === 'agreed') return askOthers(scene, seat, { kind: 'back', to, how });
  if (how === 'alone' && !knowingly)
    return { kind: 'field', field: 'knowingly', message: 'this leaves a mark, so it must be wished knowingly' };
  return { do: 'undo', seat, to, how };
};
