/** Games end, however they are played: by five broods mostly, and after 300 turns at the latest. */
import { type AnyRules, type AnyState, agree, MOST_MOVES, type Move, playOut, randomFrom } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { reef, type State } from '../rules/index.ts';

const MOST_TURNS = 300;
const GAMES = 24;
const rules = reef.compose(agree(reef, { seats: 2 }));
const buffer = new Int32Array(MOST_MOVES);

/** Which of the legal moves are liked, by their names; any of them if none is. */
type Style = (name: string) => boolean;
const careless: Style = () => true;
/** Ends the turn as soon as it may. */
const idle: Style = (name) => name === 'end' || name === 'leave';
/** Buys whatever can be bought, and never ends a turn before. */
const greedy: Style = (name) => name !== 'end' && name !== 'leave';

const finished = (style: Style, seed: string): State => {
  const s = rules.start();
  const random = randomFrom(seed);
  const liked = (rulesOf: AnyRules, moves: readonly Move[]): readonly Move[] => {
    const some = moves.filter((move) => style(rulesOf.moves[move >>> 24]!.name));
    return some.length > 0 ? some : moves;
  };
  playOut(
    rules,
    s,
    random,
    (_rules, _s: AnyState, _seat, moves, count) => {
      const some = liked(rules, Array.from(moves.subarray(0, count)));
      return some[random.below(some.length)]!;
    },
    buffer,
  );
  return s as unknown as State;
};
const games = (style: Style): State[] => Array.from({ length: GAMES }, (_, i) => finished(style, `length ${i}`));
const endingOf = (s: State): string => rules.clauses[s.ended]!.id;

describe('games end', () => {
  it('by chance: within 300 turns, most of them by five broods', () => {
    const all = games(careless);
    expect(Math.max(...all.map((s) => s.turns))).toBeLessThanOrEqual(MOST_TURNS);
    expect(all.filter((s) => endingOf(s) === 'five-broods').length).toBeGreaterThan(GAMES * 0.8);
    const mean = all.reduce((sum, s) => sum + s.turns, 0) / GAMES;
    expect(mean).toBeGreaterThan(60);
    expect(mean).toBeLessThan(200);
  });
  it('by greed: sooner or later too', () => {
    for (const s of games(greedy)) expect(['five-broods', 'too-many-turns']).toContain(endingOf(s));
  });
  it('though nobody buys anything: after 300 turns', () => {
    for (const s of games(idle).slice(0, 5)) {
      expect([endingOf(s), s.turns]).toEqual(['too-many-turns', MOST_TURNS]);
      expect(s.broods).toEqual([[], []]);
    }
  });
});
