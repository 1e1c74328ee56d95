/** The laws hold for a small game, and each of them can fail: a fault put into the rules is found by the law it breaks. */
import {
  ALLOWED,
  type AnyRules,
  type AnyState,
  CHANCE,
  type Game,
  HIDDEN,
  legalMoves,
  MOST_MOVES,
  type Outlook,
  parseLog,
} from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { describeLaws, moveSpace } from '../src/index.ts';
import { complaints } from './by-hand.ts';
import { pebbles } from './toy.ts';

describeLaws({ describe, it }, pebbles, { seed: 'shore', games: 6 });

/** The first message of a broken law. */
const complaint = (game: Game, decisions = 0): string =>
  complaints((runner) => describeLaws(runner, game, { seed: 'faults', games: 4, decisions })).at(-1) ??
  'no law is broken';
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
  [
    'L2',
    'legal lists a move that is refused',
    (rules) => ({
      legal: (s, seat, out) => {
        const n = rules.legal(s, seat, out);
        const refused = moveSpace(rules).find((move) => rules.check(s, seat, move) !== ALLOWED);
        if (n === 0 || refused === undefined) return n;
        out[n] = refused;
        return n + 1;
      },
    }),
  ],
  [
    'L2',
    'check allows what legal does not list',
    (rules) => ({
      check: (s, seat, move) =>
        rules.legal(s, seat, new Int32Array(MOST_MOVES)) > 0 ? ALLOWED : rules.check(s, seat, move),
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
    'L4',
    'the audience is not told whose turn it is',
    (rules) => ({
      view: (s, viewer) => (viewer === 'audience' ? { ...rules.view(s, viewer), turn: -1 } : rules.view(s, viewer)),
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
    'L5',
    'of another one may learn more than oneself sees',
    (rules) => ({
      // As if who asks what another knows were answered from that seat's own hand.
      view: (s, viewer) => {
        const view = rules.view(s, viewer);
        if (viewer !== 'referee' && hand(s, 0)[0] === HIDDEN) (view.hands as number[][])[0] = hand(s, 0).map(() => 1);
        return view;
      },
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
          if (seat === CHANCE) s.shore = n++ % 10;
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
    'L13',
    'a shuffle of one number',
    (rules) => ({
      apply: (s, seat, move, tell) => {
        if (seat === CHANCE) s.shuffling = [0, 0, 0];
        rules.apply(s, seat, move, tell);
      },
    }),
  ],
  [
    'L11',
    'whose turn it is stays, if more than one step is taken back',
    (rules) => ({
      copy: (from, into) => {
        const count = ({ played, sunken }: AnyState): number => [played, sunken].flat(2).length;
        const { turn } = into;
        const far = count(into) > count(from) + 1;
        rules.copy(from, into);
        if (far) into.turn = turn!;
        return into;
      },
    }),
  ],
  [
    'L13',
    'a number of the shuffle stays',
    (rules) => ({
      apply: (s, seat, move, tell) => {
        rules.apply(s, seat, move, tell);
        if (seat !== CHANCE) s.shuffling = [7];
      },
    }),
  ],
  [
    'L13',
    'everybody sees the numbers of a shuffle',
    (rules) => ({
      view: (s, viewer) => Object.assign(rules.view(s, viewer), { shuffling: [...(s.shuffling as number[])] }),
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
  it.each(['moves', 'digest'])('L10: a feature that looks for those installed before it, seen by its %s', (what) => {
    const game: Game = {
      ...pebbles,
      features: [...pebbles.features, { id: 'flow' }],
      compose(setup) {
        const rules = pebbles.compose(setup);
        const [first, ...others] = setup.features;
        if (first !== 'flow' || others.length === 0) return rules;
        if (what === 'digest') return { ...rules, digest: (s) => rules.digest(s) + 1 };
        return { ...rules, moves: rules.moves.map((kind) => ({ ...kind, name: kind.name.replace('sink', 'dive') })) };
      },
    };
    expect(complaint(game)).toMatch(/^L10: with flow, ebb in this order/);
  });
  it('a broken law prints the step and a log that replays up to there', () => {
    const text = complaint(
      faulty((rules) => ({
        ask: (s, seat) => ((s.played as number[][]).flat().length > 1 ? undefined : rules.ask(s, seat)),
      })),
    );
    expect(text).toMatch(
      /^L3: seat (\d) must act and is asked nothing\n {2}in game 'faults.*' before step \d+, '\1 (play|sink) \d+'/,
    );
    const log = text.slice(text.indexOf('halcyon 2'));
    expect(parseLog(log, () => pebbles).steps.length).toBeGreaterThan(2);
  });
  it('L4: what shows with one hand in a hundred is found where games are short', () => {
    const tells = (s: AnyState, seat: number): boolean => seat === 1 && hand(s, 0).join() === '11,12';
    const game = faulty((rules) => ({
      legal: (s, seat, out) => (tells(s, seat) ? Math.min(1, rules.legal(s, seat, out)) : rules.legal(s, seat, out)),
      check: (s, seat, move) =>
        tells(s, seat) && !legalMoves(rules, s, seat).slice(0, 1).includes(move) ? 2 : rules.check(s, seat, move),
    }));
    expect(complaint(game)).toBe('no law is broken');
    expect(complaint(game, 2000)).toMatch(/^L[45]: seat \d/);
  });
  it('no fault, no complaint', () => {
    expect(complaint(pebbles)).toBe('no law is broken');
  });
});

describe('facts', () => {
  const told = (facts: NonNullable<Parameters<typeof describeLaws>[2]['facts']>): string =>
    complaints((runner) => describeLaws(runner, pebbles, { seed: 'facts', games: 4, decisions: 0, facts })).at(-1) ??
    '';

  it('that go on from what was told before are found', () => {
    let n = 0;
    expect(told(() => [{ id: 'count', what: { n: n++ } }])).toMatch(/^L5: .*facts depend on a secret/s);
  });
  it('that tell what a view hides are found', () => {
    const facts = ({ view, seat }: Outlook) => [{ id: 'peek', what: { card: hand(view, 1 - seat!)[0] ?? 0 } }];
    expect(told(facts)).toMatch(/^L5: .*speaks of what a view hides/s);
  });
  it('that follow from the own view are not', () => {
    expect(told(({ view, seat }) => [{ id: 'own', what: { cards: hand(view, seat!).length } }])).toBe('');
  });
  it('that speak for a move are asked of whoever makes it', () => {
    const reasons = ({ view, seat }: Outlook) => [{ id: 'peek', what: { card: hand(view, 1 - seat!)[0] ?? 0 } }];
    const [found] = complaints((runner) =>
      describeLaws(runner, pebbles, { seed: 'facts', games: 4, decisions: 0, reasons }),
    );
    expect(found).toMatch(/^L5: .*'peek' of its reasons speaks of what a view hides/s);
  });
});
