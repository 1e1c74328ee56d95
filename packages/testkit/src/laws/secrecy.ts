/** The laws about secrets (L4, L5). Each throws LawBroken. */
import {
  type AnyRules,
  type AnyState,
  CHANCE,
  HIDDEN,
  legalMoves,
  type Move,
  Outlook,
  type Past,
  printArg,
  printMove,
  type Random,
  type Seat,
  type Step,
  seenBy,
  type Viewer,
} from '@halcyon/kernel';
import {
  answer,
  copyOf,
  demand,
  demandAlike,
  demandSame,
  demandSameMoves,
  type MomentLaw,
  type Sample,
  seatsAt,
  some,
  type TellFacts,
  waitingSeats,
} from './sample.ts';

const word = (rules: AnyRules, move: Move): string => printMove(rules.moves, move);

const NO_PAST: Past = {
  length: 0,
  step: () => {
    throw new Error('nothing happened yet');
  },
  told: () => [],
};
/** Everybody, the audience too, sees who is asked, for what, and how it ended: an Outlook says so. */
const everybodySeesTheCourse: MomentLaw = ({ rules, state }) => {
  for (const viewer of [...seatsAt({ rules }), 'audience'] as const) {
    const outlook = new Outlook(rules, viewer, rules.view(state, viewer), NO_PAST);
    const about = (what: string) => () =>
      `${viewer === 'audience' ? viewer : `seat ${viewer}`}: ${what} differs between state and view`;
    demandSame(rules.mustAct(state), outlook.mustAct, 'L4', about('mustAct'));
    demandSame(rules.mayAct(state), outlook.mayAct, 'L4', about('mayAct'));
    demandSame(rules.outcome(state), outlook.outcome, 'L4', about('outcome'));
    for (const seat of seatsAt({ rules }))
      demandSame(rules.ask(state, seat)?.id, outlook.question(seat), 'L4', about(`the question to seat ${seat}`));
  }
};

/** A seat's own view gives the same answers as the state. */
const ownViewSuffices: MomentLaw = (sample) => {
  const { rules, state, space, random } = sample;
  everybodySeesTheCourse(sample);
  for (const seat of sample.eyes) {
    const view = rules.view(state, seat);
    const about = (what: string) => () => `seat ${seat}: ${what} differs between state and view`;
    demandSame(rules.ask(state, seat), rules.ask(view, seat), 'L4', about('ask'));
    demandSameMoves(rules, legalMoves(rules, state, seat), legalMoves(rules, view, seat), 'L4', about('legal'));
    for (const move of some(space, 40, random)) {
      demandSame(
        answer(rules, state, seat, move),
        answer(rules, view, seat, move),
        'L4',
        about(`the answer to '${word(rules, move)}'`),
      );
    }
  }
};

/** What this viewer is told of a step, in words: 'drew 1 ?'. The step is played. */
const seenEvents = (rules: AnyRules, s: AnyState, { seat, move }: Step, viewer: Viewer): string[] => {
  const seen: string[] = [];
  rules.apply(s, seat, move, (event, a, b, c) => {
    const { name, args } = rules.events[event]!;
    const values = seenBy(rules, { event, args: [a, b, c].slice(0, args.length) }, viewer).args;
    seen.push([name, ...args.map((arg, i) => printArg(arg, values[i]!))].join(' '));
  });
  return seen;
};

/** Nothing that a seat gets depends on what it cannot see: in an imagined world everything looks the same. */
const nothingLeaks: MomentLaw = (sample) => {
  const { rules, state, space, random } = sample;
  for (const seat of sample.eyes) {
    const view = rules.view(state, seat);
    const world = sample.imagined(seat);
    demandAlike(
      rules,
      rules.view(world, seat),
      view,
      'L5',
      () => `seat ${seat} can tell an imagined world from the real one`,
    );
    demand(
      rules.audit(world) === undefined,
      'L5',
      () => `seat ${seat} imagines an unsound world: ${rules.audit(world)}`,
    );
    demandSameMoves(
      rules,
      legalMoves(rules, world, seat),
      legalMoves(rules, state, seat),
      'L5',
      () => `seat ${seat}: legal moves depend on a secret`,
    );
    for (const move of some(space, 20, random)) {
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
    eventsTellNoMoreThanViews({ ...sample, world, seat });
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

/** Whoever cannot tell two worlds apart is told the same in both, and no number is told that a view hides. */
const toldAlike = (
  { rules, state, imagined }: Sample,
  seat: Seat,
  kind: string,
  tell: (outlook: Outlook) => ReturnType<TellFacts>,
): void => {
  const told = (s: AnyState) => tell(new Outlook(rules, seat, rules.view(s, seat), NO_PAST));
  const real = told(state);
  demandSame(told(imagined(seat)), real, 'L5', () => `seat ${seat}: ${kind} depend on a secret`);
  for (const { id, what } of real) {
    const numbers = Object.values(what).flat();
    demand(
      numbers.every((n) => Number.isFinite(n) && n >= 0),
      'L5',
      () => `seat ${seat}: '${id}' of its ${kind} speaks of what a view hides: ${JSON.stringify(what)}`,
    );
  }
};
/** Facts for two seats, and what speaks for the move that is made for whoever makes it. */
const factsAreOwn: MomentLaw = (sample) => {
  const { facts, reasons, eyes, step } = sample;
  if (facts) for (const seat of eyes) toldAlike(sample, seat, 'facts', facts);
  if (reasons && step.seat !== CHANCE)
    toldAlike(sample, step.seat, 'reasons', (outlook) => reasons(outlook, step.move));
};
/** What one seat knows that another knows: nothing that either of them cannot see. */
const knowledgeIsShared: MomentLaw = ({ rules, state, eyes: [one, other] }) => {
  if (one === undefined || other === undefined) return;
  const [mine, hers] = [rules.view(state, one), rules.view(state, other)];
  const shared = rules.view(mine, other);
  for (const { name } of rules.infos) {
    const [a, b, both] = [mine, hers, shared].map((view) => [view[name]!].flat(2));
    demand(
      both!.every((value, i) => value === HIDDEN || (value === a![i] && value === b![i])),
      'L5',
      () => `seat ${one} would learn '${name}' by asking what seat ${other} knows`,
    );
  }
};

/** Facts are many and change slowly, and two views of a view cost as much as all else: one moment in so many will do. */
const SELDOM = 10;
const seldom =
  (law: MomentLaw): MomentLaw =>
  (sample) => {
    if (sample.random.below(SELDOM) === 0) law(sample);
  };

/** What a seat sees depends on how the cards fall, so these two are asked in many games where games are short. */
export const SECRECY_LAWS: Readonly<Record<string, MomentLaw>> = {
  'L4 the own view suffices': ownViewSuffices,
  'L5 nothing leaks': nothingLeaks,
  'L5 facts and reasons follow from the own view': seldom(factsAreOwn),
  'L5 of what another knows, only what is known': seldom(knowledgeIsShared),
};
