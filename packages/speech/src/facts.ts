/**
 * What a table tells those who ask it for facts: each has a name and numbers, which a game works out from nothing but the asker's
 * outlook (games/<game>/help), and a sentence in each language.
 */
import type { Outlook } from '@halcyon/kernel';
import { plainWords } from './plain/words.ts';
import type { Language, Speaker } from './speaker.ts';
import type { TableSpeech } from './table/table-speech.ts';
import type { Tell } from './telling.ts';

export type FactNumbers = Readonly<Record<string, number | readonly number[]>>;
export interface Fact {
  readonly id: string;
  readonly what: FactNumbers;
}
/** One of the facts that a game names, with the numbers that its sentence speaks of. */
export type FactOf<All> = { [Id in keyof All]: { readonly id: Id; readonly what: All[Id] } }[keyof All];
/** Who reads, and what the house says at any table. */
export type FactTell = Omit<Tell, 'outlook'>;
/** What a language says of them. */
export type FactWords<All> = { readonly [Id in keyof All]: (what: All[Id], tell: FactTell) => string };
/** A method, so that words which name what they want are some too. */
export type AnyFactWords = Readonly<Record<string, { say(what: FactNumbers, tell: FactTell): string }['say']>>;

export interface FactBook {
  /** Those that help most come first. None for whoever has no seat. */
  facts(outlook: Outlook): readonly Fact[];
  words(language: Language): Promise<AnyFactWords>;
}

export const factLines = (
  facts: readonly Fact[],
  words: AnyFactWords,
  speaker: Speaker,
  table: TableSpeech,
): string[] => {
  const tell: FactTell = { speaker, table, plain: plainWords(speaker.language) };
  return facts.map(({ id, what }) => words[id]!(what, tell));
};
