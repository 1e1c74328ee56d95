/** A position drawn as text: the sea as it lies, hands by name; all other cards go where they come from. */
import {
  type AnyRules,
  agree,
  chanceFrom,
  Match,
  parseMove,
  parsePosition,
  type Refusal,
  type SetupWish,
} from '@halcyon/kernel';
import { dealOut } from '@halcyon/parts';
import { CARD_WORDS } from '../src/cards.ts';
import { boardOf, type Explorer, isIsland, type Rivalry, type State, tranquility } from '../src/index.ts';

export interface Drawn extends SetupWish {
  /** Rows from the top, '.' = empty; upper rows may be left out. High Arch: the roof, the right pillar, the left one. */
  readonly sea?: string;
  /** One line per seat: '3 17 start finish'. */
  readonly hands: readonly string[];
  /**
   * One line per pile, the top card last. All other islands are taken out then, and what else is left are discards of
   * seat 0. Without it they are the piles, islands on top. Explorer cards lie in their deck, or are used up if `more`
   * says the deck; five islands are the face-up row unless `more` says it.
   */
  readonly piles?: readonly string[];
  /** Further lines of the position: 'started: 1'. */
  readonly more?: readonly string[];
  readonly frames?: string;
}

const cardOf = (word: string): number =>
  Number(Object.keys(CARD_WORDS).find((card) => CARD_WORDS[Number(card)] === word) ?? word);

/** The cards that lie nowhere yet, ascending: what is in the box is for the audit to say. */
const unplaced = (rules: AnyRules, s: State): number[] => {
  const known = s.removed.length;
  for (let problem = rules.audit(s); problem !== undefined; problem = rules.audit(s)) {
    const [, card = '', found, all] = /^card (\S+) lies in (\d+) places, the game has (\d+)$/.exec(problem) ?? [];
    const missing = Number(all) - Number(found);
    if (!(missing > 0)) throw new Error(problem);
    s.removed.push(...Array<number>(missing).fill(cardOf(card)));
  }
  return s.removed.splice(known);
};

export const table = ({ sea = '', hands, piles, more = [], frames = 'turn', ...wish }: Drawn): Match => {
  const setup = agree(tranquility, { ...wish, seats: hands.length });
  const rules = tranquility.compose(setup);
  const drawn = sea.split('\n').filter((row) => row.trim() !== '');
  const above = boardOf(setup.layout).rows.slice(drawn.length);
  const text = [
    'cells:',
    ...above.toReversed().map(({ cells }) => ' .'.repeat(cells)),
    ...drawn.map((row) => ` ${row}`),
    `hands: ${hands.join(' | ')}`,
    ...(piles ? [`piles: ${piles.join(' | ')}`] : []),
    'aside: 0',
    `frames: ${frames}`,
    ...more,
  ];
  const s = parsePosition(rules, text, 0, true) as State & Partial<Explorer & Rivalry>;
  for (const hand of s.hands) hand.sort((a, b) => a - b);
  const said = (name: string): boolean => more.some((line) => line.startsWith(`${name}:`));

  const left = unplaced(rules, s);
  const islands = left.filter(isIsland);
  const others = left.filter((card) => !isIsland(card)).toReversed();
  if (s.row && !said('row')) s.row.push(...islands.splice(0, 5));
  if (s.explorer) (said('explorer') ? s.explored! : s.explorer).push(...others.splice(0));
  if (s.kept && !said('kept')) s.kept = s.hands.map((hand) => hand.filter((card) => !isIsland(card)).length);
  if (piles) {
    s.removed.push(...islands);
    s.discards[0]!.push(...others);
  } else dealOut([...others, ...islands], s.piles);
  return new Match(tranquility, setup, chanceFrom('drawn'), s, rules);
};

/** Plays moves in the notation, 'seat: move' each; a refusal is an error. */
export const play = (match: Match, ...moves: readonly string[]): Match => {
  for (const text of moves) {
    const refusal = attempt(match, text);
    if (refusal) throw new Error(`'${text}' is refused: ${refusal.rule} ${refusal.id}`);
  }
  return match;
};
/** Plays one move, or says why not. */
export const attempt = (match: Match, text: string): Refusal | undefined => {
  const { seat, move } = read(match, text);
  return match.play(seat, move);
};
/** Why a move is refused, as 'T4.2 order'; 'allowed' if it is not. Nothing is played. */
export const why = (match: Match, text: string): string => {
  const { seat, move } = read(match, text);
  const refusal = match.check(seat, move);
  return refusal ? `${refusal.rule} ${refusal.id}` : 'allowed';
};
const read = (match: Match, text: string): { seat: number; move: number } => {
  const [, seat = '0', words_ = text] = /^(\d): (.*)$/.exec(text) ?? [];
  const move = parseMove(match.rules.moves, words_);
  if (typeof move !== 'number') throw new Error(move.message);
  return { seat: Number(seat), move };
};
/** A field of the full state. */
export const field = (match: Match, name: string): unknown => match.view('referee')[name];
export const hands = (match: Match): number[][] => field(match, 'hands') as number[][];
/** What this seat was told, with its arguments: 'devoured 0 20 3'. */
export const told = (match: Match, seat = 0): string[] =>
  match.events(seat).map(({ event, args }) => [match.rules.events[event]!.name, ...args].join(' '));
/** The clause that ended the game. */
export const ended = (match: Match): string | undefined => match.outcome && match.rules.clauses[match.outcome.why]!.id;
/** A square sea without a gap. */
export const FULL = `
  31 32 33 34 35 36
  25 26 27 28 29 30
  19 20 21 22 23 24
  13 14 15 16 17 18
   7  8  9 10 11 12
   1  2  3  4  5  6`;
