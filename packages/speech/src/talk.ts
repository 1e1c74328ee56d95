/**
 * What a language must say, by the vocabulary of a game: every sentence gets what it speaks of by name and type, so that
 * a card where a cell belongs does not compile, nor does a sentence that is missing or that nobody asks for.
 */
import type { Said, Vocabulary } from '@halcyon/kernel';
import type { GameSpeech, Who } from './speaker.ts';

type What<Spoken extends readonly string[], Names> = {
  readonly [Name in Spoken[number]]: Name extends keyof Names ? Names[Name] : never;
};
/** Of what is sure to be there: the arguments of moves and events. One that the reader may not know is HIDDEN. */
export type Sentences<S extends Said, Names> = {
  readonly [Id in keyof S]: (what: What<S[Id], Names>, who: Who) => string;
};
/** Of facts, which may be missing where nobody has worked them out. */
type FactSentences<S extends Said, Names> = {
  readonly [Id in keyof S]: (facts: Partial<What<S[Id], Names>>, who: Who) => string;
};

/** All that is said of what a vocabulary names. */
export interface Talk<V extends Vocabulary, Names> {
  readonly moves: Sentences<V['moves'], Names>;
  readonly events: Sentences<V['events'], Names>;
  readonly asks: FactSentences<V['asks'], Names>;
  readonly refusals: FactSentences<V['refusals'], Names>;
  readonly endings: FactSentences<V['endings'], Names>;
}
/** What is labelled, and what can be chosen before the first card. */
type Labels = Pick<GameSpeech, 'things' | 'features' | 'layouts' | 'modes' | 'options'>;
/** The words of a plain game. */
export type GameWords<V extends Vocabulary, Names> = Talk<V, Names> &
  Labels &
  Pick<GameSpeech, 'cell' | 'verbs' | 'best' | 'labels'>;
/** What a module adds to them. */
export type ModuleWords<V extends Vocabulary, Names> = Talk<V, Names> & Partial<Labels>;

const PARTS = ['things', 'features', 'layouts', 'modes', 'options', 'moves', 'events', 'asks', 'refusals', 'endings'];
/** The words of a plain game together with those of its modules. */
export const withModules = <Base extends object>(base: Base, ...modules: readonly object[]): Base => {
  const parts = PARTS.map((part) => [
    part,
    Object.assign({}, ...[base, ...modules].map((words) => (words as Record<string, object>)[part])),
  ]);
  return { ...base, ...Object.fromEntries(parts) };
};
