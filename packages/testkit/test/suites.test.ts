/** The suites that pin a game hold for a small one, and each of them can fail. */
import { agree, chanceFrom, type Game, Match, printLog, randomFrom, seatsOf } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import {
  attempt,
  describeClauses,
  describeCounts,
  describeGolden,
  ended,
  hands,
  play,
  randomPlayer,
  reasonsSeen,
  why,
} from '../src/index.ts';
import { complaints } from './by-hand.ts';
import { pebbles } from './toy.ts';

const runner = { describe, it };
const logOf = (seats: number, features: string[] = []): string => {
  const match = new Match(pebbles, agree(pebbles, { seats, features }), chanceFrom('suites'));
  const random = randomFrom('suites');
  while (match.outcome === undefined) {
    const seat = seatsOf(match.mustAct)[0]!;
    match.play(seat, randomPlayer(match.legal(seat), random));
  }
  return printLog(match);
};

const LOGS = { 'two.log': logOf(2), 'three.log': logOf(3, ['ebb']) };
describeGolden(runner, pebbles, LOGS);
describe('golden logs', () => {
  const said = (logs: Record<string, string>): string => complaints((by) => describeGolden(by, pebbles, logs)).join();
  it('complain of what no log shows', () => {
    expect(said({ 'two.log': LOGS['two.log'] })).toContain('no log shows\n  ["seats 3","ending all-played with ebb"]');
    expect(said({})).toContain('"ending all-played"');
  });
  it('complain of a log that differs, stops early or is of another game', () => {
    const text = LOGS['two.log'];
    expect(said({ ...LOGS, 'two.log': text.replace(/digest \w+/, 'digest 0') })).toContain("the log's digest is 0");
    const begun = text.replace(/^\d (play|sink)[\s\S]*/m, '');
    expect(said({ ...LOGS, 'begun.log': begun })).toContain('begun.log does not come to an end');
    expect(said({ 'two.log': text.replace('pebbles', 'shells') })).toContain("unknown game 'shells'");
  });
});

const COUNTS = '# a comment\n2 - shore standard calm: 1 6 29 103\n3 ebb shore standard calm: 1 6 29\n';
describeCounts(runner, pebbles, COUNTS);
describe('counts', () => {
  const said = (text: string): string => complaints((by) => describeCounts(by, pebbles, text)).join();
  it('complain of another number', () => {
    expect(said(COUNTS.replace('103', '104'))).toBe(
      'counts: other numbers\n  "2 - shore standard calm: 1 6 29 103"\n  "2 - shore standard calm: 1 6 29 104"',
    );
  });
  it('complain of modules that have none', () => {
    expect(said(COUNTS.replace('ebb', '-'))).toContain('sets of modules\n  ["shore standard"]');
    expect(said('')).toContain('sets of modules\n  []');
  });
});

const RULES = `
- **B1.1** Three cards each.
- **B2.1** One after the other.
- **B3.1** Higher than the last.
- **B5.1** The end.`;
const TESTS = `
it('B1.1 holds: three', () => {});
it('B2.1 allows your turn', () => {});
it('B2.1 refuses another', () => expect([]).toBe('B2.1 not-your-turn', 'not-in-hand'));
it('B3.1 allows higher', () => {});
it('B3.1 refuses lower', () => expect(why()).toBe('B3.1 too-low'));
it('B5.1 holds', () => expect(end).toBe('all-played'));`;
/** Pebbles with clauses as rules/en.md numbers them. */
const numbered: Game = {
  ...pebbles,
  compose(setup) {
    const rules = pebbles.compose(setup);
    const clauses = rules.clauses.map((clause) => ({ ...clause, rule: clause.rule.replace(/^B\d$/, '$&.1') }));
    return { ...rules, clauses };
  },
};
it('the reasons of pebbles are given', () => {
  const match = new Match(numbered, agree(numbered, { seats: 2 }), chanceFrom('suites'));
  const [mine = [], yours = []] = hands(match);
  expect(why(match, `1: sink ${yours[0]}`)).toBe('B2.1 not-your-turn');
  expect(attempt(match, `sink ${yours[0]}`)?.id).toBe('not-in-hand');
  expect([...reasonsSeen('pebbles')]).toEqual(['not-your-turn', 'not-in-hand']);
  expect(why(play(match, `play ${mine[2]}`), `1: play ${yours[0]}`)).toBe('B3.1 too-low');
  play(match, ...[0, 1, 2].flatMap((i) => [`1: sink ${yours[i]}`, ...(i < 2 ? [`sink ${mine[i]}`] : [])]));
  expect(ended(match)).toBe('all-played');
});
describeClauses(runner, numbered, { rules: RULES, tests: [TESTS] });
describe('clauses', () => {
  const said = (rules: string, tests: string, less = ''): string => {
    const seen = new Set([...reasonsSeen('pebbles')].filter((id) => id !== less));
    return complaints((by) => describeClauses(by, numbered, { rules, tests: [tests], seen }))[0] ?? '';
  };
  it.each([
    ['a clause that no test names', `${RULES}\n- **B9.9** More.`, TESTS, 'B9.9: no test names it'],
    ['a clause that is never allowed', RULES, TESTS.replace('B3.1 allows', 'allows'), "B3.1: no test 'B3.1 allows …'"],
    ['a clause that never refuses', RULES, TESTS.replace('B3.1 refuses', ''), "B3.1: no test 'B3.1 refuses …'"],
    ['a reason without a clause', RULES.replace('B3.1', 'B4.1'), TESTS, "'too-low' stands on B3.1, which is no clause"],
    ['rules without clauses', '', TESTS, 'rules/en.md has none'],
    [
      'a clause that is misspelt',
      `${RULES}\n- **B 6.1** More.`,
      TESTS,
      "'- **B 6.1** More.' begins like a clause and is none",
    ],
  ])('complain of %s', (_, rules, tests, complaint) => {
    expect(said(rules, tests)).toMatch(/^clauses: (not covered|rules.en.md has none|'- )/);
    expect(said(rules, tests)).toContain(complaint);
  });
  it.each([
    ['B3.1', 'too-low'],
    ['B5.1', 'all-played'],
  ])('complain of a reason that a test names but was never given: %s %s', (rule, id) => {
    expect(said(RULES, TESTS)).toBe('');
    expect(said(RULES, TESTS, id)).toContain(`["${rule}: no test was given '${id}'"]`);
  });
});
