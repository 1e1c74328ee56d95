import { describe, expect, it } from 'vitest';
import { BY_WILD, MONSTER, WILD } from '../../rules/index.ts';
import { attempt, cells, type Drawn, ended, FULL, field, hands, lists, play, table, told, why } from '../draw.ts';

const wild = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  table({ features: ['wild'], sea: '3 . . 20 . .', hands: ['30 40 50 wild', '60 61 62'], ...drawn });
const stormy = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  wild({ features: ['storm-compass', 'wild'], ...drawn });

describe('T6.10 a Wild as an island', () => {
  it.each([1, 2])('T6.10 holds: %i are in the game', (count) => {
    const match = wild({ options: { wilds: count } });
    const all = [...hands(match), ...lists(match, 'piles')].flat();
    expect(all.filter((card) => card === WILD)).toHaveLength(count);
  });
  it('T6.10 allows a cell, then a number that fits; the cost follows the number', () => {
    const match = play(wild(), 'wild 2');
    expect(match.ask(0)).toEqual({ id: 'name', facts: { cell: 1, low: 3, high: 20 } });
    expect(told(match, 1)).toContain('wild-laid 0 1');
    play(match, 'name 5');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 2 } });
    expect(cells(match).slice(0, 4)).toEqual([3, 5, 0, 20]);
    expect(field(match, 'wilds')).toEqual([1]);
    expect(told(match, 1)).toContain('named 0 5 1');
    expect(told(match, 1).join()).not.toContain('placed');
    play(match, 'drop 30', 'drop 40');
    expect(hands(match)[0]).not.toContain(WILD);
    expect(field(match, 'turn')).toBe(1);
  });
  it('T6.10 allows every number where nothing lies, at no cost', () => {
    const match = play(wild({ sea: '' }), 'wild 36');
    expect(match.ask(0)?.facts).toEqual({ cell: 35, low: 0, high: 81 });
    expect(match.legal(0)).toHaveLength(80);
    expect(field(play(match, 'name 1'), 'turn')).toBe(1);
  });
  it('T6.10 allows a number that somebody holds or has discarded', () => {
    expect(why(play(wild(), 'wild 36'), 'name 60')).toBe('allowed');
  });
  it('T6.10 refuses a cell that is taken, without a Wild, or while a Start is in hand', () => {
    expect(why(wild({ hands: ['30 40', '60'] }), 'wild 2')).toBe('T6.10 wild.none');
    expect(attempt(wild(), 'wild 4')).toEqual({ rule: 'T6.10', id: 'wild.occupied', facts: { cell: 3, there: 20 } });
    expect(why(wild({ hands: ['30 wild start', '60'] }), 'wild 2')).toBe('T4.7 start-first');
    expect(why(wild(), 'place wild 2')).toBe('T4.2 not-an-island');
  });
  it('T6.10 refuses a cell between neighbouring numbers, or before 1', () => {
    const match = wild({ sea: '70 . . . . .\n. 5 . 6 . .', hands: ['30 40 50 wild', '60'] });
    expect(attempt(match, 'wild 3')).toEqual({ rule: 'T6.10', id: 'wild.no-number', facts: { cell: 2 } });
    expect(why(match, 'wild 1')).toBe('allowed');
    expect(why(wild({ sea: '. 1 . . . .' }), 'wild 1')).toBe('T6.10 wild.no-number');
    expect(why(wild({ sea: '80 . . . . .' }), 'wild 36')).toBe('T6.10 wild.no-number');
  });
  it('T6.10 refuses a neighbour that the hand cannot pay', () => {
    const poor = wild({ hands: ['wild', '60 61'] });
    expect(attempt(poor, 'wild 2')).toEqual({ rule: 'T6.10', id: 'wild.too-dear', facts: { needed: 1, payable: 0 } });
    expect(why(poor, 'wild 7')).toBe('allowed');
  });
  it('T6.10 refuses a number that does not fit, so one that lies on the grid too', () => {
    const match = play(wild(), 'wild 2');
    for (const number of [0, 2, 3, 20, 21]) expect(why(match, `name ${number}`)).toBe('T6.10 name.order');
    expect(attempt(match, 'name 20')?.facts).toEqual({ number: 20, low: 3, high: 20 });
  });
  it('T4.4 refuses a number whose cost the hand cannot pay; the Wild itself does not pay', () => {
    const match = play(wild(), 'wild 2');
    expect(why(match, 'name 6')).toBe('allowed');
    expect(attempt(match, 'name 7')).toEqual({
      rule: 'T4.4',
      id: 'name.cost',
      facts: { needed: 4, payable: 3, before: 3, after: 0 },
    });
  });
  it('T6.10 refuses anything else before the number is named', () => {
    const match = play(wild(), 'wild 2');
    expect(attempt(match, 'discard')).toEqual({ rule: 'T6.10', id: 'name.first', facts: { cell: 1 } });
    expect(why(match, 'wild 3')).toBe('T6.10 name.first');
    expect(why(match, '1: name 5')).toBe('T4.1 not-your-turn');
    expect(why(wild(), 'name 5')).toBe('T4.1 act-first');
  });
  it('T6.10 refuses a closed row and, under Orange, a cell without a neighbour', () => {
    const rocks = wild({ features: ['jagged-rocks', 'wild'], more: ['rocks: 2'] });
    expect(why(rocks, 'wild 7')).toBe('T6.1 rocks.closed');
    // Even where the cell is taken (T6.10).
    expect(why(wild({ features: ['jagged-rocks', 'wild'], more: ['rocks: 1'] }), 'wild 4')).toBe('T6.1 rocks.closed');
    expect(why(stormy({ more: ['purples: 0 1 0 0 0 0'] }), 'wild 7')).toBe('T6.6 storm.purple');
    expect(why(stormy({ more: ['oranges: 1 0'] }), 'wild 7')).toBe('T6.7 storm.orange');
    expect(why(stormy({ more: ['oranges: 1 0'] }), 'wild 5')).toBe('allowed');
  });
  it('T4.2 refuses the real island beside or over a Wild of its number', () => {
    const match = wild({ sea: '3 30 . . . .', hands: ['30 31 40', '60'], more: ['wilds: 2'] });
    expect(why(match, 'place 30 3')).toBe('T4.2 order');
    expect(attempt(match, 'place 30 36')?.facts).toEqual({ card: 30, cell: 35, there: 30, at: 1 });
    expect(why(match, 'place 30 2')).toBe('T4.2 occupied');
    expect(why(match, 'place 31 3')).toBe('allowed');
    const before = wild({ sea: '3 . 30 . . .', hands: ['29 30 40', '60'], more: ['wilds: 3'] });
    expect(why(before, 'place 30 2')).toBe('T4.2 order');
    expect(why(before, 'place 29 2')).toBe('allowed');
  });
  it('T6.10 allows a Wild to be discarded and to pay', () => {
    expect(why(play(wild(), 'discard'), 'drop wild')).toBe('T4.13 too-few-left');
    const match = play(wild(), 'discard', 'drop 50', 'drop wild');
    expect(lists(match, 'discards')[0]).toEqual([50, WILD]);
    const paid = play(wild({ hands: ['5 30 wild', '60 61'] }), 'place 5 2', 'drop 30', 'drop wild');
    expect(field(paid, 'turn')).toBe(1);
  });
  it('T6.9 holds: a Wild among 12-17 earns the Compass too', () => {
    const sea = '12 13 . 15 16 17';
    const match = play(stormy({ sea }), 'wild 3', 'name 14');
    expect(field(match, 'compasses')).toBe(1);
    const later = stormy({ sea: '12 13 14 15 16 .', hands: ['17 30 40', '60'], more: ['wilds: 3'] });
    expect(field(play(later, 'place 17 6'), 'compasses')).toBe(1);
  });
  it('T6.1 holds: a Wild that fills the fourth row sends the Rocks away', () => {
    const sea = FULL.replace('24', '.')
      .replace(/3[1-6]/g, '.')
      .replace(/2[5-9]|30/g, '.');
    const features = ['jagged-rocks', 'wild'];
    const match = wild({ features, sea, hands: ['50 51 wild', '60 61'], more: ['rocks: 6'] });
    play(match, 'wild 24', 'name 24', 'drop 50');
    expect(field(match, 'rocks')).toBe(6);
    expect(field(match, 'turn')).toBe(1);
  });
  it('T5.1 allows a Wild as the only card where it goes for nothing', () => {
    const last = { hands: ['50 51', 'wild'], piles: ['', ''] };
    expect(play(wild(last), 'place 50 36').outcome).toBeUndefined();
  });
});

