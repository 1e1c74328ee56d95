/** What games/<game>/puzzle holds: positions to be won, as text, and how what others cannot see is called. */
export interface PuzzleBook {
  /** Logs, one after the other; packages/table reads them. */
  readonly book: string;
  /** What a die shows, by its number, in the words of the notation; none: nobody throws dice. */
  readonly die: readonly string[];
  /** Fields that nobody or only their owner may see, and which are told openly; by the name of what they are called. */
  readonly hidden: Readonly<Record<string, string>>;
}
