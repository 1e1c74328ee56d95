import type { NoticeWishes } from '@halcyon/protocol/online';
import { describe, expect, test } from 'vitest';
import { quietUntil, wishesSchema } from '../../src/notices/wishes.ts';

const wishes = (zone: string, from: string, to: string): NoticeWishes => ({
  push: true,
  webhook: true,
  zone,
  quiet: { from, to },
});
const until = (wish: NoticeWishes, now: string): string | undefined => {
  const end = quietUntil(wish, Date.parse(now));
  return end === undefined ? undefined : new Date(end).toISOString().slice(0, 16);
};

describe('quiet hours', () => {
  test('over midnight, by the clock of the person', () => {
    const night = wishes('Europe/Berlin', '22:00', '07:30');
    expect(until(night, '2027-01-15T20:59:59Z')).toBeUndefined();
    expect(until(night, '2027-01-15T21:00:00Z')).toBe('2027-01-16T06:30');
    expect(until(night, '2027-01-16T00:00:00Z')).toBe('2027-01-16T06:30');
    expect(until(night, '2027-01-16T06:29:59Z')).toBe('2027-01-16T06:30');
    expect(until(night, '2027-01-16T06:30:00Z')).toBeUndefined();
    expect(until(wishes('America/New_York', '22:00', '07:30'), '2027-01-16T06:30:00Z')).toBe('2027-01-16T12:30');
    expect(until({ ...night, quiet: null }, '2027-01-16T00:00:00Z')).toBeUndefined();
  });

  test('within a day, and with only a quarter of an hour left', () => {
    const work = wishes('UTC', '09:00', '17:00');
    expect(until(work, '2027-01-15T08:59:00Z')).toBeUndefined();
    expect(until(work, '2027-01-15T12:00:00Z')).toBe('2027-01-15T17:00');
    const nearlyAll = wishes('UTC', '12:15', '12:00');
    expect(until(nearlyAll, '2027-01-15T12:15:00Z')).toBe('2027-01-16T12:00');
    expect(until(nearlyAll, '2027-01-15T12:05:00Z')).toBeUndefined();
  });

  test('in zones that are not whole hours away', () => {
    expect(until(wishes('Asia/Kathmandu', '22:00', '07:00'), '2027-01-15T20:00:00Z')).toBe('2027-01-16T01:15');
    expect(until(wishes('Australia/Lord_Howe', '22:00', '07:00'), '2027-01-15T12:00:00Z')).toBe('2027-01-15T20:00');
  });

  test('while clocks are put forward and back', () => {
    // Berlin, 28 March 2027: 02:00 becomes 03:00. 31 October 2027: 03:00 becomes 02:00.
    const night = wishes('Europe/Berlin', '22:00', '07:00');
    expect(until(night, '2027-03-27T22:00:00Z')).toBe('2027-03-28T05:00');
    expect(until(night, '2027-10-30T22:00:00Z')).toBe('2027-10-31T06:00');
    // The end itself is left out, or comes twice: then the first time counts.
    expect(until(wishes('Europe/Berlin', '22:00', '02:30'), '2027-03-27T22:00:00Z')).toBe('2027-03-28T01:00');
    expect(until(wishes('Europe/Berlin', '22:00', '02:30'), '2027-10-30T22:00:00Z')).toBe('2027-10-31T00:30');
  });
});

test.each([
  [wishes('Europe/Berlin', '22:00', '07:00'), undefined],
  [wishes('America/Argentina/Buenos_Aires', '22:00', '07:00'), undefined],
  [wishes('Etc/GMT+5', '22:00', '07:00'), undefined],
  [wishes('Europe/Nowhere', '22:00', '07:00'), 'zone'],
  [wishes('+01:00', '22:00', '07:00'), 'zone'],
  [wishes('UTC', '22:10', '07:00'), 'quiet.from'],
  [wishes('UTC', '22:00', '24:00'), 'quiet.to'],
  [wishes('UTC', '22:00', '22:00'), 'quiet'],
  [{ ...wishes('UTC', '22:00', '07:00'), mail: true }, ''],
  [null, ''],
])('wishes %j: wrong is %s', (wish, wrong) => {
  const read = wishesSchema.safeParse(wish);
  expect(read.error?.issues[0]?.path.join('.')).toBe(wrong);
});
