/** What the API answers, for its document. The types are those of the protocol. */
import type {
  ApiProblem,
  DailyList,
  Device,
  DeviceLink,
  Me,
  NoticeState,
  OpenedTable,
  Past,
  PlayedAgain,
  PlayedGame,
  ProgramKey,
  PushId,
  Sharing,
  TableCard,
  TestAnswer,
} from '@halcyon/protocol/online';
import { noticeWishes, setupSchema, tableIdSchema, talkSchema, WEBHOOK_FORMATS } from '@halcyon/protocol/online';
import { z } from 'zod';

const time = z.int().describe('Milliseconds since 1970.');

const tableCard: z.ZodType<TableCard> = z.object({
  id: tableIdSchema,
  game: z.string(),
  setup: setupSchema,
  status: z.enum(['open', 'playing', 'ended', 'abandoned']),
  created: time,
  turn: z.array(z.int()).describe('The seats that the table waits for.'),
  talk: talkSchema,
  seats: z.array(z.object({ kind: z.enum(['person', 'bot', 'open']), name: z.string(), bot: z.string().optional() })),
  mine: z.array(z.int()).describe('Own seats.'),
  steps: z.int(),
  outcome: z.string().optional(),
  changed: time,
  fresh: z.int().describe('Steps that this person has not seen.'),
  next: z
    .object({ by: z.string(), table: tableIdSchema })
    .optional()
    .describe('After the end: at which table somebody plays again.'),
});
export const tableCards: z.ZodType<readonly TableCard[]> = z.array(tableCard);

export const me: z.ZodType<Me> = z.object({
  known: z.boolean().describe('False while the caller is nobody yet.'),
  name: z.string(),
  lang: z.string(),
  tables: z.array(tableCard),
});

const playedGame: z.ZodType<PlayedGame> = z.object({
  id: tableIdSchema,
  game: z.string(),
  version: z.int(),
  setup: setupSchema,
  mine: z.array(z.int()).describe('Own seats.'),
  outcome: z.string().describe('As the log writes it.'),
  steps: z.int(),
  marks: z.int().describe('Take-backs after somebody had learnt something.'),
  digest: z.string().describe('Of the table at its end.'),
  ended: time,
});
export const playedGames: z.ZodType<readonly PlayedGame[]> = z.array(playedGame);

const dailyLine = z.object({ name: z.string(), mine: z.boolean(), won: z.boolean(), score: z.int(), steps: z.int() });
export const dailyList: z.ZodType<DailyList> = z.object({
  version: z.int().describe('Of the rules.'),
  digest: z.string().describe('Of the table as it is dealt.'),
  open: z.boolean().describe('Whether results are still taken.'),
  count: z.int(),
  names: z.array(z.string()).describe('Who has a result, in the order in which they came.'),
  results: z.array(dailyLine).optional().describe('The best first; only for who has one.'),
});

const device: z.ZodType<Device> = z.object({
  id: z.string(),
  kind: z.enum(['device', 'recovery']),
  label: z.string().describe('Browser and system in a few words.'),
  created: time,
  seen: time.nullable(),
  here: z.boolean().describe('The one that asks.'),
});
export const devices: z.ZodType<readonly Device[]> = z.array(device);
const bases = z.array(z.string()).describe('Where others reach this server; each ends with a slash.');
export const deviceLink: z.ZodType<DeviceLink> = z.object({ key: z.string(), expires: time.nullable(), bases });

export const openedTable: z.ZodType<OpenedTable> = z.object({ table: tableIdSchema });
export const programKey: z.ZodType<ProgramKey> = z.object({
  key: z.string().describe('For `Authorization: Bearer …` at /t/<id>/live; see docs/bots-online.md.'),
});
export const playedAgain: z.ZodType<PlayedAgain> = z.object({
  table: tableIdSchema,
  salts: z.array(z.string()).describe('Those that were thrown in; none if the caller sat there already.'),
});
export const sharing: z.ZodType<Sharing> = z.object({
  bases,
  missing: z.literal('host').optional().describe('The server hears this machine alone; HOST=0.0.0.0 changes that.'),
  watch: z.string().describe('Lets somebody watch.'),
});

const fields = z.record(z.string(), z.any()).describe('Fields of a view, as docs/notation.md names them.');
export const past: z.ZodType<Past> = z.object({
  from: z.int().describe('Where it really begins.'),
  view: fields,
  changes: z.array(fields).describe('What each step changed.'),
});

const sending = { lastOk: time.nullable(), error: z.string().nullable().describe('Why the last one did not arrive.') };
export const pushId: z.ZodType<PushId> = z.object({ id: z.string().describe('The SHA-256 of the endpoint in hex.') });
export const testAnswer: z.ZodType<TestAnswer> = z.object({ trouble: z.string().nullable() });
export const noticeState: z.ZodType<NoticeState> = z.object({
  key: z.string().describe('What a browser is to be subscribed with (VAPID).'),
  pushes: z.array(z.object({ id: z.string(), created: time, ...sending })),
  webhook: z.object({ host: z.string(), format: z.enum(WEBHOOK_FORMATS), ...sending }).nullable(),
  wishes: noticeWishes,
  missed: z.array(z.object({ table: z.string(), why: z.string() })),
  cannot: z.array(z.object({ what: z.enum(['https', 'iphone']), why: z.string() })),
});

export const problem: z.ZodType<ApiProblem> = z.object({
  error: z.object({
    kind: z.enum(['field', 'unknown', 'not-allowed', 'rate', 'unavailable', 'internal']),
    field: z.string().optional() as z.ZodType<string>,
    message: z.string().describe('One sentence in English.'),
  }),
});
