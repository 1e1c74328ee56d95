/** What a seat imagines where the games' own deals never lead: no room, no card, no sound world. */
import { HIDDEN, open, Rulebook, randomFrom, type Stacked } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { dealAnew, type Hider, hiddenIn, hideFloors, installSeen, type Unseen } from '../src/index.ts';

type Table = Pick<Stacked, 'shuffling'> & {
  hands: number[][];
  piles: number[][];
  discards: number[][];
  due: number[];
  floor: number[];
};
const H = HIDDEN;
/** Seat 0 holds 5 and 9; of seat 1 two cards in hand, one in the pile and one discard are hidden. */
const view = (): Table => ({
  shuffling: [],
  hands: [
    [5, 9],
    [H, H],
  ],
  piles: [[], [H]],
  discards: [[], [H]],
  due: [0, 2],
  floor: [3, 7],
});
const CARDS = [1, 2, 3, 4];
const fillAll: Hider<Table> = (s, _me, unseen) =>
  [...s.hands, ...s.discards, ...s.piles].every((list) => unseen.fill(list));
const imagined = (seed: string, hiders: readonly Hider<Table>[], sound = (_: Table): boolean => true): Table =>
  dealAnew(view(), 0, randomFrom(seed), { cards: CARDS, hiders, copy: structuredClone<Table>, sound });
/** What a hider answers, asked once with everything still hidden. */
const asked = <T>(ask: (unseen: Unseen, s: Table) => T): T => {
  const answers: T[] = [];
  imagined('asked', [(s, _me, unseen) => answers.push(ask(unseen, s)) > 0]);
  return answers[0]!;
};
const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

describe('a world dealt anew', () => {
  it('has every unseen card once, hands in order, and keeps what is seen', () => {
    for (const seed of seeds) {
      const s = imagined(seed, [fillAll]);
      expect(s.hands[0]).toEqual([5, 9]);
      expect(s.hands[1]).toEqual(s.hands[1]!.toSorted((a, b) => a - b));
      expect([s.hands[1]!, s.piles[1]!, s.discards[1]!].flat().sort()).toEqual(CARDS);
    }
    expect(new Set(seeds.map((seed) => imagined(seed, [fillAll]).piles[1]![0])).size).toBe(CARDS.length);
  });
  it('forgets how far others have dropped', () => {
    expect(imagined('floor', [hideFloors, fillAll]).floor).toEqual([3, 0]);
  });
  it('is dealt again until it is sound', () => {
    for (const seed of seeds) expect(imagined(seed, [fillAll], (s) => s.piles[1]![0] === 4).piles[1]).toEqual([4]);
  });
  it('is given up when none is ever sound, or a hider never finds room', () => {
    let worlds = 0;
    const never = imagined('never', [fillAll], () => ++worlds < 0);
    expect(worlds).toBe(200);
    expect(never.hands[1]).not.toContain(H);
    let tries = 0;
    imagined('no room', [() => ++tries < 0, fillAll], () => true);
    expect(tries).toBe(200);
  });
});

describe('unseen cards', () => {
  it('are put where nobody looks, each place as likely', () => {
    const places = new Set(
      seeds.map((seed) => {
        const s = imagined(seed, [(t, _me, unseen) => unseen.put(3, [t.hands[1]!, t.discards[1]!])]);
        return s.discards[1]!.includes(3) ? 'discards' : s.hands[1]!.includes(3) ? 'hand' : 'nowhere';
      }),
    );
    expect([...places].sort()).toEqual(['discards', 'hand']);
  });
  it.each<[string, (unseen: Unseen, s: Table) => boolean, boolean]>([
    ['a card and a place', (unseen, s) => unseen.put(3, [s.hands[1]!]), true],
    ['no such card', (unseen, s) => unseen.put(5, [s.hands[1]!]), false],
    ['no hidden place', (unseen, s) => unseen.put(3, [s.hands[0]!]), false],
    ['the same card twice', (unseen, s) => unseen.put(3, [s.hands[1]!]) && unseen.put(3, [s.hands[1]!]), false],
    ['some card that fits', (unseen, s) => unseen.putSome((card) => card > 3, [s.hands[1]!]), true],
    ['none that fits', (unseen, s) => unseen.putSome((card) => card > 4, [s.hands[1]!]), false],
    ['two that fit for two places', (unseen, s) => unseen.fill(s.hands[1]!, (card) => card > 2), true],
    ['one that fits for two places', (unseen, s) => unseen.fill(s.hands[1]!, (card) => card > 3), false],
    ['nothing to fill', (unseen, s) => unseen.fill(s.hands[0]!, () => false), true],
  ])('with %s', (_, ask, answer) => expect(asked(ask)).toBe(answer));
  it('leave no trace of those that were looked for first', () => {
    // One of 1 and 2 is discarded; of the three others the 4 lies in the pile as often as any.
    const many = Array.from({ length: 600 }, (_, i) => `many ${i}`);
    const low: Hider<Table> = (s, _me, unseen) => unseen.fill(s.discards[1]!, (card) => card <= 2);
    const inPile = many.filter((seed) => imagined(seed, [low, fillAll]).piles[1]![0] === 4);
    expect(Math.abs(inPile.length - 200)).toBeLessThan(40);
  });
  it('are counted until they lie', () => {
    expect(asked((unseen, s) => [unseen.count(3), unseen.put(3, s.piles), unseen.count(3)])).toEqual([1, true, 0]);
    expect(hiddenIn([H, 4, H])).toBe(2);
  });
});

describe('cards that everybody saw', () => {
  const shown = (): {
    seen: ReturnType<typeof installSeen<Table & Stacked, null>>;
    s: Table & Stacked & { seen: number[][] };
  } => {
    const book = new Rulebook<Table & Stacked, null>();
    const cards = open({ size: 9 });
    book.slice({ hands: cards, piles: cards, discards: cards, due: cards, floor: cards }, () => {
      const { shuffling: _, ...own } = view();
      return own;
    });
    const seen = installSeen(book, 2, { size: 9 }, 9);
    return { seen, s: { ...view(), frames: [], seen: [[], []] } };
  };
  it('are forgotten one by one', () => {
    const { seen, s } = shown();
    seen.note(s, 1, 3);
    seen.note(s, 1, 3);
    expect([seen.forget(s, 1, 3), s.seen]).toEqual([true, [[], [3]]]);
    expect([seen.forget(s, 1, 4), seen.forget(s, 0, 3), s.seen]).toEqual([false, false, [[], [3]]]);
  });
  it('are in the hand or among the discards of their seat', () => {
    const { seen, s } = shown();
    seen.note(s, 1, 3);
    // What seat 0 was given it sees itself.
    seen.note(s, 0, 5);
    for (const seed of seeds) {
      const world = dealAnew(s, 0, randomFrom(seed), {
        cards: CARDS,
        hiders: [seen.hider],
        copy: structuredClone<typeof s>,
        sound: () => true,
      });
      expect([...world.hands[1]!, ...world.discards[1]!]).toContain(3);
    }
  });
  it('find no room in an open hand', () => {
    const { seen, s } = shown();
    seen.note(s, 1, 3);
    expect(asked((unseen) => seen.hider({ ...s, hands: [[], [1, 2]], discards: [[], []] }, 0, unseen))).toBe(false);
  });
});
