import { type AnyRules, agree, type Game } from '@halcyon/kernel';
import { pebbles } from '@halcyon/testkit/toy';
import { expect, it } from 'vitest';
import { printSecrets, secretsOf } from '../secrets.ts';

const faulty = (change: (rules: AnyRules) => Partial<AnyRules>): Game => ({
  ...pebbles,
  compose(setup): AnyRules {
    const rules = pebbles.compose(setup);
    return { ...rules, ...change(rules) };
  },
});
/** Who sees what differ after a card was sunk. */
const sunk = (game: Game): string[] =>
  printSecrets(secretsOf(game, agree(game, { seats: 3 }), 20, 'secrets'))
    .map((line) => line.replaceAll(/ \d+ %/g, '').split(/ {2,}/))
    .filter(([move]) => move === 'sink')
    .map(([, viewer, , fields, events]) => `${viewer}: ${fields} ${events}`);

it('where every secret is kept, nobody sees a difference', () => {
  expect(sunk(pebbles)).toEqual(['actor: - -', 'other seat: - -', 'audience: - -']);
});
it('a field that is open by mistake, and an event that everybody reads, are named with those who learn from them', () => {
  const open = faulty((rules) => ({
    view: (s, viewer) => ({ ...rules.view(s, viewer), sunken: structuredClone(s.sunken!) }),
  }));
  expect(sunk(open)).toEqual(['actor: - -', 'other seat: sunken -', 'audience: sunken -']);
  const told = faulty((rules) => ({
    events: rules.events.map((event) => ({ ...event, args: event.args.map(({ name, size }) => ({ name, size })) })),
  }));
  expect(sunk(told)).toEqual(['actor: - -', 'other seat: - sank', 'audience: - sank']);
});
