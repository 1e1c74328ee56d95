/** What the page says around a lesson; what the coach says is the game's. Loaded by those who learn. */
export interface LearnSpeech {
  readonly about: string;
  /** The coach's words were read. */
  readonly next: string;
  /** The rules allow the move, but the lesson is about another one. */
  readonly other: string;
  progress(n: number, of: number): string;
  readonly done: string;
  readonly begun: string;
  readonly again: string;
  readonly playGame: string;
  nextLesson(title: string): string;
  readonly allLessons: string;
  /** Before a game with something that has a lesson. */
  offer(title: string): string;
  readonly unknown: string;
}
