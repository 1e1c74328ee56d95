/** A position drawn as text: the sea row by row, everybody's corals and worms; what is not drawn lies in the pile or the supply. */
import type { Match } from '@halcyon/kernel';
import { type Drawing, drawTable } from '@halcyon/testkit';
import {
  BREEDING,
  BREEDING_WORDS,
  CARD_WORDS,
  COIN_WORDS,
  COLOURS,
  COLUMNS,
  CORAL,
  colourOf,
  DECK,
  FACE_DOWN,
  FEMALE,
  GAP,
  isFish,
  isMiddle,
  MALE,
  PEARL,
  ROWS,
  reef,
  SEA_WORDS,
  SEATS,
  SHARK,
  type State,
  sexOf,
  VISIBLE_BREEDING,
  WORMS_OF_EACH,
} from '../rules/index.ts';

export { attempt, ended, field, lists, play, told, why } from '@halcyon/testkit';

export interface Drawn extends Omit<Drawing, 'hands' | 'piles' | 'seats'> {
  /**
   * Rows from the far one (before seat 1) to that of seat 0, the shore at the left: 'coral water red-male …'. '.' is a
   * gap, 'down' lies face down, '?coral' is a face-down card with this face. Upper rows and ends of rows may be left
   * out: cards that are drawn nowhere lie there, fish first, in the middle rows face down.
   */
  readonly sea?: string;
  /** One line per seat, a word per coral: 'red-male' with this fish, 'red+blue' with this brood, '-' bare. */
  readonly corals?: readonly string[];
  /** One line per seat: 'red:3 blue'. One of each colour if nothing is said; the rest is the supply. */
  readonly worms?: readonly string[];
  readonly pearls?: readonly number[];
  readonly sharks?: readonly number[];
  readonly boats?: readonly number[];
  /** Face up; up to four, the next ones are filled in. */
  readonly breeding?: string;
  /** On top of their piles, the top card last. */
  readonly breedingPile?: string;
  readonly pile?: string;
  readonly discard?: string;
  /** Where the sea cards go that are drawn nowhere: under the pile if nothing is said. */
  readonly rest?: 'pile' | 'discard';
  /** The colours thrown: 'red blue'. */
  readonly dice?: string;
  readonly turn?: number;
  readonly turns?: number;
}

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const numberOf = (words: Readonly<Record<number, string>>, word: string): number => {
  const found = Object.keys(words).find((n) => words[Number(n)] === word);
  if (found === undefined) throw new Error(`'${word}' is none of ${Object.values(words).join(' ')}`);
  return Number(found);
};
const numbers = (words: Readonly<Record<number, string>>, text = ''): number[] =>
  split(text).map((word) => numberOf(words, word));
export const cardsOf = (text: string): number[] => numbers(CARD_WORDS, text);
/** Colours by name, and what chance rolls so that the dice show them: 'red blue'. */
export const coloursOf = (text: string): number[] => numbers(COIN_WORDS, text);
export const breedingCards = (text: string): number[] => numbers(BREEDING_WORDS, text);

/** Cards that lie nowhere yet; whoever needs one takes it out. */
class Box {
  readonly left: number[];
  constructor(
    cards: readonly number[],
    readonly words: Readonly<Record<number, string>>,
  ) {
    this.left = [...cards];
  }
  take(card: number): number {
    const at = this.left.indexOf(card);
    if (at < 0) throw new Error(`'${this.words[card]}' is drawn more often than the game has it`);
    return this.left.splice(at, 1)[0]!;
  }
  takeAll(cards: readonly number[]): number[] {
    return cards.map((card) => this.take(card));
  }
  /** Any that is left. */
  next(): number {
    const card = this.left.shift();
    if (card === undefined) throw new Error('the game has no more cards');
    return card;
  }
}

const FACE = '?';
const drawSea = (drawn: string, box: Box): Pick<State, 'sea' | 'faces'> => {
  const lines = drawn.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > ROWS) throw new Error(`the sea has ${ROWS} rows, not ${lines.length}`);
  const rows = lines.toReversed().map(split);
  const sea: number[] = [];
  const faces: number[] = [];
  // What is named is taken first, so that it is not left for others to fill in.
  const named = rows.map((row) =>
    row.map((word) => {
      if (word.startsWith(FACE)) return box.take(numberOf(CARD_WORDS, word.slice(FACE.length)));
      const card = numberOf(SEA_WORDS, word);
      return card === GAP || card === FACE_DOWN ? card : box.take(card);
    }),
  );
  for (let row = 0; row < ROWS; row++) {
    if ((named[row]?.length ?? 0) > COLUMNS) throw new Error(`row ${row} is longer than ${COLUMNS}`);
    for (let column = 0; column < COLUMNS; column++) {
      const card = named[row]?.[column] ?? (isMiddle(row) ? FACE_DOWN : box.next());
      const hides = card === FACE_DOWN || rows[row]?.[column]?.startsWith(FACE) === true;
      sea.push(hides ? FACE_DOWN : card);
      faces.push(hides ? (card === FACE_DOWN ? box.next() : card) : GAP);
    }
  }
  return { sea, faces };
};

