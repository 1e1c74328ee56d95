/** The ring as it lies: the door on top, then clockwise tables 1-3 on the right and 4-6 on the left. */

import { legend } from '@halcyon/terminal-kit/pieces';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { beside, fit } from '@halcyon/terminal-kit/text';
import { placeName, raceName } from '../look/names.ts';
import { guestsAt, pubOf } from '../look/pub.ts';
import { type Character, clanOf, DOOR, type Place, RACES } from '../rules/vocabulary.ts';
import { backOf } from './colours.ts';
import { faceOf, raceLetter, waysOf, wayText } from './guests.ts';

export const RING_WIDTH = 51;
const LABEL = 2;
const SIDE = 25;
/** 'aG2 4/3' and a gap. */
const GUEST = 8;
const INNKEEPER = '▼';
const COIN = '$';
const MOST_COINS = 4;
/** Lines of ring and legend together. */
const MOST_LINES = 13;
/** Lines of guests at a place. */
const MOST_ROWS = 3;
const SIDES = [
  [6, 1],
  [5, 2],
  [4, 3],
] as const;

const coinsText = (n: number): string => (n > MOST_COINS ? `${COIN}×${n}` : COIN.repeat(n));

/** The place's name, the coins that lie there, the innkeeper; in brackets the numbers that lead there. */
const headOf = (scene: Scene, place: Place): string => {
  const { ink, selected } = scene;
  const { lying, innkeeper } = pubOf(scene.view);
  const name = placeName(scene.speaker.words.things, place);
  const ways = selected === undefined ? [] : waysOf(scene, selected).filter(({ to }) => to === place);
  return [
    ways.length > 0 ? name : ink.dim(name),
    coinsText(lying[place]!),
    innkeeper === place ? INNKEEPER : '',
    ...ways.map((way) => ink.gold(`(${wayText(way)})`)),
  ]
    .filter(Boolean)
    .join(' ');
};
const guestText = (scene: Scene, character: Character): string => {
  const { ink, selected, viewer } = scene;
  const { coins, beers } = pubOf(scene.view);
  const text = `${faceOf(scene, character)} ${coins[character]}/${beers[character]}`;
  const seat = clanOf(character);
  const drawn = ink.paints ? ink.paint(text, backOf(seat)) : seat === viewer ? ink.bold(text) : text;
  return fit(drawn + (character === selected ? ink.gold('◂') : ''), GUEST);
};
const drawPlace = (scene: Scene, place: Place, width: number): string[] => {
  const guests = guestsAt(pubOf(scene.view), place).map((character) => guestText(scene, character));
  const perLine = Math.floor(width / GUEST);
  // Where a whole race meets, the last of them stand behind the name of the table.
  const behind = guests.splice(perLine * MOST_ROWS);
  const rows = Math.max(1, Math.ceil(guests.length / perLine));
  return [
    [headOf(scene, place), ...behind].join(' ').trimEnd(),
    ...Array.from({ length: rows }, (_, row) =>
      guests
        .slice(row * perLine, (row + 1) * perLine)
        .join('')
        .trimEnd(),
    ),
  ];
};

/** What letters and marks mean. */
const legendLines = (scene: Scene, most: number): string[] => {
  const { things } = scene.speaker.words;
  const { coin, coins, beers, innkeeper } = things;
  const texts = [
    ...RACES.map((_, race) => `${raceLetter(scene, race)} ${raceName(things, race)}`),
    `4/3 ${coins}/${beers}`,
    `${COIN} ${coin}`,
    `${INNKEEPER} ${innkeeper}`,
  ];
  return legend(texts, RING_WIDTH - LABEL - 1, most).map((line) => ' '.repeat(LABEL) + scene.ink.dim(line));
};

export const drawRing = (scene: Scene): string[] => {
  const indent = ' '.repeat(LABEL);
  const door = drawPlace(scene, DOOR, RING_WIDTH - LABEL).map((line) => `${indent}${line}`);
  const tables = SIDES.flatMap(([left, right]) =>
    beside(drawPlace(scene, left, SIDE - 1), drawPlace(scene, right, SIDE - 1), SIDE).map((line) =>
      `${indent}${line}`.trimEnd(),
    ),
  );
  const lines = [...door, ...tables];
  return [...lines, ...legendLines(scene, Math.max(0, MOST_LINES - lines.length))];
};
