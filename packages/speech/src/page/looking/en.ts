/** Looking back, in English. */
import type { LookingSpeech } from './speech.ts';

export const lookingEn = {
  newGame: 'Another game',
  sameAgain: 'Play again',
  review: 'Step through this game',
  step: (n, of) => `Step ${n} of ${of}`,
  steps: { first: 'To the beginning', back: 'One step back', next: 'One step on', last: 'To the end' },
  eyes: 'Seen by',
  allOpen: 'everything open',
  ruleIntro: 'In our own words, rule by rule. A refused move names the rule that it breaks.',
  earlier: 'Earlier turns',
  thatMoment: 'Show that moment',
} satisfies LookingSpeech;
