/** Facts of the reef in English. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw, unseen } from '@halcyon/speech/facts/en';
import { counted } from '@halcyon/speech/grammar';
import { cardName, colourName } from '../../look/labels.ts';
import type { ReefFacts } from '../index.ts';

const worms = counted('en', 'worm', 'worms');

export const words: FactWords<ReefFacts> = {
  reach: ({ card, cell, price }, { speaker }) =>
    `In reach: ${cardName(speaker.words.things, card)} in ${speaker.cell(cell)}, for ${worms(price)}.`,
  purse: ({ payable, turn, boat }) =>
    `You can pay ${worms(payable)}, pearls included; turning a card up costs ${turn}, a boat ${boat}.`,
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
  ) => `Worms left in the supply: ${table.list(left.map((n, colour) => `${colourName(things, colour)} (${n})`))}.`,
  pile: ({ cards }, tell) => toDraw([cards], tell),
};
