import { describe, expect, it } from 'vitest';
import {
  agree,
  type ChanceSource,
  chanceFrom,
  goOnUnder,
  Match,
  pack,
  parseLog,
  printLog,
  prove,
  SHUFFLE_STEPS,
  sealedChance,
  sealOf,
  secretsOf,
  shuffle,
  typedChance,
} from '../src/index.ts';
import { randomFrom } from '../src/random.ts';
import { dicey, steps } from './table.ts';

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const OTHER = Uint8Array.from({ length: 32 }, (_, i) => 255 - i);
const find = (id: string) => [steps, dicey].find((game) => game.id === id);
const begin = (chance: ChanceSource): Match => new Match(dicey, agree(dicey, { seats: 1 }), chance);
/** All cards are drawn first, so that three can always be laid. */
const playOn = (match: Match): Match => {
  while (match.play(0, pack(1)) === undefined);
  while (match.outcome === undefined) match.play(0, Math.min(...match.legal(0)));
  return match;
};
const toss = (match: Match): number => {
  const kind = match.rules.moves.findIndex(({ name }) => name === 'throw');
  match.play(0, pack(kind));
  return match.events('referee').at(-1)!.args[0]!;
};

describe('a shuffle', () => {
  const DECK = Array.from({ length: 80 }, (_, i) => i);
  const HAND = 5;
  /** The kind of shuffle that was: one number of 32 bits. */
  const oldHand = (seed: number): string =>
    shuffle([...DECK], randomFrom(seed))
      .slice(0, HAND)
      .sort()
      .join(' ');
  it('by one number of 32 bits is found by trying: an opening hand leaves next to nothing', () => {
    const [from, tried] = [1_300_600_000, 1 << 14];
    const seed = from + 6183;
    const hand = oldHand(seed);
    const left = Array.from({ length: tried }, (_, i) => from + i).filter((guess) => oldHand(guess) === hand);
    expect(left).toEqual([seed]);
    // Of all 2^32 about as many are left as there are numbers for each of the C(80, 5) hands: then two more cards tell.
    const hands = (80 * 79 * 78 * 77 * 76) / 120;
    expect(2 ** 32 / hands).toBeLessThan(200);
    expect(2 ** 32 / hands / (75 * 74)).toBeLessThan(1);
  });
  it('by four of them is not: every particle of the earth trying since its beginning would not be done', () => {
    const bits = 32 * SHUFFLE_STEPS;
    expect(bits).toBeGreaterThanOrEqual(128);
    // 2^32 took 45 seconds of one core.
    const yearsOfACore = (2 ** bits / 2 ** 32) * (45 / 31_557_600);
    expect(yearsOfACore / 1e9).toBeGreaterThan(1e13);
  });
  it('has its numbers in a field that nobody sees and that is empty before and after', () => {
    const rules = steps.compose(agree(steps, { seats: 2 }));
    const s = rules.start();
    const seen: unknown[] = [];
    for (const number of [1, 2, 3, 0xffffffff]) {
      seen.push(rules.view(s, 0).shuffling);
      rules.apply(s, 15, number);
    }
    expect(seen).toEqual([[], [-1], [-1, -1], [-1, -1, -1]]);
    expect(s.shuffling).toEqual([]);
    expect(rules.mustAct(s)).toBe(1);
  });
});

describe('a sealed source', () => {
  it('gives the same number for the same place, and others elsewhere', () => {
    const { roll } = sealedChance(SECRET);
    expect(roll(0, 3, 0)).toBe(sealedChance(SECRET).roll(0, 3, 0));
    const places = [roll(0, 3, 0), roll(0, 4, 0), roll(0, 3, 1), sealedChance(OTHER).roll(0, 3, 0)];
    expect(new Set(places).size).toBe(4);
    expect(sealedChance(SECRET, [new Uint8Array([1])]).roll(0, 3, 0)).not.toBe(roll(0, 3, 0));
    expect(() => sealedChance(new Uint8Array(8))).toThrow('32 bytes');
  });
  it('gives every outcome equally often', () => {
    const { roll } = sealedChance(SECRET);
    const counted = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) counted[roll(6, i, 0)]!++;
    for (const times of counted) expect(Math.abs(times - 2000)).toBeLessThan(200);
  });
  it('rolls the same again after a take-back without chance, and anew after one over chance', () => {
    const match = begin(sealedChance(SECRET));
    const twin = begin(sealedChance(SECRET));
    match.play(0, pack(0, Math.min(...(match.view(0).hands as number[][])[0]!)));
    match.takeBack(match.length - 1, 0, 'free');
    const first = toss(match);
    expect(first).toBe(toss(twin));
    const rolls = new Set<number>();
    for (let i = 0; i < 12; i++) {
      match.takeBack(match.length - 2, 0, 'alone');
      rolls.add(toss(match));
    }
    expect(rolls.size).toBeGreaterThan(2);
    expect(match.marks).toBe(12);
    expect(prove(parseLog(printLog(playOn(match)), find))).toMatchObject({ wrong: undefined, untold: 0, sealed: 17 });
  });
});

