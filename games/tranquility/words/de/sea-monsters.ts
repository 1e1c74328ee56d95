/** Sea Monsters (T6.2, T6.3) in German. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { does, whose } from '@halcyon/speech/parts/de';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/sea-monsters/vocabulary.ts';
import type { seaMonsters as english } from '../en/sea-monsters.ts';
import { cardName, cellName } from './names.ts';

export const seaMonsters = {
  features: {
    'sea-monsters': {
      name: 'Seeungeheuer',
      about: 'Ungeheuer füllen eure Hände, lassen sich nicht ablegen und gehen nur, indem sie eine Insel zerstören.',
    },
  },
  options: {
    monsters: {
      name: 'Zahl der Seeungeheuer',
      about: 'So viele Seeungeheuer werden eingemischt. Je mehr, desto schwerer.',
      value: (n: number) => `${n} Ungeheuer`,
    },
  },
  things: {
    monster: 'Seeungeheuer',
    devoured: 'Von Ungeheuern zerstört',
    holdsMonster: 'hat ein Seeungeheuer',
  },
  moves: {
    monster: ({ cell }, who) => `Ein Seeungeheuer auf die Insel in ${cellName(cell, who)} spielen`,
  },
  events: {
    devoured: ({ seat, island, cell }, who) =>
      `${whose(seat, who, 'Dein Seeungeheuer', 'Das Seeungeheuer')} zerstört ${cardName(island)} in ${cellName(cell, who)}; beide verlassen das Spiel.`,
    'monster-named': ({ seat }, who) =>
      `${does(seat, who, 'hast', 'hat')} mindestens ein Seeungeheuer auf der Hand: Das Ziel wartet.`,
    'finish-refused': ({ seat }, who) =>
      `${does(seat, who, 'nimmst das Ziel zurück und brauchst', 'nimmt das Ziel zurück und braucht')} eine andere Aktion.`,
  },
  asks: {},
  refusals: {
    'monster.none': () => 'Du hast kein Seeungeheuer auf der Hand.',
    'monster.kept': () => 'Ein Seeungeheuer wird nie abgelegt: Es geht nur, wenn es auf eine Insel gespielt wird.',
    'monster.no-island': ({ cell }, who) =>
      `Ein Seeungeheuer braucht eine Insel; in ${cellName(cell, who)} liegt keine.`,
    'monster.own-finish': () => 'Kein Ziel, solange du selbst ein Seeungeheuer hast: Spiele zuerst dieses.',
    'monster.finish-tried': () => 'Du hast in diesem Zug schon ein Ziel versucht: Wähle eine andere Aktion.',
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
