/** A moment of a game at which laws are examined, with what they need to ask. */
import {
  type AnyRules,
  type AnyState,
  CHANCE,
  type Move,
  type Outlook,
  printMove,
  printPosition,
  type Random,
  type Seat,
  type Step,
  seatsOf,
} from '@halcyon/kernel';

export type TellFacts = (outlook: Outlook) => readonly { readonly id: string; readonly what: object }[];
export type TellReasons = (outlook: Outlook, move: Move) => ReturnType<TellFacts>;
export interface Sample {
  readonly rules: AnyRules;
  readonly state: AnyState;
  readonly random: Random;
  readonly space: readonly Move[];
  /** The step that is played next. */
  readonly step: Step;
  /** What the game tells those who ask for help. */
  readonly facts?: TellFacts | undefined;
  /** What it says for a move. */
  readonly reasons?: TellReasons | undefined;
  /**
   * Whose eyes the laws look through at this moment: two seats, drawn anew at each. All of them would see hardly more, since
   * a game has a hundred moments, and at a table of five it would take twice as long.
   */
  readonly eyes: readonly Seat[];
  /** The state as it was when the laws began to look at it. */
  readonly text: string;
  /** A world that this seat cannot tell from the real one; the same for all laws, because to imagine it costs most. */
  imagined(seat: Seat): AnyState;
}
/** `state` belongs to the laws; whoever plays on has another. */
export const sampleOf = (moment: Omit<Sample, 'imagined' | 'eyes' | 'text'>): Sample => {
  const { rules, state, random } = moment;
  const worlds: AnyState[] = [];
  let text: string | undefined;
  return {
    ...moment,
    get text() {
      text ??= JSON.stringify(state);
      return text;
    },
    eyes: twoOf(seatsAt(moment), random),
    imagined(seat) {
      worlds[seat] ??= rules.imagine(rules.view(state, seat), seat, random);
      return worlds[seat];
    },
  };
};
export type MomentLaw = (sample: Sample) => void;

export const seatsAt = ({ rules }: { rules: AnyRules }): Seat[] =>
  Array.from({ length: rules.seats }, (_, seat) => seat);

export const copyOf = (rules: AnyRules, s: AnyState): AnyState => rules.copy(s, rules.start());
export const waitingSeats = (rules: AnyRules, s: AnyState): Seat[] =>
  seatsOf(rules.mustAct(s)).filter((seat) => seat !== CHANCE);

/** Two different ones of a list, or all of it. */
const twoOf = (seats: readonly Seat[], random: Random): readonly Seat[] => {
  if (seats.length <= 2) return seats;
  const first = random.below(seats.length);
  const second = random.below(seats.length - 1);
  return [first, second < first ? second : second + 1];
};
/** So many of a list, drawn at random. */
export const some = <T>(list: readonly T[], n: number, random: Random): T[] =>
  Array.from({ length: n }, () => list[random.below(list.length)]!);

export class LawBroken extends Error {}
export const demand = (holds: boolean, law: string, what: () => string): void => {
  if (!holds) throw new LawBroken(`${law}: ${what()}`);
};
/** Whether two things of plain data are written alike, without writing them: only what differs is worth its words. */
const alike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !alike(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [fields, others] = [Object.keys(a), Object.keys(b)];
  if (fields.length !== others.length) return false;
  const [x, y] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  // Written in another order they are not written alike.
  return fields.every((field, i) => field === others[i] && alike(x[field], y[field]));
};
export const demandSame = (a: unknown, b: unknown, law: string, what: () => string): void => {
  if (alike(a, b)) return;
  const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
  demand(x === y, law, () => `${what()}\n  ${x}\n  ${y}`);
};

/** Two states or views are equal; otherwise it says which fields differ, in the words of a position. */
export const demandAlike = (rules: AnyRules, a: AnyState, b: AnyState, law: string, what: () => string): void => {
  if (alike(a, b)) return;
  const fields = rules.infos.filter(({ name }) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
  const text = (s: AnyState): string => printPosition({ ...rules, infos: fields }, s).join('\n    ');
  // The same in all declared fields: then it is the order of fields, or one that was never declared.
  demandSame(fields.length > 0 ? text(a) : a, fields.length > 0 ? text(b) : b, law, what);
};
/** Two lists of moves are equal; otherwise it prints them. */
export const demandSameMoves = (
  rules: AnyRules,
  a: readonly Move[],
  b: readonly Move[],
  law: string,
  what: () => string,
): void => {
  const words = (moves: readonly Move[]): string[] => moves.map((move) => printMove(rules.moves, move));
  if (a.length !== b.length || a.some((move, i) => move !== b[i])) demandSame(words(a), words(b), law, what);
};

/** The answer to a move as a person gets it: nothing, or the reason with its numbers. */
export const answer = (rules: AnyRules, s: AnyState, seat: Seat, move: Move): unknown => {
  const clause = rules.check(s, seat, move);
  if (clause === 0) return 'allowed';
  const { id, facts } = rules.clauses[clause]!;
  return [id, facts?.(s, seat, move)];
};
