import { agree, chanceFrom, Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { BORDER, BORDER_CELLS, boardOf, COMPASS, FINISH, tranquility } from '../../rules/index.ts';
import { attempt, type Drawn, ended, field, hands, lists, play, table, told, why } from '../draw.ts';

/** Cell 14 is the first that holds a border card. */
const pyramid = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  table({ layout: 'pyramid', hands: ['10 20 30 40 50', '60 61 62'], ...drawn });
/** The Explorer deck, its top card last. */
const exploring = (explorer: string, drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  pyramid({ more: [`explorer: ${explorer}`], ...drawn });
/** Row 2 with an island beside the border cell. */
const BESIDE = `. 18 . . . . . . .\n${'. '.repeat(11)}`;
const rowOf = (first: number, cells: number): string => Array.from({ length: cells }, (_, i) => first + i).join(' ');
const FULL = [36, 33, 28, 21, 12, 1].map((first, i) => rowOf(first, 2 * i + 1)).join('\n');
const cell = (match: Match, n: number): number => (field(match, 'cells') as number[])[n - 1]!;
const counted = (cards: number[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};

describe('T7.3 the Pyramid', () => {
  it('T7.3 holds: 11, 9, 7, 5, 3, 1 cells, six of them with a border card', () => {
    const { cells, rows, chains, columns } = boardOf('pyramid');
    expect(rows.map((row) => row.cells)).toEqual([11, 9, 7, 5, 3, 1]);
    expect({ cells, columns, chains: chains.length }).toEqual({ cells: 36, columns: 11, chains: 1 });
    expect(BORDER_CELLS.map((border) => border + 1)).toEqual([14, 16, 18, 23, 25, 30]);
  });
  it.each([
    ['plain', 0, { 81: 5, 82: 5, 83: 5, 85: 6, 86: 2, 90: 6, 91: 1 }],
    ['harder', 1, { 81: 5, 82: 5, 83: 5, 85: 6, 86: 2, 90: 6, 91: 1 }],
    ['easier', 2, { 81: 5, 82: 5, 85: 6, 86: 7, 90: 6, 91: 1 }],
  ])('T7.3 holds: 80 islands in the piles and an Explorer deck of 30 (%s)', (_, explorer, deck) => {
    const setup = agree(tranquility, { seats: 4, layout: 'pyramid', options: { explorer } });
    const match = new Match(tranquility, setup, chanceFrom('pyramid'));
    expect(counted(field(match, 'explorer') as number[])).toEqual(deck);
    const dealt = [...hands(match), ...lists(match, 'piles')];
    expect(dealt.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_card, i) => i + 1));
    expect(hands(match).map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
    expect(match.view('audience').explorer).toEqual(Array(30).fill(-1));
  });
  it('T7.3 holds: one chain over row ends, by the standard cost', () => {
    const sea = `. . . . . . . . .\n${'. '.repeat(10)} 8`;
    expect(play(pyramid({ sea }), 'place 10 12').ask(0)).toEqual({ id: 'pay', facts: { left: 2 } });
    expect(why(pyramid({ sea }), 'place 20 12')).toBe('T4.4 cost');
  });
});

describe('T7.3a exploring', () => {
  it('T7.3a holds: only border cells draw an Explorer card', () => {
    const match = play(exploring('storm'), 'place 20 13');
    expect(field(match, 'explorer')).toHaveLength(1);
    expect(cell(match, 13)).toBe(20);
  });
  it('T7.3a allows an island on a border cell; a Start does nothing', () => {
    const match = play(exploring('monster start', { sea: BESIDE }), 'place 20 14');
    expect(told(match, 1)).toContain('explored 0 81');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 2 } });
    play(match, 'drop 10', 'drop 30');
    expect(cell(match, 14)).toBe(20);
    expect(field(match, 'explorer')).toHaveLength(1);
    expect(field(match, 'turn')).toBe(1);
  });
  it('T7.3a refuses an island whose cost cannot be paid', () => {
    const match = exploring('compass', { sea: BESIDE, hands: ['20 30', '60'] });
    expect(why(match, 'place 20 14')).toBe('T4.4 cost');
    expect(field(match, 'explorer')).toHaveLength(1);
  });
  it('T7.3a holds: a Storm sends the island back, costs nothing, uses the turn up and blocks the cell', () => {
    const match = play(exploring('storm', { sea: BESIDE, hands: ['20 30 40', '21 60 61 62'] }), 'place 20 14');
    expect(told(match, 1)).toEqual(expect.arrayContaining(['explored 0 90', 'returned 0 20 13']));
    expect(cell(match, 14)).toBe(0);
    expect(hands(match)[0]).toContain(20);
    expect(hands(match)[0]).toHaveLength(5);
    expect(field(match, 'storms')).toEqual([13]);
    expect(field(match, 'discards')).toEqual([[], []]);
    expect(field(match, 'turn')).toBe(1);
    expect(why(match, '1: place 21 14')).toBe('T7.3a pyramid.storm');
    expect(why(match, '1: place 21 13')).toBe('T4.2 occupied');
  });
  it('T7.3a holds: all saw the card that a Storm returned', () => {
    const match = play(exploring('storm'), 'place 20 14');
    expect(match.view(1).seen).toEqual([[20], []]);
    play(match, '1: place 60 36', '0: place 20 13');
    expect(match.view(1).seen).toEqual([[], []]);
  });
  it('T7.3a holds: a Monster takes the island with it, and nothing is paid', () => {
    const match = play(exploring('start monster', { sea: BESIDE }), 'place 20 14');
    expect(told(match, 1)).toContain('swallowed 0 20 13');
    expect(field(match, 'explored')).toEqual(expect.arrayContaining([20, 83]));
    expect(cell(match, 14)).toBe(0);
    expect(field(match, 'discards')).toEqual([[], []]);
    expect(field(match, 'turn')).toBe(1);
  });
  it('T7.3a holds: a cell that was emptied draws again', () => {
    const match = play(exploring('rocks start monster', { hands: ['10 20 30 40 50', '21 60 61'] }), 'place 20 14');
    play(match, '1: place 21 14');
    expect(told(match, 0)).toContain('explored 1 81');
    expect(field(match, 'explorer')).toHaveLength(1);
  });
  it.each([
    ['a Compass', 'compass', COMPASS],
    ['a Finish', 'finish', FINISH],
    ['a border card', 'border', BORDER],
  ])('T7.3a holds: %s goes to the hand, unseen, and counts for the limit', (_, explorer, card) => {
    const match = play(exploring(explorer), 'place 20 14');
    expect(hands(match)[0]).toEqual([10, 30, 40, 50, card]);
    expect(told(match, 0)).toContain(`explorer-kept 0 ${card}`);
    expect(told(match, 1)).toContain('explorer-kept 0 -1');
    expect(match.view(1).kept).toEqual([1, 0]);
    expect(cell(match, 14)).toBe(20);
  });
  it('T7.3a allows a card taken to the hand to pay at once', () => {
    const match = play(exploring('compass', { sea: BESIDE, hands: ['20 30 40', '60'] }), 'place 20 14', 'drop 30');
    expect(why(match, 'drop compass')).toBe('allowed');
    play(match, 'drop compass');
    expect(lists(match, 'discards')[0]).toEqual([30, COMPASS]);
    expect(hands(match)[0]).toContain(40);
  });
  it('T7.3a holds: the Rocks ask for one card more, besides the cost', () => {
    const dear = play(exploring('rocks', { sea: BESIDE, hands: ['20 30 40 50', '60'] }), 'place 20 14');
    expect(dear.ask(0)).toEqual({ id: 'pay', facts: { left: 3 } });
    const free = play(exploring('rocks'), 'place 20 14');
    expect(free.ask(0)).toEqual({ id: 'pay', facts: { left: 1 } });
  });
  it('T7.3a holds: with exactly the cost in hand the top of the pile goes, unseen', () => {
    const exact = { sea: BESIDE, hands: ['20 30 40', '60'], piles: ['1 2', ''] };
    const match = play(exploring('rocks', exact), 'place 20 14');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 2 } });
    expect(told(match, 0)).toContain('pile-dropped 0');
    expect(match.view(0).given).toEqual([[-1], []]);
    play(match, 'drop 30', 'drop 40');
    expect(hands(match)[0]).toEqual([1]);
    const alone = play(exploring('rocks', { hands: ['20', '60'], piles: ['1 2', ''] }), 'place 20 14');
    expect(hands(alone)[0]).toEqual([1]);
  });
  it('T7.3a holds: with exactly the cost and no pile the Rocks take nothing', () => {
    const exact = { sea: BESIDE, hands: ['20 30 40', '60'], piles: ['', ''] };
    const match = play(exploring('rocks', exact), 'place 20 14');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 2 } });
    expect(told(match, 0).join()).not.toContain('pile-dropped');
  });
  it('T7.3b holds: harder, a Start costs like the Rocks; easier, there are no Monsters', () => {
    const harder = { sea: BESIDE, options: { explorer: 1 } };
    expect(play(exploring('start', harder), 'place 20 14').ask(0)?.facts).toEqual({ left: 3 });
    const exact = { ...harder, hands: ['20 30 40', '60'], piles: ['1 2', ''] };
    expect(told(play(exploring('start', exact), 'place 20 14'))).toContain('pile-dropped 0');
    expect(() => exploring('monster', { options: { explorer: 2 } })).toThrow('the game has 0');
  });
});

