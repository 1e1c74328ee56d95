/**
 * The store of online tables: one interface, kept by SQLite on one machine (sqlite/) or by PostgreSQL for many (postgres/).
 *
 * The truth of a table is its log. Entries are appended and never rewritten; an append wins only if its number is the next
 * one, and the store alone decides who wins. Everything else about a table (its row, its seats, what is due) is a projection
 * that could be made again from the log, and is written in the transaction of the entry that changed it. So whatever was
 * answered is stored, and whatever was not answered can be asked again by its key.
 *
 * Names and talk are in no entry. Whoever wants to be forgotten leaves ids behind, and every log still verifies.
 *
 * Rules for an implementation, and for whoever calls:
 * - Nothing here reads a clock, rolls chance or looks into a body.
 * - A promise that resolves has been committed to disk.
 * - What the store cannot do now is a `StoreUnavailable`, in one sentence; what was refused when it was opened, a
 *   `StoreRefused` (trouble.ts). After a `StoreUnavailable` nobody knows whether it was stored: the same key will tell.
 * - Tables are independent: no order is promised between two of them.
 * - A seat that changes hands gets its new name in the same change; the old one would outlive the person who is forgotten.
 */
import type {
  Credential,
  DailyResult,
  DealName,
  Due,
  Ending,
  Entry,
  NewDue,
  NewTable,
  Person,
  Push,
  Seat,
  SeatName,
  TableRow,
  TableStatus,
  TalkLine,
  Webhook,
} from './rows.ts';

export interface Store {
  readonly tables: Tables;
  readonly people: People;
  readonly talk: Talk;
  readonly dues: Dues;
  readonly notices: Notices;
  readonly settings: Settings;
  readonly daily: Daily;
  readonly endings: Endings;
  /**
   * Writes all of it into one new file, as it is at one moment, while everybody plays on. Of either store the file is a
   * SQLite database: named `halcyon.db` in a folder of its own it can be opened, and moved from there to any other store.
   */
  backup(path: string): Promise<void>;
  /** Waits for what is on its way. A process that ends without it loses nothing that was answered. */
  close(): Promise<void>;
}

/** What an entry changes around the log; written if it wins and only then. */
export interface Changes {
  readonly status?: TableStatus;
  readonly ended?: number;
  readonly digest?: string;
  readonly host?: string;
  /** The rule of talk, which a table may change before it begins. */
  readonly talk?: string;
  /** Whole seats; what a person has seen is never taken back by one that is older. */
  readonly seats?: readonly Omit<Seat, 't'>[];
  readonly names?: readonly Omit<SeatName, 't'>[];
  /** What is no longer to be done, for one or (without `who`) for all. Dropped before others are put. */
  readonly drop?: readonly { readonly kind: string; readonly who?: string }[];
  /** What is to be done from now on; replaces what was due under the same kind and for the same one. */
  readonly put?: readonly NewDue[];
}

export type Appended =
  | { readonly outcome: 'stored'; readonly seq: number }
  /** This number cannot be had: another entry has it, or the table is over or unknown. Read what is new and think again. */
  | { readonly outcome: 'taken' }
  /** This key was stored before, under this number, and nothing was stored now. */
  | { readonly outcome: 'again'; readonly seq: number };

export interface Opening {
  readonly table: NewTable;
  /** 32 bytes in hex, from which all chance of the table follows. */
  readonly chanceKey: string;
  readonly key: string;
  /** The body of entry 1. */
  readonly body: string;
  readonly seats: readonly Omit<Seat, 't'>[];
  readonly names: readonly Omit<SeatName, 't'>[];
}

/** A table of a person: where it stands, who sits there, and how far this person has followed. */
export interface OwnTable {
  readonly table: TableRow;
  readonly seats: readonly Seat[];
  readonly seenSeq: number;
}

/** A whole table, to be carried to another store. Names and talk are in it only if they were asked for. */
export interface TableExport {
  readonly table: TableRow;
  readonly entries: readonly Entry[];
  readonly seats: readonly Seat[];
  readonly names: readonly SeatName[];
  readonly talk: readonly TalkLine[];
  /** null until the table has ended: whoever has it knows every card to come. */
  readonly chanceKey: string | null;
}

