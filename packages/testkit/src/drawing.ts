/** Positions drawn as text, for tests: the table as it lies, hands by name; the audit says which cards are left over. */
import {
  type AnyRules,
  type AnyState,
  agree,
  chanceFrom,
  type Game,
  Match,
  parsePosition,
  type Setup,
  type SetupWish,
} from '@halcyon/kernel';

export interface Drawing extends SetupWish {
  /** One line per seat: '3 17 start finish'. A game without hands says its seats instead. */
  readonly hands?: readonly string[] | undefined;
  /** One line per pile, the top card last. Without it the game puts what is left over into the piles. */
  readonly piles?: readonly string[] | undefined;
  /** Further lines of the position: 'started: 1'. */
  readonly more?: readonly string[] | undefined;
  /** What the table waits for. */
  readonly frames?: string | undefined;
  /** What chance does first; after that it is left to itself. */
  readonly chance?: readonly number[] | undefined;
}
/** What a game adds to a drawing of its table. */
export interface Drawer<S> {
  readonly words: Readonly<Record<number, string>>;
  /** Lines of the position that it draws in a way of its own. */
  lines(setup: Setup): readonly string[];
  /** Fields that it has as numbers already. */
  readonly fields?: Partial<S>;
  /** Some list of the state that the audit counts; it is only lent. */
  borrow(s: S): number[];
  /** Puts the cards that lie nowhere yet, ascending, where they belong. */
  place(s: S, cards: readonly number[]): void;
}

/** Rows of a grid from the top; upper rows, and the ends of rows, may be left out. `lengths` are from the bottom up. */
export const gridLines = (name: string, drawn: string, lengths: readonly number[]): string[] => {
  const rows = drawn.split('\n').filter((row) => row.trim() !== '');
  if (rows.length > lengths.length) throw new Error(`'${name}' has ${lengths.length} rows, not ${rows.length}`);
  return [
    `${name}:`,
    ...lengths.toReversed().map((length, i) => {
      const row = rows[i - (lengths.length - rows.length)] ?? '';
      const cells = row.trim().split(/\s+/).filter(Boolean);
      if (cells.length > length) throw new Error(`'${row.trim()}' is longer than ${length}`);
      return ` ${[...cells, ...Array<string>(length - cells.length).fill('.')].join(' ')}`;
    }),
  ];
};

/** A grid from its cells in their order, as one entry of `more`; `lengths` are from the bottom up. */
export const gridOf = (name: string, cells: readonly (number | string)[], lengths: readonly number[]): string => {
  const left = [...cells];
  const rows = lengths.map((length) => ` ${left.splice(0, length).join(' ')}`);
  return [`${name}:`, ...rows.toReversed()].join('\n');
};

const MISSING = /^card (\S+) lies in (\d+) places, the game has (\d+)$/;
/** The cards that lie nowhere yet, ascending: what is in the box is for the audit to say. */
const leftOver = (rules: AnyRules, s: AnyState, words: Readonly<Record<number, string>>, borrowed: number[]) => {
  const cardOf = (word: string): number =>
    Number(Object.keys(words).find((card) => words[Number(card)] === word) ?? word);
  const known = borrowed.length;
  for (let problem = rules.audit(s); problem !== undefined; problem = rules.audit(s)) {
    const [, card = '', found, all] = MISSING.exec(problem) ?? [];
    const missing = Number(all) - Number(found);
    if (!(missing > 0)) throw new Error(problem);
    borrowed.push(...Array<number>(missing).fill(cardOf(card)));
  }
  return borrowed.splice(known);
};

/** A match that begins from the drawing. `S` is the state of this game. */
export const drawTable = <S>(game: Game, drawing: Drawing, drawer: Drawer<S>): Match => {
  const { hands, piles, more = [], frames = 'turn', chance, ...wish } = drawing;
  const setup = agree(game, { ...wish, seats: hands?.length ?? wish.seats });
  const rules = game.compose(setup);
  const text = [
    ...drawer.lines(setup),
    ...(hands ? [`hands: ${hands.join(' | ')}`] : []),
    ...(piles ? [`piles: ${piles.join(' | ')}`] : []),
    `frames: ${frames}`,
    ...more,
  ].flatMap((lines) => lines.split('\n'));
  const s = Object.assign(parsePosition(rules, text, 0, true), structuredClone(drawer.fields));
  for (const hand of (s.hands ?? []) as number[][]) hand.sort((a, b) => a - b);
  // The rules of a game are known as AnyRules, and its state as that game's only here.
  const own = s as unknown as S;
  drawer.place(own, leftOver(rules, s, drawer.words, drawer.borrow(own)));
  const problem = rules.audit(s);
  if (problem !== undefined) throw new Error(problem);
  // Not asked whether it can be played on: a test may draw what a seat without a move is told.
  return new Match(game, setup, chanceFrom('drawn', chance), { origin: s, rules });
};
