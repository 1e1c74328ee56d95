import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@halcyon/catalog';
import { parseLog, printLog } from '@halcyon/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { file, halcyon, heard, randomGame } from './halcyon.ts';

const match = randomGame({ seats: 2 }, '5');
const log = file.bind(undefined, printLog(match));

test('a game is looked back at by steps, turns and eyes, and played on from a moment as a game of its own', () => {
  const state = mkdtempSync(join(tmpdir(), 'halcyon-review-'));
  onTestFinished(() => rmSync(state, { recursive: true }));
  const typed = [
    'anfang',
    '',
    'b',
    '6',
    'augen 2',
    'augen 9',
    'tanzen',
    '9999',
    'züge',
    'hilfe',
    'ende',
    'spielen',
    '6',
    'spielen',
  ];
  const { code, out, err } = halcyon(['review', log(), '--lang', 'de'], `${typed.join('\n')}\n`, {
    XDG_STATE_HOME: state,
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const steps = [...out.matchAll(/^Schritt (\d+) von (\d+)$/gm)].map(([, n]) => Number(n));
  const last = steps[0]!;
  expect(steps.slice(0, 5)).toEqual([last, 0, 1, 0, 6]);
  expect(out).toContain('Mit wessen Augen? alle, publikum oder ein Platz: 1 Spieler 1, 2 Spieler 2.');
  expect(out).toContain('„tanzen“');
  expect(out).toContain(`Einen Schritt 9999 gibt es nicht; der letzte ist ${last}.`);
  expect(out).toContain('einen Schritt zurück');
  expect(out).toContain('Hier ist die Partie zu Ende.');
  const branch = parseLog(readFileSync(join(state, 'halcyon', 'tranquility.log'), 'utf8'), findGame);
  expect(branch.outcome).toBeUndefined();
  expect(match.steps.slice(0, branch.length)).not.toEqual([]);
  const common = branch.steps.findIndex(({ move }, i) => move !== match.step(i).move);
  expect(common === -1 ? branch.length : common).toBeGreaterThan(5);
});

test('a game that is not over shows what was seen at the table, and leads nowhere else', () => {
  const path = file(`${printLog(randomGame({ seats: 2 }, '5', 20))}# seat 0 human Ada\n# seat 1 heuristic\n`);
  const { code, out } = halcyon(['review', path], 'eyes all\nplay\n');
  expect(code).toBe(0);
  expect(out.match(/This game is not over/g)?.length).toBe(3);
  expect(out).toContain('Ada: In hand: ');
  expect(out).not.toContain('Bot 2: In hand: ');
});

test('a lost game is looked into, and the way to win that was found is stepped through', () => {
  const { code, out } = halcyon(['review', log()], 'way\nverdict\n\nway\n\nend\nquit\nquit\n');
  expect(code).toBe(0);
  expect(out).toContain('There is no such way yet; type ‘verdict’ to look for one.');
  expect(out).toContain('The deal could be won: with all cards open, a way was found.');
  expect(out).toMatch(/^[▁▂▃▄▅▆▇█]+▁$/m);
  expect(out).toMatch(/the chance of winning was about \d+% at the beginning/);
  const way = out.slice(out.lastIndexOf('A way to win this deal'));
  expect([...way.matchAll(/^Step (\d+) of (\d+)$/gm)].map(([, n]) => Number(n)).at(0)).toBe(1);
  expect(way).toMatch(/plays the Finish\./);
});

test.each([
  [['review', 'nowhere.txt'], /cannot read 'nowhere.txt'/],
  [['review', '-'], /lies in a file/],
  [['review', 'games', '--at', '3'], /cannot read 'games'/],
])('%j is refused in one line', async (args, why) => {
  const { code, err } = await heard(args);
  expect(code).toBe(2);
  expect(err).toMatch(why);
});
