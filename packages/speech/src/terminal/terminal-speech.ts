/** What only the terminal says, beside the words of every table: what may be typed, the menu, games on disk. */
export interface TerminalSpeech {
  /** Other words for the commands, besides the English ones; separated by spaces. */
  readonly commands: Readonly<
    Record<'what' | 'why' | 'rule' | 'undo' | 'events' | 'log' | 'hint' | 'lang' | 'save' | 'help' | 'quit', string>
  >;
  readonly help: Readonly<Record<'hint' | 'lang', string>> & {
    what(example: string): string;
    notation(examples: string): string;
  };
  /** So many earlier sentences are not shown. */
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

  readonly menu: Readonly<
    Record<'what' | 'fresh' | 'alone' | 'everybody' | 'each' | 'who' | 'standard' | 'chooseKeys', string>
  > & {
    resume(game: string): string;
    seat(n: number): string;
    barred(names: string): string;
    noTerminal(command: string): string;
  };

  /** Games with cards in hand: heads of columns, and the words that begin a payment. */
  readonly cards: Readonly<Record<'hand' | 'pile' | 'gone' | 'cost' | 'payWords', string>>;
  readonly tranquility: Readonly<Record<'rocks' | 'purple' | 'cellsAre', string>> & {
    readonly keys: Readonly<Record<'turn' | 'placing' | 'drop' | 'pledge' | 'row' | 'name', string>>;
    readonly help: Readonly<Record<'pick' | 'pay', string>>;
    fits(card: string | number, cells: number): string;
    offers(n: number): string;
    toEarn(n: number): string;
    mayStepIn(name: string): string;
    wouldGiveUp(name: string): string;
  };
  readonly ascent: {
    readonly cellsAre: string;
    /** Campfires of grass, snow and rock, short enough for a hand. */
    readonly fires: readonly [string, string, string];
    /** Words that may be typed besides those of the notation; separated by spaces. */
    readonly typed: Readonly<Record<'fire' | 'herd' | 'left' | 'right' | 'stop', string>>;
    readonly keys: Readonly<Record<'turn' | 'placing' | 'choosing' | 'drop' | 'lift' | 'climb', string>>;
    readonly help: Readonly<Record<'pick' | 'pay' | 'fire' | 'bridge' | 'herd' | 'climb', string>>;
    fits(card: string, slots: number): string;
    /** What stands on cards whose pictures we do not have. */
    houseData(rule: string): string;
  };
}
