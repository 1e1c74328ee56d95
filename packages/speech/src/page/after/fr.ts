/** After a game at a server, in French. */
import { deFrench, typeset } from '../../grammar.ts';
import type { AfterSpeech } from './speech.ts';

export const afterFr = typeset({
  thanks: 'Merci pour la partie',
  thanked: (names) => `Merci de la part ${deFrench(names)}`,
  again: 'Encore une partie',
  playsAgain: (name) => `${name} rejoue.`,
  sitDown: 'S’asseoir',
  otherModules: 'Encore une, avec d’autres modules',
  lookBack: 'Revoir la partie ensemble',
  log: 'Enregistrer le journal',
  talked: 'Cette table a joué avec parole.',
} satisfies AfterSpeech);
