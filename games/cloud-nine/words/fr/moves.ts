/** Cloud 9 in French: moves as offers. */
import type { CloudNineSpeech } from '../en.ts';

export const moves = {
  jump: () => 'Sauter de la nacelle',
  stay: () => 'Rester dans la nacelle',
  throw: () => 'Jeter les dés',
  raise: () => 'Faire monter le ballon avec ce que demandent les dés',
  wild: () => 'Faire monter le ballon avec un Joker',
  fall: () => 'Ne rien jouer et laisser tomber le ballon',
} satisfies CloudNineSpeech['moves'];
