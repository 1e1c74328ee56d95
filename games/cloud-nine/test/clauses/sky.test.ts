import { agree, chanceFrom, Match } from '@halcyon/kernel';
import { shuffled } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { BLANK, cloudNine, DECK, DICE, FACES, POINTS, TOP, WILD } from '../../rules/index.ts';
import { dice, faces, field, hands, play, stateOf, table, told } from '../draw.ts';

/** The first pilot, the deal, then the dice. */
const dealt = (seats: number, chance: number[] = []): Match =>
  new Match(cloudNine, agree(cloudNine, { seats }), chanceFrom('set-up', chance));
const many = (card: number): number => DECK.filter((other) => other === card).length;

describe('C1.1 cards and dice', () => {
  it('C1.1 holds: 76 cards, 18 of each colour and 4 Wilds', () => {
    expect(DECK).toHaveLength(76);
    expect([1, 2, 3, 4].map(many)).toEqual([18, 18, 18, 18]);
    expect(many(WILD)).toBe(4);
  });
  it('C1.1 holds: a die has each colour once and two blanks', () => {
    expect(FACES.toSorted((a, b) => a - b)).toEqual([BLANK, BLANK, 1, 2, 3, 4]);
  });
  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, BLANK],
    [5, BLANK],
  ])('C1.1 holds: outcome %i shows %i', (outcome, face) => {
    expect(field(table({ hands: ['', ''], chance: [outcome, outcome] }), 'dice')).toEqual([face, face]);
  });
  it('C1.1 holds: every card is in a hand, in the pile or among the played cards, also after a trip', () => {
    const whole = (match: Match): number[] => {
      const { hands: held, pile, played } = stateOf(match);
      return [...held.flat(), ...pile, ...played].toSorted((a, b) => a - b);
    };
    const match = table({ hands: ['red green', 'yellow', 'wild'], thrown: 'red green', pile: 'purple purple red' });
    expect(whole(match)).toEqual(DECK);
    play(match, '1: stay', '2: stay', 'raise');
    expect(whole(match)).toEqual(DECK);
    expect(() => table({ hands: [Array(5).fill('wild').join(' '), ''] })).toThrow(
      'card wild lies in 5 places, the game has 4',
    );
  });
});

describe('C1.2 the clouds', () => {
  const CLOUDS = [
    [1, 1, 2],
    [2, 2, 2],
    [3, 4, 2],
    [4, 6, 3],
    [5, 9, 3],
    [6, 12, 3],
    [7, 15, 4],
    [8, 20, 4],
  ] as const;
  it('C1.2 holds: nine clouds, and no dice for the highest', () => {
    expect(POINTS).toHaveLength(9);
    expect(DICE).toHaveLength(8);
    expect(TOP).toBe(8);
  });
  it.each(CLOUDS)('C1.2 holds: a jump from cloud %i scores %i, and %i dice were thrown', (cloud, points, thrown) => {
    const match = table({ hands: ['', '', ''], cloud });
    expect(field(match, 'dice')).toHaveLength(thrown);
    expect(match.ask(1)?.facts).toMatchObject({ cloud: cloud - 1, points });
    play(match, '1: jump');
    expect(field(match, 'scores')).toEqual([0, points, 0]);
    expect(told(match)).toContain(`jumped 1 ${cloud - 1} ${points}`);
  });
  it.each(CLOUDS)('C1.2 holds: a lone pilot jumps from cloud %i for %i, or throws %i dice', (cloud, points, thrown) => {
    const alone = (): Match => table({ hands: ['', ''], cloud, aboard: [0] });
    expect(alone().ask(0)).toEqual({ id: 'alone', facts: { cloud: cloud - 1, points, dice: thrown } });
    expect(field(play(alone(), 'jump'), 'scores')).toEqual([points, 0]);
    expect(told(play(alone(), 'throw'))).toContain(`threw 0 ${thrown}`);
    expect(field(play(alone(), 'throw'), 'dice')).toHaveLength(thrown);
  });
  it('C1.2 holds: cloud 9 is worth 25 when it is reached, and nobody throws there', () => {
    const match = play(table({ hands: ['red', ''], cloud: 8, thrown: 'red' }), '1: stay', 'raise');
    expect(field(match, 'scores')).toEqual([25, 25]);
    expect(field(match, 'cloud')).toBe(0);
  });
});

describe('C2.1 the set-up', () => {
  it.each([2, 3, 4, 5, 6])(
    'C2.1 holds: %i seats, six cards each, nobody has points, all aboard at cloud 1',
    (seats) => {
      const match = dealt(seats, [seats - 1]);
      const { aboard, scores, cloud, pile, played, trips } = stateOf(match);
      expect(hands(match).map((hand) => hand.length)).toEqual(Array(seats).fill(6));
      expect(pile).toHaveLength(76 - 6 * seats);
      expect({ aboard, scores, cloud, played, trips }).toEqual({
        aboard: Array(seats).fill(1),
        scores: Array(seats).fill(0),
        cloud: 0,
        played: [],
        trips: 0,
      });
      expect(match.ask(0)?.id).toBe('decide');
    },
  );
  it.each([0, 1, 2])('C2.1 holds: seat %i may be drawn as the first pilot', (pilot) => {
    const match = dealt(3, [pilot, ...shuffled(7), ...dice('red blank')]);
    expect(field(match, 'pilot')).toBe(pilot);
    expect(told(match)).toEqual(['dealt', `pilot ${pilot} 0`, `threw ${pilot} 2`, 'die 1', 'die 0']);
  });
  it('C2.1 holds: the deal is chance', () => {
    expect(faces(hands(dealt(2, [0, ...shuffled(1)]))[0]!)).not.toBe(faces(hands(dealt(2, [0, ...shuffled(2)]))[0]!));
    expect(hands(dealt(2, [0, ...shuffled(1)]))).toEqual(hands(dealt(2, [0, ...shuffled(1)])));
  });
  it('C2.1 refuses one seat and seven', () => {
    for (const seats of [1, 7]) expect(() => agree(cloudNine, { seats })).toThrow(`2-6 seats, not ${seats}`);
  });
});
