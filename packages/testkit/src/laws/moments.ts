/** The laws that hold at every moment of every game (DESIGN, section 3). Each throws LawBroken. */
import {
  ALLOWED,
  type AnyRules,
  type AnyState,
  BadInput,
  CHANCE,
  HIDDEN,
  has,
  legalMoves,
  type Move,
  parseMove,
  parsePosition,
  printMove,
  printPosition,
  type Random,
  type Seat,
  type Step,
  type Viewer,
} from '@halcyon/kernel';
import { answer, copyOf, demand, demandSame, LawBroken, type Sample, seatsAt, waitingSeats } from './sample.ts';

export type MomentLaw = (sample: Sample) => void;
const word = (rules: AnyRules, move: Move): string => printMove(rules.moves, move);
const some = <T>(list: readonly T[], n: number, below: (n: number) => number): T[] =>
  Array.from({ length: n }, () => list[below(list.length)]!);

/** legal = what check allows, over the whole move space, without duplicates. */
const legalIsChecked: MomentLaw = ({ rules, state, space, random }) => {
  // Whoever is asked, and one other seat, whose list is short or empty.
  for (const seat of new Set([...waitingSeats(rules, state), random.below(rules.seats)])) {
    const listed = legalMoves(rules, state, seat);
    const set = new Set(listed);
    demand(set.size === listed.length, 'L2', () => `seat ${seat} has duplicates`);
    for (const move of space) {
      const allowed = rules.check(state, seat, move) === ALLOWED;
      demand(
        allowed === set.has(move),
        'L2',
        () => `seat ${seat}, '${word(rules, move)}': check ${allowed}, listed ${set.has(move)}`,
      );
    }
  }
};

/** The game waits for nobody exactly when it is over, and whoever it waits for has a move. */
const somebodyCanMove: MomentLaw = ({ rules, state }) => {
  const must = rules.mustAct(state);
  demand(
    (must === 0) === (rules.outcome(state) !== undefined),
    'L3',
    () => `mustAct ${must}, outcome ${JSON.stringify(rules.outcome(state))}`,
  );
  demand((must & rules.mayAct(state)) === 0, 'L3', () => 'a seat both must and may act');
  if (has(must, CHANCE)) demand(rules.chance(state) !== 1, 'L3', () => 'a chance step with one outcome');
  for (const seat of waitingSeats(rules, state)) {
    demand(legalMoves(rules, state, seat).length > 0, 'L3', () => `seat ${seat} must act and has no move`);
    demand(rules.ask(state, seat) !== undefined, 'L3', () => `seat ${seat} must act and is asked nothing`);
  }
};

/** A seat's own view gives the same answers as the state. */
const ownViewSuffices: MomentLaw = ({ rules, state, space, random }) => {
  for (const seat of seatsAt({ rules })) {
    const view = rules.view(state, seat);
    const about = (what: string) => () => `seat ${seat}: ${what} differs between state and view`;
    demandSame(rules.mustAct(state), rules.mustAct(view), 'L4', about('mustAct'));
    demandSame(rules.mayAct(state), rules.mayAct(view), 'L4', about('mayAct'));
    demandSame(rules.ask(state, seat), rules.ask(view, seat), 'L4', about('ask'));
    demandSame(rules.outcome(state), rules.outcome(view), 'L4', about('outcome'));
    demandSame(legalMoves(rules, state, seat), legalMoves(rules, view, seat), 'L4', about('legal'));
    for (const move of some(space, 40, random.below)) {
      demandSame(
        answer(rules, state, seat, move),
        answer(rules, view, seat, move),
        'L4',
        about(`the answer to '${word(rules, move)}'`),
      );
    }
  }
};

const seenEvents = (rules: AnyRules, s: AnyState, { seat, move }: Sample['step'], viewer: Viewer): unknown[] => {
  const seen: unknown[] = [];
  rules.apply(s, seat, move, (event, a, b, c) => {
    const { args } = rules.events[event]!;
    seen.push([
      event,
      ...[a, b, c]
        .slice(0, args.length)
        .map((value, i) => (args[i]?.sight === 'owner' && viewer !== a ? HIDDEN : value)),
    ]);
  });
  return seen;
};

/** Nothing that a seat gets depends on what it cannot see: in an imagined world everything looks the same. */
const nothingLeaks: MomentLaw = ({ rules, state, space, random, step }) => {
  for (const seat of seatsAt({ rules })) {
    const view = rules.view(state, seat);
    const world = rules.imagine(view, seat, random);
    demandSame(rules.view(world, seat), view, 'L5', () => `seat ${seat} can tell an imagined world from the real one`);
    demand(
      rules.audit(world) === undefined,
      'L5',
      () => `seat ${seat} imagines an unsound world: ${rules.audit(world)}`,
    );
    demandSame(
      legalMoves(rules, world, seat),
      legalMoves(rules, state, seat),
      'L5',
      () => `seat ${seat}: legal moves depend on a secret`,
    );
    for (const move of some(space, 20, random.below)) {
      demandSame(
        answer(rules, world, seat, move),
        answer(rules, state, seat, move),
        'L5',
        () => `seat ${seat}: the answer to '${word(rules, move)}' depends on a secret`,
      );
    }
    for (const other of waitingSeats(rules, world)) {
      demand(
        legalMoves(rules, world, other).length > 0,
        'L5',
        () => `seat ${seat} imagines seat ${other} without a move`,
      );
    }
    eventsTellNoMoreThanViews({ rules, state, space, random, step, world, seat });
  }
};
/**
 * The same step in both worlds, with another secret where it has one (another card face down): whoever sees the same
 * before and after has been told the same.
 */
