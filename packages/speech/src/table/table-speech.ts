/** What every table says, whatever the game: shared by terminal and page. Rows, columns, players and bots count from 1. */
export interface TableSpeech {
  /** The language's own name. */
  readonly language: string;

  /** Why a move is refused at any table; the ids of the kernel's TABLE_CLAUSES. */
  readonly clauses: Readonly<Record<'over' | 'not-a-move' | 'chance-first', string>>;
  /** What the marks of a rule's text mean: a ruling of ours, a fact from outside the rule books, house data. */
  readonly marks: Readonly<Record<'R' | 'F' | 'D', string>>;
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
  /** So many cards that the reader cannot see. */
  faceDown(n: number): string;
  row(row: number): string;
  cell(row: number, column: number): string;
  /** 'free' or 'costs 3 cards'. */
  cost(n: number): string;

  waitingFor(names: readonly string[]): string;
  thinking(name: string): string;

  readonly won: string;
  readonly lost: string;
  /** Against each other: who won, or who share the win. */
  winners(names: readonly string[]): string;
  /** Of how many, where there is a highest. */
  score(n: number, best?: number): string;
  /** What was left in a hand when nothing could be done any more. */
  stillHeld(cards: readonly string[]): string;
  points(n: number): string;
  /** A line of a result: 'Anna: 31 points'. */
  pointsOf(name: string, n: number): string;

  /** Short words beside what is shown. */
  readonly labels: Readonly<
    Record<'pile' | 'discards' | 'free' | 'moves' | 'news' | 'table' | 'none' | 'yes' | 'no', string>
  >;
  /** What lies on any table, by the name of its field: for a table in words. */
  readonly fields: Readonly<
    Record<
      'turn' | 'cells' | 'hands' | 'pile' | 'piles' | 'discard' | 'discards' | 'scores' | 'dice' | 'played',
      string
    >
  >;
  /** The way to a table. */
  readonly menu: Readonly<
    Record<'seats' | 'solo' | 'whoSits' | 'person' | 'bot' | 'features' | 'layout' | 'mode' | 'begin', string>
  > & {
    name(n: number): string;
    seatCount(n: number): string;
    /** No more of these deals than so many in 100 can be won. */
    ceiling(most: number): string;
  };
  /** What a player is asked by the table itself, not by the game. */
  readonly prompts: Readonly<Record<'whatCanIDo', string>>;
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
  readonly notices: {
    readonly silence: string;
    /** Numbers that no rule book gives us. */
    houseData(rule: string): string;
  };
}
