/** Moves of Cloud 9 are one word each; they may be typed in the reader's language, and as short as they are clear. */
import type { Reading, Scene } from '@halcyon/terminal-kit/scene';
import { type MoveName, moveMeant, type Typed } from '@halcyon/terminal-kit/short-input';

/** The labels that name the moves. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  jump: ['jump'],
  stay: ['stay'],
  throw: ['throw'],
  raise: ['raise'],
  wild: ['wild', 'useWild'],
  fall: ['fall'],
};
const moveNames = ({ rules, speaker }: Scene): MoveName[] =>
  rules.moves.map(({ name }) => ({
    move: name,
    // The first word of a label says it: 'Jeter les dés'.
    words: (LABELS[name] ?? []).map((label) => (speaker.words.things[label] ?? '').split(' ')[0]).join(' '),
  }));
/** How a move is offered: 'jump', 'sauter', 'springen'. */
export const typedName = (scene: Scene, move: string): string =>
  (
    moveNames(scene)
      .find((name) => name.move === move)
      ?.words.split(' ')[0] || move
  ).toLowerCase();

export const readShort = (words: Typed, scene: Scene): Reading | undefined => {
  const [typed = ''] = words;
  const move = words.length === 1 ? moveMeant(typed, moveNames(scene), scene) : undefined;
  return move === undefined ? undefined : { moves: [move] };
};
