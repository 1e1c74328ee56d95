/** The judgement of npm run audit-check, over an answer as npm gives it. */
import { expect, test } from 'vitest';
import { judge, parseAnswer } from '../audit.mjs';

const via = (id: string, name: string) => ({
  source: 1,
  name,
  title: `a fault of ${name}`,
  url: `https://advisories.invalid/${id}`,
  severity: 'high',
});
const ANSWER = {
  auditReportVersion: 2,
  vulnerabilities: {
    left: { name: 'left', via: [via('GHSA-1', 'left')] },
    // Depends on it, and names the same fault; the other is its own.
    right: { name: 'right', via: ['left', via('GHSA-2', 'right'), via('GHSA-1', 'left')] },
  },
};
const TODAY = '2026-11-18';
const excuse = (id: string, until = '2027-01-01') => ({ id, reason: 'never reached', until });

test('every fault fails once, unless it is excused and the excuse still holds', () => {
  expect(judge(ANSWER, [], TODAY)).toEqual({
    failures: ['GHSA-1 (high) in left: a fault of left', 'GHSA-2 (high) in right: a fault of right'],
    notes: [],
  });
  expect(judge(ANSWER, [excuse('GHSA-1'), excuse('GHSA-2')], TODAY)).toEqual({
    failures: [],
    notes: [
      'GHSA-1 (high) in left is excused until 2027-01-01: never reached',
      'GHSA-2 (high) in right is excused until 2027-01-01: never reached',
    ],
  });
  expect(judge(ANSWER, [excuse('GHSA-1', '2026-11-17'), excuse('GHSA-2', TODAY)], TODAY).failures).toEqual([
    'the exception GHSA-1 has ended on 2026-11-17: never reached',
  ]);
});

test('an exception has an id, a reason and an end, and is gone when nobody needs it', () => {
  expect(judge({}, [{ id: 'GHSA-3', until: '2027-01-01' }], TODAY).failures).toEqual([
    "the exception 'GHSA-3' needs an id, a reason and a day until which it holds",
  ]);
  expect(judge({}, [{ ...excuse('GHSA-3'), until: 'later' }], TODAY).failures).toHaveLength(1);
  expect(judge({}, [excuse('GHSA-3')], TODAY)).toEqual({
    failures: [],
    notes: ['the exception GHSA-3 is not needed any more'],
  });
});

test('what is no list of faults is not taken for one without any', () => {
  expect(parseAnswer(JSON.stringify(ANSWER))).toEqual(ANSWER);
  for (const text of ['', 'npm error 405', '{"message":"Method Not Allowed"}', '{"error":{}}'])
    expect(parseAnswer(text)).toBeUndefined();
});
