/** What a language says of Fantasy Pub in the terminal alone. */
export interface PubTerminal {
  /** Heads of columns, of four, six and four letters: characters in the pub, beers out of the door, the pile. */
  readonly heads: Readonly<Record<'inside' | 'beers' | 'pile', string>>;
  /** Words that may be typed besides those of the notation, the usual one first; separated by spaces. */
  readonly typed: Readonly<Record<'enter' | 'back' | 'innkeeper' | 'leave' | 'end', string>>;
  readonly keys: Readonly<Record<'act' | 'moving' | 'back' | 'serve', string>>;
  readonly help: Readonly<Record<'pick' | 'move' | 'back' | 'enter' | 'innkeeper' | 'leave' | 'end', string>>;
  /** Picked up in vain. */
  stuck(character: string): string;
}
