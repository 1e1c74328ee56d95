/**
 * A process in which bots think, at the lowest priority: people at their tables come first. It knows what a bot's own seat
 * knows, and no store, secret or socket. Bundled as a program of its own (tools/build.mjs), so that it loads no part of
 * the server.
 */
import { constants, setPriority } from 'node:os';
import { withPatience } from '@halcyon/bots/decision';
import { loadGame } from '@halcyon/catalog/lazy';
import { loadBot } from '@halcyon/catalog/lazy-bots';
import { composed, outlookFrom } from '@halcyon/kernel';
import { Thinkers } from '@halcyon/table';
import type { Asked, Thought } from './question.ts';

/** Tables whose bots are remembered; others sit down anew, and know from the past what they knew. */
const MOST_TABLES = 50;

try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Not everywhere may a process give way; it thinks all the same.
}

/** Its own time, not the wall's: it gives way to everybody, and a busy machine should not make it play worse. */
const ownTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const tables = new Map<string, Thinkers>();
const thinkersOf = (key: string): Thinkers => {
  const thinkers = tables.get(key) ?? new Thinkers(loadBot, () => withPatience(ownTime));
  tables.delete(key);
  tables.set(key, thinkers);
  if (tables.size > MOST_TABLES) tables.delete(tables.keys().next().value!);
  return thinkers;
};

const think = async ({ question }: Asked): Promise<number | null> => {
  const { table, backs, game, version, setup, seat, bot, message } = question;
  const rules = await loadGame(game, version);
  if (!rules || rules.version !== version) throw new Error(`version ${version} of ${game} is not known here`);
  const outlook = outlookFrom(composed(rules, setup), message);
  return (await thinkersOf(`${table} ${backs}`).think({ seat, bot, table, outlook })) ?? null;
};

process.on('message', async (asked: Asked) => {
  const answer: Thought = await think(asked).then(
    (move) => ({ id: asked.id, move }),
    (error: Error) => ({ id: asked.id, move: null, trouble: error.message }),
  );
  process.send!(answer);
});
// A server that died leaves nobody behind.
process.on('disconnect', () => process.exit());
