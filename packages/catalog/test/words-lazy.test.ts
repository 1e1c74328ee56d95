/** What a page loads bit by bit is what the terminal has at once. */

import { LANGUAGES } from '@halcyon/speech';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { loadWords } from '../src/lazy.ts';
import { gameWords, tableWords, wordsIn } from '../src/words.ts';

describe.each(LANGUAGES)('%s', (language) => {
  test('at first there is nothing of a game but its title', async () => {
    const { table, titles, games } = await loadWords(language, []);
    expect(table).toBe(tableWords(language));
    expect(Object.keys(titles)).toEqual(GAMES.map(({ id }) => id));
    expect(games).toEqual({});
  });
  test.each(GAMES)('then come the words of $id, and its rules for those who read them', async ({ id }) => {
    const { title, pitch, rules } = gameWords(language, id)!;
    const { titles, games } = await loadWords(language, [id]);
    expect(Object.keys(games)).toEqual([id]);
    expect(games[id]!.rules).toEqual({});
    expect(titles[id]).toEqual({ title, pitch });
    expect((await loadWords(language, [id], [id])).games[id]!.rules).toEqual(rules);
  });
  test('a game that nobody knows has no words', async () => {
    expect((await loadWords(language, ['chess', 'toString'])).games).toEqual({});
  });
  test('all at once', async () => {
    const ids = GAMES.map(({ id }) => id);
    expect(await loadWords(language, ids, ids)).toEqual(wordsIn(language));
  });
});
