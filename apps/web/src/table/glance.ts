/** What the home screen needs to know of the stored game, without the engine that could read it. */
import type { Saved } from '@halcyon/table';

export const TABLE_KEY = 'halcyon/table';
const BROKEN_KEY = 'halcyon/broken';

export type Glance = Pick<Saved, 'game' | 'step' | 'over'>;
/** Why a game cannot be read. */
export interface Unreadable {
  readonly reason: string;
  /** An older version of Halcyon wrote it. */
  readonly older?: boolean;
}
export interface BrokenTable extends Unreadable {
  readonly text: string;
}

const parsed = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
};
/** What is stored, if it is anything at all. */
export const stored = (): Partial<Saved> | undefined => (parsed(TABLE_KEY) ?? undefined) as Partial<Saved> | undefined;
export const glance = (): Glance | undefined => {
  const { game, step, over } = stored() ?? {};
  return typeof game === 'string' && typeof step === 'number' ? { game, step, over: over === true } : undefined;
};
/** Puts aside what cannot be read, so that no new game takes its place. */
export const putAside = (broken: BrokenTable): void => {
  localStorage.setItem(BROKEN_KEY, JSON.stringify([...aside(), broken]));
  localStorage.removeItem(TABLE_KEY);
};
const aside = (): BrokenTable[] => {
  const list = parsed(BROKEN_KEY);
  return Array.isArray(list) ? list : [];
};
export const brokenTables = (): BrokenTable[] => {
  const text = localStorage.getItem(TABLE_KEY);
  if (text !== null && !glance()) putAside({ text, reason: `'${text.slice(0, 40)}'` });
  return aside();
};
export const forgetBroken = ({ text }: BrokenTable): BrokenTable[] => {
  const kept = aside().filter((other) => other.text !== text);
  localStorage.setItem(BROKEN_KEY, JSON.stringify(kept));
  return kept;
};
