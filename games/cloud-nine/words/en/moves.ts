/** Cloud 9 in English: moves as offers. */
import type { GameSpeech } from '@halcyon/speech/speaker';

export const moves = {
  jump: () => 'Jump out of the basket',
  stay: () => 'Stay in the basket',
  throw: () => 'Throw the dice',
  raise: () => 'Raise the balloon with what the dice ask for',
  wild: () => 'Raise the balloon with a Wild',
  fall: () => 'Play nothing and let the balloon fall',
} satisfies GameSpeech['moves'];
