/** The legal moves in few lines: each character with the places that its numbers lead to. */
import { argOf } from '@halcyon/kernel';
import { nameOf } from '@halcyon/terminal-kit/offers';
import { moveLine } from '@halcyon/terminal-kit/runs';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { characterWord, placeName } from '../look/names.ts';
import type { Walk } from '../look/pub.ts';
import { exitsOf, waysOf } from './guests.ts';

export const summarise = (scene: Scene): string[] => {
  const { legal, speaker } = scene;
  const firsts = (kind: string): number[] => [
    ...new Set(legal.filter((move) => nameOf(scene, move) === kind).map((move) => argOf(move, 0))),
  ];
  const walks = (kind: Walk): string[] =>
    firsts(kind).map((character) => {
      const ways = waysOf(scene, character).filter(({ move }) => move === kind);
      return `  ${kind} ${characterWord(character)}:  ${ways.map(({ pips, to }) => `${pips} → ${placeName(speaker.words.things, to)}`).join('  ')}`;
    });
  const numbers = (kind: string): string[] =>
    firsts(kind).length > 0 ? [`  ${kind}:  ${firsts(kind).join('  ')}`] : [];
  const exits = firsts('leave').map(
    (character) => `  leave ${characterWord(character)}:  ${exitsOf(scene, character).join('  ')}`,
  );
  const told = ['move', 'back', 'enter', 'innkeeper', 'leave'];
  return [
    ...numbers('enter'),
    ...walks('move'),
    ...walks('back'),
    ...numbers('innkeeper'),
    ...exits,
    ...legal.filter((move) => !told.includes(nameOf(scene, move))).map((move) => moveLine(scene, move)),
  ];
};
