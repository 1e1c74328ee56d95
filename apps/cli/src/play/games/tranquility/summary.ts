/** The legal moves in few lines: cells as row/column, runs of equal cost together. */
import { argOf, printMove } from '@halcyon/kernel';
import { costOf } from '@halcyon/tranquility';
import type { Scene } from '../../scene.ts';
import { boardAt, cellsFor, cellsOf, isCellMove, isNaming, nameOf, seaOf } from './sea.ts';
import { spotText } from './spots.ts';

/** '3/1–3/4 (2)  3/6 (0)': numbers that follow one another, with the cost that they share. */
const runs = (
  costs: ReadonlyMap<number, number | undefined>,
  name: (n: number) => string,
  ends: (n: number) => boolean = () => false,
): string => {
  const parts: string[] = [];
  let from: number | undefined;
  for (const [n, cost] of costs) {
    from ??= n;
    if (!ends(n) && costs.has(n + 1) && costs.get(n + 1) === cost) continue;
    parts.push(`${from === n ? name(n) : `${name(from)}–${name(n)}`}${cost === undefined ? '' : ` (${cost})`}`);
    from = undefined;
  }
  return parts.join('  ');
};

export const summarise = (scene: Scene): string[] => {
  const { legal, rules, speaker, words, ask } = scene;
  const board = boardAt(scene);
  const partAt = (cell: number): string | undefined => board.rows[board.rowAt[cell] ?? 0]!.part;
  const spots = (cells: ReadonlyMap<number, number | undefined>): string =>
    runs(
      cells,
      (cell) => spotText(scene, cell),
      (cell) => partAt(cell) !== partAt(cell + 1),
    );
  const kinds = [...new Set(legal.map((move) => nameOf(scene, move)))];
  const places = [...new Set(legal.filter((move) => nameOf(scene, move) === 'place').map((move) => argOf(move, 0)))];
  const aimed = kinds.filter((kind) => isCellMove(scene, kind));
  const naming = isNaming(scene);
  const numbers = naming ? cellsOf(scene, 'name') : [];
  const costs = new Map(
    numbers.map((number) => [number, costOf(board, seaOf(scene), number, ask!.facts.cell!)] as const),
  );
  const others = legal.filter((move) => !['place', 'name', ...aimed].includes(nameOf(scene, move)));
  return [
    ...(places.length + aimed.length > 0 ? [words.tranquility.cellsAre] : []),
    ...places.map((card) => `  place ${card}:  ${spots(cellsFor(scene, card))}`),
    ...aimed.map((kind) => `  ${kind}:  ${spots(new Map(cellsOf(scene, kind).map((cell) => [cell, undefined])))}`),
    ...(naming ? [`  name:  ${runs(costs, String)}`] : []),
    ...others.map((move) => `  ${printMove(rules.moves, move)}:  ${speaker.move(move)}`),
  ];
};
