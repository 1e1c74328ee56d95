/** What was typed and hung, leaked or corrupted a table once, and what every game must refuse or survive. */
import { GAMES } from '@halcyon/catalog';
import { printHeader, randomFrom } from '@halcyon/kernel';
import { setupsOf } from '@halcyon/testkit';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../src/index.ts';
import { ask, good, makeTables, playOn, type Status } from './setting.ts';

/** A position of a running game with these lines instead of its own. */
const changed = (
  id: string,
  seats: number,
  changes: Readonly<Record<string, string>>,
  features: string[] = [],
): Answer => {
  const tables = makeTables(3);
  const opened = playOn(tables, good<Status>(tables, { do: 'new', game: id, seats, features, seed: 3 }), 'player', 4);
  const { position } = good<{ position: string }>(tables, { do: 'position', table: opened.table });
  const text = Object.entries(changes).reduce((lines, [field, value]) => {
    const line = new RegExp(`^${field}:.*$`, 'm');
    expect(lines).toMatch(line);
    return lines.replace(line, `${field}: ${value}`.trimEnd());
  }, position);
  expect(text).not.toBe(position);
  return ask(tables, { do: 'position', position: text, seed: 1 });
};
const refusal = (answer: Answer): string => {
  expect(answer).toMatchObject({ ok: false, error: { kind: 'field' } });
  return (answer as { error: { message: string } }).error.message;
};

describe('a position that rules make impossible is refused with the name of its field', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['a pilot who is not there', { pilot: '7' }, /'7' is no value of 'pilot', which takes 0-2/],
    ['a cloud above the sky', { cloud: '50' }, /'50' is no value of 'cloud', which takes 1-9/],
    ['a cloud below it', { cloud: '0' }, /'0' is no value of 'cloud'/],
    ['a flag that is neither', { aboard: '1 1 5' }, /'5' is no value of 'aboard'/],
    ['eight dice', { dice: 'red red red red red red red red' }, /'dice' has 4 places at most, not 8/],
    [
      'more dice than are thrown',
      { dice: 'red red red', frames: 'raise 0', pilot: '0', aboard: '1 1 1', cloud: '1' },
      /^dice: there are 3/,
    ],
    ['a pilot who has jumped', { pilot: '1', aboard: '1 0 1', frames: 'raise 1' }, /^pilot: seat 1 is not aboard/],
    ['an ending that is a refusal', { ended: 'lacking', frames: '' }, /'lacking' is no value of 'ended'/],
    ['an ending that is a number', { ended: '14', frames: '' }, /'14' is no value of 'ended'/],
    ['an ending beside a question', { ended: 'fifty' }, /the game has ended \('fifty'\), and 'frames' still waits/],
    ['a frame with another seat', { frames: 'raise 7' }, /'frames': '7' is no seat of 'raise'/],
    ['a frame without its seat', { frames: 'raise' }, /'frames': 'raise' does not have the form 'raise <seat>'/],
    ['a frame where it cannot lie', { frames: 'raise 0; fly' }, /'fly' cannot lie on 'raise' in 'frames'/],
  ])('Cloud 9: %s', (_, lines, message) => {
    expect(refusal(changed('cloud-nine', 3, lines))).toMatch(message);
  });
  test.each<[string, string[], Record<string, string>, RegExp]>([
    ['a panorama that is none', ['documentary'], { panoramas: '99 1 2' }, /'99' is no value of 'panoramas'/],
    ['a panorama twice', ['documentary'], { panoramas: '1 1 2' }, /^panoramas: 3 are turned up, each another/],
    ['stuck, and waiting', [], { ended: 'stuck', frames: 'turn' }, /ended \('stuck'\), and 'frames' still waits/],
    ['won before the end', [], { won: '1' }, /^won: the game has not 'ended'/],
    ['cards owed that nobody asks for', [], { frames: 'turn', due: '2 0' }, /^due: what seat 0 owes/],
  ])('The Ascent: %s', (_, features, lines, message) => {
    expect(refusal(changed('ascent', 2, lines, features))).toMatch(message);
  });
  test('The Ascent: rows 2 and 8 swapped', () => {
    const tables = makeTables();
    const { table } = good<Status>(tables, { do: 'new', game: 'ascent', seats: 2, seed: 3 });
    const { position } = good<{ position: string }>(tables, { do: 'position', table });
    const lines = position.split('\n');
    const top = lines.indexOf('cells:') + 1;
    [lines[top], lines[top + 6]] = [lines[top + 6]!, lines[top]!];
    const said = refusal(ask(tables, { do: 'position', position: lines.join('\n'), seed: 1 }));
    expect(said).toBe("row 2 of 'cells' has 8 places, not 2");
  });
});

test('a position that fails leaves no table open', () => {
  const tables = makeTables(2);
  const { table } = good<Status>(tables, { do: 'new', game: 'cloud-nine', seats: 2, seed: 1 });
  const { position } = good<{ position: string }>(tables, { do: 'position', table });
  for (let n = 0; n < 5; n++)
    expect(ask(tables, { do: 'position', position: position.replace('ended: no', 'ended: 14') })).toMatchObject({
      ok: false,
      error: { kind: 'field' },
    });
  good(tables, { do: 'new', game: 'cloud-nine', seats: 2, seed: 1 });
});

test('Castle Merchants with nothing dealt is refused before it could draw for ever', () => {
  const position = 'halcyon 2\ngame castle-merchants\nseats 3\n\nframes: act\n';
  expect(refusal(ask(makeTables(), { do: 'position', position, seed: 'x' }))).toMatch(
    /^card mountain lies in 0 places/,
  );
});

/** Nothing is dealt, and yet a question lies on top: refused, or all of it can be tried and comes to an end. */
describe('a table with nothing but a frame', () => {
  test.each(GAMES.map((known) => [known.id, known] as const))('%s', (_, known) => {
    const random = randomFrom('undealt');
    for (const setup of setupsOf(known, random)) {
      for (const { name, args } of known.compose(setup).frames) {
        const tables = makeTables(50);
        const frame = [name, ...args.map(({ words = {}, base = 0 }) => Object.values(words)[0] ?? base)].join(' ');
        const position = [...printHeader(known, setup), '', `frames: ${frame}`].join('\n');
        const opened = ask(tables, { do: 'position', position, seed: 1 }) as unknown as Status & { ok: boolean };
        if (opened.ok) playOn(tables, opened, 'player');
        else expect(opened).toMatchObject({ error: { kind: 'field' } });
      }
    }
  });
});
