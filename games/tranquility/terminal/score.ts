/** How the points of a game against each other came about, seat by seat, and what broke a tie. */

import type { Scene } from '@halcyon/terminal-kit/scene';
import { cut, fitRight } from '@halcyon/terminal-kit/text';
import { type Score, scoreSheet } from '../rules/index.ts';
import { seaOf } from './sea.ts';
import { titled } from './seats.ts';

const COLUMN = 14;
/** Room for the lengths of runs before their sum. */
const RUNS = 9;
const minus = (n: number): string => String(n).replace('-', '−');
const signed = (n: number): string => (n < 0 ? minus(n) : `+${n}`);

export const drawScore = (scene: Scene): string[] => {
  const sea = seaOf(scene);
  const { owners, shown, discards } = sea;
  if (sea.ended === 0 || owners === undefined || shown === undefined) return [];
  const { ink } = scene;
  const { things } = scene.speaker.words;
  const sheet = scoreSheet({ owners, shown, discards });
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