const NO_FISH = '-';
const drawCorals = (drawn: readonly string[], sea: Box, breeding: Box): Pick<State, 'males' | 'females' | 'broods'> => {
  const lines = Array.from({ length: SEATS }, (_, seat) => split(drawn[seat] ?? ''));
  const fishes = (line: readonly string[], sex: number): number[] =>
    line.map((word) => {
      const card = Object.values(CARD_WORDS).includes(word) ? numberOf(CARD_WORDS, word) : CORAL;
      return isFish(card) && sexOf(card) === sex ? 1 + colourOf(sea.take(card)) : 0;
    });
  for (const word of lines.flat()) {
    sea.take(CORAL);
    const known = word === NO_FISH || Object.values(BREEDING_WORDS).includes(word);
    if (!known && !isFish(numberOf(CARD_WORDS, word))) throw new Error(`'${word}' does not lie on a coral`);
  }
  return {
    males: lines.map((line) => fishes(line, MALE)),
    females: lines.map((line) => fishes(line, FEMALE)),
    broods: lines.map((line) =>
      line.map((word) => (word.includes('+') ? 1 + breeding.take(numberOf(BREEDING_WORDS, word)) : 0)),
    ),
  };
};

const drawWorms = (line: string): number[] => {
  const worms = COLOURS.map(() => 0);
  for (const word of split(line)) {
    const [colour = '', count = '1'] = word.split(':');
    worms[numberOf(COIN_WORDS, colour)] = Number(count);
  }
  return worms;
};
const ONE_OF_EACH = COLOURS.join(' ');

export const table = ({
  sea = '',
  corals = [],
  worms: drawnWorms = [ONE_OF_EACH, ONE_OF_EACH],
  pearls = [0, 0],
  sharks = [0, 0],
  boats = [1, 1],
  breeding: shown = '',
  breedingPile = '',
  pile = '',
  discard = '',
  rest = 'pile',
  dice = 'red yellow',
  turn = 0,
  turns = 1,
  more = [],
  frames = 'act',
  ...drawing
}: Drawn = {}): Match => {
  const box = new Box(DECK, CARD_WORDS);
  const breeding = new Box([...BREEDING.keys()], BREEDING_WORDS);
  const onCorals = drawCorals(corals, box, breeding);
  for (const n of pearls) for (let i = 0; i < n; i++) box.take(PEARL);
  for (const n of sharks) for (let i = 0; i < n; i++) box.take(SHARK);
  const [top, thrown] = [box.takeAll(cardsOf(pile)), box.takeAll(cardsOf(discard))];
  const display = drawSea(sea, box);
  const onTop = breeding.takeAll(breedingCards(breedingPile));
  const open = breeding.takeAll(breedingCards(shown));
  while (open.length < VISIBLE_BREEDING) open.push(breeding.next());
  const worms = drawnWorms.map(drawWorms);
  const supply = COLOURS.map((_, colour) => WORMS_OF_EACH - worms.reduce((sum, mine) => sum + mine[colour]!, 0));
  const under = box.left;
  return drawTable<State>(
    reef,
    {
      ...drawing,
      seats: SEATS,
      frames,
      more: [`turn: ${turn}`, `turns: ${turns}`, `dice: ${dice}`, ...more],
    },
    {
      words: CARD_WORDS,
      lines: () => [],
      fields: {
        ...display,
        ...onCorals,
        pile: [...(rest === 'pile' ? under : []), ...top],
        discard: [...(rest === 'discard' ? under : []), ...thrown],
        breeding: open,
        breedingPile: [...breeding.left, ...onTop],
        supply,
        worms,
        pearls: [...pearls],
        sharks: [...sharks],
        boats: [...boats],
      },
      borrow: (s) => s.pile,
      place: () => undefined,
    },
  );
};

/** The full state, for functions that read one. The game is known here, so its fields are. */
export const stateOf = (match: Match): State => match.view('referee') as unknown as State;
/** A row of the display as it is drawn, 0 = that of seat 0, shore first. */
export const row = (match: Match, which: number): string => {
  const { sea, faces } = stateOf(match);
  return Array.from({ length: COLUMNS }, (_, column) => {
    const cell = which * COLUMNS + column;
    return sea[cell] === FACE_DOWN ? `${FACE}${CARD_WORDS[faces[cell]!]}` : SEA_WORDS[sea[cell]!];
  }).join(' ');
};
/** Sea cards by name: 'coral red-male'. */
export const named = (cards: readonly number[]): string => cards.map((card) => CARD_WORDS[card]).join(' ');
/** The corals of a seat as they are drawn. */
export const coralsOf = (match: Match, seat: number): string => {
  const { males, females, broods } = stateOf(match);
  return broods[seat]!.map((brood, coral) => {
    if (brood > 0) return BREEDING_WORDS[brood - 1];
    const fishes = [males, females].flatMap((by, sex) => {
      const there = by[seat]![coral]!;
      return there > 0 ? [`${COLOURS[there - 1]}-${sex === MALE ? 'male' : 'female'}`] : [];
    });
    return fishes.join('&') || NO_FISH;
  }).join(' ');
};
/** The worms of a seat, or of the supply, as they are drawn. */
export const wormsAs = (list: readonly number[]): string =>
  COLOURS.flatMap((name, colour) => {
    const n = list[colour]!;
    return n === 0 ? [] : [n === 1 ? name : `${name}:${n}`];
  }).join(' ');
