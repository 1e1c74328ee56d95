import { agree, chanceFrom, Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { scoreSheet, tranquility } from '../../rules/index.ts';
import { winnersOf } from '../../rules/modes/competitive/score.ts';
import { attempt, type Drawn, ended, FULL, field, gridOf, hands, lists, play, table, told, why } from '../draw.ts';

const duel = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  table({ mode: 'competitive', hands: ['10 20 30 40 50', '55 56 57 58 59'], more: ['row: 71 72 73 74 75'], ...drawn });
/** Nothing left to draw. */
const late = (drawn: Partial<Drawn>): ReturnType<typeof table> => duel({ piles: [''], more: ['row:'], ...drawn });
/** The bottom row has an empty cell that fits only a 2. */
const JAMMED = FULL.replace(' 1  2  3', ' 1  .  3');
/** Who owns the cells, '0' and '1' for the seats, from the bottom left. */
const owners = (text: string): number[] =>
  Array.from({ length: 36 }, (_, cell) => ('01'.includes(text[cell] ?? '.') ? Number(text[cell]) + 1 : 0));

describe('T7.5 Competitive', () => {
  it('T7.5 holds: 80 islands, five cards each, one pile, five face up; the lot says who begins', () => {
    const firsts = new Set<unknown>();
    for (let i = 0; i < 20; i++) {
      const setup = agree(tranquility, { seats: 2, mode: 'competitive' });
      const match = new Match(tranquility, setup, chanceFrom(`duel ${i}`));
      const pile = lists(match, 'piles');
      const row = field(match, 'row') as number[];
      expect([...hands(match).map((hand) => hand.length), pile.length, pile[0]!.length, row.length]).toEqual([
        5, 5, 1, 65, 5,
      ]);
      expect([...hands(match), ...pile, row].flat().sort((a, b) => a - b)).toEqual(
        Array.from({ length: 80 }, (_, card) => card + 1),
      );
      expect(match.view(0).row).toEqual(row);
      firsts.add(match.view(0).turn);
    }
    expect(firsts).toEqual(new Set([0, 1]));
  });
  it('T7.5 refuses other seat counts, difficulty, features and layouts', () => {
    const wish = { seats: 2, mode: 'competitive' };
    for (const more of [
      { seats: 1 },
      { seats: 3 },
      { options: { islandsRemoved: 4 } },
      { options: { strict: 1 } },
      { features: ['wild'] },
      { layout: 'pyramid' },
    ])
      expect(() => agree(tranquility, { ...wish, ...more })).toThrow();
    expect(agree(tranquility, wish).options).toEqual({});
  });
  it('T7.5 allows an island by the usual rules, or two discards', () => {
    const match = duel({ sea: '. . 12 . . .' });
    expect(why(match, 'discard')).toBe('allowed');
    expect(why(match, 'place 30 4')).toBe('T4.4 cost');
    expect(why(match, 'place 30 2')).toBe('T4.2 order');
    play(match, 'place 10 2');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 2 } });
    expect(field(match, 'owners')).toEqual(owners('.0'));
    play(match, 'drop 20', 'drop 30', '1: place 55 20');
    expect(field(match, 'owners')).toEqual(owners(`.0${'.'.repeat(17)}1`));
  });
  it('T7.5 holds: cards come from the row, the furthest from the pile first; it slides and is refilled', () => {
    const match = duel({ piles: ['1 2 3 4'] });
    play(match, 'discard', 'drop 10', 'drop 20');
    expect(hands(match)[0]).toEqual([30, 40, 50, 71, 72]);
    expect(field(match, 'row')).toEqual([73, 74, 75, 4, 3]);
    expect(told(match, 1)).toEqual(
      expect.arrayContaining(['took 0 71', 'took 0 72', 'revealed 4', 'revealed 3', 'dropped 0 -1']),
    );
    expect(match.view(1).seen).toEqual([[71, 72], []]);
    expect(match.view(1).hands).toEqual([
      [-1, -1, -1, -1, -1],
      [55, 56, 57, 58, 59],
    ]);
  });
  it('T7.5 holds: a card taken openly and placed is no longer known as held', () => {
    const match = duel({ more: ['row: 71 72 73 74 75', 'seen: 20 40 |'] });
    expect(play(match, 'place 20 5').view(1).seen).toEqual([[40, 71], []]);
  });
  it('T7.5 holds: a row without a pile runs out', () => {
    const match = play(late({ more: ['row: 71'] }), 'discard', 'drop 10', 'drop 20');
    expect(hands(match)[0]).toEqual([30, 40, 50, 71]);
    expect(field(match, 'row')).toEqual([]);
  });
});

