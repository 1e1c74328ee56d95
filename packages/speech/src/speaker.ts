/**
 * Every text for people comes from here, in the player's language: terminal, page, screen reader and notifications
 * say the same sentences. Games below know only ids and numbers.
 */
import type { AnyRules, Ask, Facts, Move, Outcome, Refusal, Seat, SeenStep, Told, Viewer } from '@halcyon/kernel';
import type { LastHand } from './last-hand.ts';

/** By the name that each gives itself. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];
export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** Who speaks to whom: the reader is 'you' where the reader is that seat. */
export interface Audience {
  readonly viewer: Viewer;
  /** Names by seat. */
  readonly names: readonly string[];
}

/** Says something of what is named, to this reader. A method, so that one that names what it wants (talk.ts) is one too. */
export type Sentence = { say(what: Facts, who: Who): string }['say'];

/** The words of one game in one language. Keys are the ids that the game declares; law L12 finds missing ones. */
export interface GameSpeech {
  readonly title: string;
  /** One sentence that makes a stranger want to play. */
  readonly pitch: string;
  /** Names of what a picture labels, by the words of the notation: 'finish' -> 'Finish'. */
  readonly things: Readonly<Record<string, string>>;
  /** Of those, what is called otherwise with these features. */
  labels?(features: readonly string[]): Readonly<Record<string, string>>;
  /** A cell by its place: 'row 3, column 5'. */
  cell(cell: number, who: Who): string;
  readonly features: Readonly<Record<string, Named>>;
  readonly layouts: Readonly<Record<string, Named>>;
  readonly modes: Readonly<Record<string, Named>>;
  readonly options: Readonly<Record<string, Named & { value(n: number): string }>>;
  /** A move as an offer: 'Place 41 in row 3, column 5'. HIDDEN may occur. */
  readonly moves: Readonly<Record<string, Sentence>>;
  /** What a kind of move with choices is called above its list: 'Take a tile away'. */
  readonly verbs?: Readonly<Record<string, string>>;
  /** What happened, as a sentence. */
  readonly events: Readonly<Record<string, Sentence>>;
  /** What the reader is asked. */
  readonly asks: Readonly<Record<string, Sentence>>;
  /** Why a move is refused: first what is wrong, then the number. The rule's id is added by the speaker. */
  readonly refusals: Readonly<Record<string, Sentence>>;
  readonly endings: Readonly<Record<string, Sentence>>;
  /** The highest score of a game that all win or lose together. */
  best?(who: Who): number;
  /** The rules by clause, in our own words: 'T4.2' -> text. */
  readonly rules: Readonly<Record<string, string>>;
  /** How the rules are divided; with their text. */
  readonly chapters?: readonly Chapter[];
}
export interface Chapter {
  readonly title: string;
  readonly clauses: readonly string[];
}
export interface Named {
  readonly name: string;
  /** One sentence for the set-up. */
  readonly about: string;
  /** Of a mode: what is to be reached, where `about` does not say it. */
  readonly goal?: string;
  /** Of a mode: its players do not talk about the game. */
  readonly silent?: boolean;
  /** Of a silent mode: what must not be said even at a table that agreed on talk. */
  readonly unsaid?: string;
}
/** Names the seats from the reader's point of view, and the board, by which cells are named. */
export interface Who {
  readonly layout: string;
  /** What is played with: a card may show what only one of them speaks of. */
  readonly features: readonly string[];
  /** Whether the seat is the reader. */
  me(seat: Seat): boolean;
  name(seat: Seat): string;
}

export interface Speaker {
  readonly language: Language;
  readonly words: GameSpeech;
  /** The reader's point of view, for sentences that come later than the game's own. */
  readonly who: Who;
  move(move: Move, mine?: boolean): string;
  /** A step of the past, as far as the reader may know it. */
  step(step: Pick<SeenStep, 'kind' | 'args'>): string;
  event(told: Told): string;
  ask(ask: Ask): string;
  cell(cell: number): string;
  /** 'Between 38 and 47 that costs 3; you can pay 2. (Rule T4.4)' */
  refusal(refusal: Refusal): string;
  /** The same without the rule, for a page that has a button for it. */
  reason(refusal: Refusal): string;
  /** How it ended, of whom and with what left in hand where that is known. */
  ending(outcome: Outcome, last?: LastHand): string;
  /** 'Score: 22 of 38'. */
  score(n: number): string;
  rule(clause: string): string | undefined;
}
export type MakeSpeaker = (language: Language, rules: AnyRules, audience: Audience) => Speaker;
