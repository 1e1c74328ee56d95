/** The mountain: its summit on top, each row half a slot further in than the one below, the panoramas at its foot. */

import { handOf } from '@halcyon/terminal-kit/offers';
import { compose, goal, legend, type Piece } from '@halcyon/terminal-kit/pieces';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { fitRight, width } from '@halcyon/terminal-kit/text';
import { cardLabel } from '../look/cards.ts';
import { hikerAt, mountainOf } from '../look/mountain.ts';
import { PANORAMAS } from '../rules/features/documentary/vocabulary.ts';
import { BRIDGE, EMPTY, FROM, isCampfire, isIbex, ROWS } from '../rules/vocabulary.ts';
import { FIRE, typeNames } from './cards.ts';
import { COVERED, HIKER, IBEX, PITCH, SPAN, slotArtist } from './cell.ts';

const LABEL = 3;
/** What the lowest row takes; the seats have the rest of 80 columns. */
export const MOUNTAIN_WIDTH = 51;
const ROOM = MOUNTAIN_WIDTH - LABEL;
const GAP = '  ';
const MOST_LEGEND = 3;

const leftOf = (row: number): number => LABEL + Math.floor((row * PITCH) / 2);

const summitLine = (scene: Scene): string => {
  const text = goal(scene.ink, scene.speaker.words.things.summit ?? '', mountainOf(scene.view).summit !== EMPTY);
  const middle = LABEL + (ROWS[0] * PITCH) / 2;
  return compose([[Math.floor(middle - width(text) / 2), text]]);
};

/** What each panorama wants to see; full when it is filmed. */
const footLine = (scene: Scene): string[] => {
  const { panoramas, filmed } = mountainOf(scene.view);
  if (!panoramas || !filmed) return [];
  const shown = panoramas.map((panorama, i) => goal(scene.ink, PANORAMAS[panorama]!.join('-'), filmed[i] === 1));
  return [compose([[LABEL, shown.join(GAP)]])];
};

type Mark = readonly [shown: boolean, mark: string, name: string | undefined];
/** What the letters and marks mean that can be seen now. */
const legendLines = (scene: Scene): string[] => {
  const { ink, speaker } = scene;
  const { things } = speaker.words;
  const mountain = mountainOf(scene.view);
  const { cells, covered, ibex } = mountain;
  const seen = [...cells, ...handOf(scene)];
  const marks: Mark[] = [
    ...typeNames(scene).map(([letter, name]): Mark => [true, letter, name]),
    [seen.some(isCampfire), FIRE, things.campfire],
    [seen.includes(BRIDGE), SPAN.repeat(PITCH - 2), cardLabel(things, BRIDGE)],
    [covered.length > 0, COVERED, things.coveredBridge],
    [hikerAt(mountain, scene.setup) >= 0, HIKER, things.hiker],
    [seen.some(isIbex), IBEX, things.ibex],
    [ibex?.some((n) => n > 0) ?? false, '2g7', things.herd],
  ];
  const texts = marks.flatMap(([shown, mark, name = '']) => (shown ? [`${mark} ${name}`] : []));
  return legend(texts, ROOM, MOST_LEGEND).map((line) => ' '.repeat(LABEL) + ink.dim(line));
};

export const drawMountain = (scene: Scene): string[] => {
  const { ink, scale } = scene;
  const draw = slotArtist(scene);
  const blank = ' '.repeat(PITCH);
  const lines = [summitLine(scene)];
  for (let row = ROWS.length - 1; row >= 0; row--) {
    const slots = Array.from({ length: ROWS[row]! }, (_, i) => draw(FROM[row]! + i));
    for (let part = 0; part < scale; part++) {
      const pieces: Piece[] = [[leftOf(row), slots.map((slot) => slot[part] ?? blank).join('')]];
      // The number stands next to its row.
      if (part === 0) pieces.push([leftOf(row) - LABEL, ink.dim(fitRight(String(row + 1), 2))]);
      lines.push(compose(pieces));
    }
  }
  return [...lines, ...footLine(scene), ...legendLines(scene)];
};
