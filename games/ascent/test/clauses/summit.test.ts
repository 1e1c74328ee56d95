import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { SUMMIT } from '../../rules/index.ts';
import { attempt, type Drawn, ended, FULL, faces, field, hands, play, table, told, why } from '../draw.ts';

/** The last slot is empty, and s12 fits there for nothing. */
const ALMOST = FULL.replace('g12 s12\n', 'g12 .\n');
const BRIDGED = FULL.replace('s3', 'bridge');
const withoutPath = (mountain: string): string => mountain.replace('g12 s12 r11', 'r12 s12 r11');
const ALL = ['green-path', 'documentary', 'wildlife'];
const FILMED = ['filmed: 1 1 1'];

const at = (mountain: string, drawn: Partial<Drawn> = {}): Match =>
  table({ hands: ['s2 g5i r4 summit', 'r10 r12i'], mountain, ...drawn });

describe('A4.17 the summit', () => {
  it('A4.17 allows it on 44 terrains and campfires', () => {
    expect(why(at(FULL), 'summit')).toBe('allowed');
    expect(why(at(FULL.replace('g3 ', 'grass-fire ')), 'summit')).toBe('allowed');
    expect(why(at(FULL, { more: ['covered: 2 11'] }), 'summit')).toBe('allowed');
  });
  it('A4.17 refuses it with an empty slot, even beside a bridge', () => {
    expect(attempt(at(ALMOST), 'summit')).toEqual({ rule: 'A4.17', id: 'summit.not-full', facts: { empty: 1 } });
    const open = ALMOST.replace('s3', 'bridge');
    expect(attempt(at(open), 'summit')).toEqual({ rule: 'A4.17', id: 'summit.not-full', facts: { empty: 1 } });
    expect(attempt(at(''), 'summit')?.facts).toEqual({ empty: 44 });
  });
  it('A4.17 refuses it while a bridge is visible', () => {
    const one = { rule: 'A4.17', id: 'summit.bridge-visible', facts: { bridges: 1 } };
    expect(attempt(at(BRIDGED), 'summit')).toEqual(one);
    expect(attempt(at(BRIDGED.replace('s6', 'bridge')), 'summit')?.facts).toEqual({ bridges: 2 });
  });
  it('A4.17 refuses it when none is held', () => {
    const match = at(FULL, { hands: ['s2 g5i', 'r10 summit'] });
    expect(attempt(match, 'summit')).toEqual({ rule: 'A4.17', id: 'no-summit', facts: {} });
    expect(why(match, '1: summit')).toBe('A4.1 not-your-turn');
  });
  it('A4.17 allows to discard it', () => {
    expect(why(play(at(ALMOST), 'discard', 'drop s2'), 'drop summit')).toBe('allowed');
  });
});

describe('A4.18 the order of refusals', () => {
  const drawn = { features: ALL, ibex: { 43: 8 }, more: FILMED };
  it.each([
    ['A4.17 before all', ALMOST, { ibex: {}, more: [] }, 'A4.17 summit.not-full'],
    ['A4.17 for a bridge', BRIDGED, { ibex: {}, more: [] }, 'A4.17 summit.bridge-visible'],
    ['then A6.1', withoutPath(FULL), { ibex: {}, more: [] }, 'A6.1 summit.no-path'],
    ['then A6.2', FULL, { ibex: {}, more: [] }, 'A6.2 summit.not-filmed'],
    ['then A6.6', FULL, { ibex: {} }, 'A6.6 summit.few-ibex'],
    ['then nothing', FULL, {}, 'allowed'],
  ])('A4.18 holds: %s', (_, mountain, lacking, answer) => {
    expect(why(at(mountain, { ...drawn, ...lacking }), 'summit')).toBe(answer);
  });
  it('A4.18 holds: a refused summit stays in hand and may be discarded', () => {
    const match = at(FULL, { ...drawn, ibex: { 1: 8 } });
    expect(attempt(match, 'summit')?.id).toBe('summit.few-ibex');
    expect(faces(hands(match)[0]!)).toContain('summit');
    play(match, 'discard', 'drop s2', 'drop summit');
    expect(field(match, 'turn')).toBe(1);
  });
});

describe('A5.1 the win', () => {
  it('A5.1 holds: all win when a summit is played', () => {
    const match = play(at(FULL), 'summit');
    expect(ended(match)).toBe('won');
    expect(match.outcome).toMatchObject({ kind: 'together', won: true, score: 45 });
    expect(match.rules.clauses[match.outcome!.why]!.rule).toBe('A5.1');
    expect(told(match, 1)).toEqual(['summit-reached 0']);
    expect(match.mustAct).toBe(0);
  });
  it('A5.1 holds: it lies on top then, and is in no hand any more', () => {
    const match = play(at(FULL, { hands: ['s2 summit summit', 'r10 r12i'] }), 'summit');
    expect(faces(hands(match)[0]!)).toBe('s2 summit');
    for (const viewer of [1, 'audience'] as const) expect(match.view(viewer).summit).toBe(SUMMIT);
    expect(match.rules.audit(match.view('referee'))).toBeUndefined();
  });
  it('A5.1 holds: with all modules too', () => {
    expect(ended(play(at(FULL, { features: ALL, ibex: { 44: 8 }, more: FILMED }), 'summit'))).toBe('won');
  });
});

