/** What the legal moves of a scene offer. Nothing is judged here: the rules have done that. */
import { argOf, kindOf, type Move, parseMove } from '@halcyon/kernel';
import type { Scene } from './scene.ts';

export const nameOf = ({ rules }: Scene, move: Move): string => rules.moves[kindOf(move)]?.name ?? '';
export const offers = (scene: Scene, kind: string): boolean => scene.legal.some((move) => nameOf(scene, move) === kind);
/** Whether this table has such a move at all. */
export const knows = ({ rules }: Scene, kind: string): boolean => rules.moves.some(({ name }) => name === kind);
/** Moves whose only argument is a cell. */
export const isCellMove = ({ rules }: Scene, kind: string): boolean => {
  const args = rules.moves.find(({ name }) => name === kind)?.args;
  return args?.length === 1 && args[0]!.name === 'cell';
};
/** Where a move of this kind may go. */
export const cellsOf = (scene: Scene, kind: string): number[] =>
  scene.legal.filter((move) => nameOf(scene, move) === kind).map((move) => argOf(move, 0));
/** Where a move of this kind may bring this card. */
export const cellsOfCard = (scene: Scene, kind: string, card: number): number[] =>
  scene.legal.filter((move) => nameOf(scene, move) === kind && argOf(move, 0) === card).map((move) => argOf(move, 1));
/** Whether a move, as it is written, is legal. */
export const isLegal = ({ rules, legal }: Scene, text: string): boolean => {
  const move = parseMove(rules.moves, text);
  return typeof move === 'number' && legal.includes(move);
};

/** The reader's own hand. */
export const handOf = ({ viewer, view }: Scene): readonly number[] =>
  typeof viewer === 'number' ? ((view.hands as readonly (readonly number[])[])[viewer] ?? []) : [];
