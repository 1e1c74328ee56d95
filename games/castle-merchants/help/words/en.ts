/** Facts of the map in English. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw, unseen } from '@halcyon/speech/facts/en';
import { placeName, terrainName } from '../../look/names.ts';
import type { MapFacts } from '../index.ts';

export const words: FactWords<MapFacts> = {
  way: ({ hex, cards }, { speaker, table }) =>
    `${placeName(speaker.words.things, hex)}: ${table.cards(cards)} at least, over the tiles that lie.`,
  noWay: ({ hexes }, { speaker, table }) =>
    `No way yet over the tiles that lie: ${table.list(hexes.map((hex) => placeName(speaker.words.things, hex)!))}.`,
  gold: ({ missing }, { speaker: { who }, table }) =>
    `Gold still missing: ${table.list(missing.map((n, seat) => `${who.name(seat)} (${n})`))}.`,
  unseen: ({ cards }, tell) =>
    unseen(
      cards.map((card) => terrainName(tell.speaker.words.things, card)),
      tell,
    ),
  pile: ({ cards }, tell) => toDraw([cards], tell),
};
