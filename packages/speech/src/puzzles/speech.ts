/** What page and terminal say around a puzzle. Loaded by those who solve one. */
export interface PuzzleSpeech {
  readonly title: string;
  titleOf(game: string): string;
  /** What puzzles are, what is proven and what a grade is. */
  readonly about: string;
  readonly none: string;
  readonly unknown: string;
  number(n: number): string;
  /** Of five, the easiest first. */
  grade(n: number): string;
  /** Beside one that was solved. */
  readonly done: string;
  solvedOf(solved: number, all: number): string;
  /** To win within so many turns; `forced`: others act too, and cannot keep it away. */
  readonly goal: Readonly<Record<'turn' | 'trip', (within: number, forced: boolean) => string>>;
  readonly left: Readonly<Record<'turn' | 'trip', (n: number) => string>>;
  readonly solved: string;
  readonly failed: string;
  /** After the found line was shown. */
  readonly shown: string;
  /** A move after the try is over. */
  readonly over: string;
  readonly openCards: string;
  /** 'Pile of Anna'. */
  of(thing: string, name: string): string;
  /** 'Pile, from the top: 41, 7'. */
  fromTop(label: string, cards: string): string;
  readonly dice: string;
  readonly takeBack: string;
  readonly again: string;
  readonly solution: string;
  readonly step: string;
  readonly next: string;
  readonly all: string;
  /** In the terminal: what can be typed, and what it does. */
  readonly commands: Readonly<Record<'again' | 'solution', string>>;
  readonly typed: Readonly<Record<'again' | 'solution', string>>;
}
