/** Puzzles, in German. */
import { counted } from '../grammar.ts';
import type { PuzzleSpeech } from './speech.ts';

const inTurns = counted('de', 'Zug', 'Zügen');
const inTrips = counted('de', 'Fahrt', 'Fahrten');
const turns = counted('de', 'Zug', 'Züge');
const whatever = (forced: boolean): string => (forced ? ', was die anderen auch tun' : '');

export const puzzlesDe = {
  title: 'Rätsel',
  titleOf: (game) => `Rätsel: ${game}`,
  about:
    'Stellungen aus Partien, die Bots gespielt haben, mit offenen Karten und Würfeln, die vorher angesagt sind. Für jede wurde ein Weg zum Sieg gefunden und geprüft; jeder Weg zum Ziel zählt. Die Stufe sagt, wie oft unsere Bots scheitern.',
  none: 'Für dieses Spiel gibt es noch keine Rätsel.',
  unknown: 'Dieses Rätsel gibt es hier nicht.',
  number: (n) => `Rätsel ${n}`,
  grade: (n) => `Stufe ${n} von 5`,
  done: 'gelöst',
  solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
  goal: {
    turn: (n, forced) => `Gewinne in ${n === 1 ? 'diesem Zug' : inTurns(n)}${whatever(forced)}.`,
    trip: (n, forced) => `Gewinne ${n === 1 ? 'bis zum Ende dieser Fahrt' : `in ${inTrips(n)}`}${whatever(forced)}.`,
  },
  left: { turn: (n) => `noch ${turns(n)}`, trip: (n) => `noch ${inTrips(n)}` },
  solved: 'Gelöst!',
  failed: 'Diesmal nicht gelöst. Nimm zurück oder versuche es noch einmal.',
  shown: 'Das war die Lösung.',
  over: 'Dieser Versuch ist vorbei. Nimm zurück oder versuche es noch einmal.',
  openCards: 'Offene Karten',
  of: (thing, name) => `${thing} von ${name}`,
  fromTop: (label, cards) => `${label}, von oben: ${cards}.`,
  dice: 'Die nächsten Würfel',
  takeBack: 'Zurücknehmen',
  again: 'Noch einmal',
  solution: 'Lösung',
  step: 'Nächster Schritt',
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
  commands: { again: 'nochmal', solution: 'lösung' },
  typed: { again: 'das Rätsel von vorn beginnen', solution: 'den nächsten Schritt der Lösung zeigen' },
} satisfies PuzzleSpeech;
