/** The sea as the reader sees it: four rows, the reader's row nearest, the shore at the left; boats stand at their columns. */

import type { Seat } from '@halcyon/kernel';
import { legend } from '@halcyon/terminal-kit/pieces';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { fit, width } from '@halcyon/terminal-kit/text';
import { paidFor, reefOf, rowsFor } from '../look/reef.ts';
import { type Cell, COLUMNS, cellAt, FACE_DOWN, FEMALE, GAP, MALE, type Row } from '../rules/vocabulary.ts';
import { cardSign, cellWord, pairText, pricesOf, sexSign, shortName, sideOf } from './cards.ts';
import { backOf } from './colours.ts';

const LABEL = 3;
const CARD = 5;
const CELL = CARD + 1;
export const SEA_WIDTH = LABEL + COLUMNS * CELL;
const OWN_BOAT = '▲';
const THEIR_BOAT = '▼';
const DOWN = '▒';
const NO_CARD = '·';
const CHOSEN = '◂';
const STREAM = '◂ ';

/** 'Yell.' for a name that is too long for its card. */
const shorten = (name: string): string => (width(name) > CARD ? `${name.slice(0, CARD - 1)}.` : name);

/** The two lines of a cell: what lies there with a mark, its price if it has one now; and the name of it. */
const drawCell = (scene: Scene, cell: Cell, mark: string | undefined): readonly string[] => {
  const { ink } = scene;
  const card = reefOf(scene.view).sea[cell]!;
  if (card === GAP) return [ink.dim(fit(`  ${NO_CARD}`, CARD)), fit('', CARD)];
  const down = card === FACE_DOWN;
  const lines = down
    ? [mark === undefined ? DOWN.repeat(CARD) : `${DOWN.repeat(CARD - 2)} ${mark}`, DOWN.repeat(CARD)]
    : [fit(cardSign(scene, card), CARD - 1) + (mark ?? ' '), fit(shorten(shortName(scene, card)), CARD)];
  return ink.paints ? lines.map((line) => ink.paint(line, backOf(card))) : lines;
};
const drawRow = (scene: Scene, row: Row, marks: ReadonlyMap<Cell, string>): string[] => {
  const cells = Array.from({ length: COLUMNS }, (_, column) => cellAt(row, column));
  const drawn = cells.map((cell) => drawCell(scene, cell, marks.get(cell)));
  const letter = cellWord(cells[0]!).charAt(0);
  return [letter, ''].map((label, line) =>
    (fit(` ${label}`, LABEL) + drawn.map((cell) => cell[line]).join(' ')).trimEnd(),
  );
};

/** Columns as they are counted, with the boats of one side. */
const boatLine = (scene: Scene, seat: Seat, boat: string): string => {
  const { boats } = reefOf(scene.view);
  const columns = Array.from({ length: COLUMNS }, (_, i) => fit(`${i + 1}${i < boats[seat]! ? boat : ''}`, CELL));
  return (fit('', LABEL) + columns.join('')).trimEnd();
};
/** 'Shore ◂ ◂ ◂ Reef': where the current runs. */
const currentLine = ({ speaker }: Scene): string => {
  const { shore = '', reef = '' } = speaker.words.things;
  const room = SEA_WIDTH - 1 - LABEL - width(shore) - width(reef) - 1;
  return `${fit('', LABEL)}${shore} ${STREAM.repeat(Math.floor(room / STREAM.length))}${reef}`;
};

const legendLines = (scene: Scene, priced: boolean): string[] => {
  const { male, female, boat, faceDown, price } = scene.speaker.words.things;
  const texts = [
    `${sexSign(scene, MALE)} ${male}`,
    `${sexSign(scene, FEMALE)} ${female}`,
    ...(priced ? [`1-3 ${price}`] : []),
    `${OWN_BOAT} ${boat}`,
    `${DOWN} ${faceDown}`,
  ];
  return legend(texts, SEA_WIDTH - LABEL, 1).map((line) => fit('', LABEL) + line);
};

export const drawSea = (scene: Scene): string[] => {
  const { ink, speaker, rules, ask } = scene;
  const reef = reefOf(scene.view);
  const own = sideOf(scene);
  const prices = pricesOf(scene);
  const marks = new Map([...prices].map(([cell, price]) => [cell, String(price)]));
  // Only who pays sees what is being paid for.
  const bought = ask && paidFor(rules, reef);
  if (typeof bought === 'number') marks.set(bought, CHOSEN);
  const rows = rowsFor(own).map((row) => drawRow(scene, row, marks));
  const pairs = reef.breeding.map((card) => pairText(scene, card));
  return [
    ink.dim(currentLine(scene)),
    ink.dim(boatLine(scene, 1 - own, THEIR_BOAT)),
    ...rows.flat(),
    ink.dim(boatLine(scene, own, OWN_BOAT)),
    `${fit('', LABEL)}${[speaker.words.things.breedingCards, ...pairs].join('  ')}`,
    ...legendLines(scene, prices.size > 0).map(ink.dim),
  ];
};
