/** The seats beside the sea: cards in hand, in the pile and away; Storms before a seat; what it offers; what the table shares. */
import { has, topFrame } from '@halcyon/kernel';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { countLine, listSeats, SEATS_ROOM, seatTitle } from '@halcyon/terminal-kit/seats';
import { fitRight, wrap } from '@halcyon/terminal-kit/text';
import { handSide, type Sea, sheetOf, stormsBefore } from '../look/sea.ts';
import { NOT_SAID } from '../rules/index.ts';
import { backOf, cardTitle, sideMark } from './cards.ts';
import { STORM } from './cell.ts';
import { seaAt } from './sea.ts';
import { seaWords } from './words.ts';

const MOST_USED = 3;

export const titled = (scene: Scene, seat: number): string =>
  // In a game against each other a seat is known by its side.
  seatTitle(scene, seat, seaAt(scene).owners === undefined ? '' : ` ${sideMark(handSide(seaAt(scene), seat))}`);

/** The columns of numbers: their heads, and what stands there for a seat. */
const countsOf = (scene: Scene, sea: Sea): [string, (seat: number) => number][] => {
  const { hand, pile, gone } = scene.words.cards;
  const held = (seat: number): number => sea.hands[seat]!.length;
  const sheet = sheetOf(sea);
  if (sheet !== undefined) {
    const { points = '' } = scene.speaker.words.things;
    return [
      [hand, held],
      [points, (seat) => sheet[seat]!.total],
      [gone, (seat) => sheet[seat]!.discarded],
    ];
  }
  return [
    [hand, held],
    [pile, (seat) => sea.piles[seat]!.length],
    [gone, (seat) => sea.discards[seat]!.length + sea.given[seat]!.length],
  ];
};

/** What lies before a seat, or what is known of it. */
const notesOf = (scene: Scene, sea: Sea, seat: number): string[] => {
  const { things } = scene.speaker.words;
  const before = stormsBefore(sea, seat);
  const storms = (['yellow', 'orange'] as const).flatMap((colour) => {
    const count = before.filter((storm) => storm === colour).length;
    return count > 0 ? [`${STORM.repeat(count)} ${things[colour]}`] : [];
  });
  const monster = has(sea.monstersNamed ?? 0, seat) ? [`! ${things.monster}`] : [];
  if (scene.rules.frames[topFrame(sea)]?.name !== 'pledge') return [...storms, ...monster];
  const said = sea.pledges[seat]!;
  // With five seats there is one line for each; the offers are what counts then.
  return [[said === NOT_SAID ? '…' : seaWords(scene).offers(said), ...storms].join(' · ')];
};

/** Cards that were used up: 'Start ×2 · Jagged Rocks · 41'. */
const tally = (scene: Scene, cards: readonly number[]): string => {
  const counts = new Map<number, number>();
  for (const card of cards.toSorted((a, b) => a - b)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => cardTitle(scene, card) + (n > 1 ? ` ×${n}` : '')).join(' · ');
};

/** What belongs to nobody or to all. */
const sharedOf = (scene: Scene, sea: Sea): string[] => {
  const { ink, speaker } = scene;
  const { things } = speaker.words;
  const lines: string[] = [];
  if (sea.compasses !== undefined) {
    const stars = sea.compasses > 0 ? `${'✦'.repeat(sea.compasses)} ` : '';
    lines.push(`${stars}${things.compasses}  ${sea.compasses}`, ink.dim(seaWords(scene).toEarn(sea.supply ?? 0)));
  }
  if (sea.devoured !== undefined)
    lines.push(countLine(things.devoured, sea.devoured.filter((card) => card <= 80).length));
  if (sea.row !== undefined) {
    const card = (n: number): string => {
      const text = fitRight(String(n), 2);
      return ink.paints ? ink.paint(` ${text} `, backOf(n)) : `[${text}]`;
    };
    lines.push(countLine(things.pile, sea.piles[0]!.length), things.row ?? '');
    // The first of them is taken first.
    lines.push(sea.row.length > 0 ? `▸ ${sea.row.map(card).join(' ')}` : ink.dim(scene.table.labels.none));
  }
  if (sea.explorer !== undefined) {
    const used = sea.explored ?? [];
    lines.push(countLine(things.explorer, sea.explorer.length), countLine(things.explored, used.length));
    const names = wrap(tally(scene, used), SEATS_ROOM - 4);
    lines.push(...names.slice(0, MOST_USED).map((line) => ink.dim(`  ${line}`)));
  }
  return lines;
};

export const drawSeats = (scene: Scene): string[] => {
  const sea = seaAt(scene);
  return listSeats(scene, {
    title: (seat) => titled(scene, seat),
    counts: countsOf(scene, sea),
    notes: (seat) => notesOf(scene, sea, seat),
    shared: sharedOf(scene, sea),
  });
};
