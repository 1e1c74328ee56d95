import { describe, expect, it } from 'vitest';
import {
  agree,
  BadInput,
  chanceFrom,
  Match,
  OlderVersion,
  pack,
  parseHeader,
  parseLog,
  parsePosition,
  printLog,
  printPosition,
} from '../src/index.ts';
import { steps } from './table.ts';

const find = (id: string): typeof steps | undefined => (id === 'steps' ? steps : undefined);
const played = (): Match => {
  const match = new Match(steps, agree(steps, { seats: 1 }), chanceFrom('log', [5, 6, 7, 8]));
  while (match.play(0, pack(1)) === undefined);
  while (match.outcome === undefined) match.play(0, Math.min(...match.legal(0)));
  return match;
};

describe('logs', () => {
  it('are read again, whole or in the middle of a game', () => {
    const match = played();
    expect(parseLog(printLog(match), find).digest).toBe(match.digest);
    const half = printLog(match).split('\n').slice(0, -5).join('\n');
    expect(parseLog(half, find).outcome).toBeUndefined();
  });
  it('hide chance and secrets from others until the end', () => {
    const match = new Match(steps, agree(steps, { seats: 2 }), chanceFrom('log'));
    expect(printLog(match, 0)).toContain('\n~ ?\n');
    expect(printLog(match, 0)).not.toContain('digest');
    expect(printLog(played(), 'audience')).toContain('\n~ 5\n');
    expect(() => parseLog(printLog(match, 0), find)).toThrow('hides secrets');
  });
  it('begin from a position when the table did', () => {
    const rules = steps.compose(agree(steps, { seats: 1 }));
    const origin = parsePosition(rules, ['hands: 3 7 nine', 'pile: 1 2', 'frames: turn']);
    const match = new Match(steps, agree(steps, { seats: 1 }), chanceFrom('x'), { origin });
    match.play(0, pack(0, 3));
    expect(printLog(match)).toContain('\nfrom\n  frames: turn\n');
    expect(parseLog(printLog(match), find).digest).toBe(match.digest);
  });
  it('hide the secrets of that position too, until the end', () => {
    const rules = steps.compose(agree(steps, { seats: 2 }));
    const origin = parsePosition(rules, ['hands: 3 4 5 | 7 8', 'pile: 1 2', 'frames: turn']);
    const match = new Match(steps, agree(steps, { seats: 2 }), chanceFrom('x'), { origin });
    expect(printLog(match, 1)).toContain('\n  hands: ? ? ? | 7 8\n  pile: ? ?\n');
    expect(() => parseLog(printLog(match, 1), find)).toThrow('hides secrets');
    for (const card of [3, 4, 5]) match.play(0, pack(0, card));
    expect(printLog(match, 1)).toContain('\n  hands: 3 4 5 | 7 8\n  pile: 1 2\n');
  });
  const good = (): string => printLog(played());
  it.each<[string, (log: string) => string, string, RegExp]>([
    ['no log', () => 'hello', 'line 1', /begins with 'halcyon 2'/],
    [
      'an older format',
      (log) => log.replace('halcyon 2', 'halcyon 1'),
      'line 1',
      /written in format 1 by an older Halcyon/,
    ],
    ['a format to come', (log) => log.replace('halcyon 2', 'halcyon 3'), 'line 1', /begins with 'halcyon 2'/],
    ['an unknown game', (log) => log.replace('steps', 'stairs'), 'game', /unknown game 'stairs'/],
    ['another version', (log) => log.replace('steps 3', 'steps 2'), 'game', /version 2 of steps; known here: 3/],
    ['too many seats', (log) => log.replace('seats 1', 'seats 9'), 'seats', /1-3 seats/],
    ['a header line twice', (log) => log.replace('seats 1', 'seats 1\nseats 1'), 'line 4', /said twice/],
    ['a seat that is not there', (log) => log.replace('\n0 ', '\n4 '), 'line 12', /'4' is no seat/],
    ['no number of seats', (log) => log.replace('seats 1', 'seats one'), 'seats', /'one' is no number/],
    ['no value of an option', (log) => log.replace('goal=3', 'goal'), 'options', /'' is no number/],
    ['an unknown move', (log) => log.replace('\n0 lay', '\n0 jump'), 'line 19', /unknown move 'jump'/],
    ['a refused move', (log) => log.replace(/\n0 lay \d/, '\n0 lay 0'), 'line 19', /refused by S2 \(too-low\)/],
    ['another deal', (log) => log.replace('~ 5', '~ 9'), 'line \\d+', /refused by|the rules/],
    ['no seed of a deal', (log) => log.replace('~ 5', '~ 4294967296'), 'line 8', /takes 0-4294967295/],
    ['another end', (log) => log.replace('end won', 'end lost'), 'line \\d+', /the log says 'end lost/],
    ['another digest', (log) => log.replace(/digest \w+/, 'digest 00000000'), 'line \\d+', /digest is 00000000/],
    ['no whole deal', (log) => log.replace('~ 5\n', ''), 'line 11', /a chance step is missing/],
    ['nothing after the head', (log) => log.slice(0, log.indexOf('~')), 'line \\d+', /stops before a chance step/],
    ['a chance step too much', (log) => log.replace('~ 5', '~ 5\n~ 5'), 'line 12', /chance has nothing to do/],
  ])('%s is named with its line', (_, spoil, field, message) => {
    const spoilt = spoil(good());
    expect(spoilt).not.toBe(good());
    const error = (() => {
      try {
        return parseLog(spoilt, find);
      } catch (thrown) {
        return thrown as Error & { field: string };
      }
    })();
    expect(error).toMatchObject({ name: 'BadInput', field: expect.stringMatching(new RegExp(`^${field}$`)) });
    expect((error as Error).message).toMatch(message);
  });
  it('of older versions are told from those that are wrong', () => {
    const spoilt = (from: string, to: string): string => good().replace(from, to);
    for (const older of [spoilt('halcyon 2', 'halcyon 1'), spoilt('steps 3', 'steps 2')]) {
      expect(() => parseLog(older, find)).toThrow(OlderVersion);
    }
    for (const wrong of [
      spoilt('halcyon 2', 'halcyon 3'),
      spoilt('steps 3', 'steps 4'),
      spoilt('seats 1', 'seats 9'),
    ]) {
      expect(() => parseLog(wrong, find)).toThrow(BadInput);
      expect(() => parseLog(wrong, find)).not.toThrow(OlderVersion);
    }
  });
});

describe('positions', () => {
  const rules = steps.compose(agree(steps, { seats: 2 }));
  it('print as they read', () => {
    const text = ['frames: turn', 'turn: 1', 'line: 2 4', 'hands: 5 | nine 1', 'pile: 3', 'ended: no'];
    expect(printPosition(rules, parsePosition(rules, text))).toEqual(text);
  });
  it.each([
    ['sea: 3', 'line 1', /does not begin with a field; known: frames, shuffling, turn/],
    ['turn: one', 'line 1', /'one' is no value of 'turn'/],
    ['turn: 0\nturn: 1', 'line 2', /said twice/],
    ['hands: 3', 'line 1', /'hands' has 2 parts, not 1/],
    ['frames: turn -1', 'line 1', /'frames': 'turn -1' does not have the form 'turn'/],
    ['turn: -1', 'line 1', /'-1' is no value of 'turn'/],
    ['frames: sleep', 'line 1', /unknown frame 'sleep', known: die, turn, deal/],
    ['line: 2 2\nframes: turn', 'position', /lies twice/],
    ['pile: ?', 'line 1', /'\?' is no value of 'pile'/],
    ['turn: 1', 'frames', /says what the table waits for/],
  ])('%j is refused', (text, field, message) => {
    expect(() => parsePosition(rules, text.split('\n'))).toThrow(
      expect.objectContaining({ field, message: expect.stringMatching(message) }) as Error,
    );
  });
  it('share the header of logs', () => {
    const { setup, rest } = parseHeader('halcyon 2\ngame steps 3\nseats 2\nframes: turn', find);
    expect(setup.seats).toBe(2);
    expect(rest).toEqual(['frames: turn']);
  });
});
