/** The clouds as a column, the highest on top; the basket hangs at its cloud, below them lie the dice. */

import { legend } from '@halcyon/terminal-kit/pieces';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { shortName } from '@halcyon/terminal-kit/seats';
import { fit, fitRight } from '@halcyon/terminal-kit/text';
import { faceLabel } from '../look/cards.ts';
import { flightOf } from '../look/flight.ts';
import { type Cloud, DICE, POINTS, TOP } from '../rules/vocabulary.ts';
import { MARKS, type Mark, marksOf, passengers } from './basket.ts';
import { backOf } from './colours.ts';

export const CLOUDS_WIDTH = 51;
const LABEL = 2;
const COLUMNS = [7, 8, 8] as const;
const BASKET = CLOUDS_WIDTH - LABEL - COLUMNS.reduce((sum, n) => sum + n, 0);
const DIE = '▫';
const MOST_LEGEND = 2;

/** '(◆Ada ●Ben)': everybody aboard, names as long as there is room. */
const basketText = (scene: Scene): string => {
  const aboard = passengers(scene);
  const marks = marksOf(scene);
  const room = Math.floor((BASKET - 2 - (aboard.length - 1)) / aboard.length) - 1;
  const names = aboard.map((seat) => MARKS[marks[seat]!] + shortName(scene.names[seat] ?? '', room));
  return aboard.length === 0 ? '( )' : `(${names.join(' ')})`;
};

const row = (first: string, second: string, third: string): string =>
  fit(first, COLUMNS[0]) + fit(second, COLUMNS[1]) + fit(third, COLUMNS[2]);

const cloudLine = (scene: Scene, cloud: Cloud): string => {
  const { ink } = scene;
  const here = flightOf(scene.view).cloud === cloud;
  const line = `${here ? '▸ ' : '  '}${row(fitRight(String(cloud + 1), 2), fitRight(String(POINTS[cloud]), 3), DIE.repeat(DICE[cloud] ?? 0))}`;
  return here ? ink.bold(line) + basketText(scene) : line.trimEnd();
};

const diceLine = (scene: Scene): string => {
  const { ink, speaker } = scene;
  const faces = flightOf(scene.view).dice.map((face) => {
    const name = faceLabel(speaker.words.things, face);
    return ink.paints ? ink.paint(` ${name} `, backOf(face)) : `[${name}]`;
  });
  return ' '.repeat(LABEL) + [fit(speaker.words.things.thrown ?? '', COLUMNS[0]), ...faces].join(' ');
};

/** What the marks mean that can be seen now. */
const legendLines = (scene: Scene): string[] => {
  const { things } = scene.speaker.words;
  const seen = new Set(marksOf(scene));
  const marks = (Object.keys(MARKS) as Mark[]).filter((mark) => seen.has(mark));
  const texts = marks.map((mark) => `${MARKS[mark]} ${things[mark]}`);
  return legend(texts, CLOUDS_WIDTH - LABEL - 1, MOST_LEGEND).map((line) => ' '.repeat(LABEL) + scene.ink.dim(line));
};

export const drawClouds = (scene: Scene): string[] => {
  const { cloud, worth, dice } = scene.speaker.words.things;
  const lines = [scene.ink.dim(' '.repeat(LABEL) + row(cloud ?? '', worth ?? '', dice ?? ''))];
  for (let i = TOP; i >= 0; i--) lines.push(cloudLine(scene, i));
  return [...lines, ...(flightOf(scene.view).dice.length > 0 ? [diceLine(scene)] : []), ...legendLines(scene)];
};
