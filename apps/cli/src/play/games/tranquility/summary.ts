/** The legal moves in few lines: cells as row/column, runs of equal cost together. */
import { argOf, printMove } from '@halcyon/kernel';
import type { Scene } from '../../scene.ts';
import { COLUMNS, cellsFor, nameOf } from './sea.ts';

const spot = (cell: number): string => `${Math.floor(cell / COLUMNS) + 1}/${(cell % COLUMNS) + 1}`;

const runs = (cells: ReadonlyMap<number, number>): string => {
  const parts: string[] = [];
  let from: number | undefined;
  for (const [cell, cost] of cells) {
    from ??= cell;
    if (cells.get(cell + 1) === cost) continue;
    parts.push(`${from === cell ? spot(cell) : `${spot(from)}–${spot(cell)}`} (${cost})`);
    from = undefined;
  }
  return parts.join('  ');
};

export const summarise = (scene: Scene): string[] => {
  const { legal, rules, speaker, words } = scene;
  const placing = [...new Set(legal.filter((move) => nameOf(scene, move) === 'place').map((move) => argOf(move, 0)))];
  const others = legal.filter((move) => nameOf(scene, move) !== 'place');
  return [
    ...(placing.length > 0 ? [words.tranquility.cellsAre] : []),
    ...placing.map((card) => `  place ${card}:  ${runs(cellsFor(scene, card))}`),
    ...others.map((move) => `  ${printMove(rules.moves, move)}:  ${speaker.move(move)}`),
  ];
};
