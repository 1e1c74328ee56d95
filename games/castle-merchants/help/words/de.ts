/** Facts of the map in German. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw, unseen } from '@halcyon/speech/facts/de';
import { placeName, terrainName } from '../../look/names.ts';
import type { MapFacts } from '../index.ts';

export const words: FactWords<MapFacts> = {
  way: ({ hex, cards }, { speaker, table }) =>
    `${placeName(speaker.words.things, hex)}: mindestens ${table.cards(cards)}, über die gelegten Plättchen.`,
  noWay: ({ hexes }, { speaker, table }) =>
    `Noch kein Weg über die gelegten Plättchen: ${table.list(hexes.map((hex) => placeName(speaker.words.things, hex)!))}.`,
  gold: ({ missing }, { speaker: { who }, table }) =>
    `Noch fehlendes Gold: ${table.list(missing.map((n, seat) => `${who.name(seat)} (${n})`))}.`,
  unseen: ({ cards }, tell) =>
    unseen(
      cards.map((card) => terrainName(tell.speaker.words.things, card)),
      tell,
    ),
  pile: ({ cards }, tell) => toDraw([cards], tell),
};
