/** Looking back, in German. */
import type { LookingSpeech } from './speech.ts';

export const lookingDe = {
  newGame: 'Eine andere Partie',
  sameAgain: 'Noch einmal spielen',
  review: 'Diese Partie Schritt für Schritt ansehen',
  step: (n, of) => `Schritt ${n} von ${of}`,
  steps: { first: 'Zum Anfang', back: 'Einen Schritt zurück', next: 'Einen Schritt weiter', last: 'Zum Ende' },
  eyes: 'Gesehen von',
  allOpen: 'alles offen',
  ruleIntro: 'In unseren eigenen Worten, Regel für Regel. Ein abgelehnter Zug nennt die Regel, gegen die er verstößt.',
  earlier: 'Frühere Züge',
  thatMoment: 'Diesen Moment zeigen',
} satisfies LookingSpeech;
