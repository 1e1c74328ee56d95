import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerLine, VERBS } from '../src/index.ts';
import { expectAnswer, good, makeTables, playOn, type Status } from './setting.ts';

/** Values near those that mean something, so that many requests get past the first check. */
const near = {
  id: fc.jsonValue(),
  do: fc.constantFrom(...VERBS),
  game: fc.constantFrom('tranquility', 'tranquility', 'reef', ''),
  seats: fc.integer({ min: -1, max: 7 }),
  features: fc.subarray(['jagged-rocks', 'storm-compass', 'wild', 'jagged-rocks']),
  layout: fc.constantFrom('square', 'pyramid'),
  mode: fc.constantFrom('standard', 'competitive'),
  options: fc.dictionary(fc.constantFrom('islandsRemoved', 'strict', '__proto__'), fc.constantFrom(0, 1, 4, 5)),
  seed: fc.oneof(fc.string(), fc.double()),
  chance: fc.array(fc.nat({ max: 90 }), { maxLength: 9 }),
  table: fc.constantFrom('t1', 't2', 't3', 't', '__proto__'),
  seat: fc.integer({ min: -1, max: 6 }),
  viewer: fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constantFrom('audience', 'referee', 'me')),
  lang: fc.constantFrom('en', 'fr', 'de', 'la'),
  move: fc
    .tuple(
      fc.constantFrom(
        'place',
        'discard',
        'drop',
        'start',
        'finish',
        'pledge',
        'rocks',
        'keep',
        'compass',
        'accept',
        '',
      ),
      fc.array(fc.oneof(fc.nat({ max: 99 }), fc.constantFrom('finish', 'start', '?', '-1', '1e1')), { maxLength: 3 }),
    )
    .map(([kind, args]) => [kind, ...args].join(' ')),
  position: fc.string(),
};
const request = fc.oneof(
  fc.record(near, { requiredKeys: ['do'] }),
  fc.record({ ...near, table: fc.constant('t1') }, { requiredKeys: ['do', 'table', 'seat', 'viewer'] }),
  ...VERBS.map((verb) =>
    fc
      .record({ ...near, do: fc.constant(verb), extra: fc.anything() }, { requiredKeys: ['do'] })
      .map((said) => (verb === 'new' ? said : { do: said.do, table: said.table, seat: said.seat, move: said.move })),
  ),
);

test('whatever is said, there is one valid answer', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 8, arbitrary: request }, fc.anything()), { maxLength: 30 }), (said) => {
      const tables = makeTables(20);
      tables.handle({ do: 'new', game: 'tranquility', seed: 1, features: ['storm-compass', 'jagged-rocks'] });
      for (const each of said) expectAnswer(tables.handle(each));
    }),
    { numRuns: 150, seed: 1 },
  );
});

test('whatever the line, there is one line that is JSON', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    request.map((said) => JSON.stringify(said)),
    request.chain((said) => {
      const text = JSON.stringify(said);
      return fc.nat({ max: text.length }).map((at) => text.slice(0, at));
    }),
  );
  const tables = makeTables(50);
  fc.assert(
    fc.property(line, (text) => {
      const answer = answerLine(tables, text);
      expect(answer).not.toMatch(/[\r\n]/);
      expectAnswer(JSON.parse(answer));
    }),
    { numRuns: 1000, seed: 1 },
  );
});

test('lines too large, too deep or too strange', () => {
  const tables = makeTables();
  const big = 'x'.repeat(10_000_000);
  const lines: [string, object][] = [
    [big, { kind: 'json' }],
    [JSON.stringify({ do: big }), { kind: 'request', field: 'do' }],
    [JSON.stringify({ do: 'new', game: big }), { kind: 'field', field: 'game' }],
    [JSON.stringify({ do: 'position', position: big }), { kind: 'field', field: 'line 1' }],
    ['['.repeat(1_000_000), {}],
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
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expectAnswer(JSON.parse(answerLine(tables, `{"id":1,"do":"games"}`)));
  expect(() => answerLine(tables, `{"id":${deep},"do":"games"}`)).not.toThrow();
});

test('positions with words changed at random never bring the tables down', () => {
  const tables = makeTables(100_000);
  const features = ['jagged-rocks', 'storm-compass'];
  const first = good<Status>(tables, { do: 'new', game: 'tranquility', seats: 3, features, seed: 1 });
  const { table } = playOn(tables, first, 'player', 30);
  const { position } = good<{ position: string }>(tables, { do: 'position', table });
  const words = position.split(/( |\n)/);
  const word = fc.constantFrom(
    '0',
    '1',
    '2',
    '9',
    '80',
    '-1',
    'finish',
    'turn',
    '|',
    '',
    ';',
    '255',
    'draw 2;',
    'share',
  );
  const change = fc.tuple(fc.nat({ max: words.length - 1 }), word);
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), fc.nat(), (changes, seed) => {
      const changed = [...words];
      for (const [at, to] of changes) changed[at] = to;
      const opened = tables.handle({ do: 'position', position: changed.join(''), seed });
      expectAnswer(opened);
      if (!opened.ok || !('table' in opened)) return;
      for (const viewer of [0, 'audience', 'referee']) {
        expectAnswer(tables.handle({ do: 'view', table: opened.table, viewer }));
      }
      for (const seat of opened.mustAct) {
        const legal = tables.handle({ do: 'legal', table: opened.table, seat });
        expectAnswer(legal);
        if (!legal.ok || !('moves' in legal)) continue;
        const move = legal.moves[seed % legal.moves.length];
        expectAnswer(tables.handle({ do: 'play', table: opened.table, seat, move }));
      }
    }),
    { numRuns: 800, seed: 1 },
  );
});
