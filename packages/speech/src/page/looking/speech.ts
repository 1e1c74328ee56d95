/** What the page says of a game that is looked back at, and of its end. Loaded by those who get there. */
export interface LookingSpeech {
  readonly newGame: string;
  readonly sameAgain: string;
  readonly review: string;
  step(n: number, of: number): string;
  readonly steps: Readonly<Record<'first' | 'back' | 'next' | 'last', string>>;
  readonly eyes: string;
  readonly allOpen: string;
  readonly ruleIntro: string;
  /** Turns that the log does not show yet. */
  readonly earlier: string;
  readonly thatMoment: string;
}