const eventsTellNoMoreThanViews = ({
  rules,
  state,
  world,
  step,
  seat,
  random,
}: Sample & { world: AnyState; seat: Seat }): void => {
  const there = alike(rules, world, step, random);
  if (there === undefined || step.seat === seat) return;
  const [real, imagined] = [copyOf(rules, state), copyOf(rules, world)];
  const [told, toldThere] = [seenEvents(rules, real, step, seat), seenEvents(rules, imagined, there, seat)];
  if (JSON.stringify(rules.view(real, seat)) !== JSON.stringify(rules.view(imagined, seat))) return;
  demandSame(told, toldThere, 'L5', () => `seat ${seat} is told more than it sees`);
};
const alike = (rules: AnyRules, world: AnyState, { seat, move }: Step, random: Random): Step | undefined => {
  if (seat === CHANCE) return rules.chance(world) > move || rules.chance(world) === 0 ? { seat, move } : undefined;
  const seen = printMove(rules.moves, move, false);
  const moves = legalMoves(rules, world, seat).filter((other) => printMove(rules.moves, other, false) === seen);
  return moves.length > 0 ? { seat, move: moves[random.below(moves.length)]! } : undefined;
};

/** Reading changes nothing. */
const readingIsReading: MomentLaw = ({ rules, state, space, random }) => {
  const before = JSON.stringify(state);
  for (const seat of seatsAt({ rules })) {
    legalMoves(rules, state, seat);
    rules.ask(state, seat);
    rules.imagine(rules.view(state, seat), seat, random);
    for (const move of some(space, 5, random.below)) answer(rules, state, seat, move);
  }
  for (const viewer of ['audience', 'referee'] as const) rules.view(state, viewer);
  rules.mustAct(state);
  rules.mayAct(state);
  rules.chance(state);
  rules.outcome(state);
  rules.digest(state);
  rules.audit(state);
  demand(JSON.stringify(state) === before, 'L6', () => 'a question changed the state');
};

/** Copies are equal and independent. */
const copiesAreFree: MomentLaw = ({ rules, state, step }) => {
  const copy = copyOf(rules, state);
  demand(rules.digest(copy) === rules.digest(state), 'L8', () => 'a copy has another digest');
  const before = JSON.stringify(state);
  rules.apply(copy, step.seat, step.move);
  demand(JSON.stringify(state) === before, 'L8', () => 'a step on a copy changed the original');
  rules.copy(state, copy);
  demandSame(copy, state, 'L8', () => 'copying over a used state leaves something behind');
};

/** Cards and tokens are conserved. */
const nothingIsLost: MomentLaw = ({ rules, state }) => {
  const problem = rules.audit(state);
  demand(problem === undefined, 'L9', () => problem ?? '');
};

/**
 * A position and every view of it can be written down and read again. Reading refuses what is out of its range and what
 * cannot be played on, so every number that was declared too narrowly is found here.
 */
const positionsAreText: MomentLaw = ({ rules, state }) => {
  const again = (s: AnyState, hidden: boolean): unknown => {
    try {
      return parsePosition(rules, printPosition(rules, s), 0, hidden);
    } catch (error) {
      throw error instanceof BadInput ? new LawBroken(`position: ${error.field}: ${error.message}`) : error;
    }
  };
  demandSame(again(state, false), state, 'position', () => 'the text reads as something else');
  const view = rules.view(state, 0);
  demandSame(again(view, true), view, 'position', () => "the view's text reads as something else");
};

/** parse(print(m)) = m for every move there is. */
export const movesAreText = (rules: AnyRules, space: readonly Move[]): void => {
  for (const move of space) demandSame(parseMove(rules.moves, word(rules, move)), move, 'L1', () => word(rules, move));
};

/** In this order a plain fault is named before what follows from it. */
export const MOMENT_LAWS: Readonly<Record<string, MomentLaw>> = {
  'L9 nothing is lost': nothingIsLost,
  'L8 copies are equal and independent': copiesAreFree,
  'L6 reading changes nothing': readingIsReading,
  'positions are text': positionsAreText,
  'L3 somebody can move until it is over': somebodyCanMove,
  'L2 legal is what check allows': legalIsChecked,
  'L4 the own view suffices': ownViewSuffices,
  'L5 nothing leaks': nothingLeaks,
};
