/** Wilds (T6.10, T6.11) in German. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure } from '@halcyon/speech/grammar';
import { does, pay } from '@halcyon/speech/parts/de';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/wild/vocabulary.ts';
import type { wild as english } from '../en/wild.ts';
import { cellName, stormName } from './names.ts';

const ROLES = ['Start', 'Ziel', 'Seeungeheuer', 'Kompass'];

export const wild = {
  features: {
    wild: {
      name: 'Platzhalter',
      about: 'Ein Platzhalter steht für fast jede andere Karte, nach eurer Wahl. Das Spiel wird etwas leichter.',
    },
  },
  options: {
    wilds: {
      name: 'Zahl der Platzhalter',
      about: 'So viele Platzhalter werden eingemischt. Je mehr, desto leichter.',
      value: (n: number) => (n === 1 ? 'ein Platzhalter' : 'zwei Platzhalter'),
    },
  },
  things: {
    wild: 'Platzhalter',
  },
  moves: {
    wild: ({ cell }, who) => `Einen Platzhalter in ${cellName(cell, who)} platzieren`,
    'wild-start': () => 'Einen Platzhalter als Start spielen',
    'wild-finish': () => 'Einen Platzhalter als Ziel spielen',
    'wild-monster': ({ cell }, who) =>
      `Einen Platzhalter als Seeungeheuer auf die Insel in ${cellName(cell, who)} spielen`,
    'wild-compass': ({ storm }, who) => `Mit einem Platzhalter als Kompass ${stormName(storm, who)} beenden`,
  },
  events: {
    'wild-as': ({ seat, role }, who) =>
      `${does(seat, who, 'spielst', 'spielt')} einen Platzhalter als ${ROLES[role] ?? 'andere Karte'}.`,
    'wild-laid': ({ seat, cell }, who) =>
      `${does(seat, who, 'platzierst', 'platziert')} einen Platzhalter in ${cellName(cell, who)}.`,
  },
  asks: {},
  refusals: {
    'wild.none': () => 'Du hast keinen Platzhalter auf der Hand.',
    'wild.occupied': ({ cell, there }, who) => `In ${cellName(cell, who)} liegt schon eine Insel: ${figure(there)}.`,
    'wild.no-number': ({ cell }, who) => `Für einen Platzhalter in ${cellName(cell, who)} ist keine Zahl übrig.`,
    'wild.too-dear': ({ needed, payable }) =>
      `Welche Zahl er auch ist, ein Platzhalter kostet dort mindestens ${figure(needed)}; du kannst ${pay(payable)} bezahlen.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
