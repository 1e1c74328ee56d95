/**
 * What a game or a module can say: its moves, events, questions and reasons, each with the names of what it speaks of.
 * It is declared once (games/<game>/rules/vocabulary.ts) and free of rules: words, pictures and bots import it without
 * loading an engine. Law L12 holds it together with the rules that compose it.
 */

/**
 * A number of one kind: a card, a cell, a row. It costs nothing at run time, and any number may become one; but a card
 * where a cell is wanted does not compile.
 */
export type Kind<Name extends string> = number & { readonly is?: Name };

/** By name: what it speaks of. For moves and events in the order of the rules' declaration. */
export type Said = Readonly<Record<string, readonly string[]>>;
export interface Vocabulary {
  readonly moves: Said;
  readonly events: Said;
  readonly asks: Said;
  /** Why a move is refused. */
  readonly refusals: Said;
  readonly endings: Said;
}
