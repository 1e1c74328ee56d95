/** What Castle Merchants says only in the terminal; each language has its own (words/<language>/terminal.ts). */
export interface TerminalWords {
  /** What else may be typed while something is picked up, parted by dots. */
  readonly picked: string;
}
