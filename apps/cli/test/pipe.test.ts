import { once } from 'node:events';
import { randomFrom } from '@halcyon/kernel';
import { protocolSchema } from '@halcyon/protocol';
import { expect, test } from 'vitest';
import { linesOf } from '../src/lines.ts';
import { file, halcyon, start } from './halcyon.ts';

type Answer = Record<string, never> & { ok: boolean };

test.each([
  { game: 'tranquility', features: ['jagged-rocks', 'storm-compass'] },
  { game: 'ascent', features: ['documentary', 'wildlife'] },
])('a whole random game through the pipe, move by move; its log verifies: $game', async (wish) => {
  const child = start(['pipe']);
  const answers = linesOf(child.stdout);
  let waiting: string[] = [];
  let sent = 0;
  const say = async (said: Record<string, unknown>) => {
    child.stdin.write(`${JSON.stringify({ id: ++sent, ...said })}\n`);
    while (waiting.length === 0) waiting = (await answers.next()).value as string[];
    const answer = JSON.parse(waiting.shift()!) as Record<string, unknown>;
    expect(answer).toMatchObject({ id: sent, ok: true });
    return answer;
  };
  let status = await say({ do: 'new', ...wish, seats: 3, seed: 11 });
  const random = randomFrom('pipe');
  while (status.outcome === null) {
    const seats = status.mustAct as number[];
    const seat = seats[random.below(seats.length)]!;
    const moves = (await say({ do: 'legal', table: 't1', seat })).moves as string[];
    const move = moves[random.below(moves.length)]!;
    expect(await say({ do: 'check', table: 't1', seat, move })).toMatchObject({ allowed: true });
    status = await say({ do: 'play', table: 't1', seat, move, lang: 'de' });
  }
  const { digest } = await say({ do: 'outcome', table: 't1' });
  const { log } = await say({ do: 'log', table: 't1' });
  child.stdin.end();
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(log).toContain(`digest ${digest}`);
  expect(halcyon(['verify', file(log as string)])).toMatchObject({ code: 0 });
});

test('one answer per line, in order, whatever the lines are', () => {
  const lines = [
    '{"id":1,"do":"games"}',
    '',
    'rubbish',
    '{"id":2,"do":"dance"}',
    JSON.stringify({ id: 3, do: 'new', game: 'x'.repeat(10_000_000) }),
    '\u2028{"id":4,"do":"games"}',
    '{"id":"line\u2028separator","do":"games"}',
    '{"id":5,"do":"games"}\r',
    '{"id":6,"do":"games"}',
  ];
  const { code, out, err } = halcyon(['pipe'], lines.join('\n'));
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
  expect({ code, err, answers: answers.length }).toEqual({ code: 0, err: '', answers: lines.length });
  expect(answers.map(({ ok }) => ok)).toEqual([true, false, false, false, false, false, true, true, true]);
  expect(answers.map(({ id }) => id)).toEqual([1, undefined, undefined, 2, 3, undefined, 'line\u2028separator', 5, 6]);
});

test('bytes that are no text', async () => {
  const child = start(['pipe']);
  child.stdin.end(Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0xc3, 0x0a, 0x80, 0x81]));
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
  });
  expect((await once(child, 'close'))[0]).toBe(0);
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(answers).toHaveLength(3);
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { kind: 'json' } });
});

test('Ctrl-C ends the pipe with 130', async () => {
  const child = start(['pipe']);
  child.stdin.write('{"do":"games"}\n');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect((await once(child, 'exit'))[0]).toBe(130);
});

test('a refusal comes with a real sentence in the language of the request', () => {
  const lines = [
    '{"do":"new","game":"tranquility","seats":2,"seed":7}',
    '{"do":"check","table":"t1","seat":0,"move":"discard","lang":"fr"}',
    '{"do":"check","table":"t1","seat":1,"move":"discard","lang":"fr"}',
  ];
  const { out } = halcyon(['pipe'], lines.join('\n'));
  const checks = out
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as { refusal?: object });
  expect(checks.find(({ refusal }) => refusal)).toMatchObject({
    refusal: { clause: 'T4.1', sentence: expect.stringContaining('Règle T4.1') },
  });
});

test('--schema prints the schema', () => {
  expect(JSON.parse(halcyon(['pipe', '--schema']).out)).toEqual(protocolSchema());
});

test('lines are found wherever the chunks are cut', async () => {
  const text = 'a\n\nbé\r\nc';
  const bytes = Buffer.from(text);
  for (let size = 1; size <= bytes.length; size++) {
    const chunks = async function* () {
      for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
    };
    const lines: string[] = [];
    for await (const found of linesOf(chunks())) lines.push(...found);
    expect(lines).toEqual(['a', '', 'bé', 'c']);
  }
});
