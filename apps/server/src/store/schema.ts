/** The tables of the database. Kysely writes `rulesVersion` as rules_version (see engine.ts); migrations.ts makes them. */
import type {
  Credential,
  DailyResult,
  Due,
  Ending,
  Entry,
  Person,
  Push,
  Seat,
  SeatName,
  TableRow,
  TalkLine,
  Webhook,
} from './rows.ts';

type Plain<Row> = { -readonly [Column in keyof Row]: Row[Column] };

interface GameTable extends Omit<TableRow, 'listed' | 'folded'> {
  /** Neither database has to know truth values: 0 or 1. */
  readonly listed: number;
  /** The key of the opening; one host's keys cannot meet another's. */
  readonly openedKey: string;
  readonly watchHash: string | null;
  readonly archive: string | null;
}

export interface Schema {
  migration: { version: number; at: number };
  gameTable: Plain<GameTable>;
  entry: Plain<Entry>;
  tableSecret: { t: string; chanceKey: string };
  seat: Plain<Seat>;
  seatName: Plain<SeatName>;
  person: Plain<Person>;
  credential: Plain<Credential>;
  talk: Plain<TalkLine>;
  due: Plain<Due>;
  push: Plain<Push>;
  webhook: Plain<Webhook>;
  wish: { person: string; body: string };
  setting: { key: string; value: string };
  dailyResult: Plain<Omit<DailyResult, 'won'>> & { won: number };
  ending: Plain<Ending>;
}
