/** What the page says of games that are over, all together. Loaded by those who get there. */
export interface StatisticsSpeech {
  readonly title: string;
  /** What is counted, and what is not. */
  readonly about: string;
  /** Of games at the server behind the page. */
  online(n: number): string;
  readonly none: string;
  readonly columns: Readonly<Record<'won' | 'length', string>>;
  readonly all: string;
  readonly plain: string;
  played(n: number): string;
  /** '7 of 10 won (70 %)'. */
  won(n: number, of: number, share: string): string;
  bots(share: string): string;
  streak(now: number, longest: number): string;
  /** Of the lengths: the middle one, then the ends, between which no line breaks. */
  length(middle: number, shortest: number, longest: number): string;
  readonly endings: string;
  readonly ending: string;
  readonly times: string;
  goals(reached: number, of: number): string;
  readonly goalsAbout: string;
  readonly reached: string;
  readonly notReached: string;
  readonly anyWin: string;
  readonly save: string;
  /** Games that do not count. */
  uncounted(n: number): string;
}
