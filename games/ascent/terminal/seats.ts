/** The seats beside the mountain: cards in hand, in the pile and away; and how far the climb has come. */

import type { Scene } from '@halcyon/terminal-kit/scene';
import { countLine, listSeats, seatTitle } from '@halcyon/terminal-kit/seats';
import { hikerAt, mountainOf, wasGivenBridge } from '../look/mountain.ts';
import { filled, IBEX_NEEDED, ibexAtTop, ROWS, rowOf, SLOTS, visibleBridges } from '../rules/index.ts';
import { SPAN } from './cell.ts';

/** How far the climb has come, each with what it takes. */
const progressOf = (scene: Scene): string[] => {
  const { things } = scene.speaker.words;
  const mountain = mountainOf(scene.view);
  const { ibex, filmed, grapples } = mountain;
  const bridges = visibleBridges(mountain);
  const hiker = hikerAt(mountain, scene.setup);
  const of = (name: string | undefined, n: number, all: number): string => countLine(name, `${n}/${all}`);
  return [
    of(things.slots, filled(mountain), SLOTS),
    ...(bridges > 0 ? [countLine(things.visibleBridges, bridges)] : []),
    ...(scene.setup.features.includes('green-path')
      ? [of(things.path, hiker < 0 ? 0 : rowOf(hiker) + 1, ROWS.length)]
      : []),
    ...(filmed ? [of(things.panoramas, filmed.filter((n) => n === 1).length, filmed.length)] : []),
    ...(ibex ? [of(things.ibexAtTop, ibexAtTop(mountain), IBEX_NEEDED)] : []),
    ...(scene.setup.seats === 1 ? [countLine(things.grapples, grapples)] : []),
  ];
};

/** A bridge that everybody saw: it is in the hand, or among what was dropped since. */
const notesOf = (scene: Scene, seat: number): string[] => {
  const mountain = mountainOf(scene.view);
  if (seat === scene.viewer || !wasGivenBridge(mountain, seat)) return [];
  return [`${SPAN} ${scene.speaker.words.things.holdsBridge}${mountain.discards[seat]!.length > 0 ? ' ?' : ''}`];
};

export const drawSeats = (scene: Scene): string[] => {
  const { hands, piles, discards } = mountainOf(scene.view);
  const { hand, pile, gone } = scene.words.cards;
  return listSeats(scene, {
    title: (seat) => seatTitle(scene, seat),
    counts: [
      [hand, (seat) => hands[seat]!.length],
      [pile, (seat) => piles[seat]!.length],
      [gone, (seat) => discards[seat]!.length],
    ],
    notes: (seat) => notesOf(scene, seat),
    shared: progressOf(scene),
  });
};

/** When all is over: how far it came, and what it took. */
export const drawResult = (scene: Scene): string[] => {
  const { ended, discards, piles } = mountainOf(scene.view);
  if (ended === 0) return [];
  const { things } = scene.speaker.words;
  const sum = (lists: readonly (readonly number[])[]): number => lists.reduce((all, list) => all + list.length, 0);
  const lines = [...progressOf(scene), countLine(things.discards, sum(discards)), countLine(things.deck, sum(piles))];
  return lines.map((line) => `  ${line}`);
};
