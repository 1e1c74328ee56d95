/** Looking back, in French. */
import { typeset } from '../../grammar.ts';
import type { LookingSpeech } from './speech.ts';

export const lookingFr = typeset({
  newGame: 'Une autre partie',
  sameAgain: 'Rejouer',
  review: 'Revoir la partie étape par étape',
  step: (n, of) => `Étape ${n} sur ${of}`,
  steps: { first: 'Au début', back: 'Une étape en arrière', next: 'Une étape en avant', last: 'À la fin' },
  eyes: 'Vu par',
  allOpen: 'tout à découvert',
  ruleIntro: 'Avec nos mots, règle par règle. Un coup refusé nomme la règle qu’il enfreint.',
  earlier: 'Tours précédents',
  thatMoment: 'Revoir ce moment',
} satisfies LookingSpeech);
