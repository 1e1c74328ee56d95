/**
 * Legal lists, judgement and the course of a step, for any rulebook.
 *
 * A kind of move is a row of choices. `check` asks the guards of every choice in turn; `legal` walks the candidates of
 * each choice through the same guards and drops a branch at the first refusal. The conditions that hold for a whole
 * branch (does the seat hold this card?) are therefore asked once and not once per cell.
 */
import {
  ALLOWED,
  bit,
  CHANCE,
  type Clause,
  type Facts,
  has,
  type Move,
  type MoveKind,
  type Rules,
  type Seat,
  type SeatSet,
  type Teller,
} from './contract.ts';
import {
  CHANCE_FIRST,
  type Choice,
  type Frame,
  isAsk,
  isAutomatic,
  isChance,
  type KindRule,
  NOT_A_MOVE,
  OVER,
  type Parts,
} from './declarations.ts';
import type { AnyState } from './fields.ts';
import { MOST_IN_A_ROW, type Stacked, topFrame } from './frames.ts';
import { argOf, isMove, kindOf, pack } from './moves.ts';
import { BadInput } from './setup.ts';
import { Every, type Guard } from './slots.ts';

interface FlatChoice<S, R> {
  readonly candidates: Choice<S, R>['candidates'];
  readonly given: Guard<S, R>;
  /** Null where every candidate is allowed: asking that for each of them costs as much as many a rule. */
  readonly guard: Guard<S, R> | null;
}
interface FlatKind<S, R> {
  readonly index: number;
  readonly guard: Guard<S, R> | null;
  /** By name and not as a list: this is read for every move that is listed. */
  readonly one: FlatChoice<S, R> | undefined;
  readonly two: FlatChoice<S, R> | undefined;
  readonly three: FlatChoice<S, R> | undefined;
  readonly act: KindRule<S, R>['act'];
}
const guardOf = <S, R>(guards: Every<S, R>): Guard<S, R> | null => (guards.empty ? null : guards.flatten());
const flattenKind = <S, R>({ guards, choices, act }: KindRule<S, R>, index: number): FlatKind<S, R> => {
  const [one, two, three] = choices.map((choice) => ({
    candidates: choice.candidates,
    given: (choice.given ?? new Every<S, R>()).flatten(),
    guard: guardOf(choice.guards),
  }));
  return { index, guard: guardOf(guards), one, two, three, act };
};
/** A frame as it is read at every step: all in one shape, because the engine searches for a field that lies elsewhere in each. */
const flattenFrame = <S>(frame: Frame<S>) => ({
  run: isAutomatic(frame) ? frame.run : null,
  chance: isChance(frame) ? frame : null,
  must: isAsk(frame) ? frame.must : null,
  arrive: isAsk(frame) ? (frame.arrive ?? null) : null,
  interruptible: isAsk(frame) && frame.interruptible === true,
  ask: isAsk(frame) ? frame : null,
});
type Judged = 'mustAct' | 'mayAct' | 'ask' | 'legal' | 'check' | 'chance' | 'apply';
export interface Judge<S> extends Pick<Rules<S>, Judged> {
  /** Whether the seat has at least one legal move of these kinds; stops at the first. */
  canDo(s: S, seat: Seat, kinds: readonly number[]): boolean;
}

const NO_FACTS: Facts = {};
const MOST_CANDIDATES = 256;

