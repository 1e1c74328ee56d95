/** Every lesson is played by the rules of now, and every word of it is said in every language. */
import { findGame } from '@halcyon/catalog';
import { MANIFESTS } from '@halcyon/catalog/games';
import { CHANCE, printMove } from '@halcyon/kernel';
import type { Lesson } from '@halcyon/speech/lesson';
import { LANGUAGES } from '@halcyon/speech/speaker';
import { describe, expect, test } from 'vitest';
import { LessonTable, readScript, type Script } from '../src/index.ts';

const START = { step: 0, word: 0 };
/** Longest that the coach says at once: five lines of a phone. */
const MOST_LETTERS = 190;

/** A learner who reads, and plays what is awaited; `choose` says which, where there is a choice. */
const play = async (script: Script, choose: (moves: readonly number[]) => number): Promise<LessonTable> => {
  const table = new LessonTable(script, {}, START);
  for (let moments = 0; table.waits !== 'end'; moments++) {
    if (moments > 500) throw new Error('this lesson never ends');
    if (table.waits === 'reading') table.read();
    else if (table.waits === 'others') await table.othersAct();
    else {
      const { legal, rules } = table.outlook(script.seat);
      expect(
        legal,
        `nothing is awaited at step ${table.length}: ${printMove(rules.moves, script.steps[table.length]!.move)}`,
      ).not.toEqual([]);
      expect(table.play(script.seat, choose(legal))).toBeUndefined();
    }
  }
  return table;
};
const scriptsOf = ({ scenes, seat }: Lesson): Script[] => scenes.map((scene) => readScript(scene, seat, findGame));

test('the games of the house can be learnt', () => {
  const learnt = MANIFESTS.filter(({ lessons }) => lessons).map(({ id }) => id);
  expect(learnt).toEqual(
    expect.arrayContaining(['tranquility', 'ascent', 'cloud-nine', 'fantasy-pub', 'reef', 'castle-merchants']),
  );
});

for (const { id: game, lessons: load, coach } of MANIFESTS) {
  if (!load) continue;
  const lessons = await load();
  describe(`lessons of ${game}`, () => {
    test('there is a first one', () => expect(Object.keys(lessons)[0]).toBe('first'));

    for (const [id, lesson] of Object.entries(lessons)) {
      test(`${id}: whoever follows comes to its end, in whichever order cards are given`, async () => {
        for (const script of scriptsOf(lesson)) {
          const one = await play(script, (moves) => moves[0]!);
          const other = await play(script, (moves) => moves.at(-1)!);
          for (const table of [one, other])
            expect(table.rules.digest(table.outlook('referee').view)).toBe(script.match.digest);
        }
      });

      test(`${id}: one set-up, and no word while chance is at work`, () => {
        const scripts = scriptsOf(lesson);
        for (const { match, words, steps } of scripts) {
          expect(match.setup).toEqual(scripts[0]!.match.setup);
          const lost = steps.flatMap(({ seat }, at) => (at > 0 && seat === CHANCE ? words[at]! : []));
          expect(lost, 'these words would never be said').toEqual([]);
        }
      });

      test(`${id}: the coach says every word in every language, and none that is not in a script`, async () => {
        const said = scriptsOf(lesson).flatMap(({ words }) => words.flat());
        for (const language of LANGUAGES) {
          const coached = (await coach!(language))[id];
          expect(Object.keys(coached?.say ?? {}), language).toEqual([...new Set(said)]);
          for (const [word, text] of Object.entries(coached!.say))
            expect(text.length, `${language} ${word}: ${text}`).toBeLessThanOrEqual(MOST_LETTERS);
        }
      });
    }
  });
}
