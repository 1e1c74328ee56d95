/**
 * Looks ahead within a turn of The Reef with the rules themselves, on a world that the seat imagines: every move is
 * looked at, the best ones are followed by further purchases.
 */

import type { Decision } from '@halcyon/bots/bot';
import {
  type AnyRules,
  type AnyState,
  argOf,
  bit,
  frameNamed,
  kindOf,
  MOST_MOVES,
  type Move,
  type Random,
  type Seat,
  topFrame,
} from '@halcyon/kernel';
import { reefOf } from '../look/reef.ts';
import { PAYS_PEARL } from '../rules/index.ts';
import type { Prospects } from './prospects.ts';
import type { Worth } from './worth.ts';

/** How far a search looks. */
export interface Eye {
  /** How many moves are followed: of those at hand, of those after each of them, and so on. */
  readonly widths: readonly number[];
  /** Added to the worth that a move at hand seems to have. */
  stray?(random: Random): number;
}
/** Moves by their worth, the best first. Of those that turn a card up there is only one. */
export type Search = (s: AnyState, decision: Decision, prospects: Prospects) => readonly Scored[];

/** Room for all coins of a kind; and as many of them as one purchase takes. */
const MOST_COINS = 16;
const DEAREST = 3;

export interface Scored {
  readonly move: Move;
  score: number;
}
const better = (a: Scored, b: Scored): number => b.score - a.score;

export const makeSearch = (rules: AnyRules, seat: Seat, worth: Worth, { widths, stray }: Eye): Search => {
  const kind = (name: string): number => rules.moves.findIndex((each) => each.name === name);
  const frame = (id: string): number => frameNamed(rules, id);
  const [turn, end, hunt, feed] = [kind('turn'), kind('end'), kind('shark'), kind('shark-fish')];
  const [paying, keeping, acting] = [frame('pay'), frame('keep'), frame('act')];
  const states = Array.from({ length: widths.length + 2 }, () => rules.start());
  const lists = Array.from({ length: widths.length + 1 }, () => new Int32Array(MOST_MOVES));
  const coins = new Int32Array(MOST_MOVES);
  const loss = new Float64Array((PAYS_PEARL + 1) * MOST_COINS);
  const [paid, kept] = [rules.start(), rules.start()];

  const look = (s: AnyState, prospects: Prospects): number => worth(reefOf(s), seat, prospects);
  /** The frame in which the seat is asked within its turn, or -1. */
  const asked = (s: AnyState): number => (rules.mustAct(s) === bit(seat) && s.turn === seat ? topFrame(reefOf(s)) : -1);

  /** What the worth loses with one coin fewer of a kind, with two, and so on. */
  const price = (s: AnyState, prospects: Prospects): void => {
    const purse = reefOf(rules.copy(s, paid));
    const whole = look(paid, prospects);
    for (let coin = 0; coin <= PAYS_PEARL; coin++) {
      const [list, at] = coin === PAYS_PEARL ? [purse.pearls, seat] : [purse.worms[seat]!, coin];
      const held = list[at]!;
      for (let left = held; left > 0 && left > held - DEAREST; left--) {
        list[at] = left - 1;
        loss[coin * MOST_COINS + left] = whole - look(paid, prospects);
      }
      for (let left = held; left > 1 && left > held - DEAREST; left--)
        loss[coin * MOST_COINS + left - 1]! -= loss[coin * MOST_COINS + left]!;
      list[at] = held;
    }
  };
  /** Makes the move and pays for it, each time with the coin that is missed least. */
  const make = (s: AnyState, move: Move): void => {
    rules.apply(s, seat, move);
    while (asked(s) === paying) {
      const { worms, pearls } = reefOf(s);
      const count = rules.legal(s, seat, coins);
      let [best, least] = [coins[0]!, Number.POSITIVE_INFINITY];
      for (let i = 0; i < count; i++) {
        const coin = argOf(coins[i]!, 0);
        const left = coin === PAYS_PEARL ? pearls[seat]! : worms[seat]![coin]!;
        if (loss[coin * MOST_COINS + left]! < least) [best, least] = [coins[i]!, loss[coin * MOST_COINS + left]!];
      }
      rules.apply(s, seat, best);
    }
  };
  /** The card just turned up is bought or left. */
  const keep = (s: AnyState, prospects: Prospects): number => {
    if (asked(s) !== keeping) return look(s, prospects);
    const moves = lists.at(-1)!;
    const count = rules.legal(s, seat, moves);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      make(rules.copy(s, kept), moves[i]!);
      most = Math.max(most, look(kept, prospects));
    }
    return most;
  };
  /** A card is turned up: each that it may be, as likely as it is. */
  const turnUp = (s: AnyState, move: Move, prospects: Prospects): number => {
    const next = states.at(-1)!;
    let [sum, all] = [0, 0];
    for (let card = 0; card < prospects.unseen.length; card++) {
      const count = prospects.unseen[card]!;
      if (count === 0) continue;
      rules.copy(s, next);
      reefOf(next).faces[argOf(move, 0)] = card;
      make(next, move);
      sum += count * keep(next, prospects);
      all += count;
    }
    return sum / all;
  };

  /** All these moves by their worth, the best first; with what may follow, the first ones again. */
  const rank = (
    s: AnyState,
    moves: Int32Array,
    count: number,
    prospects: Prospects,
    depth: number,
  ): readonly Scored[] => {
    const next = states[depth]!;
    const scored: Scored[] = [];
    // One face-down card is as good as another.
    let turned = false;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      const what = kindOf(move);
      if (depth > 0 && (what === turn || what === hunt || what === feed || what === end)) continue;
      if (what === turn) {
        if (!turned) scored.push({ move, score: turnUp(s, move, prospects) });
        turned = true;
        continue;
      }
      // What flows in at the end of the turn is not known.
      if (what !== end) make(rules.copy(s, next), move);
      scored.push({ move, score: look(what === end ? s : next, prospects) });
    }
    scored.sort(better);
    for (const each of scored.slice(0, widths[depth] ?? 0)) {
      if (kindOf(each.move) === turn || kindOf(each.move) === end) continue;
      make(rules.copy(s, next), each.move);
      if (asked(next) !== acting) continue;
      const list = lists[depth]!;
      const after = rank(next, list, rules.legal(next, seat, list), prospects, depth + 1)[0];
      if (after) each.score = Math.max(each.score, after.score);
    }
    return scored.sort(better);
  };
  return (s, { moves, count, random }, prospects) => {
    price(s, prospects);
    const scored = rank(s, moves, count, prospects, 0);
    if (!stray) return scored;
    return scored.map(({ move, score }) => ({ move, score: score + stray(random) })).sort(better);
  };
};
