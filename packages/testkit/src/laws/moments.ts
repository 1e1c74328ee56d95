/** The laws that hold at every moment of every game (ARCHITECTURE.md, 'Why it is safe'). Each throws LawBroken. */
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
} from '@halcyon/kernel';
import {
  answer,
  copyOf,
  demand,
  demandAlike,
  demandSame,
  LawBroken,
  type MomentLaw,
  seatsAt,
  some,
  waitingSeats,
} from './sample.ts';
import { SECRECY_LAWS } from './secrecy.ts';

const word = (rules: AnyRules, move: Move): string => printMove(rules.moves, move);

/** legal = what check allows, over the whole move space, without duplicates. */
const legalIsChecked: MomentLaw = ({ rules, state, space, random }) => {
  // Whoever is asked; now and then another seat too, whose list is short or empty.
  const other = random.below(4 * rules.seats);
  for (const seat of new Set([...waitingSeats(rules, state), ...(other < rules.seats ? [other] : [])])) {
    const listed = legalMoves(rules, state, seat);
    const set = new Set(listed);
    demand(set.size === listed.length, 'L2', () => `seat ${seat} has duplicates`);
    const differs = (move: Move, allowed: boolean): string =>
      `seat ${seat}, '${word(rules, move)}': check ${allowed}, listed ${!allowed}`;
    // Of a move space nearly everything is refused: to look each of those up in the list would take as long as to check it.
    let allowed = 0;
    for (const move of space) {
      if (rules.check(state, seat, move) !== ALLOWED) continue;
      allowed++;
      if (!set.has(move)) throw new LawBroken(`L2: ${differs(move, true)}`);
    }
    if (allowed === set.size) continue;
    const refused = listed.find((move) => rules.check(state, seat, move) !== ALLOWED);
    demand(refused !== undefined, 'L2', () => `seat ${seat} has a move that is none of the game`);
    demand(false, 'L2', () => differs(refused!, false));
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

/** Reading changes nothing. */
const readingIsReading: MomentLaw = ({ rules, state, space, random, eyes, imagined, text: before }) => {
  for (const seat of eyes) {
    legalMoves(rules, state, seat);
    rules.ask(state, seat);
    imagined(seat);
    for (const move of some(space, 5, random)) answer(rules, state, seat, move);
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
const copiesAreFree: MomentLaw = ({ rules, state, step, text: before }) => {
  const copy = copyOf(rules, state);
  demand(rules.digest(copy) === rules.digest(state), 'L8', () => 'a copy has another digest');
  rules.apply(copy, step.seat, step.move);
  demand(JSON.stringify(state) === before, 'L8', () => 'a step on a copy changed the original');
  rules.copy(state, copy);
  demandAlike(rules, copy, state, 'L8', () => 'copying over a used state leaves something behind');
};

/** Cards and tokens are conserved. */
const nothingIsLost: MomentLaw = ({ rules, state }) => {
  const problem = rules.audit(state);
  demand(problem === undefined, 'L9', () => problem ?? '');
};

/**
 * A shuffle is made of at least 128 bits, in a field that nobody sees and that is empty outside it: fewer could be found by
 * trying them all, and a number that stayed would tell every card.
 */
const shufflesAreDeep: MomentLaw = ({ rules, state, step }) => {
  const waiting = (s: AnyState): number => (s.shuffling as number[]).length;
  const shuffles = step.seat === CHANCE && rules.chance(state) === 0;
  demand(shuffles || waiting(state) === 0, 'L13', () => `${waiting(state)} numbers wait outside a shuffle`);
  for (const viewer of [...seatsAt({ rules }), 'audience'] as const) {
    const seen = rules.view(state, viewer).shuffling as number[];
    demand(
      seen.every((number) => number === HIDDEN),
      'L13',
      () => `${viewer} sees the numbers of a shuffle`,
    );
  }
  if (!shuffles) return;
  const after = copyOf(rules, state);
  rules.apply(after, step.seat, step.move);
  const bits = 32 * (waiting(state) + 1);
  const made = waiting(after) <= waiting(state);
  demand(!made || bits >= LEAST_BITS, 'L13', () => `a shuffle of ${bits} bits`);
};
const LEAST_BITS = 128;

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
  'L13 a shuffle cannot be guessed': shufflesAreDeep,
  'positions are text': positionsAreText,
  'L3 somebody can move until it is over': somebodyCanMove,
  'L2 legal is what check allows': legalIsChecked,
  ...SECRECY_LAWS,
};
