/** The Pyramid (T7.3) in German. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure } from '@halcyon/speech/grammar';
import { does, pay, whom, whose } from '@halcyon/speech/parts/de';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { vocabulary } from '../../rules/layouts/pyramid/vocabulary.ts';
import type { Names } from '../../rules/vocabulary.ts';
import type { pyramid as english } from '../en/pyramid.ts';
import { cardName, cellName } from './names.ts';

const EXPLORERS = [
  'wie im Regelblatt',
  'schwerer: Ein gezogener Start kostet eine Karte',
  'leichter: Grenzkarten statt Seeungeheuer',
];

export const pyramid = {
  layouts: {
    pyramid: {
      name: 'Die Pyramide',
      about:
        'Sechs Felder einer Pyramide bergen Überraschungen aus einem Entdecker-Stapel, gute und schlechte. Ihre Form ist unsere eigene.',
    },
  },
  options: {
    explorer: {
      name: 'Entdecker-Stapel',
      about: 'Ob der Entdecker-Stapel es gut mit euch meint.',
      value: (n: number) => EXPLORERS[n] ?? '',
    },
  },
  things: {
    border: 'Grenzkarte',
    storm: 'Sturm',
    explorer: 'Entdecker-Stapel',
    explored: 'Gezogene Entdecker-Karten',
  },
  moves: {
    border: ({ cell }, who) => `Eine Grenzkarte in ${cellName(cell, who)} platzieren`,
    'border-finish': () => 'Eine Grenzkarte als Ziel spielen',
    clear: ({ cell }, who) => `Einen Kompass ablegen und den Sturm in ${cellName(cell, who)} entfernen`,
  },
  events: {
    explored: ({ seat, card }, who) =>
      `${does(seat, who, 'deckst eine Entdecker-Karte auf und findest', 'deckt eine Entdecker-Karte auf und findet')} ${cardName(card)}.`,
    'explorer-kept': ({ seat, card }, who) =>
      `${does(seat, who, 'ziehst', 'zieht')} verdeckt ${cardName(card)} vom Entdecker-Stapel.`,
    returned: ({ seat, card, cell }, who) =>
      `${does(seat, who, 'nimmst', 'nimmt')} ${cardName(card)} auf die Hand zurück; in ${cellName(cell, who)} liegt jetzt ein Sturm.`,
    swallowed: ({ seat, card, cell }, who) =>
      `Ein Seeungeheuer verschlingt ${cardName(card)}, von ${whom(seat, who)} in ${cellName(cell, who)} platziert; beide sind weg.`,
    'pile-dropped': ({ seat }, who) =>
      `Die oberste Karte ${whose(seat, who, 'deines Stapels', 'des Stapels')} geht ungesehen weg.`,
    'border-laid': ({ seat, cell }, who) =>
      `${does(seat, who, 'platzierst', 'platziert')} eine Grenzkarte in ${cellName(cell, who)}.`,
    cleared: ({ seat, cell }, who) =>
      `${does(seat, who, 'legst', 'legt')} einen Kompass ab: Der Sturm in ${cellName(cell, who)} ist weg.`,
  },
  asks: {},
  refusals: {
    'border.none': () => 'Du hast keine Grenzkarte auf der Hand.',
    'border.occupied': ({ cell, there }, who) => `In ${cellName(cell, who)} liegt schon eine Karte: ${figure(there)}.`,
    'border.no-number': ({ cell }, who) => `Für eine Grenzkarte in ${cellName(cell, who)} ist keine Zahl übrig.`,
    'border.too-dear': ({ needed, payable }) =>
      `Welche Zahl sie auch ist, eine Grenzkarte kostet dort mindestens ${figure(needed)}; du kannst ${pay(payable)} bezahlen.`,
    'pyramid.storm': () => 'Dort liegt ein Sturm: Nichts wird platziert, bis ein Kompass ihn entfernt.',
    'clear.no-compass': () => 'Du hast keinen Kompass auf der Hand.',
    'clear.no-storm': ({ cell }, who) => `In ${cellName(cell, who)} liegt kein Sturm.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
