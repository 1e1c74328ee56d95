import { describe, expect, it } from 'vitest';
import { type Drawn, field, hands, lists, play, table, why } from '../draw.ts';

const storm = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  table({ features: ['storm-compass'], hands: ['3 20 30 40 50', '60 61 62'], ...drawn });
const events = (match: ReturnType<typeof table>): string[] =>
  match.events(0).map(({ event }) => match.rules.events[event]!.name);

describe('T6.8 Compasses', () => {
  const calm = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
    storm({ more: ['yellows: 1 0', 'oranges: 0 1', 'compasses: 2', 'supply: 4'], ...drawn });
  it('T6.8 allows any seat to end any Storm while an action is chosen', () => {
    const match = calm();
    expect(match.mayAct).toBe(0b10);
    expect(why(match, '1: compass yellow-0')).toBe('allowed');
    expect(why(match, '0: compass orange-1')).toBe('allowed');
    play(match, '1: compass yellow-0');
    expect(field(match, 'yellows')).toEqual([0, 0]);
    expect(field(match, 'compasses')).toBe(1);
    expect(hands(match)[0]).toHaveLength(5);
  });
  it('T6.8 refuses it without a Compass, without that Storm, and while cards are dropped', () => {
    expect(why(storm({ more: ['yellows: 1 0'] }), '1: compass yellow-0')).toBe('T6.8 compass.none');
    expect(why(calm(), '1: compass purple-1')).toBe('T6.8 compass.no-such-storm');
    expect(why(calm(), '1: compass drawn')).toBe('T6.8 compass.no-such-storm');
    expect(why(play(calm(), 'discard'), '1: compass yellow-0')).toBe('T6.8 compass.not-now');
  });
  it('T6.8 allows ending a Storm that has just been drawn', () => {
    const match = play(
      calm({ hands: ['3 20 30', '60 61'], piles: ['1 2 orange', ''], more: ['compasses: 1', 'supply: 5'] }),
      'place 3 1',
      '1: compass drawn',
    );
    expect(field(match, 'oranges')).toEqual([0, 0]);
    expect(field(match, 'turn')).toBe(1);
  });
  it('T6.8 holds: while numbers are stated, a Compass clears those of the round', () => {
    const match = play(
      calm({ hands: ['3 20 30 start', '60 61 62 63'] }),
      'start',
      '0: pledge 3',
      '1: compass yellow-0',
    );
    expect(field(match, 'pledges')).toEqual([9, 9]);
    expect(match.mustAct).toBe(0b11);
  });
  it('T4.10 holds: a Compass that takes the two unseen cards away can make the Start unpayable', () => {
    const hands = ['3 20 30 start', '60 61 62', '70'];
    const piles = ['', '1 2 4', ''];
    const lend = (yellows: string): ReturnType<typeof table> =>
      play(calm({ hands, piles, more: [yellows, 'compasses: 1', 'supply: 5'] }), 'start', '2: compass yellow-1');
    expect(lend('yellows: 0 2 0').outcome).toBeUndefined();
    const lost = lend('yellows: 0 1 0');
    expect(lost.rules.clauses[lost.outcome!.why]).toMatchObject({ id: 'start-unpaid', rule: 'T4.10' });
  });
  it('T6.8 allows a proposal that all see, one a turn', () => {
    const match = play(calm(), '1: propose orange-1');
    expect(match.view('audience').proposals).toEqual([17, 6]);
    expect(why(match, '1: propose yellow-0')).toBe('T6.8 compass.proposed');
    expect(events(match)).toContain('compass-proposed');
  });
  it('T6.8 allows confirming a draw under Yellow, so that it can be ended first', () => {
    const match = play(calm({ hands: ['3 20 30', '60 61'] }), 'place 3 1');
    expect(match.ask(0)?.id).toBe('confirm-draw');
    expect(why(match, '1: draw')).toBe('T6.8 draw.another');
    expect(why(match, '0: discard')).toBe('T6.8 draw.first');
    play(match, '1: compass yellow-0', '0: draw');
    expect(hands(match)[0]).toHaveLength(5);
  });
  it('T6.11 holds: who may step in follows from public facts', () => {
    expect(storm({ more: ['compasses: 1', 'supply: 5'] }).mayAct).toBe(0);
    expect(storm({ more: ['yellows: 1 0'] }).mayAct).toBe(0);
    expect(calm().mayAct).toBe(0b10);
  });
});

