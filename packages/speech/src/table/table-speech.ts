/** What every table says, whatever the game: shared by terminal and page. Rows, columns, players and bots count from 1. */
export interface TableSpeech {
  /** The language's own name. */
  readonly language: string;

  /** Why a move is refused at any table; the ids of the kernel's TABLE_CLAUSES. */
  readonly clauses: Readonly<Record<'over' | 'not-a-move' | 'chance-first', string>>;
  /** 'Rule T4.4'. */
  rule(id: string): string;

  readonly you: string;
  player(n: number): string;
  bot(n: number): string;
  list(names: readonly string[]): string;
  number(n: number): string;
  /** 0.125 -> '12.5%'. */
  percent(share: number): string;
  cards(n: number): string;
  row(row: number): string;
  cell(row: number, column: number): string;
  /** 'free' or 'costs 3 cards'. */
  cost(n: number): string;

  readonly yourTurn: string;
  turnOf(name: string): string;
  waitingFor(names: readonly string[]): string;
  /** Others who may step in although nobody waits for them. */
  mayStepIn(names: readonly string[]): string;
  thinking(name: string): string;

  readonly won: string;
  readonly lost: string;
  /** Against each other: who won, or who share the win. */
  winners(names: readonly string[]): string;
  score(n: number): string;
  points(n: number): string;
  /** A line of a result: 'Anna: 31 points'. */
  pointsOf(name: string, n: number): string;

  /** Short words beside what is shown. */
  readonly labels: Readonly<
    Record<
      | 'hand'
      | 'pile'
      | 'discards'
      | 'costs'
      | 'free'
      | 'empty'
      | 'row'
      | 'column'
      | 'turn'
      | 'rules'
      | 'moves'
      | 'news'
      | 'table'
      | 'seed'
      | 'closed'
      | 'none'
      | 'yes'
      | 'no',
      string
    >
  >;
  /** The way to a table. */
  readonly menu: Readonly<
    Record<
      | 'title'
      | 'play'
      | 'replay'
      | 'readRules'
      | 'leave'
      | 'game'
      | 'language'
      | 'seats'
      | 'solo'
      | 'whoSits'
      | 'person'
      | 'bot'
      | 'features'
      | 'layout'
      | 'mode'
      | 'options'
      | 'seed'
      | 'begin'
      | 'back',
      string
    >
  > & { name(n: number): string; seatCount(n: number): string };
  /** What a player is asked by the table itself, not by the game. */
  readonly prompts: Readonly<
    Record<
      'move' | 'whatCanIDo' | 'whyNot' | 'whichMove' | 'whichCard' | 'whichCell' | 'more' | 'enter' | 'again' | 'leave',
      string
    >
  > & { passTo(name: string): string; unknown(word: string): string };
  readonly undo: Readonly<
    Record<'done' | 'nothing' | 'mark' | 'anyway' | 'leave' | 'agree' | 'refuse' | 'withdraw' | 'agreed', string>
  > & {
    /** Before it is pressed: whether it is free, others must agree, or a mark is left. */
    readonly offer: Readonly<Record<'free' | 'agreed' | 'alone', string>>;
    seen(what: string): string;
    proposes(name: string, what: string): string;
    asks(name: string): string;
    refusedBy(name: string): string;
    marks(n: number): string;
  };
  /** One line per command. */
  readonly help: Readonly<
    Record<'help' | 'moves' | 'why' | 'undo' | 'rule' | 'table' | 'news' | 'log' | 'save' | 'quit', string>
  >;
  readonly notices: Readonly<Record<'silence' | 'secret' | 'goodbye', string>> & {
    /** Numbers that no rule book gives us. */
    houseData(rule: string): string;
    saved(file: string): string;
    seed(seed: string): string;
  };
  /** Games that run by themselves, and games of the past. */
  readonly runs: Readonly<
    Record<'games' | 'won' | 'lost' | 'meanScore' | 'meanLength' | 'endings' | 'perSecond' | 'sound', string>
  > & {
    simulate(game: string, games: number): string;
    replay(game: string): string;
    step(n: number, of: number): string;
    /** The replay came to another state than the log says. */
    differs(step: number): string;
  };
}