describe('a proof', () => {
  it('follows from seal and secret, which the log tells at the end', () => {
    const match = begin(sealedChance(SECRET));
    expect(printLog(match)).toContain(`\nseal ${sealOf(SECRET)}\n~ `);
    expect(printLog(match)).not.toContain('secret');
    expect(prove(parseLog(printLog(match), find))).toMatchObject({ untold: 4, sealed: 0 });
    const log = printLog(playOn(match));
    expect(log).toContain('\nsecret 000102');
    expect(prove(parseLog(log, find))).toEqual({ sealed: 4, seeded: 0, untold: 0, unsealed: 0, wrong: undefined });
  });
  it('fails with one number changed, where it was changed', () => {
    const match = begin(sealedChance(SECRET));
    toss(match);
    const thrown = match.events('referee').at(-1)!.args[0]!;
    const log = printLog(playOn(match));
    const spoilt = log.replace(`0 throw\n~ ${thrown}\n`, `0 throw\n~ ${(thrown + 1) % 6}\n`);
    expect(spoilt).not.toBe(log);
    expect(prove(parseLog(spoilt, find)).wrong).toBe(4);
  });
  it('refuses a secret that fits no seal', () => {
    const log = printLog(playOn(begin(sealedChance(SECRET))));
    expect(() => parseLog(log.replace('secret 00', 'secret 01'), find)).toThrow('fits no seal');
    expect(() => parseLog(log.replace(/secret \w+/, 'secret 00'), find)).toThrow('no secret of 32 bytes');
    expect(() => parseLog(log.replace(/seal \w+/, 'seal 00'), find)).toThrow(/fits no seal|is no seal/);
  });
  it('says of a typed seed that it is one', () => {
    const log = printLog(playOn(begin(typedChance('a calm sea'))));
    expect(log).toContain('\nseed a calm sea\n');
    expect(log).not.toMatch(/seal|secret/);
    expect(prove(parseLog(log, find))).toMatchObject({ seeded: 4, wrong: undefined });
  });
  it('goes on under its seed, and under its salts', () => {
    const typed = parseLog(
      printLog(begin(typedChance('a calm sea'))),
      find,
      goOnUnder(undefined, () => OTHER),
    );
    toss(typed);
    expect(prove(parseLog(printLog(playOn(typed)), find))).toMatchObject({ seeded: 5, sealed: 0, wrong: undefined });
    const salted = begin(sealedChance(SECRET, [Uint8Array.of(1, 2), new Uint8Array()]));
    expect(printLog(salted)).toContain(`seal ${sealOf(SECRET)} 0102 -\n`);
    const match = parseLog(
      printLog(salted),
      find,
      goOnUnder(SECRET, () => OTHER),
    );
    toss(match);
    expect(prove(parseLog(printLog(playOn(match)), find))).toMatchObject({ sealed: 5, untold: 0, wrong: undefined });
  });
  it('says of numbers that nobody vouches for that they are such', () => {
    expect(prove(begin(chanceFrom('x')))).toMatchObject({ unsealed: 4, wrong: undefined });
  });
  it('has several seals: an exported game goes on under a secret of its own', () => {
    const exported = printLog(begin(sealedChance(SECRET)));
    const match = parseLog(
      exported,
      find,
      goOnUnder(undefined, () => OTHER),
    );
    toss(match);
    const log = printLog(playOn(match));
    expect(log.match(/^seal /gm)).toHaveLength(2);
    expect(prove(parseLog(log, find))).toMatchObject({ untold: 4, sealed: 1, wrong: undefined });
  });
  it('is not touched by whoever opens a game that is over', () => {
    const log = printLog(playOn(begin(sealedChance(SECRET))));
    const opened = parseLog(
      log,
      find,
      goOnUnder(undefined, () => OTHER),
    );
    expect(printLog(opened)).toBe(log);
  });
  it('keeps one seal where the secret is known: a saved game', () => {
    const saved = begin(sealedChance(SECRET));
    const match = parseLog(
      printLog(saved),
      find,
      goOnUnder(secretsOf(saved)[0], () => OTHER),
    );
    toss(match);
    expect(printLog(match).match(/^seal /gm)).toHaveLength(1);
    expect(toss(saved)).toBe(match.events('referee').at(-1)!.args[0]);
    expect(prove(parseLog(printLog(playOn(match)), find))).toMatchObject({ sealed: 5, untold: 0, wrong: undefined });
  });
});
