import { makeBot } from '@halcyon/catalog/bots';
import { cloudNine } from '@halcyon/cloud-nine';
import { table as drawSky } from '@halcyon/cloud-nine/draw';
import { agree, Match, type Move, parseLog, printMove, prove, type Seat, sealedChance, seatsOf } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { table as drawSea } from '@halcyon/tranquility/draw';
import { describe, expect, it } from 'vitest';
import { type Lent, LocalTable, type Sitter, savedOf, secretIn, Thinkers } from '../src/index.ts';

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const PERSON: Sitter = { name: '' };
const BOT: Sitter = { name: '', bot: 'heuristic' };
const begin = (seats: number): Match => new Match(tranquility, agree(tranquility, { seats }), sealedChance(SECRET));
const lentBots = (): Pick<Lent, 'think' | 'forget'> => {
  const thinkers = new Thinkers(makeBot);
  return { think: (thought) => thinkers.think(thought), forget: () => thinkers.forget() };
};
const noBots: Lent = { think: async () => undefined };
const words = (table: LocalTable, move: Move): string => printMove(table.rules.moves, move);
/** The first move of a seat that begins like this. */
const moveOf = (table: LocalTable, seat: Seat, start: string): Move => {
  const { legal } = table.outlook(seat);
  const found = legal.find((move) => words(table, move).startsWith(start));
  return found ?? expect.fail(`seat ${seat} has no '${start}', but ${legal.map((move) => words(table, move))}`);
};
const turnOf = (table: LocalTable): Seat => seatsOf(table.outlook('audience').mustAct)[0]!;
const stepsOf = (table: LocalTable): string[] =>
  table
    .log()
    .split('\n')
    .filter((line) => /^\d /.test(line));

describe('bots at a table', () => {
  it('act until a person is asked, and the game goes to its end', async () => {
    const table = new LocalTable(begin(3), [PERSON, BOT, BOT], lentBots());
    for (let i = 0; i < 500 && !table.outlook(0).outcome; i++) {
      await table.botsAct();
      const { legal } = table.outlook(0);
      if (legal.length > 0) table.play(0, legal[0]!);
    }
    expect(table.outlook('audience').outcome).toBeDefined();
    expect(new Set(stepsOf(table).map((line) => line[0]))).toEqual(new Set(['0', '1', '2']));
  });
  it('see the outlook of their own seat and nothing else', async () => {
    const seen: unknown[] = [];
    const match = begin(2);
    const think: Lent['think'] = async ({ seat, outlook }) => {
      seen.push([seat, outlook.view]);
      return undefined;
    };
    await new LocalTable(match, [BOT, BOT], { think }).botsAct();
    const seat = seatsOf(match.mustAct)[0]!;
    expect(seen).toContainEqual([seat, match.view(seat)]);
    expect(seen).not.toContainEqual([seat, match.view('referee')]);
  });
  it('are not heard if something else came first', async () => {
    const match = begin(2);
    const bot = seatsOf(match.mustAct)[0]!;
    const asked: number[] = [];
    const think: Lent['think'] = async ({ outlook }) => {
      asked.push(outlook.step);
      // Their seat is moved from elsewhere while they think, so that what they then say is out of date.
      if (asked.length === 1) table.play(bot, outlook.legal[0]!);
      return outlook.legal.at(-1);
    };
    const table = new LocalTable(
      match,
      [0, 1].map((seat) => (seat === bot ? BOT : PERSON)),
      { think },
    );
    await table.botsAct();
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    expect(stepsOf(table).length).toBe(asked.length);
  });
  it('say when they think, and the app may keep them waiting', async () => {
    const heard: (number | undefined)[] = [];
    const table: LocalTable = new LocalTable(begin(2), [BOT, BOT], {
      ...lentBots(),
      before: async () => heard.length < 20,
      changed: () => heard.push(table.thinking),
    });
    await table.botsAct();
    expect(heard).toContain(turnOf(table));
    expect(heard.at(-1)).toBeUndefined();
    expect(table.outlook('audience').outcome).toBeUndefined();
  });
  it('rest while a proposal waits, and when the table is closed', async () => {
    const table = new LocalTable(begin(3), [PERSON, PERSON, BOT], lentBots());
    await table.botsAct();
    const seat = turnOf(table);
    table.play(seat, moveOf(table, seat, 'place'));
    table.takeBack(seat, true);
    expect(table.proposal?.back.by).toBe(seat);
    const { version } = table;
    await table.botsAct();
    expect(table.version).toBe(version);
    table.withdraw(seat);
    table.close();
    await table.botsAct();
    expect(table.version).toBe(version);
  });
});

