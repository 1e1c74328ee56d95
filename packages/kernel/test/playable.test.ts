/** What fields and frames declare, what readers make of it, and that nothing runs for ever. */
import { describe, expect, it } from 'vitest';
import {
  type AnyState,
  agree,
  BadInput,
  bit,
  chanceFrom,
  dark,
  type Field,
  type Game,
  Match,
  matchFrom,
  type Own,
  open,
  parseLog,
  parsePosition,
  popFrame,
  printPosition,
  pushFrame,
  Rulebook,
  type Rules,
  type Stacked,
} from '../src/index.ts';
import { steps } from './table.ts';

type Garden = Stacked & { beds: number[]; bed: number; rows: number[][]; ended: number };
const BED = { name: 'bed', size: 3, base: 1 };
const PLANT = { size: 3, words: { 0: '.', 2: 'rose' }, onlyWords: true } as const;

/** Beds in two rows; whoever digs may start something that never ends. */
const garden: Game = {
  ...steps,
  id: 'garden',
  compose(setup): Rules<Garden> {
    const book = new Rulebook<Garden, null>();
    const fields: Record<keyof Own<Garden>, Field> = {
      beds: open(PLANT, { lines: [2, 1], fromTop: true }),
      bed: open(BED),
      rows: dark({ size: 5 }, { most: 2 }),
      ended: open(book.ended),
    };
    book.slice(fields, () => ({ beds: [0, 0, 0], bed: 0, rows: [[], [1]], ended: 0 }));
    const wait = book.clause('wait', 'G1');
    const done = book.ending('done', 'G2');
    const kind = (name: string, act: (s: Garden) => void): number =>
      book.kind({ name, guards: book.every(), choices: [], act: (s) => act(s) });
    const again = book.frame({ id: 'again', on: ['dig'], run: () => undefined });
    const toss = book.frame({ id: 'toss', on: ['dig'], outcomes: () => 2, roll: () => undefined });
    const kinds = [
      kind('run', (s) => pushFrame(s, again)),
      kind('roll', (s) => pushFrame(s, toss)),
      kind('stop', (s) => {
        popFrame(s);
        s.ended = done;
      }),
    ];
    book.frame({ id: 'dig', args: [BED], must: (s) => bit(s.bed), kinds, notYou: wait, notThis: wait });
    const closed = book.close([[2]], () => null);
    return {
      id: 'garden',
      version: 1,
      seats: 2,
      setup,
      ...closed,
      outcome: (s) => (s.ended === 0 ? undefined : { kind: 'together', won: true, score: 0, why: s.ended }),
      imagine: (view) => closed.copy(view, closed.start()),
      audit: (s) => (s.beds.every((plant) => plant === 2) ? 'beds: too many roses' : undefined),
    };
  },
};
const setup = agree(garden, { seats: 2 });
const rules = garden.compose(setup);
const read = (...lines: string[]): AnyState => parsePosition(rules, lines);

