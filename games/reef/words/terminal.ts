/** What a language says of The Reef in the terminal alone. */
export interface ReefTerminal {
  /** Head of a column, of six letters. */
  readonly broods: string;
  /** Words that may be typed besides those of the notation, the usual one first; separated by spaces. */
  readonly typed: Readonly<Record<'boat' | 'shark' | 'keep' | 'leave' | 'end', string>>;
  readonly keys: Readonly<Record<'act' | 'take' | 'pay' | 'keep' | 'keepFish', string>>;
  readonly help: Readonly<
    Record<'cell' | 'coral' | 'pay' | 'colour' | 'boat' | 'shark' | 'eat' | 'leave' | 'end', string>
  >;
}
