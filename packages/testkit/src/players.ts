/** Players for tests: one takes any move, one goes where it has not been yet. */
import { kindOf, type Move, type Random, SHUFFLE_STEPS } from '@halcyon/kernel';

export type Player = (moves: readonly Move[], random: Random) => Move;

export const randomPlayer: Player = (moves, random) => moves[random.below(moves.length)]!;

/** Prefers the kind of move that it has played least, so that rare corners of the rules are reached in few games. */
export const steeredPlayer = (): Player => {
  const used = new Map<number, number>();
  return (moves, random) => {
    const least = Math.min(...moves.map((move) => used.get(kindOf(move)) ?? 0));
    const rare = moves.filter((move) => (used.get(kindOf(move)) ?? 0) === least);
    const move = randomPlayer(rare, random);
    used.set(kindOf(move), least + 1);
    return move;
  };
};

/** The chance steps of one shuffle, for lists of forced numbers; another number is another order. */
export const shuffled = (number: number): number[] => [number, ...Array<number>(SHUFFLE_STEPS - 1).fill(0)];
