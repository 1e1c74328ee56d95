/**
 * What a lesson looks like, whatever the game: scenes, each a log with notes. The steps of the learner's seat are awaited, those of
 * others and of chance come by themselves, and a line '# say <word>' lets the coach speak before the next step. Because it is
 * a log, the rules play it again in a test; docs/add-a-lesson.md tells how one is written.
 */
export interface Lesson {
  /** The learner's. */
  readonly seat: number;
  readonly scenes: readonly string[];
}
/** By id: 'first', or the module that it is about. In the order in which they are learnt. */
export type Lessons = Readonly<Record<string, Lesson>>;

/** What the coach says in one language: by lesson, by the word in its notes. */
export interface Coached {
  readonly title: string;
  readonly say: Readonly<Record<string, string>>;
}
export type Coach = Readonly<Record<string, Coached>>;
