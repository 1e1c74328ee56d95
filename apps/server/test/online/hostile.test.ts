/** Messages that no page sends: nothing falls over, nothing changes, and every answer names what is wrong. */
import { expect, test } from 'vitest';
import { attack } from '../hostile/attack.ts';

const MESSAGES = 20_000;

test(`${MESSAGES} hostile messages, from a stranger, from a watcher and out of turn`, async () => {
  const { messages, answers, shown, wrong } = await attack({ count: MESSAGES, seed: 'hostile' });
  expect(wrong).toEqual([]);
  expect(messages).toBeGreaterThanOrEqual(MESSAGES);
  expect(shown).toBeGreaterThan(1);
  // All ways to be refused were tried.
  for (const kind of [
    'field',
    'rule',
    'stale',
    'rate',
    'your-seat',
    'free-seat',
    'open',
    'host',
    'ended',
    'asked',
    'person',
  ])
    expect(answers[kind], kind).toBeGreaterThan(0);
});
