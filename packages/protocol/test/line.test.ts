import { expect, test } from 'vitest';
import { answerLine } from '../src/index.ts';
import { makeTables } from './setting.ts';

test('lines too large, too deep or too strange', () => {
  const tables = makeTables();
  const big = 'x'.repeat(10_000_000);
  const lines: [string, object][] = [
    [big, { kind: 'json' }],
    [JSON.stringify({ do: big }), { kind: 'request', field: 'do' }],
    [JSON.stringify({ do: 'new', game: big }), { kind: 'field', field: 'game' }],
    [JSON.stringify({ do: 'position', position: big }), { kind: 'field', field: 'line 1' }],
    ['['.repeat(1_000_000), { kind: 'json' }],
    [`{"do":"games","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, {}],
    ['', { kind: 'json' }],
    ['\u0000\u0001\ufffd', { kind: 'json' }],
    ['{"do":"games"} {"do":"games"}', { kind: 'json' }],
  ];
  for (const [line, error] of lines) {
    const answer = answerLine(tables, line);
    expect(answer.length).toBeLessThan(1000);
    expect(JSON.parse(answer)).toMatchObject({ ok: false, error });
  }
});

test('what is nested too deeply for its answer to be written is not done', () => {
  const tables = makeTables(1);
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(JSON.parse(answerLine(tables, `{"id":${deep},"do":"new","game":"reef"}`))).toMatchObject({
    ok: false,
    error: { kind: 'request', field: 'id' },
  });
  expect(JSON.parse(answerLine(tables, '{"do":"new","game":"reef"}'))).toMatchObject({ ok: true });
});
