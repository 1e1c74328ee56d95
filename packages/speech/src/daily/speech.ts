/** Why a server does not take a result: the field that its answer names. */
export type DailyRefusal =
  | 'date'
  | 'date.future'
  | 'date.late'
  | 'log'
  | 'log.length'
  | 'log.version'
  | 'log.deal'
  | 'log.end'
  | 'log.marked';

/** The results of a deal at the server behind the page. */
export interface DailyListSpeech {
  readonly title: string;
  /** What it is, and how far it can be believed. */
  readonly about: string;
  readonly none: string;
  /** How many are on it, and who. */
  others(names: string, n: number): string;
  /** Those who are not named, after a list of others. */
  more(n: number): string;
  /** The results are shown to who is on it. */
  readonly yoursFirst: string;
  /** What would be shown of the reader. */
  readonly offer: string;
  readonly name: string;
  as(name: string): string;
  readonly put: string;
  readonly done: string;
  /** Why the reader's result does not go there. */
  readonly cannot: Readonly<Record<'marked' | 'givenUp' | 'deleted' | 'closed' | 'version', string>>;
  readonly refused: Readonly<Record<DailyRefusal | 'name' | 'rate' | 'unavailable' | 'absent' | 'unknown', string>>;
}

/** What is said of the deals of a day, on the page and in the terminal. Loaded by those who get there. */
export interface DailySpeech {
  /** Of all games together. */
  readonly title: string;
  /** Of one game. */
  titleOf(game: string): string;
  /** A day as people say it; in days since 1970. */
  date(days: number): string;
  /** What it is, in two sentences. */
  readonly about: string;
  against(bots: number): string;
  readonly plain: string;

  readonly play: string;
  readonly goOn: string;
  readonly again: string;
  readonly againAbout: string;
  readonly notPlayed: string;
  readonly begun: string;
  readonly dayBefore: string;
  readonly dayAfter: string;
  /** The game's result, at its end. */
  readonly compare: string;

  readonly won: string;
  readonly lost: string;
  steps(n: number): string;
  /** Why a result does not count. */
  marked(n: number): string;
  /** Of tries after the first. */
  tryOf(n: number): string;
  deal(digest: string): string;

  readonly mine: string;
  readonly you: string;
  readonly columns: Readonly<Record<'name' | 'result' | 'points' | 'steps', string>>;
  readonly friends: string;
  readonly name: string;
  readonly nameNeeded: string;
  readonly link: string;
  readonly linkAbout: string;
  readonly copy: string;
  readonly copied: string;
  readonly send: string;

  /** Friends have played, and the reader has not. */
  played(names: string): string;
  readonly playFirst: string;
  readonly show: string;
  readonly sure: string;
  readonly showNow: string;
  readonly hide: string;

  readonly list: DailyListSpeech;

  readonly problems: Readonly<Record<'game' | 'day' | 'future' | 'link' | 'version' | 'unable', string>>;
}
