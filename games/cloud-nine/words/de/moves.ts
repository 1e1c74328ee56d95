/** Cloud 9 in German: moves as offers. */
import type { CloudNineSpeech } from '../en.ts';

export const moves = {
  jump: () => 'Aus dem Korb springen',
  stay: () => 'Im Korb bleiben',
  throw: () => 'Würfeln',
  raise: () => 'Den Ballon steigen lassen mit dem, was die Würfel verlangen',
  wild: () => 'Den Ballon mit einem Joker steigen lassen',
  fall: () => 'Nichts spielen und den Ballon fallen lassen',
} satisfies CloudNineSpeech['moves'];
