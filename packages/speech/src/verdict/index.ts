/** All languages together: few ask, and a change of language finds its words there. */
import type { Language } from '../speaker.ts';
import { verdictDe } from './de.ts';
import { verdictEn } from './en.ts';
import { verdictFr } from './fr.ts';
import type { VerdictSpeech } from './speech.ts';

export type { VerdictSpeech };
export const VERDICT: Readonly<Record<Language, VerdictSpeech>> = { en: verdictEn, fr: verdictFr, de: verdictDe };

/** What is told of a curve, in shares. */
interface Told {
  readonly moments: readonly { readonly rate: number }[];
}
export interface CurveWords {
  readonly chance: string;
  readonly alternative: string;
}
/** `percent`: as a table writes a share. */
export const curveWords = (words: VerdictSpeech, { moments }: Told, percent: (share: number) => string): CurveWords => {
  const rates = moments.map(({ rate }) => rate);
  const before = rates.length > 1 ? rates.slice(0, -1) : rates;
  const [first, least, most, last] = [rates[0]!, Math.min(...before), Math.max(...before), rates.at(-1)!].map(percent);
  return { chance: words.chance(first!, most!), alternative: words.curve(first!, least!, most!, last!) };
};
/** An estimate has no decimals. */
export const rounded = (share: number): number => Math.round(100 * share) / 100;
