/** What a program says and hears on its line, from a real room: the example of docs/bots-online.md. */
import { ONLINE_PROTOCOL } from '@halcyon/protocol/online';
import type { Client } from './client.ts';
import type { TestHouse } from './house.ts';
import { saltOf } from './waiting.ts';

const MOST = 2;
/** Long lists are cut, so that a line can be read. */
const cut = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const all = value.map(cut);
    return all.length > MOST + 1 ? [...all.slice(0, MOST), '…'] : all;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner)]));
};

/** Seat 1 of Cloud 9 is a program's, with `moves`; what the other one does is only seen in what is heard. */
export const transcriptOf = async (house: TestHouse): Promise<string> => {
  const lines: string[] = [];
  const table = await house.open('ann', 'cloud-nine', ['me', 'open']);
  const ann = await house.visit(table, 'ann');
  await house.rooms.giveToProgram(table, 'ann', { seat: 1, name: 'Program 2', program: 'robin' });

  const come = async (enter: object, before?: Client) => {
    const robin = await house.program(table, 'robin', 1, null);
    // What it has is what the changes are of.
    if (before) robin.views = new Map(before.views);
    let heard = robin.sent.length;
    const listen = (): void => {
      for (const text of robin.sent.slice(heard)) lines.push(`← ${JSON.stringify(cut(JSON.parse(text)))}`);
      heard = robin.sent.length;
    };
    const say = async (command: object): Promise<void> => {
      listen();
      lines.push('', `→ ${JSON.stringify(command)}`);
      await robin.session.hear(JSON.stringify(command));
      listen();
    };
    await say(enter);
    return { robin, say, listen };
  };
  const first = await come({ do: 'enter', protocol: ONLINE_PROTOCOL, moves: true });
  const { robin, say, listen } = first;
  await say({ do: 'sit', key: 'sit-00000001', seat: 1, name: 'Robin', salt: saltOf(2) });
  await ann.do({ do: 'begin' });
  while (!robin.table.turn.includes(1)) await ann.play(0, ann.outlook(0).legal[0]!);
  listen();
  const { legal } = robin.outlook(1);
  await say({ do: 'play', key: 'play-0000001', seat: 1, steps: robin.steps, move: legal[0]! });
  await say({ do: 'play', key: 'play-0000002', seat: 1, steps: 0, move: legal[0]! });
  await say({ do: 'play', key: 'play-0000003', seat: 1, steps: robin.steps, move: 0xffff });
  await say({ do: 'ping' });
  await say({ do: 'dance' });
  for (let n = 4; robin.table.turn.includes(1); n++) {
    const [move] = robin.outlook(1).legal;
    await say({ do: 'play', key: `play-000000${n}`, seat: 1, steps: robin.steps, move: move! });
  }
  await robin.hangUp();
  const after = robin.seq;
  await ann.play(0, ann.outlook(0).legal[0]!);
  await come({ do: 'enter', protocol: ONLINE_PROTOCOL, moves: true, after }, robin);
  return lines.slice(1).join('\n');
};