export const judge = <S extends AnyState & Stacked, R>(
  book: Parts<S, R>,
  moves: readonly MoveKind[],
  look: (s: S, seat: Seat) => R,
): Judge<S> => {
  const kinds = book.kinds.map(flattenKind);
  const frames = book.frames.map(flattenFrame);
  const askKinds = frames.map(({ ask }) => (ask?.kinds ?? []).map((kind) => kinds[kind]!));
  const interrupts = book.interrupts.map((rule) => ({ ...rule, kinds: rule.kinds.map((kind) => kinds[kind]!) }));
  // Every move of a whole move space is checked at every step of the laws: what a kind is to a frame is known beforehand.
  const interruptOf = kinds.map((kind) => interrupts.find((rule) => rule.kinds.includes(kind)));
  const isAsked = askKinds.map((asked) => kinds.map((kind) => asked.includes(kind)));
  const as = new Int32Array(MOST_CANDIDATES);
  const bs = new Int32Array(MOST_CANDIDATES);
  const cs = new Int32Array(MOST_CANDIDATES);
  const first = new Int32Array(1);

  /** Appends the moves that begin alike and end with each of these, as far as there is room. */
  const append = (
    begin: Move,
    last: Int32Array,
    count: number,
    shift: number,
    out: Int32Array,
    from: number,
    most: number,
  ): number => {
    const fit = Math.min(count, most - from);
    for (let i = 0; i < fit; i++) out[from + i] = begin | (last[i]! << shift);
    return from + fit;
  };

  /** Appends the legal moves of one kind; stops as soon as `most` are in the list. */
  const list = (
    kind: FlatKind<S, R>,
    s: S,
    read: R,
    seat: Seat,
    out: Int32Array,
    from: number,
    most: number,
  ): number => {
    let n = from;
    const { index, guard, one, two, three } = kind;
    if (guard !== null && guard(s, read, seat, 0, 0, 0) !== ALLOWED) return n;
    if (one === undefined) {
      out[n++] = pack(index);
      return n;
    }
    const countA = one.candidates(s, read, seat, 0, 0, as);
    const guardA = one.guard;
    if (two === undefined && guardA === null) return append(pack(index), as, countA, 16, out, n, most);
    for (let i = 0; i < countA; i++) {
      const a = as[i]!;
      if (guardA !== null && guardA(s, read, seat, a, 0, 0) !== ALLOWED) continue;
      if (two === undefined) {
        out[n++] = pack(index, a);
        if (n >= most) return n;
        continue;
      }
      const countB = two.candidates(s, read, seat, a, 0, bs);
      const guardB = two.guard;
      if (three === undefined && guardB === null) {
        n = append(pack(index, a), bs, countB, 8, out, n, most);
        if (n >= most) return n;
        continue;
      }
      for (let j = 0; j < countB; j++) {
        const b = bs[j]!;
        if (guardB !== null && guardB(s, read, seat, a, b, 0) !== ALLOWED) continue;
        if (three === undefined) {
          out[n++] = pack(index, a, b);
          if (n >= most) return n;
          continue;
        }
        const countC = three.candidates(s, read, seat, a, b, cs);
        const guardC = three.guard;
        if (guardC === null) {
          n = append(pack(index, a, b), cs, countC, 0, out, n, most);
          if (n >= most) return n;
          continue;
        }
        for (let k = 0; k < countC; k++) {
          const c = cs[k]!;
          if (guardC !== null && guardC(s, read, seat, a, b, c) !== ALLOWED) continue;
          out[n++] = pack(index, a, b, c);
          if (n >= most) return n;
        }
      }
    }
    return n;
  };

  const allows = (kind: FlatKind<S, R>, s: S, seat: Seat, move: Move): Clause => {
    const read = look(s, seat);
    const { guard, one, two, three } = kind;
    const [a, b, c] = [argOf(move, 0), argOf(move, 1), argOf(move, 2)];
    return (
      guard?.(s, read, seat, 0, 0, 0) ||
      one?.given(s, read, seat, a, 0, 0) ||
      one?.guard?.(s, read, seat, a, 0, 0) ||
      two?.given(s, read, seat, a, b, 0) ||
      two?.guard?.(s, read, seat, a, b, 0) ||
      three?.given(s, read, seat, a, b, c) ||
      three?.guard?.(s, read, seat, a, b, c) ||
      ALLOWED
    );
  };

  const mustAct = (s: S): SeatSet => {
    const top = topFrame(s);
    if (top < 0) return 0;
    const { chance, must } = frames[top]!;
    return must !== null ? must(s) : chance !== null ? bit(CHANCE) : 0;
  };
  /** Seats that an interrupt names, whether or not the game also waits for them. */
  const interrupting = (s: S): SeatSet => {
    const top = topFrame(s);
    if (top < 0 || !frames[top]!.interruptible) return 0;
    let set = 0;
    for (const { may } of interrupts) set |= may(s);
    return set;
  };

  const legal = (s: S, seat: Seat, out: Int32Array): number => {
    const top = topFrame(s);
    if (top < 0) return 0;
    const { must, interruptible } = frames[top]!;
    if (must === null) return 0;
    const asked = has(must(s), seat);
    const open = interruptible && interrupts.length > 0;
    if (!asked && !open) return 0;
    const read = look(s, seat);
    let n = 0;
    if (asked) for (const kind of askKinds[top]!) n = list(kind, s, read, seat, out, n, out.length);
    if (open) {
      for (const { may, kinds: more } of interrupts) {
        if (has(may(s), seat)) for (const kind of more) n = list(kind, s, read, seat, out, n, out.length);
      }
    }
    return n;
  };

  const check = (s: S, seat: Seat, move: Move): Clause => {
    if (!isMove(moves, move)) return NOT_A_MOVE;
    const top = topFrame(s);
    if (top < 0) return OVER;
    const { ask } = frames[top]!;
    if (ask === null) return CHANCE_FIRST;
    const index = kindOf(move);
    const interrupt = interruptOf[index];
    if (interrupt !== undefined) {
      if (ask.interruptible !== true) return interrupt.notNow;
      return allows(kinds[index]!, s, seat, move) || (has(interrupt.may(s), seat) ? ALLOWED : interrupt.notNow);
    }
    if (!has(ask.must(s), seat)) return ask.notYou;
    if (!isAsked[top]![index]) return ask.notThis;
    return allows(kinds[index]!, s, seat, move);
  };

  const settle = (s: S, tell: Teller | undefined): void => {
    for (let n = 0; n < MOST_IN_A_ROW; n++) {
      const top = topFrame(s);
      if (top < 0) return;
      const { run, arrive } = frames[top]!;
      if (run !== null) run(s, tell);
      else {
        if (arrive === null) return;
        const depth = s.frames.length;
        arrive(s, tell);
        if (s.frames.length === depth && topFrame(s) === top) return;
      }
    }
    throw new BadInput('frames', `${MOST_IN_A_ROW} frames ran by themselves, and it is still nobody's turn`);
  };

  return {
    mustAct,
    mayAct: (s) => interrupting(s) & ~mustAct(s),
    ask(s, seat) {
      const top = topFrame(s);
      const ask = top < 0 ? null : frames[top]!.ask;
      if (ask === null || !has(ask.must(s), seat)) return undefined;
      return { id: ask.id, facts: ask.facts?.(s, seat) ?? NO_FACTS };
    },
    legal,
    check,
    chance(s) {
      const top = topFrame(s);
      return top < 0 ? 0 : (frames[top]!.chance?.outcomes(s) ?? 0);
    },
    apply(s, seat, move, tell) {
      if (seat === CHANCE) frames[topFrame(s)]!.chance!.roll(s, move, tell);
      else kinds[kindOf(move)]!.act(s, seat, argOf(move, 0), argOf(move, 1), argOf(move, 2), tell);
      settle(s, tell);
    },
    canDo(s, seat, list_) {
      const read = look(s, seat);
      for (const kind of list_) if (list(kinds[kind]!, s, read, seat, first, 0, 1) > 0) return true;
      return false;
    },
  };
};
