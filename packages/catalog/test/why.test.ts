/** Every move has a reason that can be said in every language, and every line of every card is told at some table. */
import { decide } from '@halcyon/bots/decision';
import {
  chanceFrom,
  kindOf,
  Match,
  type Move,
  type Outlook,
  outlookOf,
  type Random,
  randomFrom,
  type Seat,
  seatsOf,
  shuffle,
} from '@halcyon/kernel';
import { conventionsAt, reasonLine } from '@halcyon/speech/reasons';
import { LANGUAGES } from '@halcyon/speech/speaker';
import { setupsOf } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../src/bots.ts';
import { GAMES } from '../src/index.ts';
import { loadWhy, whyWords } from '../src/why.ts';
import { speak, tableWords } from '../src/words.ts';

/** The laws ask all of them (test/laws.test.ts of each game); here is read what is said. */
const LEAST_GAMES = 2;
const MOST_GAMES = 120;
const MOST_STEPS = 260;
/** Times that each kind of move is explained in a game, besides those that are made. */
const OFTEN = 3;

/** One of each kind. */
const samples = (legal: readonly Move[], random: Random): [kind: number, move: Move][] =>
  [...new Set(legal.map(kindOf))].map((kind) => {
    const moves = legal.filter((move) => kindOf(move) === kind);
    return [kind, moves[random.below(moves.length)]!];
  });

describe.each(GAMES.map((game) => [game.id, game] as const))('reasons of %s', (id, game) => {
  it('are sentences in every language for every kind of move', async () => {
    const book = await loadWhy(id);
    const words = await Promise.all(LANGUAGES.map((language) => whyWords(book, language)));
    const all = Object.keys(words[0]!.reasons).sort();
    const used = new Set<string>();
    const setups = shuffle(setupsOf(game, randomFrom('why')), randomFrom('why'));
    const random = randomFrom('why');
    const explain = (outlook: Outlook, move: Move): void => {
      const reasons = book.reasons(outlook, move);
      expect(reasons.length, outlook.moveName(move)).toBeGreaterThan(0);
      // What stands third is not said.
      for (const reason of reasons.slice(0, 2)) used.add(reason.id);
      const at = random.below(LANGUAGES.length);
      const names = Array.from({ length: outlook.rules.seats }, (_, seat) => `P${seat + 1}`);
      const speaker = speak(LANGUAGES[at]!, outlook.rules, { viewer: outlook.viewer, names });
      const line = reasonLine(reasons, words[at]!, speaker, tableWords(LANGUAGES[at]!));
      expect(line).toMatch(/^\p{Lu}.*\.$/u);
      expect(line).not.toMatch(/undefined|NaN|\?|-1\b|: \.|, ,| {2}/);
    };
    // Tables of one kind after another, until everything has been said.
    for (let i = 0; i < MOST_GAMES && (i < LEAST_GAMES || used.size < all.length); i++) {
      const match = new Match(game, setups[i % setups.length]!, chanceFrom(`why ${i}`));
      const bots = Array.from({ length: match.rules.seats }, (_, seat) => makeBot('heuristic', match.rules, seat));
      const times = new Map<number, number>();
      for (let step = 0; step < MOST_STEPS && match.outcome === undefined; step++) {
        const seat = seatsOf(match.mustAct)[0] as Seat;
        const outlook = outlookOf(match, seat);
        const move = decide(bots[seat]!, outlook, 'why')!;
        explain(outlook, move);
        for (const other of seatsOf(step % 8 === 0 ? match.mustAct | match.mayAct : match.mustAct)) {
          const theirs = outlookOf(match, other);
          for (const [kind, each] of samples(theirs.legal, random)) {
            const before = times.get(kind) ?? 0;
            times.set(kind, before + 1);
            if (before < OFTEN) explain(theirs, each);
          }
        }
        match.play(seat, move);
      }
    }
    // What nobody is ever told needs no sentence.
    expect([...used].sort()).toEqual(all);
  });

  it('and every line of the card of its bots stands at some table, in every language', async () => {
    const book = await loadWhy(id);
    const lines = book.conventions.map((each) => each.id).sort();
    const shown = setupsOf(game, randomFrom('why')).flatMap((setup) => conventionsAt(book.conventions, setup));
    expect([...new Set(shown.map((each) => each.id))].sort()).toEqual(lines);
    const texts = await Promise.all(LANGUAGES.map(async (language) => (await whyWords(book, language)).card));
    for (const card of texts) expect(Object.keys(card).sort()).toEqual(lines);
    for (const line of lines) expect(new Set(texts.map((card) => card[line]!.text)).size).toBe(LANGUAGES.length);
  });
});

it('a game that nobody knows has no reasons', async () => {
  const [game] = GAMES;
  const match = new Match(game!, setupsOf(game!, randomFrom('x'))[0]!, chanceFrom('x'));
  expect((await loadWhy('chess')).reasons(outlookOf(match, 0), 0)).toEqual([]);
});
