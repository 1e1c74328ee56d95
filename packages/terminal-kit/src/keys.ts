/** One line that says what may be typed here. */

import { nameOf } from './offers.ts';
import type { Scene } from './scene.ts';
import { width } from './text.ts';

const ROOM = 78;
/** Moves of one word (stay, accept, start) are offered as they are typed; 'discard' has a shorter form. */
export const oneWord = (scene: Scene): string[] => {
  const words = new Set(scene.legal.map((move) => nameOf(scene, move)));
  return [...words].filter(
    (word) => word !== 'discard' && scene.rules.moves.find(({ name }) => name === word)?.args.length === 0,
  );
};
/** What is special about this moment comes first; what is always true makes room for it. */
export const fitted = (special: readonly string[], usual: string): string => {
  const parts = [...special, ...usual.split(' · ')];
  while (parts.length > 1 && width(parts.join(' · ')) > ROOM) parts.pop();
  return parts.join(' · ');
};
