/** Short words for tests that play a match: moves in the notation, refusals as 'T4.2 order'. */
import { type Match, parseMove, type Refusal } from '@halcyon/kernel';
import { witness } from './witness.ts';

/** 'seat: move'; without a seat it is seat 0. */
const read = (match: Match, text: string): { seat: number; move: number } => {
  const [, seat = '0', words = text] = /^(\d): (.*)$/.exec(text) ?? [];
  const move = parseMove(match.rules.moves, words);
  if (typeof move !== 'number') throw new Error(move.message);
  return { seat: Number(seat), move };
};
const noted = (match: Match, refusal: Refusal | undefined): Refusal | undefined => {
  if (refusal) witness(match.rules, refusal.id);
  return refusal;
};
/** Plays one move, or says why not. */
export const attempt = (match: Match, text: string): Refusal | undefined => {
  const { seat, move } = read(match, text);
  return noted(match, match.play(seat, move));
};
/** Plays moves; a refusal is an error. */
export const play = (match: Match, ...moves: readonly string[]): Match => {
  for (const text of moves) {
    const refusal = attempt(match, text);
    if (refusal) throw new Error(`'${text}' is refused: ${refusal.rule} ${refusal.id}`);
  }
  return match;
};
/** Why a move is refused, as 'T4.2 order'; 'allowed' if it is not. Nothing is played. */
export const why = (match: Match, text: string): string => {
  const { seat, move } = read(match, text);
  const refusal = noted(match, match.check(seat, move));
  return refusal ? `${refusal.rule} ${refusal.id}` : 'allowed';
};

/** A field of the full state. */
export const field = (match: Match, name: string): unknown => match.view('referee')[name];
/** A field that has a list for each seat. */
export const lists = (match: Match, name: string): number[][] => field(match, name) as number[][];
export const hands = (match: Match): number[][] => lists(match, 'hands');
/** The grid. */
export const cells = (match: Match): number[] => field(match, 'cells') as number[];
/** What this seat was told, with its arguments: 'devoured 0 20 3'. */
export const told = (match: Match, seat = 0): string[] =>
  match.events(seat).map(({ event, args }) => [match.rules.events[event]!.name, ...args].join(' '));
/** The clause that ended the game. */
export const ended = ({ outcome, rules }: Match): string | undefined => {
  if (outcome === undefined) return undefined;
  const { id } = rules.clauses[outcome.why]!;
  witness(rules, id);
  return id;
};
