/** What a page loads bit by bit is what the terminal has at once. */

import { agree, composed } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech';
import { ONLINE } from '@halcyon/speech/page/online/index';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { loadPlain, loadWords } from '../src/lazy.ts';
import { gameWords, tableWords, wordsIn } from '../src/words.ts';

describe.each(LANGUAGES)('%s', (language) => {
  test('at first there is nothing of a game but its title', async () => {
    const { table, titles, games } = await loadWords(language, new Map());
    expect(table).toBe(tableWords(language));
    expect(Object.keys(titles)).toEqual(GAMES.map(({ id }) => id));
    expect(games).toEqual({});
  });
  test('words for tables at a server come for those who want them, in this language alone', async () => {
    expect((await loadWords(language, new Map())).online).toBeUndefined();
    expect((await loadWords(language, new Map(), true)).online).toBe(ONLINE[language]);
  });
  test.each(GAMES)('then come the words of $id, and its rules for those who read them', async ({ id }) => {
    const { title, pitch, rules } = gameWords(language, id)!;
    const { titles, games } = await loadWords(language, new Map([[id, {}]]));
    expect(Object.keys(games)).toEqual([id]);
    expect(games[id]!.rules).toEqual({});
    expect(titles[id]).toEqual({ title, pitch });
    const read = (await loadWords(language, new Map([[id, { rules: true }]]))).games[id]!;
    expect(read.rules).toEqual(rules);
    // No clause stands outside of a chapter, where nobody would find it.
    expect(read.chapters!.flatMap(({ clauses }) => clauses)).toEqual(Object.keys(rules));
  });
  test.each(GAMES)('without its modules $id can say all that its plain table says', async ({ id }) => {
    const plain = (await loadPlain(id))!;
    const { games } = await loadWords(language, new Map([[id, {}]]));
    const words = games[id]!;
    const { least, most } = plain.seats;
    for (const seats of [least, most]) {
      const { moves, events, clauses } = composed(plain, agree(plain, { seats }));
      expect(moves.map(({ name }) => name).filter((name) => !(name in words.moves))).toEqual([]);
      expect(events.map(({ name }) => name).filter((name) => !(name in words.events))).toEqual([]);
      const reasons = { ...words.refusals, ...words.endings, ...tableWords(language).clauses };
      expect(clauses.map((clause) => clause.id).filter((name) => name !== 'allowed' && !(name in reasons))).toEqual([]);
    }
  });
  test('a game that nobody knows has no words', async () => {
    expect(
      (
        await loadWords(
          language,
          new Map([
            ['chess', {}],
            ['toString', {}],
          ]),
        )
      ).games,
    ).toEqual({});
  });
  test('all at once', async () => {
    const all = new Map(GAMES.map(({ id }) => [id, { modules: true, rules: true }]));
    expect(await loadWords(language, all)).toEqual(wordsIn(language));
  });
});
