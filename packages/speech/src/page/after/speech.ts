/** What is said when a game at a server is over. Loaded by those who get there. */
export interface AfterSpeech {
  readonly thanks: string;
  thanked(names: string): string;
  readonly again: string;
  /** Somebody has opened a table for the same people. */
  playsAgain(name: string): string;
  readonly sitDown: string;
  readonly otherModules: string;
  /** Step by step, together with the others. */
  readonly lookBack: string;
  readonly log: string;
  readonly talked: string;
}
