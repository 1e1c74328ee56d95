/** Cloud 9 in English: why not. First what is wrong, then the number. */
import { figure } from '@halcyon/speech/grammar';
import { turnRefusals } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';

export const refusals = {
  ...turnRefusals,
  'jump-or-stay': () => 'Another pilot has thrown: you can only jump or stay.',
  'raise-or-fall': () =>
    'You have thrown: you can only raise the balloon, with the cards or with a Wild, or let it fall.',
  lacking: ({ needed, missing }) =>
    `You do not hold all the cards that the dice ask for; missing: ${figure(missing)} of ${figure(needed)}.`,
  'no-wild': () => 'You hold no Wild.',
  'all-blank': () => 'All dice are blank, so no card may be played: the balloon rises for nothing.',
  'must-raise': () => 'You have all that the dice ask for, so the balloon must rise.',
  'jump-or-throw': () => 'You are alone in the basket: you can only jump or throw the dice.',
} satisfies GameSpeech['refusals'];
