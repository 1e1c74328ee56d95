import { expect, it } from 'vitest';
import { ALLOWED, ByRule, Every, type Guard } from '../src/index.ts';

it('a slot by rule stands in the order of the rule book, whoever came first', () => {
  const slot = new ByRule<string>();
  for (const rule of ['A6.10', 'A6.2', 'A10.1', 'A6.2a', 'A4.17']) slot.add(rule, rule);
  slot.add('A6.2', 'A6.2 again');
  expect(slot.list).toEqual(['A4.17', 'A6.2', 'A6.2 again', 'A6.2a', 'A6.10', 'A10.1']);
});

it('all conditions hold, and the first that objects is heard, in slots within slots too', () => {
  const refuse =
    (clause: number): Guard<{ broken: number[] }, null> =>
    (s) =>
      s.broken.includes(clause) ? clause : ALLOWED;
  const byRule = new ByRule<Guard<{ broken: number[] }, null>>();
  const outer = new Every<{ broken: number[] }, null>().add(
    refuse(4),
    byRule,
    new Every<{ broken: number[] }, null>(),
    refuse(6),
  );
  byRule.add('A2', refuse(7));
  byRule.add('A1', refuse(5));
  const heard = (...broken: number[]): number => outer.flatten()({ broken }, null, 0, 0, 0, 0);
  expect([heard(), heard(7, 6), heard(7, 5), heard(6), heard(5, 4)]).toEqual([ALLOWED, 7, 5, 6, 4]);
});
