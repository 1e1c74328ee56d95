import { agree, chanceFrom, type Game, Match, randomFrom, type SetupWish, seatsOf } from '@halcyon/kernel';
import { expect, it } from 'vitest';
import { goldenGaps, goldenWants, randomPlayer, TIES } from '../src/index.ts';
import { pebbles } from './toy.ts';

/** With ebb and dry=1 the rules declare a second ending; the duel is for two. */
const tides: Game = {
  ...pebbles,
  modes: [{ id: 'standard' }, { id: 'duel', seats: [2] }],
  options: [{ id: 'dry', values: [0, 1], standard: 0, needs: 'ebb' }],
  compose(setup) {
    const rules = pebbles.compose(setup);
    return setup.options.dry === 1 ? { ...rules, endings: [...rules.endings, 'dried-up'] } : rules;
  },
};
const finished = (wish: SetupWish): Match => {
  const match = new Match(tides, agree(tides, wish), chanceFrom('golden'));
  const random = randomFrom('golden');
  while (match.outcome === undefined) {
    const seat = seatsOf(match.mustAct)[0]!;
    match.play(seat, randomPlayer(match.legal(seat), random));
  }
  return match;
};

it('logs are wanted for each seat count and for each ending of each module', () => {
  expect(goldenGaps(tides, []).sort()).toEqual([
    'ending all-played',
    'ending all-played with duel',
    'ending all-played with ebb',
    'ending dried-up with ebb',
    'seats 2',
    'seats 3',
  ]);
  expect(goldenWants(tides).get('ending dried-up with ebb')).toEqual(
    [2, 3].map((seats) => agree(tides, { seats, features: ['ebb'], options: { dry: 1 } })),
  );
});
it('a log shows its seats and its ending with each of its modules', () => {
  expect(goldenGaps(tides, [finished({ seats: 3 })])).toEqual([
    'seats 2',
    'ending all-played with ebb',
    'ending dried-up with ebb',
    'ending all-played with duel',
  ]);
  const both = finished({ seats: 2, features: ['ebb'], mode: 'duel' });
  expect(goldenGaps(tides, [both])).toEqual(['ending all-played', 'seats 3', 'ending dried-up with ebb']);
});
it('ties are wanted where a game asks for them; a shared one is told from a broken one', () => {
  const match = finished({ seats: 2 });
  const tied = (winners: number): Match =>
    Object.defineProperty(finished({ seats: 2 }), 'outcome', { value: { ...match.outcome, scores: [5, 5], winners } });
  const gaps = (...logs: Match[]): string[] => goldenGaps(tides, logs, TIES).filter((what) => what.startsWith('tie'));
  expect(gaps()).toEqual(['tie broken', 'tie shared']);
  expect(gaps(tied(0b01))).toEqual(['tie shared']);
  expect(gaps(tied(0b11))).toEqual(['tie broken']);
  expect(goldenGaps(tides, []).some((what) => what.startsWith('tie'))).toBe(false);
});
it('a game that is not over shows nothing', () => {
  const begun = new Match(tides, agree(tides, {}), chanceFrom('golden'));
  expect(goldenGaps(tides, [begun])).toEqual(goldenGaps(tides, []));
});