describe('T6.10 a Wild as Start, Finish or Monster', () => {
  it('T6.10 allows it as the Start, which costs the eight', () => {
    const match = play(wild({ hands: ['30 40 50 51 wild', '60 61 62 63 64'] }), 'wild-start');
    expect(field(match, 'started')).toBe(BY_WILD);
    expect(told(match, 1)).toEqual(expect.arrayContaining(['wild-as 0 0', 'started 0']));
    expect(hands(match).map((hand) => hand.length)).toEqual([6, 7]);
    expect(match.ask(1)?.id).toBe('pledge');
  });
  it('T6.10 refuses it while a real Start is in hand, when one lies, or without a Wild', () => {
    expect(why(wild({ hands: ['30 wild start', '60'] }), 'wild-start')).toBe('T4.7 start-first');
    expect(why(wild({ more: ['started: 1'] }), 'wild-start')).toBe('T4.7 start-lies');
    expect(why(wild({ more: ['started: wild'] }), 'wild-start')).toBe('T4.7 start-lies');
    expect(why(wild({ hands: ['30 40', '60'] }), 'wild-start')).toBe('T6.10 wild.none');
  });
  it('T4.7 holds: a Wild forces nothing', () => {
    const match = wild();
    expect(match.ask(0)?.facts).toEqual({ start: 0, stuck: 0 });
    expect(why(match, 'discard')).toBe('allowed');
  });
  it('T4.11 allows a real Start to go once a Wild lies as the Start', () => {
    const match = play(wild({ hands: ['30 40 start', '60'], more: ['started: wild'] }), 'discard', 'drop 40');
    expect(why(match, 'drop start')).toBe('allowed');
  });
  it('T6.9 holds: a Wild as the Start earns a Compass', () => {
    const match = play(stormy({ hands: ['30 40 50 51 wild', '60 61 62 63 64'] }), 'wild-start');
    expect(field(match, 'compasses')).toBe(1);
  });
  it('T6.10 allows it as the Finish, also where a Wild lies as the Start', () => {
    const match = play(wild({ sea: FULL, hands: ['40 wild', '60'], more: ['started: wild'] }), 'wild-finish');
    expect(ended(match)).toBe('won');
    expect(match.outcome).toMatchObject({ won: true, score: 38 });
    expect(told(match, 1)).toEqual(['wild-as 0 1', 'finished 0']);
    expect(hands(match)[0]).toEqual([40]);
    expect(field(match, 'finished')).toBe(WILD);
  });
  it('T6.10 refuses it as the Finish where a Finish would be refused', () => {
    expect(why(wild(), 'wild-finish')).toBe('T4.12 sea-not-full');
    expect(why(wild({ sea: FULL, hands: ['40 wild', '60'] }), 'wild-finish')).toBe('T4.12 no-start-lies');
    expect(why(wild({ hands: ['40', '60'] }), 'wild-finish')).toBe('T6.10 wild.none');
  });
  it('T6.10 allows it as a Monster with that module, and only then', () => {
    const features = ['sea-monsters', 'wild'];
    const match = wild({ features });
    expect(why(match, 'wild-monster 2')).toBe('T6.2 monster.no-island');
    expect(why(wild({ features, hands: ['30 monster', '60'] }), 'wild-monster 1')).toBe('T6.10 wild.none');
    play(match, 'wild-monster 1');
    expect(told(match, 1)).toEqual(expect.arrayContaining(['wild-as 0 2', 'devoured 0 3 0']));
    expect(field(match, 'devoured')).toEqual([3, WILD]);
    expect(wild().rules.moves.map(({ name }) => name)).not.toContain('wild-monster');
  });
  it('T6.10 refuses a Wild as a Monster into a closed row', () => {
    const rocks = wild({ features: ['jagged-rocks', 'sea-monsters', 'wild'], more: ['rocks: 1'] });
    expect(why(rocks, 'wild-monster 1')).toBe('T6.1 rocks.closed');
  });
  it('T6.2 holds: a devoured Wild leaves as a Wild, and its number is free again', () => {
    const features = ['sea-monsters', 'wild'];
    const lies = { sea: '3 30 . . . .', more: ['wilds: 2'] };
    const match = play(wild({ features, ...lies, hands: ['40 50 monster', '30 60 61 62'] }), 'monster 2');
    expect(field(match, 'devoured')).toEqual([WILD, MONSTER]);
    expect(field(match, 'wilds')).toEqual([]);
    expect(told(match, 1)).toContain('devoured 0 30 1');
    expect(why(match, '1: place 30 3')).toBe('allowed');
  });
});

