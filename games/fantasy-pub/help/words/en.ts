/** Facts of the pub in English. */
import type { FactWords } from '@halcyon/speech/facts';
import { characterName } from '../../look/names.ts';
import type { PubFacts } from '../index.ts';

const DEEDS = ['one of yours leaves the pub', 'one of yours comes in', 'the innkeeper goes where you like'];

export const words: FactWords<PubFacts> = {
  chance: ({ deed, chance }, { table }) =>
    `With a new throw, as all stand now: ${DEEDS[deed]} in ${table.percent(chance)} of cases.`,
  faceDown: (
    { characters },
    {
      speaker: {
        words: { things },
      },
      table,
    },
  ) => `Face down in your pile: ${table.list(characters.map((each) => characterName(things, each)))}.`,
  wanted: ({ beers }, { speaker: { who }, table }) =>
    `Beers still wanted: ${table.list(beers.map((n, seat) => `${who.name(seat)} (${n})`))}.`,
};