describe('T7.3a Compasses of the Pyramid', () => {
  const blocked = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
    pyramid({ hands: ['20 30 compass', '21 60 61'], more: ['storms: 14 30'], ...drawn });
  it('T7.3a allows discarding one as the action, to remove a Storm', () => {
    const match = play(blocked(), 'clear 14');
    expect(told(match, 1)).toContain('cleared 0 13');
    expect(field(match, 'storms')).toEqual([29]);
    expect(hands(match)[0]).not.toContain(COMPASS);
    expect(match.view(1).kept).toEqual([0, 0]);
    expect(field(match, 'turn')).toBe(1);
    // The cell still has its border card.
    const explorer = (field(match, 'explorer') as number[]).length;
    play(match, '1: place 21 14');
    expect(field(match, 'explorer')).toHaveLength(explorer - 1);
  });
  it('T7.3a refuses it without a Compass or without a Storm there', () => {
    expect(why(blocked({ hands: ['20 30', '60'] }), 'clear 14')).toBe('T7.3a clear.no-compass');
    expect(attempt(blocked(), 'clear 16')).toEqual({ rule: 'T7.3a', id: 'clear.no-storm', facts: { cell: 15 } });
    expect(why(pyramid({ hands: ['20 compass', '60'] }), 'clear 14')).toBe('T7.3a clear.no-storm');
    expect(why(blocked(), '1: clear 14')).toBe('T4.1 not-your-turn');
  });
  it('T7.3a allows it as an ordinary card: it pays and is discarded', () => {
    expect(why(play(blocked(), 'discard', 'drop 30'), 'drop compass')).toBe('allowed');
  });
  it('T5.1 allows a Compass with a Storm as the only card, and refuses it without', () => {
    const last = (more: string[]): ReturnType<typeof table> =>
      play(blocked({ hands: ['20 30', 'compass'], piles: ['', ''], more }), 'place 20 1');
    expect(last(['storms: 14']).outcome).toBeUndefined();
    expect(ended(last([]))).toBe('stuck');
  });
});

