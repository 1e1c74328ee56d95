/** What the signs of a picture say when they are asked: a word, what it means now, and the clause that says so. */
import type { Facts } from '@halcyon/kernel';
import type { Who } from './speaker.ts';

export interface SignText {
  readonly name: string;
  about(facts: Facts, who: Who): string;
  /** 'T4.2'; none where no rule speaks of it. */
  readonly rule?: string;
}
/** By the word in data-sign. */
export type Signs = Readonly<Record<string, SignText>>;
