/** A position drawn as text: the sea as it lies, hands by name; all other cards are dealt to the piles. */
import { agree, chanceFrom, Match, parseMove, parsePosition, type Refusal, type SetupWish } from '@halcyon/kernel';
import { tranquility, YELLOW } from '../src/index.ts';

export interface Drawn extends SetupWish {
  /** Rows from the top, '.' = empty; upper rows may be left out. */
  readonly sea?: string;
  /** One line per seat: '3 17 start finish'. */
  readonly hands: readonly string[];
  /** One line per seat, the top card last; all other cards are discards of seat 0 then. Without it they are the piles. */
  readonly piles?: readonly string[];
  /** Further lines of the position: 'started: 1'. */
  readonly more?: readonly string[];
  readonly frames?: string;
}

const words = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
const times = (n: number, word: string): string[] => Array<string>(n).fill(word);
const STORMS = ['yellow', 'purple', 'orange'];

/** All cards of the game, islands last, so that islands lie on top of the piles. */
const box = (seats: number, features: readonly string[]): string[] => [
  ...(features.includes('storm-compass') ? [...STORMS, ...STORMS] : []),
  ...times(seats, 'start'),
  ...times(5, 'finish'),
  ...Array.from({ length: 80 }, (_, i) => String(i + 1)),
];

export const table = ({ sea = '', hands, piles, more = [], frames = 'turn', ...wish }: Drawn): Match => {
  const seats = hands.length;
  const setup = agree(tranquility, { ...wish, seats });
  const rules = tranquility.compose(setup);
  const rows = sea
    .split('\n')
    .map(words)
    .filter((row) => row.length > 0);
  const cells = [...Array.from({ length: 6 - rows.length }, () => times(6, '.')), ...rows];
  const said = (name: string): string[] =>
    words(more.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? '');

  const left = box(seats, setup.features);
  const lying = STORMS.flatMap((colour) => said(`${colour}s`).flatMap((n) => times(Number(n), colour)));
  const calmed = said('calmed').flatMap((n, i) => times(Number(n), STORMS[i]!));
  const waiting = [...frames.matchAll(/storm \d (\d+)/g)].map(([, card]) => STORMS[Number(card) - YELLOW]!);
  const started = Number(said('started')[0] ?? 0) > 0 ? ['start'] : [];
  const placed = [...cells.flat(), ...hands.flatMap(words), ...(piles ?? []).flatMap(words), ...said('removed')];
  for (const card of [...placed, ...lying, ...calmed, ...waiting, ...started]) {
    if (card !== '.') left.splice(left.indexOf(card), 1);
  }
  const lists = (list: readonly (readonly string[])[]): string => list.map((cards) => cards.join(' ')).join(' | ');
  const dealt = piles ? piles.map(words) : hands.map((_, seat) => left.filter((_card, i) => i % seats === seat));
  const text = [
    'cells:',
    ...cells.map((row) => `  ${row.join(' ')}`),
    `hands: ${hands.join(' | ')}`,
    `piles: ${lists(dealt)}`,
    `discards: ${lists(hands.map((_, seat) => (piles && seat === 0 ? left : [])))}`,
    'aside: 0',
    `frames: ${frames}`,
    ...more,
  ];
  return new Match(tranquility, setup, chanceFrom('drawn'), parsePosition(rules, text), rules);
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
