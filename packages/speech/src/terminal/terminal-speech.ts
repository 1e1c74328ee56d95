/** What only the terminal says, beside the words of every table: what may be typed, the menu, games on disk. */
type ReviewDeed = 'next' | 'back' | 'first' | 'last' | 'turns' | 'eyes' | 'play' | 'verdict' | 'way' | 'help' | 'quit';

export interface TerminalSpeech {
  /** Other words for the commands, besides the English ones; separated by spaces. */
  readonly commands: Readonly<
    Record<
      'what' | 'why' | 'rule' | 'undo' | 'events' | 'log' | 'hint' | 'bots' | 'lang' | 'save' | 'help' | 'quit',
      string
    >
  >;
  /** One line per command. */
  readonly help: Readonly<
    Record<'moves' | 'why' | 'undo' | 'rule' | 'news' | 'log' | 'save' | 'quit' | 'hint' | 'bots' | 'lang', string>
  > & {
    what(example: string): string;
    notation(examples: string): string;
  };
  /** So many earlier sentences are not shown. */
  /** A game looked back at. `commands`: what else may be typed for each, as above. */
  readonly review: {
    readonly commands: Readonly<Record<ReviewDeed, string>>;
    readonly help: Readonly<Record<ReviewDeed, string>>;
    readonly keys: string;
    readonly eyesOf: Readonly<Record<'all' | 'audience', string>>;
    step(n: number, of: number): string;
    noStep(n: number, last: number): string;
    noEyes(seats: string): string;
    readonly notOver: string;
    readonly atEnd: string;
  };
  more(n: number): string;
  /** What stands behind the name of a bot. */
  readonly bot: string;
  /** The name of the only person at the table. */
  readonly youName: string;
  readonly keys: string;

  form(form: string): string;
  whyForm(example: string): string;
  allowed(move: string): string;
  stopped(done: number, all: number): string;
  noRule(word: string, known: string): string;
  hint(move: string, notation: string): string;
  /** A table that agreed on no help. */
  readonly bareHint: string;
  readonly noHint: string;
  languages(known: string): string;
  /** Before a bot acts, somebody may step in. */
  mayStepIn(name: string): string;

  notSaved(reason: string): string;
  resumed(game: string): string;
  putAside(file: string): string;
  broken(reason: string, kept: string): string;
  logAt(file: string): string;
  toResume(command: string): string;

  readonly prompts: Readonly<Record<'enter' | 'again', string>> & {
    passTo(name: string): string;
    unknown(word: string): string;
  };
  readonly notices: Readonly<Record<'secret' | 'goodbye', string>> & { saved(file: string): string };
  readonly menu: Readonly<
    Record<
      | 'title'
      | 'game'
      | 'language'
      | 'what'
      | 'fresh'
      | 'alone'
      | 'everybody'
      | 'each'
      | 'who'
      | 'standard'
      | 'chooseKeys',
      string
    >
  > & {
    resume(game: string): string;
    seat(n: number): string;
    barred(names: string): string;
    noTerminal(command: string): string;
  };

  /** A table at a server. */
  readonly join: {
    badLink(link: string): string;
    noServer(address: string): string;
    readonly protocol: string;
    readonly lost: string;
    /** Enter takes the usual one. */
    name(usual: string): string;
    /** Of the free ones, by number; Enter takes the first. */
    seat(free: string): string;
    /** Other words for what may be typed before the game and beside it, besides the English ones. */
    readonly typed: Readonly<Record<'begin' | 'stand' | 'say' | 'watch', string>>;
    begin(word: string): string;
    readonly away: string;
    readonly watching: string;
    readonly say: string;
    /** How a question of the others is answered. */
    agree(yes: string, no: string): string;
    readonly kept: string;
    comeBack(command: string): string;
    readonly thanks: string;
  };

  /** Games with cards in hand: heads of columns, and the words that begin a payment. */
  readonly cards: Readonly<Record<'hand' | 'pile' | 'gone' | 'cost' | 'payWords', string>>;
}
