/** The laws hold for a small game, and each of them can fail: a fault put into the rules is found by the law it breaks. */
import { type AnyRules, type AnyState, type Game, MOST_MOVES } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { describeLaws } from '../src/index.ts';
import { complaints } from './by-hand.ts';
import { pebbles } from './toy.ts';

describeLaws({ describe, it }, pebbles, { seed: 'shore', games: 6 });

/** The first message of a broken law. */
const complaint = (game: Game): string =>
  complaints((runner) => describeLaws(runner, game, { seed: 'faults', games: 4 })).at(-1) ?? 'no law is broken';
const faulty = (change: (rules: AnyRules) => Partial<AnyRules>): Game => ({
  ...pebbles,
  compose: (setup) => {
    const rules = pebbles.compose(setup);
    return { ...rules, ...change(rules) };
  },
});
const hand = (s: AnyState, seat: number): number[] => (s.hands as number[][])[seat] ?? [];

const FAULTS: readonly [law: string, fault: string, change: (rules: AnyRules) => Partial<AnyRules>][] = [
  [
    'L1',
    'two cards are written alike',
    (rules) => ({
      moves: rules.moves.map((kind) => ({ ...kind, args: kind.args.map((arg) => ({ ...arg, words: { 3: '4' } })) })),
    }),
  ],
  [
    'L2',
    'legal forgets the last move',
    (rules) => ({ legal: (s, seat, out) => Math.max(0, rules.legal(s, seat, out) - 1) }),
  ],
  [
    'L2',
    'legal lists a move twice',
    (rules) => ({
      legal: (s, seat, out) => {
        const n = rules.legal(s, seat, out);
        if (n === 0 || n + 1 >= MOST_MOVES) return n;
        out[n] = out[0]!;
        return n + 1;
      },
    }),
  ],
  ['L3', 'the game is over and nobody says so', (rules) => ({ outcome: () => rules.outcome(rules.start()) })],
  [
    'L4',
    'a question tells the hand of another',
    (rules) => ({
      ask: (s, seat) => {
        const ask = rules.ask(s, seat);
        return ask && { ...ask, facts: { peek: hand(s, (seat + 1) % rules.seats)[0] ?? 0 } };
      },
    }),
  ],
  [
    'L5',
    'the view shows the hand of another',
    (rules) => ({
      view: (s, viewer) => {
        const view = rules.view(s, viewer);
        if (viewer !== 'referee') (view.hands as number[][])[0] = [...hand(s, 0)];
        return view;
      },
    }),
  ],
  [
    'L5',
    'an event tells a secret',
    (rules) => ({
      events: rules.events.map((event) => ({ ...event, args: event.args.map(({ name, size }) => ({ name, size })) })),
    }),
  ],
  [
    'L6',
    'asking turns the table',
    (rules) => ({
      ask: (s, seat) => {
        s.shore = (s.shore as number) + 1;
        return rules.ask(s, seat);
      },
    }),
  ],
  [
    'L7',
    'chance goes on inside the rules',
    (rules) => {
      let n = 0;
      return {
        apply: (s, seat, move, tell) => {
          rules.apply(s, seat, move, tell);
          if (seat === 15) s.shore = n++;
        },
      };
    },
  ],
  [
    'L8',
    'copies share the hands',
    (rules) => ({
      copy: (from, into) => {
        rules.copy(from, into);
        into.hands = from.hands!;
        return into;
      },
    }),
  ],
  [
    'L9',
    'a card is lost',
    (rules) => ({
      apply: (s, seat, move, tell) => {
        rules.apply(s, seat, move, tell);
        (s.rest as number[]).pop();
      },
    }),
  ],
  [
    'position',
    'a number is out of its range',
    (rules) => ({
      infos: rules.infos.map((info) => (info.name === 'shore' ? { ...info, of: { size: 5 } } : info)),
    }),
  ],
  [
    'position',
    'a list gets longer than it says',
    (rules) => ({ infos: rules.infos.map((info) => (info.name === 'rest' ? { ...info, most: 2, longest: 2 } : info)) }),
  ],
  [
    'position',
    'a frame lies where it says it cannot',
    (rules) => ({ frames: rules.frames.map((kind) => ({ ...kind, on: kind.name === 'turn' ? [] : kind.on })) }),
  ],
  [
    'position',
    'a field is not written down',
    (rules) => ({ infos: rules.infos.filter(({ name }) => name !== 'shore') }),
  ],
];

describe('a law finds the fault that breaks it', () => {
  it.each(FAULTS)('%s: %s', (law, _fault, change) => {
    expect(complaint(faulty(change))).toMatch(new RegExp(`^${law}\\b`));
  });
  it('L10: a feature that comes first counts more', () => {
    const game: Game = {
      ...pebbles,
      features: [...pebbles.features, { id: 'z-last' }],
      compose(setup) {
        const rules = pebbles.compose({ ...setup, features: setup.features.filter((id) => id !== 'z-last') });
        return setup.features[0] === 'z-last' && setup.features.length > 1 ? { ...rules, digest: () => 1 } : rules;
      },
    };
    expect(complaint(game)).toMatch(/^L10\b/);
  });
  it('no fault, no complaint', () => {
    expect(complaint(pebbles)).toBe('no law is broken');
  });
});
