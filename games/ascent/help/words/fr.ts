/** Facts of the mountain in French. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw, unseen } from '@halcyon/speech/facts/fr';
import { capital, counted, typeset } from '@halcyon/speech/grammar';
import { cardName, spot } from '../../words/fr/names.ts';
import type { MountainFacts } from '../index.ts';

const places = counted('fr', 'case possible', 'cases possibles');

export const words: FactWords<MountainFacts> = typeset({
  cheapest: ({ card, cell, cost, places: n }, { speaker: { who }, table }) =>
    `${capital(cardName(card, who.features))} : ${places(n)} ; au meilleur prix ${spot(cell)} (${table.cost(cost)}).`,
  open: ({ cells }, { table, plain }) =>
    plain.labelled('Cases ouvertes', cells.map(spot).join(' ; ') || table.labels.none),
  bridges: ({ visible, unseen: n }) => `Ponts visibles : ${visible} ; pas encore vus : ${n}.`,
  gone: ({ cards }, { speaker: { who }, table }) =>
    `Plus aucun exemplaire à venir : ${table.list(cards.map((card) => cardName(card, who.features)))}.`,
  unseen: ({ cards }, tell) =>
    unseen(
      cards.map((card) => cardName(card, tell.speaker.who.features)),
      tell,
    ),
  piles: ({ cards }, tell) => toDraw(cards, tell),
} satisfies FactWords<MountainFacts>);
