/** The legal moves in few lines: cells with their prices, and which corals take a fish. */

import { cellsOf, cellsOfCard, nameOf } from '@halcyon/terminal-kit/offers';
import { moveLine, runs } from '@halcyon/terminal-kit/runs';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { type Cell, COLUMNS, type Coral, columnOf } from '../rules/vocabulary.ts';
import { cellWord, pricesOf } from './cards.ts';

/** The corals that take the fish in this cell. */
export const coralsFor = (scene: Scene, cell: Cell): Coral[] => cellsOfCard(scene, 'catch', cell);

export const summarise = (scene: Scene): string[] => {
  const { legal } = scene;
  const prices = pricesOf(scene);
  const lastOfRow = (cell: Cell): boolean => columnOf(cell) === COLUMNS - 1;
  const cells = (kind: string, priced: boolean): string[] => {
    const costs = new Map(cellsOf(scene, kind).map((cell) => [cell, priced ? prices.get(cell) : undefined]));
    return costs.size > 0 ? [`  ${kind}:  ${runs(costs, cellWord, lastOfRow)}`] : [];
  };
  const fish = [...new Set(cellsOf(scene, 'catch'))].map(
    (cell) =>
      `  catch ${cellWord(cell)}:  ${coralsFor(scene, cell)
        .map((coral) => coral + 1)
        .join('  ')} (${prices.get(cell)})`,
  );
  const told = ['turn', 'buy', 'catch', 'shark'];
  return [
    ...cells('turn', true),
    ...cells('buy', true),
    ...fish,
    ...cells('shark', false),
    ...legal.filter((move) => !told.includes(nameOf(scene, move))).map((move) => moveLine(scene, move)),
  ];
};