describe('T7.5a nothing impossible', () => {
  it('T7.5a refuses 78 four cells before the last', () => {
    const match = duel({ hands: ['10 76 77 78', '55'] });
    expect(attempt(match, 'place 78 32')).toEqual({
      rule: 'T7.5a',
      id: 'impossible',
      facts: { numbers: 2, cells: 4, low: 78, high: 81 },
    });
    expect(why(match, 'place 77 32')).toBe('T7.5a impossible');
    expect(why(match, 'place 76 32')).toBe('allowed');
    expect(why(match, 'place 78 34')).toBe('allowed');
    expect(why(match, 'place 78 33')).toBe('T7.5a impossible');
  });
  it('T7.5a refuses a low number too far up', () => {
    const match = duel({ hands: ['2 3 10', '55'] });
    expect(attempt(match, 'place 3 5')?.facts).toEqual({ numbers: 2, cells: 4, low: 0, high: 3 });
    expect(why(match, 'place 3 4')).toBe('T7.5a impossible');
    expect(why(match, 'place 3 3')).toBe('allowed');
  });
  it('T7.5a allows a gap with just as many numbers as cells, and refuses one less', () => {
    const sea = '10 . . . . .';
    const match = duel({ sea, hands: ['13 14 30', '55'] });
    expect(why(match, 'place 13 4')).toBe('allowed');
    expect(attempt(match, 'place 13 5')?.facts).toEqual({ numbers: 2, cells: 3, low: 10, high: 13 });
    expect(why(match, 'place 14 5')).toBe('allowed');
    const above = duel({ sea: '. . . . . 40', hands: ['36 37 55', '56'] });
    expect(why(above, 'place 37 2')).toBe('T7.5a impossible');
    expect(why(above, 'place 36 2')).toBe('allowed');
  });
  it('T7.5a holds: numbers that are gone do not matter', () => {
    const match = duel({ sea: '10 . . . . .', hands: ['12 30', '55'], more: ['row: 71', 'discards: 11 |'] });
    expect(why(match, 'place 12 3')).toBe('allowed');
  });
});

describe('T7.5b showing the hand', () => {
  const jammed = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
    duel({ sea: JAMMED, hands: ['40 41 50', '55 56 57'], ...drawn });
  it('T7.5b allows it to who can place nothing: the hand goes, the row comes', () => {
    const match = play(jammed(), 'show-hand');
    expect(hands(match)[0]).toEqual([71, 72, 73, 74, 75]);
    expect(field(match, 'shown')).toEqual([[40, 41, 50], []]);
    expect(told(match, 1)).toEqual(
      expect.arrayContaining(['hand-shown 0 3', 'shown 0 40', 'shown 0 41', 'shown 0 50']),
    );
    expect(field(match, 'row')).toHaveLength(5);
    expect(field(match, 'turn')).toBe(1);
  });
  it('T7.5b allows it with fewer cards in the row than in the hand', () => {
    const match = play(jammed({ piles: [''], more: ['row: 71 72'] }), 'show-hand');
    expect(hands(match)[0]).toEqual([71, 72]);
    expect(field(match, 'row')).toEqual([]);
  });
  it('T7.5b refuses it with a card that can be placed, or without a row', () => {
    expect(why(duel(), 'show-hand')).toBe('T7.5b show.may-place');
    expect(why(jammed({ hands: ['2 41 50', '55'] }), 'show-hand')).toBe('T7.5b show.may-place');
    expect(why(jammed({ piles: [''], more: ['row:'] }), 'show-hand')).toBe('T7.5b show.row-empty');
  });
  it('T7.5b allows it where only the cost or T7.5a forbids every place', () => {
    // A 2 costs one card, and there is none besides.
    expect(why(jammed({ hands: ['2', '55 56'] }), 'show-hand')).toBe('allowed');
    const far = duel({ sea: `${'. . . . . .\n'.repeat(5)}. . . . . 6`, hands: ['5', '55 56'], piles: [''] });
    expect(why(far, 'place 5 4')).toBe('T7.5a impossible');
    expect(why(far, 'place 5 5')).toBe('T4.4 cost');
    expect(why(far, 'show-hand')).toBe('allowed');
  });
  it('T7.5b holds: a card taken from the row and shown is known no longer as held', () => {
    const match = jammed({ more: ['row: 71 72 73 74 75', 'seen: 40 |'] });
    expect(play(match, 'show-hand').view(1).seen).toEqual([[71, 72, 73, 74, 75], []]);
  });
});