describe('a field', () => {
  it('is written as it is declared: cells from 1, words, rows from the top', () => {
    const text = ['frames: dig 3', 'beds:', '   . rose', '   .', 'bed: 2', 'rows: 4 | 1', 'ended: no'];
    const s = read(...text);
    expect(s).toMatchObject({ beds: [0, 2, 0], bed: 1, rows: [[4], [1]], frames: [2, 2, 0, 0] });
    expect(printPosition(rules, s)).toEqual(text);
  });
  it.each([
    [['bed: 0'], /'0' is no value of 'bed', which takes 1-3/],
    [['bed: 4'], /'4' is no value of 'bed'/],
    [['beds:', ' . 1', ' .'], /'1' is no value of 'beds'/],
    [['beds:', ' .', ' . .'], /row 1 of 'beds' has 2 places, not 1/],
    [['beds: . . .'], /'beds' has 2 rows, not 1/],
    [['rows: 1 2 3 |'], /'rows' has 2 places at most, not 3/],
    [['rows: 5 |'], /'5' is no value of 'rows'/],
    [['ended: wait'], /'wait' is no value of 'ended'/],
    [['ended: 1'], /'1' is no value of 'ended'/],
    [['frames: dig 4'], /'frames': '4' is no bed of 'dig'/],
    [['frames: dig'], /'frames': 'dig' does not have the form 'dig <bed>'/],
    [[`frames: ${Array(65).fill('dig 1').join(';')}`], /'frames' has 65 frames, more than 64/],
  ])('%j is refused', (lines, message) => {
    expect(() => parsePosition(rules, lines as string[])).toThrow(message as RegExp);
  });
  it('is hidden only where a viewer may not know it', () => {
    expect(parsePosition(rules, ['frames: dig 1', 'rows: ? | ?'], 0, true)).toMatchObject({ rows: [[-1], [-1]] });
    expect(() => parsePosition(rules, ['frames: dig 1', 'bed: ?'], 0, true)).toThrow("'?' is no value of 'bed'");
  });
  it('has a size for tensors', () => {
    const sizes = rules.infos.map(({ name, lists, longest, of }) => [name, lists, longest, of.size]);
    expect(sizes).toContainEqual(['beds', 1, 3, 3]);
    expect(sizes).toContainEqual(['rows', 2, 2, 5]);
    expect(sizes).toContainEqual(['bed', 1, 1, 3]);
  });
  it('that begins empty says how long it gets', () => {
    const book = new Rulebook<Stacked & { list: number[] }, null>();
    book.slice({ list: open({ size: 2 }) }, () => ({ list: [] }));
    expect(() => book.close([], () => null)).toThrow("field 'list' begins empty and does not say how long it gets");
  });
});

describe('a position', () => {
  it.each([
    [['frames: dig 1', 'ended: done'], 'frames', /has ended \('done'\), and 'frames' still waits/],
    [['frames:'], 'frames', /waits for nobody, and the game has not ended/],
    [['frames: again'], 'frames', /'again' cannot lie lowest in 'frames'/],
    [['frames: dig 1; dig 1'], 'frames', /'dig' cannot lie on 'dig' in 'frames'/],
    [['frames: dig 1', 'bed: 3'], 'frames', /it waits for seat 2/],
    [['frames: dig 1', 'beds:', ' rose rose', ' rose'], 'position', /too many roses/],
  ])('%j is refused', (lines, field, message) => {
    expect(() => parsePosition(rules, lines)).toThrow(
      expect.objectContaining({ field, message: expect.stringMatching(message) }) as Error,
    );
  });
  it('may be an ended game', () => expect(read('frames:', 'ended: done')).toMatchObject({ ended: 5 }));
  it('is refused where a seat has no move', () => {
    const stuck = steps.compose(agree(steps, { seats: 2 }));
    const text = ['frames: turn', 'hands: | 7', 'line: 3', 'pile:'];
    expect(() => parsePosition(stuck, text)).toThrow('seat 0 is waited for and has no move');
    const log = `halcyon 2\ngame steps 3\nseats 2\nfrom\n${text.map((line) => `  ${line}`).join('\n')}\n\n`;
    expect(() => parseLog(log, () => steps)).toThrow('seat 0 is waited for and has no move');
  });
});

describe('nothing goes on for ever', () => {
  const RUN = 0;
  const ROLL = 1 << 24;
  const begun = (): Match => new Match(garden, setup, chanceFrom('garden'), { origin: read('frames: dig 1'), rules });
  it('frames that run', () => expect(() => begun().play(0, RUN)).toThrow('1000 frames ran by themselves'));
  it('chance', () => expect(() => begun().play(0, ROLL)).toThrow('1000 chance steps in a row'));
  it('a table that begins from a position', () => {
    const s = read('frames: dig 1');
    s.frames = [2, 0, 0, 0, 1, 0, 0, 0];
    expect(() => matchFrom(garden, setup, chanceFrom('garden'), { origin: s, rules })).toThrow(BadInput);
  });
  it('and what breaks is the fault of the position', () => {
    const broken = { ...rules, mustAct: (): number => ([] as { x: number }[])[0]!.x };
    const s = read('frames: dig 1');
    expect(() => matchFrom(garden, setup, chanceFrom('garden'), { origin: s, rules: broken })).toThrow(
      /^this position cannot be played on/,
    );
  });
});
