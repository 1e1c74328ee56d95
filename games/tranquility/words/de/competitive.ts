/** Against each other (T7.5) in German. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { counted, figure } from '@halcyon/speech/grammar';
import { cards, does } from '@halcyon/speech/parts/de';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/modes/competitive/vocabulary.ts';
import type { competitive as english } from '../en/competitive.ts';
import { cardName, range } from './names.ts';

const ofCells = counted('de', 'Feld', 'Felder');
const ofNumbers = counted('de', 'Zahl', 'Zahlen');

export const competitive = {
  modes: {
    competitive: {
      name: 'Konkurrenz',
      about:
        'Zwei spielen gegeneinander: Punkte für Karten im Meer, Minuspunkte für abgelegte. Es ist so schwer, wie dein Gegenüber gut ist.',
    },
  },
  things: {
    pile: 'Gemeinsamer Stapel',
    row: 'Auslage',
    takenNext: 'kommt als Nächste',
    points: 'Punkte',
    discarded: 'Abgelegte Karten',
    runs: 'Folgen ab drei',
    longestRun: 'Längste Folge',
  },
  moves: {
    'show-hand': () => 'Die Hand zeigen, ablegen und die Auslage nehmen',
    pass: () => 'Passen',
  },
  events: {
    took: ({ seat, card }, who) => `${does(seat, who, 'nimmst', 'nimmt')} ${cardName(card)} aus der Auslage.`,
    revealed: ({ card }) => `Neu in der Auslage: ${figure(card)}.`,
    'hand-shown': ({ seat, count }, who) =>
      `${does(seat, who, 'kannst nichts platzieren: Du zeigst deine', 'kann nichts platzieren, zeigt die')} ganze Hand und ${who.me(seat) ? 'legst' : 'legt'} sie ab (${cards(count)}).`,
    shown: ({ seat, card }, who) => `${does(seat, who, 'zeigst', 'zeigt')} ${cardName(card)}.`,
    passed: ({ seat }, who) => `${does(seat, who, 'passt', 'passt')}.`,
  },
  asks: {},
  refusals: {
    impossible: ({ numbers, cells, low, high }) =>
      `Damit ließe sich das Meer nicht mehr füllen: Für ${ofCells(cells)} gäbe es nur ${ofNumbers(numbers)} ${range(low, high)}.`,
    'show.may-place': () => 'Du kannst eine Insel platzieren, also bleibt deine Hand verdeckt.',
    'show.row-empty': () => 'In der Auslage liegt keine Karte zum Nehmen.',
    'pass.may-place': () => 'Du kannst eine Insel platzieren, also darfst du nicht passen.',
    'pass.two-cards': ({ hand }) => `Lege zwei Karten ab, statt zu passen; du hast ${figure(hand)}.`,
  },
  endings: {
    'grid-full': () => 'Das Meer ist voll: Die Punkte entscheiden.',
    'hands-out': () => 'Beide haben höchstens eine Karte auf der Hand: Die Punkte entscheiden.',
  },
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
