/** Facts of the pub in German. */
import type { FactWords } from '@halcyon/speech/facts';
import { characterName } from '../../look/names.ts';
import type { PubFacts } from '../index.ts';

const DEEDS = ['jemand von dir kann hinausgehen', 'jemand von dir kann hereinkommen', 'du kannst den Wirt schicken'];

export const words: FactWords<PubFacts> = {
  chance: ({ deed, chance }, { table }) =>
    `Mit einem neuen Wurf, so wie jetzt alles steht: In ${table.percent(chance)} der Fälle gilt: ${DEEDS[deed]}.`,
  faceDown: (
    { characters },
    {
      speaker: {
        words: { things },
      },
      table,
    },
  ) => `Verdeckt in deinem Stapel: ${table.list(characters.map((each) => characterName(things, each)))}.`,
  wanted: ({ beers }, { speaker: { who }, table }) =>
    `Noch nötige Biere: ${table.list(beers.map((n, seat) => `${who.name(seat)} (${n})`))}.`,
};