export interface Tables {
  /**
   * Row, secret, first entry and seats at once. The same key of the same host gives the table that it gave before; an id
   * that was settled beforehand is opened once, whoever does it.
   */
  open(opening: Opening): Promise<{ readonly id: string; readonly outcome: 'stored' | 'again' }>;
  /**
   * Stores an entry if it is the next one of a table that goes on; after the end only thanks are stored, until it is folded.
   * Appends of all tables that wait at the same time share one transaction (pump.ts), those of one table keep their order.
   */
  append(entry: Entry, changes?: Changes): Promise<Appended>;
  /** The entries after a number, in order, at most so many. Folded or not makes no difference. */
  read(t: string, after: number, most: number): Promise<Entry[]>;
  find(id: string): Promise<TableRow | undefined>;
  seats(t: string): Promise<Seat[]>;
  names(t: string): Promise<SeatName[]>;
  rename(t: string, seat: number, name: string): Promise<void>;
  /** What all chance of the table follows from. For the table itself; it must never reach a person before the end. */
  chanceKey(t: string): Promise<string | undefined>;
  /** Where this person sits or is the host; the newest first. */
  of(person: string, most: number): Promise<OwnTable[]>;
  /** Tables that anybody may see in the open list and that are not over; the newest first. */
  listed(most: number): Promise<TableRow[]>;
  list(t: string, listed: boolean): Promise<void>;
  /** All tables by their ids, for whoever verifies them. */
  all(after: string, most: number): Promise<TableRow[]>;
  /** Spectators come by a link of their own. */
  watchedBy(watchHash: string): Promise<TableRow | undefined>;
  setWatch(t: string, watchHash: string | null): Promise<void>;
  /** Never goes back. */
  markSeen(t: string, seat: number, seq: number): Promise<void>;
  /** Lays the entries of a finished table into one row, when no more thanks are expected; false if it goes on, or is folded. */
  fold(t: string): Promise<boolean>;
  export(t: string, withNames: boolean): Promise<TableExport | undefined>;
  /** All of it or nothing; false if the id is taken. */
  import(table: TableExport): Promise<boolean>;
}

export interface People {
  add(person: Person): Promise<void>;
  find(id: string): Promise<Person | undefined>;
  change(id: string, wish: Partial<Pick<Person, 'name' | 'lang'>>): Promise<void>;
  addCredential(credential: Credential): Promise<void>;
  /** Changes nothing. Whether it has expired or is used up is in the row. */
  credential(hash: string): Promise<Credential | undefined>;
  credentialsOf(person: string): Promise<Credential[]>;
  /** Of several that show a link or a recovery at once exactly one gets it, and nobody after it has expired. */
  consume(hash: string, now: number): Promise<Credential | undefined>;
  seen(hash: string, now: number): Promise<void>;
  /** Only the person's own; false if there is none. */
  revoke(person: string, hash: string): Promise<boolean>;
  /**
   * 'Delete me': empties the names and what was said, and removes credentials, notices, wishes and results of the day. The
   * id stays, because logs are made of ids.
   */
  forget(person: string, now: number): Promise<void>;
  /** Quiet hours, time zone and the like. */
  wish(person: string): Promise<string | undefined>;
  setWish(person: string, body: string): Promise<void>;
}

export interface Talk {
  /** Its number at the table; the same key again is the same line. */
  say(line: Omit<TalkLine, 'n'>): Promise<number>;
  read(t: string, after: number, most: number): Promise<TalkLine[]>;
}

/**
 * What is to be done at a time. Whoever claims a row has it until the lease ends, and then reports; a report that comes
 * after another has claimed the row, or after an entry replaced it, changes nothing. So everything is done at least once.
 */
export interface Dues {
  claim(now: number, most: number, lease: number): Promise<Due[]>;
  done(due: Due): Promise<void>;
  /** Tries again at a later time. */
  fail(due: Due, at: number, error: string): Promise<void>;
  /** Gives up; the row stays, for its person to see. */
  dead(due: Due, error: string): Promise<void>;
  /** When there is something to do next. */
  next(): Promise<number | undefined>;
  of(t: string): Promise<Due[]>;
  /** What was tried in vain for somebody, until something new is due in its place. */
  deadOf(who: string): Promise<Due[]>;
}

export interface Notices {
  savePush(push: Push): Promise<void>;
  pushesOf(person: string): Promise<Push[]>;
  dropPush(person: string, endpointHash: string): Promise<void>;
  saveWebhook(webhook: Webhook): Promise<void>;
  webhookOf(person: string): Promise<Webhook | undefined>;
  dropWebhook(person: string): Promise<void>;
}

/** What belongs to the whole house, like the keys that notices are signed with. */
export interface Settings {
  find(key: string): Promise<string | undefined>;
  /** The value that stands: this one, if nobody was first. */
  settle(key: string, value: string): Promise<string>;
  set(key: string, value: string): Promise<void>;
}

/** Results of the deals of a day, one for each person and deal. */
export interface Daily {
  /** The first one stays, and whoever was forgotten gets none. */
  add(result: DailyResult): Promise<void>;
  find(deal: DealName, person: string): Promise<DailyResult | undefined>;
  count(deal: DealName): Promise<number>;
  /** Whoever came first is first: nothing here tells who did better. */
  names(deal: DealName, most: number): Promise<string[]>;
  /** With the names of now. The best first: what was won, then more points, then fewer steps. */
  best(deal: DealName, most: number): Promise<(DailyResult & { readonly name: string })[]>;
}

/** A game of a person that came to its end. */
export interface EndedTable {
  readonly table: TableRow;
  /** Its own, without those that a bot kept at the end. */
  readonly seats: readonly number[];
  /** Unless nobody has read it from the log yet. */
  readonly ending: Ending | undefined;
}

/** How games ended. A note beside the log, made when somebody first asks, because thousands of logs take long to read. */
export interface Endings {
  /** The newest first. */
  of(person: string, most: number): Promise<EndedTable[]>;
  find(t: string): Promise<Ending | undefined>;
  /** The same again changes nothing. */
  note(ending: Ending): Promise<void>;
}
