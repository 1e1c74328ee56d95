/** What only the terminal says of Tranquility. */
export interface SeaTerminal {
  /** Beside a row, short enough for the margin. */
  readonly rocks: string;
  readonly purple: string;
  /** Before a list of cells. */
  readonly cellsAre: string;
  readonly keys: Readonly<Record<'turn' | 'placing' | 'drop' | 'pledge' | 'row' | 'name', string>>;
  readonly help: Readonly<Record<'pick' | 'pay', string>>;
  fits(card: string | number, cells: number): string;
  offers(n: number): string;
  toEarn(n: number): string;
  /** Before somebody acts, others may end a Storm. */
  mayStepIn(name: string): string;
  wouldGiveUp(name: string): string;
}
