import type { Match } from '@halcyon/kernel';
import { shuffled } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { type Drawn, field, named, play, row, stateOf, table, told } from '../draw.ts';

/** The turn of seat 0 ends. Fish fill up what is not drawn: they stop the water. */
const after = (sea: string, drawn: Partial<Drawn> = {}): Match => play(table({ sea, ...drawn }), '0: end');
const starts = (match: Match, which: number, count: number): string =>
  row(match, which).split(' ').slice(0, count).join(' ');
const flow = (match: Match): string[] =>
  told(match).filter((line) => /^(washed|drifted|reshuffled|flowed-in)/.test(line));

describe('F4.1 water at the shore', () => {
  it('F4.1 holds: it is discarded in each row, up to the first other card', () => {
    const match = after('water water coral water\ncoral water\nwater shark water\nwater water water pearl water');
    expect([starts(match, 3, 2), starts(match, 2, 2), starts(match, 1, 2), starts(match, 0, 2)]).toEqual([
      'coral water',
      'coral water',
      'shark water',
      'pearl water',
    ]);
    expect(flow(match).filter((line) => line.startsWith('washed'))).toEqual(
      [0, 1, 2, 8, 24, 25].map((cell) => `washed ${cell}`),
    );
    expect(named(stateOf(match).discard)).toBe(Array(6).fill('water').join(' '));
  });
  it('F4.1 holds: a face-down card stops it, though it be water', () => {
    const match = after('coral\n?water water coral\nwater ?water water\ncoral');
    expect([starts(match, 2, 3), starts(match, 1, 2)]).toEqual(['?water water coral', '?water water']);
    expect(flow(match)[0]).toBe('washed 8');
  });
  it('F4.1 holds: gaps are passed over', () => {
    const match = after('coral\ndown\ndown\n. water . . water coral water');
    expect(starts(match, 0, 2)).toBe('coral water');
    expect(flow(match).slice(0, 3)).toEqual(['washed 1', 'washed 4', 'drifted']);
  });
  it('F4.1 holds: water that was refilled stays, though it lies at the shore', () => {
    const gone = '. . . . . . . .';
    const match = after(`coral\ndown\ndown\n${gone}`, { pile: Array(8).fill('water').join(' '), chance: [0, 0] });
    expect(row(match, 0)).toBe(Array(8).fill('water').join(' '));
    expect(flow(match).some((line) => line.startsWith('washed'))).toBe(false);
    // It goes when the next turn ends.
    play(match, '1: end');
    expect(flow(match).filter((line) => line.startsWith('washed'))).toHaveLength(8);
  });
});

describe('F4.2 the rows slide', () => {
  it('F4.2 holds: towards the shore, in their order, face up or down as they were', () => {
    const match = after('. coral . shark\n. ?coral . pearl ?shark .\n?pearl . . coral\n. . . pearl');
    expect(starts(match, 3, 2)).toBe('coral shark');
    expect(starts(match, 2, 3)).toBe('?coral pearl ?shark');
    expect(starts(match, 1, 2)).toBe('?pearl coral');
    expect(starts(match, 0, 1)).toBe('pearl');
    expect(flow(match)).toContain('drifted');
  });
  it('F4.2 holds: what was bought or eaten leaves such gaps', () => {
    const drawn = table({ sea: 'coral\ndown\ndown\nshark pearl coral', sharks: [1, 0], worms: ['red:3', ''] });
    const match = play(drawn, 'buy a1', 'shark a2', '0: end');
    expect(starts(match, 0, 1)).toBe('coral');
  });
  it('F4.2 holds: without a gap nothing is told', () => {
    expect(flow(after('coral\ndown\ndown\ncoral'))).toEqual([]);
  });
});

