/** The legal moves in few lines: slots as row/place, with their cost or with what lies there. */

import { argOf } from '@halcyon/kernel';
import { nameOf, offers } from '@halcyon/terminal-kit/offers';
import { moveLine, runs } from '@halcyon/terminal-kit/runs';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { ibexAt, mountainOf } from '../look/mountain.ts';
import { BRIDGE, isLast } from '../rules/vocabulary.ts';
import { faceOf } from './cards.ts';
import { aimOf, type Choices, cellsFor, HERD, liftsAt, spotsAt } from './choices.ts';
import { wordsFor } from './words.ts';

/** '2/3 g7  3/1 g9': what may be chosen among that which lies there; '2/3 ×2' for herds. */
export const listAimed = (scene: Scene, card: number): string => {
  const { text } = spotsAt(scene);
  const mountain = mountainOf(scene.view);
  const there = (cell: number): string =>
    card === HERD ? `×${ibexAt(mountain, cell)}` : faceOf(mountain.cells[cell]!);
  return [...cellsFor(scene, card).keys()].map((cell) => `${text(cell)} ${there(cell)}`).join('  ');
};

export const summarise = (scene: Scene): string[] => {
  const { legal } = scene;
  const { text } = spotsAt(scene);
  const priced = (choices: Choices): string => runs(choices, text, isLast);
  const cardsOf = (kind: string): number[] => [
    ...new Set(legal.filter((move) => nameOf(scene, move) === kind).map((move) => argOf(move, 0))),
  ];
  const aims = [...cardsOf('place'), ...(offers(scene, 'bridge') ? [BRIDGE] : [])];
  const aimed = [...cardsOf('campfire'), ...(offers(scene, 'herd') ? [HERD] : [])];
  const lifts = liftsAt(scene);
  const told = ['place', 'campfire', 'bridge', 'herd', 'lift'];
  return [
    ...(aims.length + aimed.length + lifts.size > 0 ? [wordsFor(scene).cellsAre] : []),
    ...aims.map((card) => `  ${aimOf(card)}:  ${priced(cellsFor(scene, card))}`),
    ...aimed.map((card) => `  ${aimOf(card)}:  ${listAimed(scene, card)}`),
    ...(lifts.size > 0 ? [`  lift:  ${priced(lifts)}`] : []),
    ...legal.filter((move) => !told.includes(nameOf(scene, move))).map((move) => moveLine(scene, move)),
  ];
};