describe('A5.3 no summit is left', () => {
  it('A5.3 holds: that ends nothing', () => {
    const hand = ['summit summit g7', 'r10 r12i'];
    const match = table({ hands: hand, piles: ['', ''], more: ['discards: summit summit summit |'] });
    play(match, 'discard', 'drop summit', 'drop summit');
    expect(match.outcome).toBeUndefined();
    expect(match.mustAct).toBe(0b10);
  });
});

describe('A5.4 a full mountain that lacks something', () => {
  const lacking: readonly [string, string, Partial<Drawn>][] = [
    ['no-path', 'green-path', {}],
    ['not-filmed', 'documentary', { more: ['filmed: 1 0 1'] }],
    ['few-ibex', 'wildlife', { ibex: { 1: 3, 43: 4 } }],
  ];
  const sound: Record<string, Partial<Drawn>> = {
    'green-path': {},
    documentary: { more: FILMED },
    wildlife: { ibex: { 1: 4, 43: 4 } },
  };
  /** The three ways to fill the last slot. */
  const ways: readonly [string, string, readonly string[], string][] = [
    ['a terrain into the last slot', ALMOST, ['place s12 44'], 's12 g5i summit'],
    ['a terrain onto the last bridge', BRIDGED, ['place s3 2'], 's3 g5i summit'],
    ['a terrain moved by a campfire', ALMOST, ['campfire snow-fire 41', 'lift 44'], 'g5i snow-fire summit'],
  ];
  const cases = lacking.flatMap(([id, feature, drawn]) =>
    ways.map(([way, ...rest]) => [id, way, feature, drawn, ...rest] as const),
  );
  it.each(cases)('A5.4 holds: %s ends the game at once, by %s', (id, _, feature, drawn, mountain, moves, hand) => {
    const shape = feature === 'green-path' ? withoutPath(mountain) : mountain;
    const match = play(at(shape, { features: [feature], hands: [hand, 'r10 g11i'], ...drawn }), ...moves);
    expect(ended(match)).toBe(id);
    expect(match.outcome).toMatchObject({ kind: 'together', won: false, score: 44 });
    expect(match.rules.clauses[match.outcome!.why]!.rule).toBe('A5.4');
  });
  it.each(Object.keys(sound).flatMap((feature) => ways.map((way) => [feature, ...way] as const)))(
    'A5.4 holds: with %s done the game goes on, by %s',
    (feature, _, mountain, moves, hand) => {
      const match = at(mountain, { features: [feature], hands: [hand, 'r10 g11i'], ...sound[feature] });
      expect(play(match, ...moves).outcome).toBeUndefined();
      expect(field(match, 'turn')).toBe(1);
    },
  );
  it('A5.4 holds: the path is looked at first, then the films, then the ibex', () => {
    const last = (mountain: string, drawn: Partial<Drawn>): string | undefined =>
      ended(play(at(mountain, { features: ALL, hands: ['s12 g5i summit', 'r10 g11i'], ...drawn }), 'place s12 44'));
    expect(last(withoutPath(ALMOST), {})).toBe('no-path');
    expect(last(ALMOST, {})).toBe('not-filmed');
    expect(last(ALMOST, { more: FILMED })).toBe('few-ibex');
    expect(last(ALMOST, { more: FILMED, ibex: { 9: 8 } })).toBeUndefined();
  });
  it('A5.4 holds: nothing ends while a slot is empty or a bridge is visible', () => {
    const drawn = { features: ALL, hands: ['s12 g5i summit', 'r10 g11i'] };
    const bridged = ALMOST.replace('s3', 'bridge');
    expect(play(at(withoutPath(bridged), drawn), 'place s12 44').outcome).toBeUndefined();
    const gap = FULL.replace('g12 s12\n', '. .\n');
    expect(
      play(at(withoutPath(gap), { ...drawn, hands: ['g12 g5i summit', 'r10 g11i'] }), 'place g12 43').outcome,
    ).toBeUndefined();
  });
  it('A5.4 holds: the last card need not be paid any more', () => {
    const drawn = { features: ['green-path'], hands: ['r10 g5i summit', 'g8i g11i'] };
    const match = play(at(withoutPath(ALMOST), drawn), 'place r10 44');
    expect(ended(match)).toBe('no-path');
    expect(match.ask(0)).toBeUndefined();
  });
});