describe('taking back beside bots', () => {
  /** What is said at the table from here on, with this first move of the person. */
  const goOn = async (table: LocalTable, start: string): Promise<string[]> => {
    const before = stepsOf(table).length;
    table.play(0, moveOf(table, 0, start));
    await table.botsAct();
    return stepsOf(table).slice(before);
  };
  const sea = (): LocalTable =>
    new LocalTable(
      drawSea({
        sea: `
          . 24 . . . .
          17 . . . . .
          . . . . . .
          . . . . . .`,
        hands: ['19 25 30 40 50', '60 61 62 63 64', '41 42 43 44 45'],
      }),
      [PERSON, BOT, BOT],
      lentBots(),
    );
  it('is free until the person has seen something, and the bots choose as if the step had never been', async () => {
    const [table, twin] = [sea(), sea()];
    await goOn(table, 'place 19');
    expect(table.backFor(0)).toMatchObject({ how: 'free' });
    table.takeBack(0);
    expect(table.marks).toBe(0);
    const told = await goOn(table, 'place 25 36');
    expect(told.some((line) => line.startsWith('1 '))).toBe(true);
    expect(told).toEqual(await goOn(twin, 'place 25 36'));
  });
  it("takes back the bots' answers after a warning, with a mark, and they choose as if nothing had been", async () => {
    const [table, twin] = [sea(), sea()];
    await goOn(table, 'place 30 36');
    expect(table.backFor(0)).toMatchObject({ how: 'alone', asks: [] });
    table.takeBack(0);
    expect(table.marks).toBe(0);
    table.takeBack(0, true);
    expect(table.marks).toBe(1);
    expect(await goOn(table, 'place 25 36')).toEqual(await goOn(twin, 'place 25 36'));
  });
});

describe('a proposal among people', () => {
  const seated = (seats: number): { table: LocalTable; by: Seat; others: Seat[] } => {
    const sitters = Array.from({ length: seats }, () => PERSON);
    const table = new LocalTable(begin(seats), sitters, noBots);
    const by = turnOf(table);
    table.play(by, moveOf(table, by, 'discard'));
    return { table, by, others: [...sitters.keys()].filter((seat) => seat !== by) };
  };
  it('names what was seen, and changes nothing by itself', () => {
    const { table, by, others } = seated(3);
    const { step } = table.outlook(by);
    table.takeBack(by);
    expect(table.proposal).toMatchObject({ agreed: [], back: { by, to: step - 1, seen: [step - 1], asks: others } });
    expect(table.outlook(by).step).toBe(step);
  });
  it('is agreed when all others have agreed, and leaves a mark', () => {
    const { table, by, others } = seated(3);
    const { step } = table.outlook(by);
    table.takeBack(by);
    // Whoever is not asked has no voice, and nobody has two.
    table.answer(by, true);
    table.answer(others[0]!, true);
    table.answer(others[0]!, true);
    expect([table.proposal?.agreed, table.outlook(by).step]).toEqual([[others[0]], step]);
    table.answer(others[1]!, true);
    expect([table.proposal, table.outlook(by).step, table.marks]).toEqual([undefined, step - 1, 1]);
    expect(table.log()).toContain(`\nback ${step - 1} ${by} agreed\n`);
  });
  it.each<[string, (table: LocalTable, by: Seat, other: Seat) => unknown]>([
    ['is refused by one', (table, _, other) => table.answer(other, false)],
    ['is withdrawn by whoever made it', (table, by) => table.withdraw(by)],
    ['lapses with the next step', (table, by) => table.play(by, moveOf(table, by, 'drop'))],
  ])('%s', (_, happens) => {
    const { table, by, others } = seated(2);
    table.takeBack(by);
    table.withdraw(others[0]!);
    expect(table.proposal).toBeDefined();
    happens(table, by, others[0]!);
    expect([table.proposal, table.marks]).toEqual([undefined, 0]);
    table.answer(others[0]!, true);
    expect(table.marks).toBe(0);
  });
});

it('a lone pilot of Cloud 9 throws, takes back and throws: another roll, marked, and the seal is good', () => {
  const drawn = drawSky({ hands: ['red wild', ''], aboard: [0], cloud: 2, scores: [0, 49] });
  const match = new Match(cloudNine, drawn.setup, sealedChance(SECRET), { origin: drawn.view('referee') });
  const table = new LocalTable(match, [PERSON, BOT], noBots);
  const throwOnce = (): number[] => {
    expect(table.play(0, moveOf(table, 0, 'throw'))).toBeUndefined();
    return table.outlook(0).view.dice as number[];
  };
  const first = throwOnce();
  expect(table.backFor(0)).toMatchObject({ how: 'alone' });
  table.takeBack(0, true);
  const second = throwOnce();
  expect(second).toHaveLength(first.length);
  expect(second).not.toEqual(first);
  expect(table.marks).toBe(1);
  while (!table.outlook(0).outcome) {
    const seat = turnOf(table);
    table.play(seat, table.outlook(seat).legal.at(-1)!);
  }
  const log = table.log();
  expect(log).toMatch(/\nback \d+ 0 alone\n/);
  expect(log).toContain('\nmarked 1\n');
  const proof = prove(parseLog(log, () => cloudNine));
  expect(proof).toMatchObject({ untold: 0, unsealed: 0, wrong: undefined });
  expect(proof.sealed).toBeGreaterThan(2 * first.length);
});

it('what is saved has the secret beside the log until the game is over', () => {
  const match = begin(2);
  const saved = savedOf(match, [PERSON, BOT]);
  expect(secretIn(saved.secret)).toEqual(SECRET);
  expect(saved.log).not.toContain(saved.secret);
  expect(secretIn('ab')).toBeUndefined();
  expect(saved).toMatchObject({ game: 'tranquility', step: match.length, over: false });
});
