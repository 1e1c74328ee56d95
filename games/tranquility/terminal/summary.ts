/** The legal moves in few lines: cells as row/column, runs of equal cost together. */
import { argOf } from '@halcyon/kernel';
import { cellsOf, isCellMove, nameOf } from '@halcyon/terminal-kit/offers';
import { moveLine, runs } from '@halcyon/terminal-kit/runs';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { costOf } from '../rules/index.ts';
import { boardAt, cellsFor, isNaming, seaAt, spotsAt } from './sea.ts';
import { seaWords } from './words.ts';

export const summarise = (scene: Scene): string[] => {
  const { legal, ask } = scene;
  const board = boardAt(scene);
  const { text } = spotsAt(scene);
  const partAt = (cell: number): string | undefined => board.rows[board.rowAt[cell] ?? 0]!.part;
  const spots = (cells: ReadonlyMap<number, number | undefined>): string =>
    runs(cells, text, (cell) => partAt(cell) !== partAt(cell + 1));
  const kinds = [...new Set(legal.map((move) => nameOf(scene, move)))];
  const places = [...new Set(legal.filter((move) => nameOf(scene, move) === 'place').map((move) => argOf(move, 0)))];
  const aimed = kinds.filter((kind) => isCellMove(scene, kind));
  const naming = isNaming(scene);
  const numbers = naming ? cellsOf(scene, 'name') : [];
  const costs = new Map(
    numbers.map((number) => [number, costOf(board, seaAt(scene), number, ask!.facts.cell!)] as const),
  );
  const others = legal.filter((move) => !['place', 'name', ...aimed].includes(nameOf(scene, move)));
  return [
    ...(places.length + aimed.length > 0 ? [seaWords(scene).cellsAre] : []),
    ...places.map((card) => `  place ${card}:  ${spots(cellsFor(scene, card))}`),
    ...aimed.map((kind) => `  ${kind}:  ${spots(new Map(cellsOf(scene, kind).map((cell) => [cell, undefined])))}`),
    ...(naming ? [`  name:  ${runs(costs, String)}`] : []),
    ...others.map((move) => moveLine(scene, move)),
  ];
};