describe('T7.5c the end', () => {
  it('T7.5c holds: a full sea ends the game after payment and draw', () => {
    const match = duel({ sea: JAMMED, hands: ['2 40', '55 56 57'] });
    expect(play(match, 'place 2 2').outcome).toBeUndefined();
    play(match, 'drop 40');
    expect(ended(match)).toBe('grid-full');
    expect(match.outcome).toMatchObject({ kind: 'ranked' });
    expect(told(match)).toContain('took 0 71');
  });
  it('T7.5c holds: the game ends when both hold at most one card', () => {
    const match = late({ hands: ['20 30 40', '55'] });
    play(match, 'discard', 'drop 20', 'drop 30');
    expect(ended(match)).toBe('hands-out');
    expect(match.outcome).toMatchObject({ kind: 'ranked', scores: [-2, 0], winners: 0b10 });
    const on = play(late({ hands: ['20 30 40', '55 56'] }), 'discard', 'drop 20', 'drop 30');
    expect(on.outcome).toBeUndefined();
  });
  it('T7.5c allows passing with fewer than two cards and no place', () => {
    const match = late({ sea: JAMMED, hands: ['40', '55 56 57'] });
    expect(match.ask(0)?.id).toBe('turn');
    expect(why(match, 'discard')).toBe('T4.1 too-few-to-discard');
    play(match, 'pass');
    expect(told(match, 1)).toContain('passed 0');
    expect(field(match, 'turn')).toBe(1);
    expect(why(late({ sea: JAMMED, hands: ['', '55 56'] }), 'pass')).toBe('allowed');
  });
  it('T7.5c refuses passing with two cards, or with a card that can be placed', () => {
    expect(attempt(late({ sea: JAMMED, hands: ['40 41', '55'] }), 'pass')).toEqual({
      rule: 'T7.5c',
      id: 'pass.two-cards',
      facts: { hand: 2 },
    });
    expect(why(late({ hands: ['40', '55 56'] }), 'pass')).toBe('T7.5c pass.may-place');
  });
  it('T7.5c holds: nobody loses by a hand that can do nothing', () => {
    const match = play(
      late({ sea: JAMMED, hands: ['40', '55 56 57'] }),
      'pass',
      '1: discard',
      '1: drop 55',
      '1: drop 56',
    );
    expect(ended(match)).toBe('hands-out');
  });
});

describe('T7.5d the score', () => {
  it.each([
    ['2 for a card', '0.0', 0, { cards: 2, runs: [], longest: 1, total: 4 }],
    ['-1 for a discard', '0.0', 3, { cards: 2, discarded: 3, total: 1 }],
    ['two in a row are no run', '00.0', 0, { runs: [], longest: 2, total: 6 }],
    ['a run of three scores three', '000', 0, { runs: [3], longest: 3, total: 9 }],
    ['a run goes over a row end', '....0000', 0, { runs: [4], longest: 4, total: 12 }],
    ['the other seat breaks a run', '0010', 0, { runs: [], total: 6 }],
    ['an empty cell breaks a run', '000.0000', 1, { cards: 7, runs: [3, 4], longest: 4, total: 20 }],
    ['nothing', '', 2, { cards: 0, longest: 0, total: -2 }],
  ])('T7.5d holds: %s', (_, lie, dropped, expected) => {
    const sheet = scoreSheet({ owners: owners(lie), discards: [Array(dropped).fill(1), []], shown: [[], []] });
    expect(sheet[0]).toMatchObject(expected);
  });
  it('T7.5d holds: a hand shown counts as discarded', () => {
    const [day, night] = scoreSheet({ owners: owners('01'), discards: [[1], []], shown: [[2, 3], [4]] });
    expect([day!.total, night!.total]).toEqual([-1, 1]);
  });
  const score = { cards: 10, discarded: 5, runs: [4], longest: 4, total: 19 };
  it.each([
    ['the higher total wins', { total: 20 }, {}, 0b01],
    ['more cards in the sea', {}, { cards: 11 }, 0b10],
    ['a higher total goes before more cards', { total: 20 }, { cards: 12 }, 0b01],
    ['fewer discarded', { discarded: 4 }, {}, 0b01],
    ['more cards go before fewer discarded', { discarded: 4 }, { cards: 11 }, 0b10],
    ['the longest run', {}, { longest: 5 }, 0b10],
    ['fewer discarded go before the longest run', { discarded: 4 }, { longest: 9 }, 0b01],
    ['else it is shared', {}, {}, 0b11],
  ])('T7.5d holds: %s', (_, day, night, winners) => {
    expect(
      winnersOf([
        { ...score, ...day },
        { ...score, ...night },
      ]),
    ).toBe(winners);
  });
  it('T7.5d holds: a game is ranked by it', () => {
    const more = [gridOf('owners', [...'0.1'.padEnd(36, '000011')], Array(6).fill(6)), 'row:', 'discards: 60 | 61 62'];
    const match = play(duel({ sea: JAMMED, hands: ['2 40', '55'], piles: [''], more }), 'place 2 2', 'drop 40');
    // Day: 25 cards, two discarded, five runs of four and one of three. Night: 11 cards, two discarded.
    expect(match.outcome).toMatchObject({ scores: [50 - 2 + 23, 22 - 2], winners: 0b01 });
  });
});
