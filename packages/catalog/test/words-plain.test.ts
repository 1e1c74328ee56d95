/** A table in words reads as a person tells it: in the reader's language, with nothing of how the engine keeps it. */
import {
  agree,
  chanceFrom,
  Match,
  type Outlook,
  outlookOf,
  randomFrom,
  type SetupWish,
  seatsOf,
} from '@halcyon/kernel';
import { LANGUAGES, type Language } from '@halcyon/speech';
import { type PlainTable, plainTable } from '@halcyon/speech/plain-table';
import { describe, expect, test } from 'vitest';
import { findGame } from '../src/index.ts';
import { loadTelling } from '../src/lazy.ts';
import { speak, tableWords } from '../src/words.ts';

const NAMES = ['Anna', 'Ben', 'Chloé'];
const TABLES: readonly (readonly [id: string, wish: SetupWish])[] = [
  ['tranquility', { seats: 3 }],
  ['tranquility', { seats: 2, features: ['jagged-rocks', 'sea-monsters', 'storm-compass', 'wild'] }],
  ['tranquility', { seats: 2, mode: 'competitive' }],
  ['tranquility', { seats: 2, mode: 'day-night' }],
  ['tranquility', { seats: 2, layout: 'pyramid' }],
  ['tranquility', { seats: 2, layout: 'high-arch' }],
  ['ascent', { seats: 2 }],
  ['ascent', { seats: 1, features: ['documentary', 'green-path', 'wildlife'] }],
  ['cloud-nine', { seats: 3 }],
  ['fantasy-pub', { seats: 2 }],
  ['reef', { seats: 2 }],
  ['castle-merchants', { seats: 2 }],
];

const positionAt = (id: string, wish: SetupWish, steps: number): Outlook => {
  const game = findGame(id)!;
  const random = randomFrom(`plain ${id}`);
  const match = new Match(game, agree(game, wish), chanceFrom(7));
  for (let i = 0; i < steps && !match.outcome; i++) {
    const seat = seatsOf(match.mustAct)[0]!;
    const moves = match.legal(seat);
    match.play(seat, moves[random.below(moves.length)]!);
  }
  return outlookOf(match, 0);
};
const told = async (outlook: Outlook, language: Language, isTold = true): Promise<PlainTable> => {
  const { rules } = outlook;
  const names = NAMES.slice(0, rules.seats);
  const telling = isTold ? await loadTelling(rules.id, language) : undefined;
  return plainTable(outlook, speak(language, rules, { viewer: 0, names }), tableWords(language), names, telling);
};
const textOf = ({ turn, parts }: PlainTable): string =>
  [turn, ...parts.flatMap(({ title, lines }) => ['', title, ...lines.map((line) => `  ${line}`)])].join('\n');

/** Words that stand in no French or German sentence. */
const ENGLISH = /\b(?:the|row|column|card|cards|of|with|you|laid|empty|down|turn|is|and)\b/i;
const BROKEN = /\?|undefined|null|NaN|\[object|-1\b| {2}|:\s*\.|, ,/;

describe.each(TABLES)('%s %j', (id, wish) => {
  test.each([3, 40])('after %i steps', async (steps) => {
    const outlook = positionAt(id, wish, steps);
    for (const language of LANGUAGES) {
      const text = textOf(await told(outlook, language));
      for (const line of text.split('\n').map((each) => each.trim())) {
        expect(line).not.toMatch(BROKEN);
        // A long line is not told but listed.
        expect(line.length, line).toBeLessThan(330);
        if (language !== 'en') expect(line.replaceAll(/Table|Orc/g, '')).not.toMatch(ENGLISH);
      }
      for (const { name } of outlook.rules.infos) {
        // A field of two words is a name that people never say.
        if (/[A-Z]/.test(name)) expect(text).not.toContain(name);
      }
      for (const name of NAMES.slice(0, outlook.rules.seats)) expect(text).toContain(name);
    }
  });
  test.each(LANGUAGES)('reads well in %s', async (language) => {
    expect(textOf(await told(positionAt(id, wish, 40), language))).toMatchSnapshot();
  });
});

test('what nobody may look at is counted, even for who remembers it', async () => {
  const outlook = positionAt('tranquility', { seats: 3 }, 40);
  const remembered = (outlook.view.discards as number[][])[0]!;
  expect(remembered.length).toBeGreaterThan(0);
  for (const isTold of [true, false]) {
    const { parts } = await told(outlook, 'en', isTold);
    const own = parts.find(({ title }) => title === 'Anna')!.lines.join(' ');
    for (const card of remembered) expect(own).not.toMatch(new RegExp(`\\b${card}\\b`));
  }
});
test('a game that tells nothing is told from its fields', async () => {
  const text = textOf(await told(positionAt('cloud-nine', { seats: 3 }, 40), 'de', false));
  expect(text).toMatch(/Stapel: \d+ Karten\./);
  expect(text).toContain('Anna');
});