describe('T6.10 a Wild as a Compass', () => {
  const yellow = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> => stormy({ more: ['yellows: 0 1'], ...drawn });
  it('T6.10 allows it from any hand, without an action and without a new card', () => {
    const match = yellow({ hands: ['30 40 50', '60 61 wild'] });
    expect(match.mayAct).toBe(0b10);
    play(match, '1: wild-compass yellow-1');
    expect(told(match, 0)).toEqual(['wild-as 1 3', 'compass-spent 1 1']);
    expect(field(match, 'yellows')).toEqual([0, 0]);
    expect(field(match, 'wildsSpent')).toBe(1);
    expect(hands(match)[1]).toEqual([60, 61]);
    expect(field(match, 'turn')).toBe(0);
    expect(match.mustAct).toBe(0b01);
    expect(field(match, 'supply')).toBe(6);
  });
  it('T6.10 allows the active player to end a Storm and then to act', () => {
    const match = play(yellow(), 'wild-compass yellow-1');
    expect(why(match, 'place 30 36')).toBe('allowed');
    expect(hands(match)[0]).toEqual([30, 40, 50]);
  });
  it('T6.10 allows ending a Storm that has just been drawn', () => {
    const drawing = { hands: ['30 40 50', '60 61 wild'], piles: ['1 orange', ''], more: [] };
    const match = play(yellow(drawing), 'place 30 36', '1: wild-compass drawn');
    expect(field(match, 'oranges')).toEqual([0, 0]);
    expect(field(match, 'calmed')).toEqual([0, 0, 1]);
    expect(hands(match)[0]).toEqual([1, 40, 50]);
    expect(field(match, 'turn')).toBe(1);
  });
  it('T6.10 allows it while the Rocks must move and while a draw is confirmed', () => {
    const rocks = yellow({ features: ['jagged-rocks', 'storm-compass', 'wild'], more: ['rocks: 2', 'yellows: 1 0'] });
    play(rocks, 'place 30 36');
    expect(rocks.ask(0)?.id).toBe('rocks');
    expect(why(rocks, 'wild-compass yellow-0')).toBe('allowed');
    play(rocks, 'rocks 6');
    // No Compass is held, but a Wild may be one.
    expect(rocks.ask(0)?.id).toBe('confirm-draw');
    play(rocks, 'wild-compass yellow-0', 'draw');
    expect(hands(rocks)[0]).toHaveLength(5);
  });
  it('T6.10 refuses it without a Wild, without such a Storm, and while cards are dropped or a number is named', () => {
    expect(why(yellow({ hands: ['30 40', '60'] }), 'wild-compass yellow-1')).toBe('T6.10 wild.none');
    expect(why(yellow(), 'wild-compass orange-1')).toBe('T6.8 compass.no-such-storm');
    expect(why(play(yellow(), 'discard'), 'wild-compass yellow-1')).toBe('T6.8 compass.not-now');
    const naming = play(yellow({ hands: ['30 40 wild', '60 wild'] }), 'wild 36');
    expect(why(naming, '1: wild-compass yellow-1')).toBe('T6.8 compass.not-now');
    expect(wild().rules.moves.map(({ name }) => name)).not.toContain('wild-compass');
  });
  it('T6.8 holds: a Wild spent while numbers are stated clears the round, and no longer pays', () => {
    const hand = ['30 40 50 start', '60 61 62 wild', '70 71 72'];
    const match = play(yellow({ hands: hand, more: ['oranges: 0 0 1'] }), 'start', '0: pledge 3');
    play(match, '1: wild-compass orange-2');
    expect(field(match, 'pledges')).toEqual([9, 9, 9]);
    expect(match.ask(1)?.facts).toEqual({ round: 1, most: 3 });
    const short = { hands: ['30 40 start', '60 61 62 wild', '70 71'], piles: ['', '', ''], more: ['oranges: 0 0 1'] };
    expect(ended(play(yellow(short), 'start', '1: wild-compass orange-2'))).toBe('start-unpaid');
  });
  it('T5.1 holds: whoever spends the last card of the own turn has an empty hand', () => {
    const match = yellow({ sea: '', hands: ['30 40', 'wild'], piles: ['', ''] });
    expect(ended(play(match, 'place 30 36', '1: wild-compass yellow-1'))).toBe('empty-hand');
  });
});

