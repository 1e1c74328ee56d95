/** Every throw that some dice can show, each once, with its chance. */
import { BLANK, COLOURS, FACES } from '../rules/index.ts';

export interface Throw {
  /** Cards asked for by card number; 0 where none is. */
  readonly asked: readonly number[];
  /** All of them together. */
  readonly cards: number;
  readonly chance: number;
}

/** What dice ask for, by card number. */
export const askedBy = (dice: readonly number[]): number[] => {
  const asked = Array.from({ length: COLOURS.length + 1 }, () => 0);
  for (const face of dice) if (face !== BLANK) asked[face]!++;
  return asked;
};
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

const addDie = (throws: readonly Throw[]): Throw[] => {
  const found = new Map<string, Throw>();
  for (const { asked, chance } of throws) {
    for (const face of FACES) {
      const more = asked.map((count, card) => (face !== BLANK && card === face ? count + 1 : count));
      const known = found.get(more.join())?.chance ?? 0;
      found.set(more.join(), { asked: more, cards: sum(more), chance: known + chance / FACES.length });
    }
  }
  return [...found.values()];
};

const BY_DICE: (readonly Throw[])[] = [[{ asked: askedBy([]), cards: 0, chance: 1 }]];
export const throwsOf = (dice: number): readonly Throw[] => {
  while (BY_DICE.length <= dice) BY_DICE.push(addDie(BY_DICE.at(-1)!));
  return BY_DICE[dice]!;
};
