/** How the points of a game against each other came about, seat by seat, and what broke a tie. */

import type { Scene } from '@halcyon/terminal-kit/scene';
import { cut, fitRight } from '@halcyon/terminal-kit/text';
import { sheetOf } from '../look/sea.ts';
import type { Score } from '../rules/index.ts';
import { seaAt } from './sea.ts';
import { titled } from './seats.ts';

const COLUMN = 14;
/** Room for the lengths of runs before their sum. */
const RUNS = 9;
const minus = (n: number): string => String(n).replace('-', '−');
const signed = (n: number): string => (n < 0 ? minus(n) : `+${n}`);

export const drawScore = (scene: Scene): string[] => {
  const sea = seaAt(scene);
  const sheet = sheetOf(sea);
  if (sea.ended === 0 || sheet === undefined) return [];
  const { ink } = scene;
  const { things } = scene.speaker.words;
  const columns = (texts: readonly string[]): string => texts.map((text) => fitRight(text, COLUMN)).join('');
  const same = (of: (score: Score) => number): boolean => new Set(sheet.map(of)).size === 1;

  const rows: [label: string | undefined, (score: Score) => string, compared?: (score: Score) => number][] = [
    [things.cardsInSea, ({ cards }) => `${cards} × 2  ${signed(2 * cards)}`, ({ cards }) => cards],
    [things.discarded, ({ discarded }) => signed(-discarded), ({ discarded }) => discarded],
    [things.runs, ({ runs }) => `${cut(runs.join('+'), RUNS)} ${signed(runs.reduce((sum, n) => sum + n, 0))}`],
    [things.longestRun, ({ longest }) => String(longest), ({ longest }) => longest],
  ];
  // What decides is compared from top to bottom, and only among equal totals.
  const decided = same(({ total }) => total) ? rows.find(([, , compared]) => compared && !same(compared)) : undefined;
  return [
    ink.bold(columns(sheet.map((_, seat) => titled(scene, seat)))),
    ...rows.flatMap((row) => [
      ` ${row === decided ? ink.bold(`▸ ${row[0]}`) : ink.dim(row[0] ?? '')}`,
      columns(sheet.map(row[1])),
    ]),
    ` ${ink.dim(things.total ?? '')}`,
    ink.bold(columns(sheet.map(({ total }) => minus(total)))),
  ];
};