describe('T6.11 and T5.3 with Wilds in the game', () => {
  const spent = ['oranges: 0 1', 'wildsSpent: 2'];
  it('T6.11 holds: seats may step in whoever holds a Wild, until all Wilds lie openly', () => {
    const none = { hands: ['30 40 50', '60 61 62'] };
    expect(stormy({ ...none, more: ['oranges: 0 1'] }).mayAct).toBe(0b10);
    expect(stormy({ hands: ['30 40 50', '60 61 wild'], more: ['oranges: 0 1'] }).mayAct).toBe(0b10);
    expect(stormy(none).mayAct).toBe(0);
    expect(stormy({ ...none, more: spent }).mayAct).toBe(0);
    const sea = '3 4 . . . .';
    expect(stormy({ ...none, sea, more: ['oranges: 0 1', 'wilds: 2', 'started: wild'] }).mayAct).toBe(0);
    expect(stormy({ ...none, sea, more: ['oranges: 0 1', 'wilds: 2', 'started: 0'] }).mayAct).toBe(0b10);
  });
  it('T6.8 allows a proposal while Wilds are in the game', () => {
    expect(why(stormy({ more: ['oranges: 0 1'] }), '1: propose orange-1')).toBe('allowed');
    expect(why(stormy({ hands: ['30', '60'], more: spent }), '1: propose orange-1')).toBe('T6.8 compass.none');
  });
  const stuck = (more: string[], hand = ['60 61', '10']): ReturnType<typeof table> =>
    play(stormy({ sea: '', hands: hand, piles: ['', ''], more }), 'place 60 3');
  it('T5.3 holds: the loss waits while a Wild may be a Compass, seen or unseen', () => {
    const match = stuck(['oranges: 0 1']);
    expect(match.outcome).toBeUndefined();
    expect(match.ask(1)?.facts).toEqual({ start: 0, stuck: 1 });
    expect(ended(play(match, '1: concede'))).toBe('conceded');
    const saved = play(stuck(['oranges: 0 1'], ['60 wild', '10']), '0: wild-compass orange-1');
    expect(why(saved, '1: concede')).toBe('T5.3 concede.may-act');
  });
  it('T5.3 holds: with all Wilds used up openly it waits no longer', () => expect(ended(stuck(spent))).toBe('stuck'));
});
