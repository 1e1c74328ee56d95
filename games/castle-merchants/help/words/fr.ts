/** Facts of the map in French. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw, unseen } from '@halcyon/speech/facts/fr';
import { typeset } from '@halcyon/speech/grammar';
import { placeName, terrainName } from '../../look/names.ts';
import type { MapFacts } from '../index.ts';

export const words: FactWords<MapFacts> = typeset({
  way: ({ hex, cards }, { speaker, table }) =>
    `${placeName(speaker.words.things, hex)} : au moins ${table.cards(cards)}, par les tuiles posées.`,
  noWay: ({ hexes }, { speaker, table }) =>
    `Pas encore de chemin par les tuiles posées : ${table.list(hexes.map((hex) => placeName(speaker.words.things, hex)!))}.`,
  gold: ({ missing }, { speaker: { who }, table }) =>
    `Or encore manquant : ${table.list(missing.map((n, seat) => `${who.name(seat)} (${n})`))}.`,
  unseen: ({ cards }, tell) =>
    unseen(
      cards.map((card) => terrainName(tell.speaker.words.things, card)),
      tell,
    ),
  pile: ({ cards }, tell) => toDraw([cards], tell),
} satisfies FactWords<MapFacts>);
