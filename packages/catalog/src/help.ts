/** What a game tells those who ask it for facts, and who advises; loaded when somebody asks. */
import { borrowing } from '@halcyon/speech/borrowing';
import type { AnyFactWords, FactBook } from '@halcyon/speech/facts';
import type { Language } from '@halcyon/speech/speaker';
import { MANIFESTS } from './games.ts';

/** A game that has no facts tells none. */
const NOTHING: FactBook = { facts: () => [], words: async () => ({}) };
export const loadHelp = async (id: string): Promise<FactBook> =>
  (await MANIFESTS.find((manifest) => manifest.id === id)?.help?.()) ?? NOTHING;
export const factWords = (book: FactBook, language: Language): Promise<AnyFactWords> => borrowing(language, book.words);
