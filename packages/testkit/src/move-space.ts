/** Every number that is a move of these rules, legal or not. */
import { type AnyRules, type Move, pack } from '@halcyon/kernel';

export const moveSpace = ({ moves }: Pick<AnyRules, 'moves'>): Move[] =>
  moves.flatMap(({ args }, kind) => {
    const [a = 1, b = 1, c = 1] = args.map(({ size }) => size);
    const space: Move[] = [];
    for (let i = 0; i < a; i++) for (let j = 0; j < b; j++) for (let k = 0; k < c; k++) space.push(pack(kind, i, j, k));
    return space;
  });
