/** How far the reader has come in each lesson, kept in this browser. */
import type { Progress } from '@halcyon/table';

const KEY = 'halcyon/lessons';

export interface Learnt extends Progress {
  readonly scene: number;
  readonly done: boolean;
}
type Store = Readonly<Record<string, Learnt>>;

const isLearnt = (value: unknown): value is Learnt => {
  const { scene, step, word, done } = (value ?? {}) as Partial<Learnt>;
  return Number.isInteger(scene) && Number.isInteger(step) && Number.isInteger(word) && typeof done === 'boolean';
};
/** Whatever else lies there is nothing that was learnt. */
const stored = (): Store => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, value]) => isLearnt(value)));
  } catch {
    return {};
  }
};
const keyOf = (game: string, lesson: string): string => `${game} ${lesson}`;

export const learnt = (game: string, lesson: string): Learnt | undefined => stored()[keyOf(game, lesson)];
export const noteLearnt = (game: string, lesson: string, how: Learnt): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [keyOf(game, lesson)]: how }));
  } catch {
    // A full store keeps nobody from learning; the next visit begins anew.
  }
};