describe('T7.3a a border card in hand', () => {
  const joker = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
    pyramid({ sea: BESIDE, hands: ['30 40 50 border', '60 61 62'], ...drawn });
  it('T7.3a allows it as an island of any number that fits', () => {
    const high = play(joker(), 'border 36');
    expect(high.ask(0)).toEqual({ id: 'name', facts: { cell: 35, low: 18, high: 81 } });
    const low = play(joker(), 'border 12');
    expect(low.ask(0)).toEqual({ id: 'name', facts: { cell: 11, low: 0, high: 18 } });
    play(low, 'name 17', 'drop 30');
    expect(cell(low, 12)).toBe(17);
    expect(field(low, 'wilds')).toEqual([11]);
    expect(low.view(1).kept).toEqual([0, 0]);
    expect(told(low, 1)).toEqual(expect.arrayContaining(['border-laid 0 11', 'named 0 17 11']));
  });
  it('T7.3a refuses an occupied cell, a cell without a number, a cost, or when none is held', () => {
    expect(why(joker({ hands: ['30', '60'] }), 'border 12')).toBe('T7.3a border.none');
    expect(attempt(joker(), 'border 13')).toMatchObject({ id: 'border.occupied', facts: { cell: 12, there: 18 } });
    const sea = `17 18 . . . . . . .\n${'. '.repeat(9)}16 .`;
    expect(why(joker({ sea }), 'border 11')).toBe('T7.3a border.no-number');
    expect(attempt(joker({ hands: ['border', '60'] }), 'border 12')).toEqual({
      rule: 'T7.3a',
      id: 'border.too-dear',
      facts: { needed: 1, payable: 0 },
    });
    expect(why(joker({ more: ['storms: 14'] }), 'border 14')).toBe('T7.3a pyramid.storm');
  });
  it('T7.3a refuses a number that does not fit or is too dear, and other moves before it', () => {
    const match = play(joker(), 'border 14');
    expect(why(match, 'name 18')).toBe('T7.3a name.order');
    expect(why(match, 'name 22')).toBe('T4.4 name.cost');
    expect(why(match, 'discard')).toBe('T7.3a name.first');
    expect(why(match, 'name 21')).toBe('allowed');
  });
  it('T7.3a holds: on a border cell it draws too, and a Storm returns it as a border card', () => {
    const more = ['explorer: storm'];
    const match = play(joker({ more, hands: ['20 30 40 border', '60 61'] }), 'border 14', 'name 20');
    expect(told(match, 1)).toContain(`returned 0 ${BORDER} 13`);
    expect(hands(match)[0]).toContain(BORDER);
    expect(field(match, 'wilds')).toEqual([]);
    expect(match.view(1).seen).toEqual([[BORDER], []]);
    expect(match.view(1).kept).toEqual([0, 0]);
    // The number is free again.
    play(match, '1: place 60 36');
    expect(why(match, '0: place 20 15')).toBe('allowed');
  });
  it('T7.3a holds: a Monster takes the border card with it', () => {
    const match = play(joker({ more: ['explorer: monster'] }), 'border 14', 'name 20');
    expect(told(match, 1)).toContain(`swallowed 0 ${BORDER} 13`);
    expect(field(match, 'wilds')).toEqual([]);
    expect(field(match, 'discards')).toEqual([[], []]);
  });
  it('T7.3a refuses an island of a number that a border card has', () => {
    const match = joker({ more: ['wilds: 13'], hands: ['18 19 30', '60'] });
    expect(why(match, 'place 18 36')).toBe('T4.2 order');
    expect(why(match, 'place 19 14')).toBe('allowed');
  });
  it('T7.3a allows it to be discarded', () => {
    expect(why(play(joker(), 'discard', 'drop 50'), 'drop border')).toBe('allowed');
  });
});

describe('T7.3b the end', () => {
  it('T7.3b holds: all cells and a Finish win, without a Start', () => {
    const match = play(pyramid({ sea: FULL, hands: ['50 finish', '60'] }), 'finish');
    expect(ended(match)).toBe('won');
    expect(match.outcome).toMatchObject({ won: true, score: 37 });
    expect(match.rules.moves.map(({ name }) => name)).not.toContain('start');
  });
  it('T7.3b holds: a border card is a Finish too', () => {
    const match = play(pyramid({ sea: FULL, hands: ['50 border', '60'] }), 'border-finish');
    expect(ended(match)).toBe('won');
    expect(hands(match)[0]).toEqual([50]);
    expect(field(match, 'finished')).toBe(BORDER);
    // It is open now: nobody looks for it in the hand any more.
    expect(field(match, 'kept')).toEqual([0, 0]);
    expect(why(pyramid({ sea: FULL, hands: ['50', '60'] }), 'border-finish')).toBe('T7.3a border.none');
    expect(why(pyramid({ hands: ['50 border', '60'] }), 'border-finish')).toBe('T4.12 sea-not-full');
  });
});
