/** What The Ascent says only in the terminal; each language has its own (words/<language>/terminal.ts). */
export interface TerminalWords {
  readonly cellsAre: string;
  /** Campfires of grass, snow and rock, short enough for a hand. */
  readonly fires: readonly [string, string, string];
  /** Words that may be typed besides those of the notation; separated by spaces. */
  readonly typed: Readonly<Record<'fire' | 'herd' | 'left' | 'right' | 'stop', string>>;
  readonly keys: Readonly<Record<'turn' | 'placing' | 'choosing' | 'drop' | 'lift' | 'climb', string>>;
  readonly help: Readonly<Record<'pick' | 'pay' | 'fire' | 'bridge' | 'herd' | 'climb', string>>;
  fits(card: string, slots: number): string;
  /** What stands on cards whose pictures we do not have. */
  houseData(rule: string): string;
}
