/** How games ended, read from their logs once and noted from then on: for statistics of a person. Nothing is replayed. */
import { type PlayedGame, setupSchema } from '@halcyon/protocol/online';
import type { Ending } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { readBody } from './bodies.ts';
import { entriesOf, LogBroken } from './log.ts';

/** As many as a browser keeps of its own. */
const MOST = 2000;

export const endingOf = async (store: Store, t: string): Promise<Ending> => {
  let marks = 0;
  for await (const entry of entriesOf(store, t)) {
    if (entry.kind !== 'undo' && entry.kind !== 'ended') continue;
    const { kind, body } = readBody(entry);
    if (kind === 'ended') return { t, steps: body.steps, marks, outcome: body.outcome };
    if (kind === 'undo' && body.how !== 'free') marks++;
  }
  throw new LogBroken(`table ${t.slice(0, 10)} is over, and its log does not say how`);
};

const noted = async (store: Store, t: string): Promise<Ending> => {
  const ending = await endingOf(store, t);
  await store.endings.note(ending);
  return ending;
};

export const playedGames = async (store: Store, person: string): Promise<PlayedGame[]> => {
  const games: PlayedGame[] = [];
  for (const { table, seats, ending } of await store.endings.of(person, MOST)) {
    const { steps, marks, outcome } = ending ?? (await noted(store, table.id));
    games.push({
      id: table.id,
      game: table.game,
      version: table.rulesVersion,
      setup: setupSchema.parse(JSON.parse(table.setup)),
      mine: seats,
      outcome,
      steps,
      marks,
      digest: table.digest!,
      ended: table.ended!,
    });
  }
  return games;
};
