/** The way to a table. */
export interface SetupSpeech {
  readonly playNow: string;
  /** Opens a table at the server. */
  readonly friends: string;
  /** All that can be varied, behind a fold. */
  readonly variants: string;
  /** 'You and 2 bots'; `people` are names, empty for one person alone with bots. */
  company(people: readonly string[], bots: number): string;
  readonly players: string;
  /** Who sits at a seat, short enough for half a phone. */
  readonly levels: Readonly<Record<string, string>>;
  /** Of the rule book, for who does not see the marks. */
  marks(n: number, of: number): string;
  /** How often the best bots win together, out of 100. */
  wins(n: number, seats: number): string;
  /** What the best bot scores against others. */
  scores(points: number): string;
}
