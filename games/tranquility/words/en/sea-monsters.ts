/** Sea Monsters (T6.2, T6.3) in English. */
import { capital } from '@halcyon/speech/grammar';
import { does, whose } from '@halcyon/speech/parts/en';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/sea-monsters/vocabulary.ts';
import { cardName, cellName } from './names.ts';

export const seaMonsters = {
  features: {
    'sea-monsters': {
      name: 'Sea Monsters',
      about: 'Monsters fill your hands, cannot be discarded and leave only by destroying an island.',
    },
  },
  options: {
    monsters: {
      name: 'Number of Sea Monsters',
      about: 'This many Sea Monsters are shuffled in. The more, the harder.',
      value: (n: number) => `${n} Monsters`,
    },
  },
  things: {
    monster: 'Sea Monster',
    devoured: 'Destroyed by Monsters',
    holdsMonster: 'holds a Sea Monster',
  },
  moves: {
    monster: ({ cell }, who) => `Play a Sea Monster on the island in ${cellName(cell, who)}`,
  },
  events: {
    devoured: ({ seat, island, cell }, who) =>
      `${capital(whose(seat, who))} Sea Monster destroys ${cardName(island)} in ${cellName(cell, who)}; both leave the game.`,
    'monster-named': ({ seat }, who) =>
      `${does(seat, who, 'hold', 'holds')} at least one Sea Monster: the Finish waits.`,
    'finish-refused': ({ seat }, who) =>
      `${does(seat, who, 'take the Finish back and need', 'takes the Finish back and needs')} another action.`,
  },
  asks: {},
  refusals: {
    'monster.none': () => 'You hold no Sea Monster.',
    'monster.kept': () => 'A Sea Monster is never discarded: it goes only by being played on an island.',
    'monster.no-island': ({ cell }, who) => `A Sea Monster needs an island; none lies in ${cellName(cell, who)}.`,
    'monster.own-finish': () => 'No Finish while you hold a Sea Monster yourself: play that one first.',
    'monster.finish-tried': () => 'You have tried a Finish in this turn: take another action.',
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names>;
