/** A position drawn as text: the sea as it lies, hands by name; all other cards go where they come from. */
import type { Match } from '@halcyon/kernel';
import { dealOut } from '@halcyon/parts';
import { type Drawing, drawTable, gridLines } from '@halcyon/testkit';
import { CARD_WORDS } from '../rules/cards.ts';
import { boardOf, type Explorer, isIsland, type Rivalry, type State, tranquility } from '../rules/index.ts';

export { attempt, cells, ended, field, gridOf, hands, lists, play, told, why } from '@halcyon/testkit';

/**
 * With `piles` all other islands are taken out, and what else is left are discards of seat 0. Without it they are the
 * piles, islands on top. Explorer cards lie in their deck, or are used up if `more` says the deck; five islands are the
 * face-up row unless `more` says it.
 */
export interface Drawn extends Drawing {
  readonly hands: readonly string[];
  /** Rows from the top, '.' = empty; upper rows may be left out. High Arch: the roof, the right pillar, the left one. */
  readonly sea?: string;
}

export const table = ({ sea = '', ...drawing }: Drawn): Match => {
  const { piles, more = [] } = drawing;
  const said = (name: string): boolean => more.some((line) => line.startsWith(`${name}:`));
  return drawTable<State & Partial<Explorer & Rivalry>>(tranquility, drawing, {
    words: CARD_WORDS,
    lines: ({ layout }) => [
      ...gridLines(
        'cells',
        sea,
        boardOf(layout).rows.map((row) => row.cells),
      ),
      'aside: 0',
    ],
    borrow: (s) => s.removed,
    place(s, left) {
      const islands = left.filter(isIsland);
      const others = left.filter((card) => !isIsland(card)).toReversed();
      if (s.row && !said('row')) s.row.push(...islands.splice(0, 5));
      if (s.explorer) (said('explorer') ? s.explored! : s.explorer).push(...others.splice(0));
      if (s.kept && !said('kept')) s.kept = s.hands.map((hand) => hand.filter((card) => !isIsland(card)).length);
      if (piles) {
        s.removed.push(...islands);
        s.discards[0]!.push(...others);
      } else dealOut([...others, ...islands], s.piles);
    },
  });
};

/** A square sea without a gap. */
export const FULL = `
  31 32 33 34 35 36
  25 26 27 28 29 30
  19 20 21 22 23 24
  13 14 15 16 17 18
   7  8  9 10 11 12
   1  2  3  4  5  6`;
