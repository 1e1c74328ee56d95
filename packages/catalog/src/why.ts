/** Why a move may be played, and what the bots of a game go by; loaded when somebody asks. */
import { borrowing } from '@halcyon/speech/borrowing';
import type { AnyWhyWords, WhyBook } from '@halcyon/speech/reasons';
import type { Language } from '@halcyon/speech/speaker';
import { MANIFESTS } from './games.ts';

/** A game that gives no reasons has none. */
const NOTHING: WhyBook = { reasons: () => [], conventions: [], words: async () => ({ reasons: {}, card: {} }) };
export const loadWhy = async (id: string): Promise<WhyBook> =>
  (await MANIFESTS.find((manifest) => manifest.id === id)?.why?.()) ?? NOTHING;
export const whyWords = (book: WhyBook, language: Language): Promise<AnyWhyWords> => borrowing(language, book.words);
