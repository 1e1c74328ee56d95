import { expect, test } from 'vitest';
import { type LogFields, levelOf, makeLog } from '../../src/http/log.ts';
import { TABLE } from './house.ts';

const KEY = 'k'.repeat(43);
const lineOf = (fields: object): Record<string, unknown> => {
  const written: string[] = [];
  // A caller that gives more than a line may hold, as a mistake would.
  makeLog('info', { write: (text) => void written.push(text) }).info(fields as LogFields, 'call');
  return JSON.parse(written.join('')) as Record<string, unknown>;
};

test('a line holds what is on the list and nothing else', () => {
  const line = lineOf({
    method: 'GET',
    status: 200,
    ms: 3,
    cookie: `halcyon=${KEY}`,
    key: KEY,
    headers: { cookie: KEY },
  });
  expect(line).toEqual({ level: 'info', time: expect.any(String), msg: 'call', method: 'GET', status: 200, ms: 3 });
});

test('of a table it holds the first ten characters', () => {
  expect(lineOf({ table: TABLE }).table).toBe('0123456789');
});

test('an error is told without keys and ids that its sentence quotes', () => {
  const line = lineOf({ error: new Error(`no ${TABLE} for ${KEY} in /t/${TABLE}/live`) });
  expect(line).toMatchObject({ error: 'Error', message: 'no 0123456789~ for ~ in /t/0123456789~/live' });
  expect(JSON.stringify(line)).not.toContain(KEY);
  expect(JSON.stringify(line.at)).toContain('log.test.ts');
  expect(JSON.stringify(lineOf({ error: KEY }))).not.toContain(KEY);
});

test('a level is one that there is', () => {
  expect(levelOf('DEBUG')).toBe('debug');
  expect(['warn', 'info']).toContain(levelOf(undefined));
  expect(() => levelOf('loud')).toThrow(
    "LOG_LEVEL is one of fatal, error, warn, info, debug, trace, silent, not 'loud'",
  );
});
