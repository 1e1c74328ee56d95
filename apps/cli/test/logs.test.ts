import { printLog } from '@halcyon/kernel';
import { printPositionText } from '@halcyon/protocol';
import { describe, expect, test } from 'vitest';
import { file, halcyon, heard, randomGame, randomLog } from './halcyon.ts';

const FEATURES = ['jagged-rocks', 'storm-compass'];

describe('verify', () => {
  test('good logs are good, finished or not, from a deal or from a position, from files or from stdin', () => {
    const logs = [
      randomLog({ seats: 3, features: FEATURES }),
      randomLog({ seats: 1 }),
      printLog(randomGame({ seats: 2 }, '2', 30)),
      randomLog({ seats: 5 }).replaceAll('\n', '\r\n'),
      randomLog({ game: 'ascent', seats: 1, features: ['wildlife', 'documentary'] }),
      printLog(randomGame({ game: 'ascent', seats: 3 }, '2', 30)),
    ];
    const { code, out, err } = halcyon(['verify', ...logs.map((log) => file(log))]);
    expect({ code, err, lines: out.trim().split('\n').length }).toEqual({ code: 0, err: '', lines: logs.length });
    expect(halcyon(['verify', '-'], logs[0])).toMatchObject({ code: 0, out: expect.stringContaining('lost') });
  });

  const log = randomLog({ seats: 2 });
  const lines = log.split('\n');
  const last = (start: string): number => lines.findLastIndex((line) => line.startsWith(start));
  const without = (at: number): string => lines.filter((_, i) => i !== at).join('\n');
  const first = lines.findIndex((line) => /^\d+ place/.test(line));
  test.each([
    ['another digest', log.replace(/digest .*/, 'digest 00000000'), last('digest')],
    ['another outcome', log.replace(/end lost/, 'end won'), last('end')],
    ['another deal', log.replace(/~ \d+/, '~ 12345'), undefined],
    ['a chance line less', without(lines.findIndex((line) => line.startsWith('~'))), undefined],
    ['a move less', without(first), undefined],
    ['a move by another seat', log.replace(/^(\d) place/m, (_, seat) => `${1 - Number(seat)} place`), first],
    ['a seat that is not there', log.replace(/^\d place/m, '7 place'), first],
    ['a move that does not exist', log.replace('place', 'fly'), first],
    ['no digest', without(last('digest')), undefined],
    ['no end', without(last('end')), undefined],
    ['secrets hidden', log.replace(/~ \d+/, '~ ?'), undefined],
  ])('a wrong log is 1 and names the line: %s', async (_, wrong, at) => {
    const path = file(wrong);
    const { code, err } = await heard(['verify', file(log), path]);
    expect(code).toBe(1);
    expect(err.split('\n')).toHaveLength(2);
    expect(err).toMatch(new RegExp(`^halcyon: ${path}: line ${at === undefined ? '\\d+' : at + 1}: .`));
  });
});

describe.each([
  { seats: 3, features: FEATURES },
  { game: 'ascent', seats: 3, features: ['documentary', 'green-path', 'wildlife'] },
])('replay %j', (wish) => {
  const match = randomGame(wish, '4');
  const log = printLog(match);
  test.each(['en', 'fr', 'de'])('tells every step in %s', (language) => {
    const { code, out, err } = halcyon(['replay', '-', '--lang', language], log);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/^ *\d+\. /gm)).toHaveLength(match.steps.length);
    expect(out).not.toMatch(/undefined|NaN/);
  });
  test('--at shows the position after a step', async () => {
    const at = match.steps.length - 5;
    const { code, out } = halcyon(['replay', file(log), '--at', String(at)]);
    expect(code).toBe(0);
    expect(out).toBe(printPositionText(match.game, match.setup, match.rules, match.viewAt(at, 'referee')));
    expect((await heard(['replay', file(log), '--at', '0'])).out).toContain('frames:');
    expect(await heard(['replay', file(log), '--at', '99999'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^halcyon: at: the log has \d+ steps, not 99999\n$/),
    });
  });
});

describe('explain', () => {
  const match = randomGame({ seats: 2 }, '6', 20);
  // Back to the last moment at which an action is chosen.
  while (![0, 1].some((seat) => match.ask(seat)?.id === 'turn')) match.takeBack(match.length - 1, 0, 'alone');
  const text = (viewer: number | 'referee'): string =>
    printPositionText(match.game, match.setup, match.rules, match.view(viewer));
  const position = text('referee');
  const turn = (match.view('referee').turn as number) ?? 0;
  const explain = (move: string, ...more: string[]) => heard(['explain', file(position), ...move.split(' '), ...more]);

  test('a refused move: clause, facts, sentence and rule, in French', async () => {
    const { code, out, err } = await explain('discard', '--seat', String(1 - turn), '--lang', 'fr');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Refusé +Ce n’est pas votre tour/);
    expect(out).toContain('not-your-turn (T4.1)');
    expect(out).toMatch(new RegExp(`Nombres +\\w+=${turn}`));
    expect(out).toMatch(/Règle T4\.1 +\S/);
  });
  test('the same as JSON', async () => {
    const { out } = await explain('discard', '--seat', String(1 - turn), '--lang', 'fr', '--json');
    expect(JSON.parse(out)).toMatchObject({
      allowed: false,
      seat: 1 - turn,
      move: 'discard',
      refusal: {
        id: 'not-your-turn',
        clause: 'T4.1',
        facts: expect.anything(),
        sentence: expect.stringContaining('Règle T4.1'),
      },
    });
  });
  test('an allowed move, by the seat that is asked', async () => {
    const { out } = await explain('discard', '--json');
    expect(JSON.parse(out)).toMatchObject({ allowed: true, seat: turn });
  });
  test("a seat's own view is enough", () => {
    const { out } = halcyon(['explain', '-', 'discard', '--json'], text(turn));
    expect(JSON.parse(out)).toMatchObject({ allowed: true });
  });
  test('the other game by its own rules', () => {
    const climb = randomGame({ game: 'ascent', seats: 2 }, '6', 2);
    const drawn = printPositionText(climb.game, climb.setup, climb.rules, climb.view('referee'));
    const { out } = halcyon(['explain', '-', 'summit', '--json', '--lang', 'en'], drawn);
    expect(JSON.parse(out)).toMatchObject({
      game: 'ascent',
      allowed: false,
      refusal: { clause: 'A4.17', sentence: expect.stringContaining('(Rule A4.17)'), rule: expect.any(String) },
    });
  });
  test.each([
    [['fly'], 'move: unknown move'],
    [['place', '41'], "move: 'place 41' does not have the form"],
    [['discard', '--seat', '2'], 'seat:'],
  ])('a bad question: %j', async (args, words) => {
    const { code, err } = await heard(['explain', file(position), ...args]);
    expect({ code, lines: err.split('\n').length }).toEqual({ code: 2, lines: 2 });
    expect(err).toContain(words);
  });
});
