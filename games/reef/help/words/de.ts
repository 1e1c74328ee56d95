/** Facts of the reef in German. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw, unseen } from '@halcyon/speech/facts/de';
import { counted } from '@halcyon/speech/grammar';
import { cardName, colourName } from '../../look/labels.ts';
import type { ReefFacts } from '../index.ts';

const worms = counted('de', 'Wurm', 'Würmer');

export const words: FactWords<ReefFacts> = {
  reach: ({ card, cell, price }, { speaker }) =>
    `In Reichweite: ${cardName(speaker.words.things, card)}, ${speaker.cell(cell)}, für ${worms(price)}.`,
  purse: ({ payable, turn, boat }) =>
    `Zum Zahlen hast du ${worms(payable)}, Perlen eingerechnet; eine Karte aufzudecken kostet ${turn}, ein Boot ${boat}.`,
  unseen: ({ cards }, tell) =>
    unseen(
      cards.map((card) => cardName(tell.speaker.words.things, card)),
      tell,
    ),
  supply: (
    { worms: left },
    {
      speaker: {
        words: { things },
      },
      table,
    },
  ) => `Würmer im Vorrat: ${table.list(left.map((n, colour) => `${colourName(things, colour)} (${n})`))}.`,
  pile: ({ cards }, tell) => toDraw([cards], tell),
};
