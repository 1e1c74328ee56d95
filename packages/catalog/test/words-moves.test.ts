/** 'What can I do?': every move stands under the verb of its kind, and a long list is folded by its first choice. */
import { agree, argOf, chanceFrom, kindOf, Match, outlookOf, randomFrom, seatsOf } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech';
import { moveGroups } from '@halcyon/speech/move-groups';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { speak } from '../src/words.ts';

test.each(GAMES)('$id', (game) => {
  const random = randomFrom('groups');
  const match = new Match(game, agree(game, { seats: Math.max(2, game.seats.least) }), chanceFrom(3));
  for (let i = 0; i < 60 && !match.outcome; i++) {
    const seat = seatsOf(match.mustAct)[0]!;
    const { rules, legal } = outlookOf(match, seat);
    for (const language of LANGUAGES) {
      const groups = moveGroups(legal, rules, speak(language, rules, { viewer: seat, names: ['Anna', 'Ben'] }));
      expect(groups.flatMap(({ moves }) => moves).toSorted()).toEqual(legal.toSorted());
      for (const { moves, inner } of groups) {
        expect(new Set(moves.map(kindOf)).size).toBe(1);
        if (!inner) continue;
        expect(inner.flatMap((group) => group.moves).toSorted()).toEqual(moves.toSorted());
        expect(new Set(inner.map(({ title }) => title)).size).toBe(inner.length);
        for (const { title, moves: own } of inner) {
          expect(title).toMatch(/\S/);
          expect(new Set(own.map((move) => argOf(move, 0))).size).toBe(1);
        }
      }
    }
    match.play(seat, legal[random.below(legal.length)]!);
  }
});

test('the first turn of Tranquility: islands, each with its cells', () => {
  const game = GAMES.find(({ id }) => id === 'tranquility')!;
  const match = new Match(game, agree(game, { seats: 2 }), chanceFrom(3));
  const seat = seatsOf(match.mustAct)[0]!;
  const { rules, legal, view } = outlookOf(match, seat);
  const groups = moveGroups(legal, rules, speak('en', rules, { viewer: seat, names: ['Anna', 'Ben'] }));
  const islands = (view.hands as number[][])[seat]!.filter((card) => card <= 80);
  const placing = groups.find(({ title }) => title === 'Place an island')!;
  expect(placing.inner!.map(({ title }) => title).toSorted()).toEqual(islands.map(String).toSorted());
  expect(groups.find(({ title }) => title === 'Discard two cards')!.inner).toBeUndefined();
});