describe('F4.3 the discarded cards', () => {
  const discard = (n: number): string => Array(n).fill('coral').join(' ');
  it.each([
    [5, false],
    [6, true],
  ])('F4.3 holds: %i discarded and one of water washed away: shuffled into the pile %s', (n, shuffled) => {
    const match = after('shark\ndown\ndown\nwater shark', { discard: discard(n) });
    expect(flow(match).includes('reshuffled')).toBe(shuffled);
    expect(stateOf(match).discard).toHaveLength(shuffled ? 0 : n + 1);
    expect(stateOf(match).pile).toHaveLength(28 - n - 1 + (shuffled ? n + 1 : 0));
  });
  it('F4.3 holds: what was bought or paid in this turn is among them', () => {
    const drawn = table({
      sea: 'shark\ndown\ndown\nwater shark',
      discard: discard(5),
      pearls: [1, 0],
      worms: ['', ''],
    });
    const match = play(drawn, 'buy a1');
    expect(flow(match)).toContain('reshuffled');
  });
  it('F4.3 holds: the order then is chance', () => {
    const piles = (shuffle: number): string =>
      named(stateOf(after('shark\ndown\ndown\nwater shark', { discard: discard(7), chance: shuffled(shuffle) })).pile);
    expect(piles(1)).toBe(piles(1));
    expect(piles(1)).not.toBe(piles(2));
  });

  /** Everything that can lie before the players does: 28 cards are left, 25 of them in the sea, with seven gaps. */
  const few = (drawn: Partial<Drawn>): Match =>
    table({
      corals: [
        'red-male yellow-male green-male blue-male purple-male',
        'red-female yellow-female green-female blue-female purple-female',
      ],
      pearls: [3, 3],
      sharks: [3, 3],
      sea: `
        red-male    red-female yellow-male yellow-female green-male  green-female blue-male .
        blue-female water      water       water         water       water        water     .
        purple-male water      water       water         water       .            .         .
        purple-female pink-male pink-male  pink-female   pink-female coral        .         .`,
      ...drawn,
    });
  it('F4.3 holds: a pile that cannot refill the sea gets all of them, be they ever so few', () => {
    const match = play(few({ pile: 'coral', discard: 'water water' }), 'end');
    expect(flow(match)[0]).toBe('reshuffled');
    expect(stateOf(match)).toMatchObject({ pile: [], discard: [] });
  });
  it('F4.3 holds: a pile that just suffices does not', () => {
    const enough = `
      red-male    red-female yellow-male yellow-female green-male  green-female blue-male blue-female
      ?purple-male water      water       water         water       water        water    .
      ?coral water      water       water         water       .            .         .
      purple-female pink-male pink-male  pink-female   pink-female .        .         .`;
    const others = 'yellow-female green-female purple-female water water coral blue-female red-male'.split(' ');
    const exactly = (n: number): Match =>
      play(
        few({
          sea: enough,
          corals: ['- yellow-male green-male blue-male purple-male', '- - - - red-female'],
          pile: others.slice(0, n).join(' '),
          discard: others.slice(n).join(' '),
        }),
        'end',
      );
    expect(flow(exactly(7))).not.toContain('reshuffled');
    expect(flow(exactly(6))).toContain('reshuffled');
  });

  it('F4.4 holds: with too few cards the gaps stay at the reef end, of the rows that come last', () => {
    const match = play(few({ pile: 'coral', discard: 'water water' }), 'end');
    expect(row(match, 0)).not.toContain('.');
    expect(row(match, 1)).toMatch(/^purple-male water water water water \?\S+ \. \.$/);
    expect(row(match, 2)).toMatch(/ \.$/);
    expect(row(match, 3)).toMatch(/ \.$/);
    const other = play(few({ pile: 'coral', discard: 'water water', turn: 1 }), '1: end');
    expect(row(other, 3)).not.toContain('.');
    expect(row(other, 2)).toMatch(/ \?\S+$/);
    expect(row(other, 1)).toMatch(/ \?\S+ \. \.$/);
    expect(row(other, 0)).toMatch(/ \. \.$/);
  });
  it('F4.4 holds: without any card left nothing comes, and the game goes on', () => {
    const match = few({
      sea: `
        red-male    red-female yellow-male yellow-female green-male  green-female blue-male .
        blue-female water      water       water         water       water        water     .
        purple-male water      water       water         water       water        water     .
        purple-female pink-male pink-male  pink-female   pink-female coral        coral     .`,
    });
    expect(stateOf(match)).toMatchObject({ pile: [], discard: [] });
    play(match, 'end');
    expect(flow(match)).toEqual([]);
    expect(row(match, 0)).toMatch(/\.$/);
    expect(field(match, 'turn')).toBe(1);
  });
});

describe('F4.4 the sea is refilled', () => {
  const gaps = 'coral . shark\ncoral .\npearl .\nshark . .';
  it.each([
    [0, ['flowed-in 6 13', 'flowed-in 7 14', 'flowed-in 15 17', 'flowed-in 23 17', 'flowed-in 31 16']],
    [1, ['flowed-in 31 13', 'flowed-in 23 17', 'flowed-in 15 17', 'flowed-in 6 15', 'flowed-in 7 16']],
  ])('F4.4 holds: the row of seat %i whose turn it was comes first, the other one’s last', (seat, told) => {
    const drawn = table({ sea: gaps, turn: seat, pile: 'water pearl shark shark coral' });
    const match = play(drawn, `${seat}: end`);
    expect(flow(match).slice(1)).toEqual(told);
    for (const which of [0, 1, 2, 3]) expect(row(match, which)).not.toContain('.');
  });
  it('F4.4 holds: outer rows face up, middle rows face down', () => {
    const match = after(gaps, { pile: 'water pearl shark shark coral' });
    expect(row(match, 0).split(' ').slice(6)).toEqual(['coral', 'shark']);
    expect([row(match, 1), row(match, 2)].map((line) => line.split(' ')[7])).toEqual(['?shark', '?pearl']);
    expect(row(match, 3).split(' ')[7]).toBe('water');
  });
  it('F4.4 holds: then it is the turn of the other, who throws', () => {
    const match = after(gaps, { pile: 'water pearl shark shark coral', chance: [2, 5] });
    expect(told(match).slice(-4)).toEqual(['turn 1', 'threw 1 2 5', 'took 1 2', 'took 1 5']);
  });
});
