/** Facts of the mountain in German. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw, unseen } from '@halcyon/speech/facts/de';
import { counted } from '@halcyon/speech/grammar';
import { cardName, spot } from '../../words/de/names.ts';
import type { MountainFacts } from '../index.ts';

const places = counted('de', 'mögliches Feld', 'mögliche Felder');

export const words: FactWords<MountainFacts> = {
  cheapest: ({ card, cell, cost, places: n }, { speaker: { who }, table }) =>
    `${cardName(card, who.features)}: ${places(n)}; am günstigsten ${spot(cell)} (${table.cost(cost)}).`,
  open: ({ cells }, { table, plain }) =>
    plain.labelled('Offene Felder', cells.map(spot).join('; ') || table.labels.none),
  bridges: ({ visible, unseen: n }) => `Brücken: ${visible} sichtbar, ${n} noch nicht gesehen.`,
  gone: ({ cards }, { speaker: { who }, table }) =>
    `Davon kommt keine Karte mehr: ${table.list(cards.map((card) => cardName(card, who.features)))}.`,
  unseen: ({ cards }, tell) =>
    unseen(
      cards.map((card) => cardName(card, tell.speaker.who.features)),
      tell,
    ),
  piles: ({ cards }, tell) => toDraw(cards, tell),
};
