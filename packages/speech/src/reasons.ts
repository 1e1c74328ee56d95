/**
 * Why somebody may play a move: facts about it that follow from the outlook of the seat that makes it and from nothing else
 * (games/<game>/why), and what the bots of the game go by, as lines of a card. A sentence for each in every language.
 */
import type { Move, Outlook, Setup } from '@halcyon/kernel';
import { type AnyFactWords, type Fact, type FactWords, factLines } from './facts.ts';
import type { Language, Speaker } from './speaker.ts';
import type { TableSpeech } from './table/table-speech.ts';

/** What a reason speaks of that needs no numbers. */
export type Nothing = Readonly<Record<string, never>>;

/** One habit of a game's bots, and the tables at which they have it. */
export interface Convention {
  readonly id: string;
  /** A feature, layout or mode that must be on the table, or must not be. */
  readonly with?: string;
  readonly without?: string;
  /** Only where one plays, or several do. */
  readonly seats?: 'one' | 'several';
}
export interface ConventionText {
  readonly title: string;
  readonly text: string;
}
/** What a language says: every reason, and every line of the card by its id. */
export interface WhyWords<All, Line extends string> {
  readonly reasons: FactWords<All>;
  readonly card: Readonly<Record<Line, ConventionText>>;
}
export interface AnyWhyWords {
  readonly reasons: AnyFactWords;
  readonly card: Readonly<Record<string, ConventionText>>;
}
export interface WhyBook {
  /** What speaks for a move of the seat whose outlook it is, the most telling first. */
  reasons(outlook: Outlook, move: Move): readonly Fact[];
  readonly conventions: readonly Convention[];
  words(language: Language): Promise<AnyWhyWords>;
}

/** More than two facts are a lecture. */
const MOST_REASONS = 2;
export const reasonLine = (
  facts: readonly Fact[],
  { reasons }: AnyWhyWords,
  speaker: Speaker,
  table: TableSpeech,
): string => factLines(facts.slice(0, MOST_REASONS), reasons, speaker, table).join(' ');

/** The lines that hold at this table. */
export const conventionsAt = (conventions: readonly Convention[], setup: Setup): readonly Convention[] => {
  const { features, layout, mode, seats } = setup;
  const isThere = (module: string): boolean => [...features, layout, mode].includes(module);
  return conventions.filter(
    (each) =>
      (each.with === undefined || isThere(each.with)) &&
      (each.without === undefined || !isThere(each.without)) &&
      (each.seats === undefined || (each.seats === 'one') === (seats === 1)),
  );
};
