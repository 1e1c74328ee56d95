/** Tables in a list. A card is made of the last entries alone: nothing is replayed for it. */
import { setupSchema, type TableCard, talkSchema } from '@halcyon/protocol/online';
import type { Seat, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { readBody } from './bodies.ts';
import { namesOf } from './open-table.ts';

/** The end, thanks of every seat after it, and who plays again. */
const LAST = 15;

export const cardOf = async (
  store: Store,
  row: TableRow,
  seats: readonly Seat[],
  person: string | undefined,
): Promise<TableCard> => {
  const { id, game, status, created, head } = row;
  const own = seats.filter((seat) => person !== undefined && seat.person === person);
  const seenSeq = Math.max(0, ...own.map((seat) => seat.seenSeq));
  const entries = await store.tables.read(id, Math.max(0, head - LAST), LAST);
  const [seenEntry] = own.length > 0 && seenSeq > 0 ? await store.tables.read(id, seenSeq - 1, 1) : [];
  const names = await namesOf(store, id);
  const last = entries.at(-1);
  const { steps, turn } = last ? readBody(last).body : { steps: 0, turn: [] };
  const bodies = entries.map(readBody);
  const end = bodies.find(({ kind }) => kind === 'ended');
  const next = bodies.flatMap(({ kind, body }) => (kind === 'thanks' && 'next' in body ? body : []))[0];
  const seen = seenEntry ? readBody(seenEntry).body.steps : 0;
  return {
    id,
    game,
    setup: setupSchema.parse(JSON.parse(row.setup)),
    status,
    created,
    turn,
    talk: talkSchema.parse(row.talk),
    seats: seats.map(({ seat, kind, bot }) => ({
      kind,
      name: kind === 'person' ? (names[seat] ?? '') : '',
      ...(bot !== null && { bot }),
    })),
    mine: own.map(({ seat }) => seat),
    steps,
    ...(end?.kind === 'ended' && { outcome: end.body.outcome }),
    changed: last?.at ?? created,
    fresh: own.length > 0 ? Math.max(0, steps - seen) : 0,
    ...(next && { next: { by: names[next.seat] ?? '', table: next.next } }),
  };
};
