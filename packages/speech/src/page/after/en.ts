/** After a game at a server, in English. */
import type { AfterSpeech } from './speech.ts';

export const afterEn = {
  thanks: 'Thank you for the game',
  thanked: (names) => `Thanks from ${names}`,
  again: 'Again',
  playsAgain: (name) => `${name} plays again.`,
  sitDown: 'Sit down',
  otherModules: 'Again with other modules',
  lookBack: 'Look back together',
  log: 'Save the log',
  talked: 'This table played with talk.',
} satisfies AfterSpeech;
