/** Facts of the reef in French. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw, unseen } from '@halcyon/speech/facts/fr';
import { counted, typeset } from '@halcyon/speech/grammar';
import { cardName, colourName } from '../../look/labels.ts';
import type { ReefFacts } from '../index.ts';

const worms = counted('fr', 'ver', 'vers');

export const words: FactWords<ReefFacts> = typeset({
  reach: ({ card, cell, price }, { speaker }) =>
    `À votre portée : ${cardName(speaker.words.things, card)}, ${speaker.cell(cell)}, pour ${worms(price)}.`,
  purse: ({ payable, turn, boat }) =>
    `Vous pouvez payer ${worms(payable)}, perles comprises ; retourner une carte coûte ${turn}, un bateau ${boat}.`,
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
  ) => `Vers restant dans la réserve : ${table.list(left.map((n, colour) => `${colourName(things, colour)} (${n})`))}.`,
  pile: ({ cards }, tell) => toDraw([cards], tell),
} satisfies FactWords<ReefFacts>);
