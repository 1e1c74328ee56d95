/**
 * The laboratory: people play at several tables over real lines, the server is killed at moments that a seed chooses and
 * started again, and in the end everything that anybody was told is compared with the store.
 */
import { findGame } from '@halcyon/catalog';
import { agree, randomFrom } from '@halcyon/kernel';
import type { OpenWish } from '@halcyon/protocol/online';
import { openStore } from '../../src/index.ts';
import { check } from './checker.ts';
import { freePort, House, type Kept } from './house.ts';
import { Player } from './player.ts';
import { newRecord } from './record.ts';

export interface LabWish {
  readonly kept: Kept;
  readonly kills: number;
  readonly seed: string;
  told?(sentence: string): void;
}
export interface LabResult {
  readonly kills: number;
  readonly acknowledged: number;
  readonly sentAgain: number;
  readonly tables: number;
  /** Sentences about everything that is wrong. */
  readonly wrong: readonly string[];
}

/** Two people each; Cloud 9 asks several at once. */
const GAMES = ['cloud-nine', 'tranquility', 'reef'];
/** Between two kills at most so many answers are waited for. */
const MOST_ANSWERS = 40;
const PEOPLE = 2;

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]!.split(';')[0]!;

export const runLab = async ({ kept, kills, seed, told }: LabWish): Promise<LabResult> => {
  const random = randomFrom(seed);
  const house = new House(await freePort(), kept);
  await house.start();
  const record = newRecord();
  const { url } = house;
  const post = (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url, ...(cookie && { Cookie: cookie }) },
      body: JSON.stringify(body),
    });
  const cookies: string[] = [];
  for (let i = 0; i < PEOPLE; i++) cookies.push(cookieOf(await post('me', { name: `Person ${i}`, lang: 'en' })));

  let players: Player[] = [];
  let opened = 0;
  let wake: () => void = () => {};
  let answers = 0;
  const around = (i: number) => ({
    url,
    cookie: cookies[i]!,
    name: `p${i}`,
    random,
    record,
    told: ({ is }: { readonly is: string }) => {
      if (is === 'done') answers++;
      wake();
    },
  });
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise<void>((resolve) => (wake = resolve));
  };
  const openTable = async (game: string): Promise<void> => {
    const { features, ...setup } = agree(findGame(game)!, { seats: PEOPLE });
    const wish: OpenWish = {
      key: `open-${String(opened++).padStart(6, '0')}`,
      game,
      setup: { ...setup, features: [...features] },
      name: 'Person 0',
      seats: [{ kind: 'me', name: 'Person 0', salt: '0'.repeat(32) }, { kind: 'open' }],
      pace: { kind: 'live', remind: null, offer: null, abandon: null },
    };
    const answer = await post('tables', wish, cookies[0]);
    if (!answer.ok) throw new Error(`a table cannot be opened: ${await answer.text()}`);
    const { table } = (await answer.json()) as { table: string };
    const [host, guest] = [new Player(around(0), table, 0), new Player(around(1), table, 1)];
    players.push(host, guest);
    guest.sit();
    await until(() => guest.waiting === 0 && host.status === 'open');
    host.begin();
    await until(() => host.status === 'playing');
  };
  /** A table that is over makes room for the next one. */
  const goOn = async (): Promise<void> => {
    const over = players.filter(({ status }) => status === 'ended');
    for (const player of over) player.close();
    players = players.filter((player) => !over.includes(player));
    while (players.length < PEOPLE * GAMES.length) await openTable(GAMES[opened % GAMES.length]!);
  };

  for (let kill = 0; kill < kills; kill++) {
    await goOn();
    const enough = answers + 1 + random.below(MOST_ANSWERS);
    await until(() => answers >= enough || players.every(({ status }) => status === 'ended'));
    await house.kill();
    told?.(`kill ${kill + 1} of ${kills} after ${answers} answers`);
    await house.start();
  }
  await until(() => players.every(({ waiting, status }) => waiting === 0 || status === 'ended'));
  for (const player of players) player.close();
  await house.stop();

  const store = await openStore(
    'data' in kept ? { folder: kept.data, now: Date.now() } : { url: kept.database, now: Date.now() },
  );
  try {
    const sent = record.ops.flatMap((op) => (op.op === 'sent' ? [op.key] : []));
    return {
      kills,
      acknowledged: record.ops.filter(({ op }) => op === 'done').length,
      sentAgain: sent.length - new Set(sent).size,
      tables: opened,
      wrong: await check(store, record.ops),
    };
  } finally {
    await store.close();
  }
};
