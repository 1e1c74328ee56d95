/** What is said of help that a table agreed on, of what another knows, and of notes. Loaded by those who ask. */
export interface HelpSpeech {
  readonly title: string;
  /** What a table agrees on before the first card. */
  readonly kinds: Readonly<Record<'bare' | 'facts' | 'advice', string>>;
  readonly about: Readonly<Record<'bare' | 'facts' | 'advice', string>>;
  /** 'Help at this table: facts.' */
  agreed(kind: string): string;
  /** Where facts come from. */
  readonly own: string;
  readonly noFacts: string;
  readonly ask: string;
  readonly thinking: string;
  /** What a bot would do; the move as it is offered. */
  advice(move: string): string;
  readonly nothingToDo: string;
  /** Facts about a move that is advised, and about one that a bot made in a game that is over. */
  speaksFor(reason: string): string;
  spokeFor(name: string, reason: string): string;
  /** The card of the bots. */
  readonly bots: { readonly title: string; readonly about: string };
  /** A game in which advice was asked. */
  readonly uncounted: string;
  readonly knows: {
    readonly title: string;
    /** A person by name. */
    as(name: string): string;
    about(name: string): string;
  };
  readonly notes: {
    readonly title: string;
    readonly about: string;
    readonly none: string;
    readonly write: string;
    readonly text: string;
    readonly keep: string;
    remove(what: string): string;
    readonly full: string;
    /** When it was written. */
    at(step: number): string;
    /** Looking back together: of everybody; the offer to show one's own; and that it is done. */
    readonly all: string;
    readonly show: string;
    readonly shown: string;
  };
}
