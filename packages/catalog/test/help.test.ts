/** Facts are told in every language and nobody who has no seat is told any. */
import { chanceFrom, Match, outlookOf, randomFrom, type Seat, seatsOf } from '@halcyon/kernel';
import { factLines } from '@halcyon/speech/facts';
import { LANGUAGES } from '@halcyon/speech/speaker';
import { setupsOf } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { factWords, loadHelp } from '../src/help.ts';
import { GAMES } from '../src/index.ts';
import { speak, tableWords } from '../src/words.ts';

/** The laws ask all of them (test/laws.test.ts of each game); here is read what is said. */
const MOST_SETUPS = 16;

describe.each(GAMES.map((game) => [game.id, game] as const))('facts of %s', (id, game) => {
  it('are sentences in every language, at tables of many kinds', async () => {
    const book = await loadHelp(id);
    const words = await Promise.all(LANGUAGES.map((language) => factWords(book, language)));
    const used = new Set<string>();
    const setups = setupsOf(game, randomFrom('facts'));
    const some = setups.filter((_, i) => i % Math.ceil(setups.length / MOST_SETUPS) === 0);
    for (const setup of some) {
      const match = new Match(game, setup, chanceFrom(`facts ${setup.seats}`));
      const random = randomFrom('facts');
      const names = Array.from({ length: setup.seats }, (_, seat) => `P${seat + 1}`);
      for (let step = 0; step < 90 && match.outcome === undefined; step++) {
        const seat = seatsOf(match.mustAct)[0] as Seat;
        if (step % 10 === 0) {
          const outlook = outlookOf(match, seat);
          const facts = book.facts(outlook);
          LANGUAGES.forEach((language, i) => {
            const speaker = speak(language, match.rules, { viewer: seat, names });
            for (const line of factLines(facts, words[i]!, speaker, tableWords(language)))
              expect(line).not.toMatch(/undefined|NaN|\?|-1\b|: \.|, ,| {2}/);
          });
          for (const fact of facts) used.add(fact.id);
        }
        const legal = match.legal(seat);
        match.play(seat, legal[random.below(legal.length)]!);
      }
    }
    // What nobody is ever told needs no sentence.
    expect([...used].sort()).toEqual(Object.keys(words[0]!).sort());
  });
});

it('a seat that only looks is told nothing, and so is a game that nobody knows', async () => {
  const [game] = GAMES;
  const match = new Match(game!, setupsOf(game!, randomFrom('x'))[0]!, chanceFrom('x'));
  expect((await loadHelp(game!.id)).facts(outlookOf(match, 'audience'))).toEqual([]);
  expect((await loadHelp('chess')).facts(outlookOf(match, 0))).toEqual([]);
});
