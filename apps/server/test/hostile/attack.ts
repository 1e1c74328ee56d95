/**
 * Messages of a stranger, of somebody who watches and of somebody whose turn it is not, at a table in the middle of a game;
 * and floods. Nothing may fall over or change, every answer names what is wrong, and nobody learns what is not theirs.
 */
import { outlookOf, printDigest, randomFrom } from '@halcyon/kernel';
import type { ServerMessage } from '@halcyon/protocol/online';
import { verifyTable } from '../../src/tables/verify.ts';
import type { Client } from '../online/client.ts';
import { makeHouses, type TestHouse } from '../online/house.ts';
import { playOut } from '../online/players.ts';
import { Grammar } from './grammar.ts';
import { OF_SEATED, type Sender, verdictOf } from './verdict.ts';

export interface AttackWish {
  readonly count: number;
  readonly seed: string;
}
export interface AttackResult {
  readonly messages: number;
  /** Answers, by kind of refusal or by what they are. */
  readonly answers: Readonly<Record<string, number>>;
  /** Lines that were closed because somebody did not stop. */
  readonly shown: number;
  /** Sentences about everything that is wrong. */
  readonly wrong: readonly string[];
}

/** Milliseconds between two messages of one line: as fast as is allowed in the long run. */
const CALM = 100;
/** In every flood; some are answered, and then the line is closed. */
const FLOOD = 260;
/** So many messages of each line lie between two floods. */
const BETWEEN = 2000;
const MOST_WRONG = 20;

interface Line {
  readonly client: Client;
  readonly sender: Sender;
}

/** Ann is asked, Bob is not: whatever Bob sends is out of turn. */
const prepared = async (house: TestHouse): Promise<{ table: string; ann: Client; bob: Client }> => {
  const table = await house.open('ann', 'tranquility', ['me', 'open', { bot: 'random' }]);
  const [ann, bob] = [await house.visit(table, 'ann'), await house.visit(table, 'bob')];
  await bob.sit(1);
  await ann.do({ do: 'begin' });
  // Nobody but Ann: a bot that was asked too would go on meanwhile.
  for (let moves = 0; moves < 8 || ann.table.turn.join() !== '0'; moves++) await playOut([ann, bob], 1);
  return { table, ann, bob };
};

/** Everything that may not change. */
const standing = async (house: TestHouse, table: string): Promise<string> => {
  const { store, rooms } = house;
  const { head, status, host, listed } = (await store.tables.find(table))!;
  const inRoom = await (await rooms.room(table)).look(({ state, match, names }) => ({
    seq: state.seq,
    digest: printDigest(match!.digest),
    names,
  }));
  const rows = [await store.tables.seats(table), await store.tables.names(table), await store.talk.read(table, 0, 99)];
  return JSON.stringify([head, status, host, listed, inRoom, rows]);
};

export const attack = async ({ count, seed }: AttackWish): Promise<AttackResult> => {
  const houses = makeHouses();
  try {
    return await run(await houses.house(), count, seed);
  } finally {
    await houses.end();
  }
};

const run = async (house: TestHouse, count: number, seed: string): Promise<AttackResult> => {
  const { table, ann, bob } = await prepared(house);
  const entries = await house.store.tables.read(table, 0, 999);
  const foreign = new Set(entries.flatMap(({ by, key }) => (by === null || key.startsWith('open') ? [] : [key])));
  const grammar = new Grammar(randomFrom(seed), [...foreign], bob.steps);
  const before = await standing(house, table);
  const watch = await house.rooms.watchKey(table, 'ann');
  const lines: Line[] = [
    { client: await house.visit(table, 'mallory'), sender: { is: 'stranger' } },
    { client: await house.visit(table, undefined, { watch }), sender: { is: 'watcher' } },
    { client: bob, sender: { is: 'seated', seat: 1, outlook: () => bob.outlook(1) } },
  ];
  const answers: Record<string, number> = {};
  const wrong: string[] = [];
  const note = (sentence: string): void => void (wrong.length < MOST_WRONG && wrong.push(sentence));
  const texts: string[] = [];
  let shown = 0;
  let messages = 0;

  const send = async ({ client, sender }: Line): Promise<void> => {
    const text = grammar.message(sender.is === 'seated' ? OF_SEATED : undefined);
    const from = client.heard.length;
    await client.session.hear(text);
    const [answer, ...more] = client.heard.slice(from);
    count1(answers, answer);
    const verdict = more.length > 0 ? 'there were several answers' : verdictOf(text, answer, sender, foreign);
    if (verdict) note(`${sender.is}: ${verdict} (message ${messages}: ${text.slice(0, 200)})`);
    messages++;
  };
  /** Without a pause: refused for haste, and then shown the door. */
  const flood = async (): Promise<void> => {
    const client = await house.visit(table, 'mallory');
    for (let i = 0; i < FLOOD && client.isOpen; i++, messages++)
      await client.session.hear(grammar.message(['ping', 'play']));
    if (client.bye?.why === 'too-many') shown++;
    else note('somebody who does not stop was not shown the door');
    for (const each of client.heard) count1(answers, each);
    texts.push(...client.sent);
  };
  for (let turn = 0; messages < count; turn++) {
    house.now += CALM;
    if (turn % BETWEEN === BETWEEN - 1) await flood();
    for (const line of lines) await send(line);
    // What was heard long ago is of no use, and a hundred thousand answers would fill the memory.
    for (const { client } of lines) if (client.heard.length > 1000) texts.push(...drained(client));
  }
  for (const { client } of lines) texts.push(...drained(client));

  if (house.troubles.length > 0) note(`troubles: ${String(house.troubles[0])}`);
  for (const { is, what } of house.events) if (is === 'trouble') note(`trouble in the room: ${what}`);
  const after = await standing(house, table);
  if (after !== before) note(`something has changed: ${before} is ${after}`);
  for (const sentence of await verifyTable(house.store, table)) note(sentence);
  if (Object.hasOwn(Object.prototype, 'person')) note('every object has got a person');
  await checkTold(house, table, lines, texts, note);
  // The table goes on as if nothing had been.
  const { legal } = ann.outlook(0);
  await ann.play(0, legal[0]!);
  return { messages, answers, shown, wrong };
};

const drained = (client: Client): string[] => {
  client.heard.length = 0;
  return client.sent.splice(0);
};
const count1 = (answers: Record<string, number>, answer: ServerMessage | undefined): void => {
  const name =
    answer?.is === 'refused'
      ? answer.why.kind === 'not'
        ? answer.why.word
        : answer.why.kind
      : (answer?.is ?? 'nothing');
  answers[name] = (answers[name] ?? 0) + 1;
};

/** Secret and digests stay at home, and each holds what the rules let its eyes see. */
const checkTold = async (
  house: TestHouse,
  table: string,
  lines: readonly Line[],
  texts: readonly string[],
  note: (sentence: string) => void,
): Promise<void> => {
  const secret = (await house.store.tables.chanceKey(table))!;
  const room = await house.rooms.room(table);
  await room.look(({ match }) => {
    const forbidden = [secret, printDigest(match!.digest)];
    if (texts.some((text) => forbidden.some((word) => text.includes(word)))) note('a secret was told');
    for (const { client, sender } of lines) {
      const viewer = sender.is === 'seated' ? sender.seat : 'audience';
      const held = JSON.stringify([...client.views]);
      const mayHold = JSON.stringify([[viewer, outlookOf(match!, viewer).message()]]);
      if (held !== mayHold) note(`${sender.is} holds something else than its eyes may see`);
    }
  });
};
