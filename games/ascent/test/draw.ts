/** A position drawn as text: the mountain as it stands, hands by name; all other cards go where they come from. */
import type { Match, Setup } from '@halcyon/kernel';
import { dealOut } from '@halcyon/parts';
import { cells, type Drawing, drawTable, gridLines, gridOf } from '@halcyon/testkit';
import { mountainOf } from '../look/mountain.ts';
import { ascent, CARD_WORDS, isTerrain, PANORAMAS, ROWS, SLOTS, type State } from '../rules/index.ts';

export { attempt, cells, ended, field, hands, lists, play, told, why } from '@halcyon/testkit';

/**
 * With `piles` all other cards are discards of the last seat. Without it they are the piles, terrains on top. A card that
 * lies on a bridge is said by `more`: 'covered: 4'.
 */
export interface Drawn extends Drawing {
  readonly hands: readonly string[];
  /** Rows from the top, '.' = empty: 'g7 s3 r12 grass-fire bridge'. Upper rows and ends of rows may be left out. */
  readonly mountain?: string;
  /** Wildlife: how many ibex stand on a slot, counted from 1. */
  readonly ibex?: Readonly<Record<number, number>>;
  /** Documentary: those that are turned up, '9-8-7 3-4-3'; the first ones if nothing is said. */
  readonly panoramas?: string;
}

const ibexLine = (ibex: Readonly<Record<number, number>>): string =>
  gridOf(
    'ibex',
    Array.from({ length: SLOTS }, (_, cell) => ibex[cell + 1] ?? 0),
    ROWS,
  );
const panoramaOf = (values: string): number => {
  const found = PANORAMAS.findIndex((panorama) => panorama.join('-') === values);
  if (found < 0) throw new Error(`'${values}' is no panorama`);
  return found;
};
const panoramaLine = ({ options }: Setup, drawn: string | undefined): string => {
  const first = PANORAMAS.slice(0, options.panoramas).map((panorama) => panorama.join('-'));
  const shown = drawn?.split(' ') ?? first;
  if (shown.length !== first.length) throw new Error(`${first.length} panoramas are turned up, not ${shown.length}`);
  return `panoramas: ${shown.map(panoramaOf).join(' ')}`;
};

export const table = ({ mountain = '', ibex, panoramas, ...drawing }: Drawn): Match =>
  drawTable<State>(ascent, drawing, {
    words: CARD_WORDS,
    lines: (setup) => [
      ...gridLines('cells', mountain, ROWS),
      ...(ibex ? [ibexLine(ibex)] : []),
      ...(panoramas || setup.features.includes('documentary') ? [panoramaLine(setup, panoramas)] : []),
    ],
    borrow: (s) => s.piles[0]!,
    place(s, left) {
      if (drawing.piles) s.discards.at(-1)!.push(...left);
      else dealOut([...left.filter((card) => !isTerrain(card)), ...left.filter(isTerrain)], s.piles);
    },
  });

/** The full state, for functions that read one. The game is known here, so its fields are. */
export const stateOf = (match: Match): State => mountainOf(match.view('referee'));
/** The words of cards: 'g3 s5 summit'. */
export const faces = (cards: readonly number[]): string => cards.map((card) => CARD_WORDS[card]).join(' ');
/** The card in a slot, counted from 1 as in moves; '' if it is empty. */
export const cardAt = (match: Match, cell: number): string => CARD_WORDS[cells(match)[cell - 1]!] ?? '';

/** A mountain without a gap, a bridge, an ibex or a 1. A path of grass climbs along its left edge. */
export const FULL = `
  g12 s12
  g12 s12 r11
  g10 s11 r11 g10
   g9  s9 r10  g9  s9
   g8  s8  r8  g7  s8 r8
   g7  s7  r7  g6  s6 r7 g6
   g5  s6  r6  g4  s5 r5 g4 s5
   g3  s3  r3  g3  s3 r2 g2 s4 r2`;