describe('T6.9 earning Compasses', () => {
  it('T6.9 holds: a row 12-17 earns one, at once', () => {
    const match = play(storm({ sea: '12 13 14 15 16 .', hands: ['17 20 30', '60 61'] }), 'place 17 6');
    expect(field(match, 'compasses')).toBe(1);
    expect(field(match, 'supply')).toBe(5);
    const broken = play(storm({ sea: '12 13 14 15 16 .', hands: ['18 20 30', '60 61'] }), 'place 18 6');
    expect(field(broken, 'compasses')).toBe(0);
  });
  it('T6.9 holds: the Start earns one', () => {
    expect(field(play(storm({ hands: ['3 20 30 start', '60 61 62 63'] }), 'start'), 'compasses')).toBe(1);
  });
  it('T6.9 allows discarding the whole hand, by two or as an action of its own', () => {
    const all = play(storm(), 'discard-hand');
    expect(field(all, 'compasses')).toBe(1);
    expect(lists(all, 'discards')[0]).toEqual([3, 20, 30, 40, 50]);
    expect(field(play(storm({ hands: ['3 20', '60 61'] }), 'discard'), 'compasses')).toBe(1);
    expect(field(play(storm({ hands: ['3 20 30', '60 61'] }), 'discard'), 'compasses')).toBe(0);
  });
  it('T6.9 refuses it with two cards, or when no Compass is left to earn', () => {
    expect(why(storm({ hands: ['3 20', '60 61'] }), 'discard-hand')).toBe('T6.9 discard-hand.two');
    expect(why(storm({ more: ['supply: 0'] }), 'discard-hand')).toBe('T6.9 discard-hand.no-supply');
  });
  it('T6.9 allows a hand with Wilds and dead Starts, and refuses one with a card that may not go', () => {
    const features = ['sea-monsters', 'storm-compass', 'wild'];
    const dead = storm({ features, hands: ['3 start wild', '60 61'], more: ['started: 1'] });
    expect(why(dead, 'discard-hand')).toBe('allowed');
    expect(why(storm({ features, hands: ['3 20 monster', '60 61'] }), 'discard-hand')).toBe('T6.9 discard-hand.kept');
    expect(why(storm({ hands: ['3 20 start', '60 61'] }), 'discard-hand')).toBe('T4.7 start-first');
    // Two cards of three may go, but that is not the whole hand.
    const two = play(storm({ features, hands: ['3 20 monster', '60 61'] }), 'discard');
    expect(field(two, 'compasses')).toBe(0);
  });
  it('T6.9 holds: emptying the hand by paying earns nothing', () => {
    const match = play(
      storm({ sea: '3 . . . . .', hands: ['4 20', '60 61'], piles: ['', ''] }),
      'place 4 2',
      'drop 20',
    );
    expect(field(match, 'compasses')).toBe(0);
  });
});

describe('T5.3 a Compass may save', () => {
  const stuck = (more: string[]): ReturnType<typeof table> => storm({ hands: ['60 61', '10'], piles: ['', ''], more });
  it('T5.3 allows conceding when there is no action, and the game waits', () => {
    const match = play(stuck(['oranges: 0 1', 'compasses: 1', 'supply: 5']), 'place 60 3');
    expect(match.outcome).toBeUndefined();
    expect(why(match, '1: concede')).toBe('allowed');
    play(match, '0: compass orange-1');
    expect(why(match, '1: concede')).toBe('T5.3 concede.may-act');
    expect(why(match, '1: place 10 1')).toBe('allowed');
  });
  it('T5.3 refuses conceding with an action left', () => {
    expect(why(storm(), 'concede')).toBe('T5.3 concede.may-act');
  });
  it('T5.3 holds: conceding loses, and so does a last Compass that opens nothing', () => {
    const ended = (match: ReturnType<typeof table>): string => match.rules.clauses[match.outcome!.why]!.id;
    expect(ended(play(stuck(['oranges: 0 1', 'compasses: 1', 'supply: 5']), 'place 60 3', '1: concede'))).toBe(
      'conceded',
    );
    const opensNothing = stuck(['oranges: 0 2', 'compasses: 1', 'supply: 5']);
    expect(ended(play(opensNothing, 'place 60 3', '1: compass orange-1'))).toBe('stuck');
  });
});
