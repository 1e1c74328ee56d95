/** Why something did not arrive: kept as a word, and said in the language of whoever asks. */
import { type NoticeSpeech, TROUBLES, type TroubleWord } from '@halcyon/speech/notices/notice-speech';

/** A word, or the number that was answered. */
export type Trouble = TroubleWord | number;

/** Nothing was sent, or nothing came back. */
export class Unsent extends Error {
  override readonly name = 'Unsent';
  readonly word: TroubleWord;

  constructor(word: TroubleWord, cause?: unknown) {
    super(word, { cause });
    this.word = word;
  }
}

export const printTrouble = (trouble: Trouble): string => String(trouble);
export const parseTrouble = (text: string): Trouble =>
  TROUBLES.find((word) => word === text) ?? (/^\d{3}$/.test(text) ? Number(text) : 'unreachable');

export const sayTrouble = (trouble: Trouble, { troubles, status }: NoticeSpeech): string =>
  typeof trouble === 'number' ? status(trouble) : troubles[trouble];
