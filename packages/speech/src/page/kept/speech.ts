/** What leads to games that are kept and sent; all else that is said of them comes when somebody gets there (keeping). */
export interface KeptSpeech {
  /** The link of the first screen: 'My games (3)'. */
  count(n: number): string;
  readonly share: string;
}
