/** After a game at a server, in German. */
import type { AfterSpeech } from './speech.ts';

export const afterDe = {
  thanks: 'Danke für die Partie',
  thanked: (names) => `Dank von ${names}`,
  again: 'Noch einmal',
  playsAgain: (name) => `${name} spielt noch einmal.`,
  sitDown: 'Dazusetzen',
  otherModules: 'Noch einmal mit anderen Modulen',
  lookBack: 'Gemeinsam zurückblicken',
  log: 'Protokoll speichern',
  talked: 'An diesem Tisch wurde geredet.',
} satisfies AfterSpeech;
