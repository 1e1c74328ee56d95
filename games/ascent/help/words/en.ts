/** Facts of the mountain in English. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw, unseen } from '@halcyon/speech/facts/en';
import { capital, counted } from '@halcyon/speech/grammar';
import { cardName, spot } from '../../words/en/names.ts';
import type { MountainFacts } from '../index.ts';

const places = counted('en', 'place', 'places');

export const words: FactWords<MountainFacts> = {
  cheapest: ({ card, cell, cost, places: n }, { speaker: { who }, table }) =>
    `${capital(cardName(card, who.features))}: ${places(n)}; the cheapest is ${spot(cell)} (${table.cost(cost)}).`,
  open: ({ cells }, { table, plain }) => plain.labelled('Open slots', cells.map(spot).join('; ') || table.labels.none),
  bridges: ({ visible, unseen: n }) => `Bridges: ${visible} visible, ${n} not seen yet.`,
  gone: ({ cards }, { speaker: { who }, table }) =>
    `No copy can come any more: ${table.list(cards.map((card) => cardName(card, who.features)))}.`,
  unseen: ({ cards }, tell) =>
    unseen(
      cards.map((card) => cardName(card, tell.speaker.who.features)),
      tell,
    ),
  piles: ({ cards }, tell) => toDraw(cards, tell),
};
