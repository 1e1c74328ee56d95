/** Deal or play: what page and terminal say of a finished game. For the team; it speaks of deals and turns, never of a person. */
export interface VerdictSpeech {
  readonly ask: string;
  readonly asking: string;
  readonly stop: string;
  /** What it needs could not be loaded. */
  readonly trouble: string;
  readonly won: string;
  readonly found: string;
  /** Why that is no reproach. */
  readonly foundAbout: string;
  notFound(tries: number): string;
  /** `best`: the highest on the way. */
  chance(first: string, best: string): string;
  readonly changes: string;
  change(step: number, from: string, to: string): string;
  readonly noChange: string;
  /** The picture of the curve, for who does not see it. */
  curve(first: string, least: string, most: string, last: string): string;
  about(worlds: string): string;
  readonly showWay: string;
  readonly way: string;
  readonly backToGame: string;
  /** In the terminal. */
  readonly typeWay: string;
  readonly noWay: string;
  readonly notTogether: string;
}
