/** Facts of the pub in French. */
import type { FactWords } from '@halcyon/speech/facts';
import { typeset } from '@halcyon/speech/grammar';
import { characterName } from '../../look/names.ts';
import type { PubFacts } from '../index.ts';

const DEEDS = [
  'un de vos personnages peut sortir',
  'un de vos personnages peut entrer',
  'vous pouvez envoyer le tavernier',
];

export const words: FactWords<PubFacts> = typeset({
  chance: ({ deed, chance }, { table }) =>
    `Avec un nouveau lancer, tel que tout est maintenant : ${DEEDS[deed]} dans ${table.percent(chance)} des cas.`,
  faceDown: (
    { characters },
    {
      speaker: {
        words: { things },
      },
      table,
    },
  ) => `Face cachée dans votre pile : ${table.list(characters.map((each) => characterName(things, each)))}.`,
  wanted: ({ beers }, { speaker: { who }, table }) =>
    `Bières encore nécessaires : ${table.list(beers.map((n, seat) => `${who.name(seat)} (${n})`))}.`,
} satisfies FactWords<PubFacts>);
