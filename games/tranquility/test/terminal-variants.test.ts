/** Every variant of Tranquility in the terminal: as it is drawn, as it is typed, and to its end. */
import { argOf, kindOf, type Match, type Move, printMove, type SetupWish } from '@halcyon/kernel';
import type { Intent } from '@halcyon/terminal-kit/input';
import { isCellMove, nameOf as nameIn } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { asked, describeTerminal, dressed, notation, openTerminal } from '@halcyon/terminal-kit/test-kit';
import { describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { DAY, jokerCells, MONSTER, NIGHT, type Rivalry, type State, scoreSheet, WILD } from '../rules/index.ts';
import { skyOf } from '../terminal/cards.ts';
import { spotsAt } from '../terminal/sea.ts';

const terminal = await openTerminal(manifest);
const { drawing, newMatch, matchUntil, matchWhere, sceneAt, readAt } = terminal;
const everything = ['jagged-rocks', 'sea-monsters', 'storm-compass', 'wild'];
const VARIANTS: [name: string, wish: SetupWish][] = [
  ['all modules', { seats: 3, features: everything }],
  ['Monsters and Wilds', { seats: 2, features: ['sea-monsters', 'wild'], options: { monsters: 5 } }],
  ['the High Arch', { seats: 3, layout: 'high-arch' }],
  ['the Pyramid', { seats: 2, layout: 'pyramid', options: { explorer: 2 } }],
  ['the Pyramid alone', { seats: 1, layout: 'pyramid' }],
  ['Day & Night', { seats: 3, mode: 'day-night' }],
  ['Competitive', { seats: 2, mode: 'competitive' }],
];

const view = (match: Match): State => match.view(0) as unknown as State;
const nameOf = (match: Match, move: Move): string => match.rules.moves[kindOf(move)]!.name;
const legalNamed = (match: Match, name: string): Move[] =>
  match.legal(0).filter((move) => nameOf(match, move) === name);

/** As a person types it: row and column instead of the number of the cell. */
const shortly = (scene: Scene, move: Move): string => {
  const name = nameIn(scene, move);
  const written = printMove(scene.rules.moves, move);
  if (name === 'place') return `${argOf(move, 0)} ${spotsAt(scene).words(argOf(move, 1))}`;
  if (isCellMove(scene, name)) return `${name.replace('-', ' ')} ${spotsAt(scene).words(argOf(move, 0))}`;
  return ['name', 'pledge', 'rocks', 'purple'].includes(name) ? written.split(' ')[1]! : written;
};
const read = (text: string, match: Match, scene = sceneAt(match)): Intent => readAt(text, scene);
const boardAt = (match: Match, selected?: number): string =>
  drawing.board(dressed(sceneAt(match, { selected }), { scale: 1 })).join('\n');

describeTerminal(terminal, {
  setups: VARIANTS,
  shortly,
  moments: () => [
    ['turn', 0],
    ['turn', 20],
    ['turn', 40],
  ],
  busy: () => matchWhere({ seats: 2 }, '3', asked('turn', 30)),
  *backs() {
    for (let card = 1; card <= 80; card++) {
      for (const side of [undefined, DAY, NIGHT]) {
        const { top, middle } = skyOf(card, side);
        yield [`card ${card}, high`, top];
        yield [`card ${card}, low`, middle];
      }
    }
  },
});

describe('the boards', () => {
  test('the Pyramid is centred; border cells and places are marked', () => {
    expect(boardAt(newMatch({ seats: 2, layout: 'pyramid' }, '1'))).toMatchInlineSnapshot(`
      "                     6  ·1  ◇ Finish
                       5  ·1  ·2  ·3
                   4  ·1  ·2  ◊3  ·4  ·5
               3  ·1  ·2  ◊3  ·4  ◊5  ·6  ·7
           2  ·1  ·2  ◊3  ·4  ◊5  ·6  ◊7  ·8  ·9
       1  ·1  ·2  ·3  ·4  ·5  ·6  ·7  ·8  ·9 ·10 ·11
         ◊ Explorer deck   ≈ Storm"
    `);
  });
  test('the High Arch has a roof on two pillars, each with its own heads', () => {
    expect(boardAt(newMatch({ seats: 2, layout: 'high-arch' }, '1'))).toMatchInlineSnapshot(`
      "   Roof                             ◇ Finish
           1     2     3     4     5     6     7
       4   ·     ·     ·     ·     ·     ·     ·
       3   ·     ·     ·     ·     ·     ·     ·
       2   ·     ·     ·     ·     ·     ·     ·
       1   ·     ·     ·     ·     ·     ·     ·
       3   ·     ·   ◂ Left pillar       ·     ·
       2   ·     ·      Right pillar ▸   ·     ·
       1   ·     ·                       ·     ·
           1     2                       1     2"
    `);
  });
  test('by Day & Night every island shows its side, every row the side that it wants', () => {
    const match = matchWhere({ seats: 2, mode: 'day-night' }, '3', asked('turn', 40));
    const { cells, sides } = match.view(0) as unknown as { cells: number[]; sides: number[] };
    const board = boardAt(match);
    cells.forEach((card, cell) => {
      if (card > 0) expect(board).toContain(`[${card}]${['☼', '☾'][sides[cell]!]}`);
    });
    expect(board.match(/☾ Night/g)).toHaveLength(3);
    expect(board.match(/☼ Day/g)).toHaveLength(3);
  });
  test('a Wild is marked, and so is what a Monster may be played on', () => {
    const wish = { seats: 2, features: ['sea-monsters', 'wild'], options: { monsters: 5 } };
    const laid = matchUntil(wish, '3', (m) => jokerCells(view(m)).length > 0 && m.ask(0)?.id === 'turn');
    const [cell] = jokerCells(view(laid));
    expect(boardAt(laid)).toContain(`*${view(laid).cells[cell!]}]`);
    expect(boardAt(laid)).toContain('* Wild');
    const armed = matchUntil(
      wish,
      '4',
      (m) => m.ask(0)?.id === 'turn' && legalNamed(m, 'monster').length > 2 && view(m).cells.some((n) => n > 9),
    );
    const aims = boardAt(armed, MONSTER).match(/\(\d+\)/g);
    expect(aims).toHaveLength(legalNamed(armed, 'monster').length);
    expect(read('monster', armed)).toEqual({ kind: 'select', value: MONSTER });
    const [target] = legalNamed(armed, 'monster');
    expect(
      read(spotsAt(sceneAt(armed)).words(argOf(target!, 0)), armed, sceneAt(armed, { selected: MONSTER })),
    ).toEqual({
      kind: 'moves',
      moves: [target],
    });
  });
});

describe('Competitive', () => {
  const over = matchUntil({ seats: 2, mode: 'competitive' }, '3', () => false);
  const state = over.view(0) as unknown as State & Rivalry;

  test('owners are marked, and the table shows pile, row and points', () => {
    const match = matchWhere({ seats: 2, mode: 'competitive' }, '3', asked('turn', 20));
    const { cells, owners, row, piles } = match.view(0) as unknown as State & Rivalry;
    cells.forEach((card, cell) => {
      if (card > 0) expect(boardAt(match)).toContain(`[${card}]${['☼', '☾'][owners[cell]! - 1]}`);
    });
    const seats = drawing.seats(sceneAt(match)).join('\n');
    expect(seats).toMatch(new RegExp(`Common pile +${piles[0]!.length}`));
    expect(seats).toContain(row.map((card) => `[${String(card).padStart(2)}]`).join(' '));
    expect(seats).toContain('Bot 2 ☾');
  });
  test('the score sheet shows how the points came about', () => {
    expect(over.outcome?.kind).toBe('ranked');
    const result = drawing.result(sceneAt(over, { viewer: 0 }));
    const sheet = scoreSheet(state);
    const under = (label: string): string => result[result.findIndex((line) => line.includes(label)) + 1]!;
    expect(under('Total').trim().split(/\s+/)).toEqual(sheet.map(({ total }) => String(total).replace('-', '−')));
    for (const { cards, discarded } of sheet) {
      expect(under('Cards in the sea')).toContain(`${cards} × 2  +${2 * cards}`);
      expect(under('Cards discarded')).toContain(`−${discarded}`);
    }
    expect(drawing.result(sceneAt(newMatch({ seats: 2 }, '1')))).toEqual([]);
  });
  test('a tie is marked where it was broken', () => {
    const scene = sceneAt(over, { viewer: 0 });
    // Equal points: two cards each, two thrown away each; only the longest run differs.
    const tied = {
      ...state,
      owners: [1, 1, 2, 0, 2, ...state.owners.slice(5).fill(0)],
      discards: [[], []],
      shown: [[], []],
    };
    const result = drawing.result(dressed(scene, { view: tied as never }));
    expect(result.filter((line) => line.includes('▸'))).toEqual([' ▸ Longest run']);
  });
});

describe('bad input', () => {
  const arch = matchWhere({ seats: 2, layout: 'high-arch' }, '3', asked('turn'));
  const pyramid = matchWhere({ seats: 2, layout: 'pyramid' }, '3', asked('turn'));
  const days = matchWhere({ seats: 2, mode: 'day-night' }, '3', asked('turn'));
  const wild = matchWhere(
    { seats: 2, features: ['wild', 'sea-monsters'] },
    '3',
    (m) => asked('turn')(m) && !view(m).hands[0]!.some((card) => card === WILD || card === MONSTER),
  );
  const refusal = (text: string, match: Match): string | undefined => {
    const intent = read(text, match);
    return intent.kind === 'moves' ? match.check(0, intent.moves[0]!)?.id : intent.kind;
  };
  test('two pillars have a row 2, column 1: the answer says how each is written', () => {
    const card = view(arch).hands[0]!.find((each) => each <= 80)!;
    expect(read(`${card} 2 1`, arch)).toEqual({
      kind: 'form',
      form: `place ${card} left 2 1 | place ${card} right 2 1`,
    });
    expect(refusal(`${card} roof 2 1`, arch)).toBe('arch.pillars-first');
    // Only the roof has a seventh column.
    expect(refusal(`${card} 1 7`, arch)).toBe('arch.pillars-first');
    expect(read(`${card} middle 2 1`, arch).kind).toBe('unknown');
    expect(read(`${card} left 4 1`, arch).kind).toBe('unknown');
    const german = sceneAt(arch, { language: 'de' });
    expect(read(`${card} links 2 1`, arch, german)).toEqual(read(`${card} left 2 1`, arch));
  });
  test('what the table does not have, or the hand does not hold', () => {
    expect(refusal('monster', wild)).toBe('monster.none');
    expect(refusal('wild 3 4', wild)).toBe('wild.none');
    expect(refusal('wild finish', wild)).toBe('wild.none');
    expect(read('wild 9 9', wild)).toEqual({ kind: 'form', form: 'wild <row> <column>' });
    expect(refusal('border', pyramid)).toBe('border.none');
    expect(refusal('clear 2 3', pyramid)).toBe('clear.no-compass');
    expect(refusal('turn 1 1', days)).toBe('turn-over.empty');
    for (const text of ['monster', 'wild 3 4', 'turn 1 1', 'show hand']) expect(read(text, arch).kind).toBe('unknown');
  });
  test('a Wild may be given its number in the same breath', () => {
    const intent = read('wild 3 4 as 41', wild) as Extract<Intent, { kind: 'moves' }>;
    expect(intent.moves.map((move) => notation(wild, move))).toEqual(['wild 16', 'name 41']);
    expect(read('wild 3 4 99', wild).kind).toBe('form');
  });
});
