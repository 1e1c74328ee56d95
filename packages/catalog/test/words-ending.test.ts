/** An ending names who could not go on and with which cards, as far as the reader may know them. */
import { agree, chanceFrom, Match, outlookOf, randomFrom, type SetupWish, seatsOf, type Viewer } from '@halcyon/kernel';
import type { Language } from '@halcyon/speech';
import { lastHand } from '@halcyon/speech/last-hand';
import { describe, expect, test } from 'vitest';
import { findGame } from '../src/index.ts';
import { speak } from '../src/words.ts';

const NAMES = ['Anna', 'Ben'];
/** A game at random that ends by this clause; where `seat` is stuck, if somebody is. */
const endedBy = (id: string, why: string, stuck?: number, wish: SetupWish = { seats: 2 }): Match => {
  const game = findGame(id)!;
  for (let seed = 0; seed < 400; seed++) {
    const random = randomFrom(`${seed}`);
    const match = new Match(game, agree(game, wish), chanceFrom(seed));
    while (!match.outcome) {
      const seat = seatsOf(match.mustAct)[0]!;
      const moves = match.legal(seat);
      match.play(seat, moves[random.below(moves.length)]!);
    }
    const last = lastHand(outlookOf(match, 'referee'));
    if (match.rules.clauses[match.outcome.why]!.id === why && (stuck === undefined || last?.seat === stuck))
      return match;
  }
  throw new Error(`no game of ${id} ends by ${why}`);
};
const told = (match: Match, viewer: Viewer, open: Viewer, language: Language = 'en'): string =>
  speak(language, match.rules, { viewer, names: NAMES }).ending(match.outcome!, lastHand(outlookOf(match, open)));

describe.each(['tranquility', 'ascent'])('%s', (id) => {
  const match = endedBy(id, 'stuck', 1);
  const hand = (match.view('referee').hands as number[][])[1]!;

  test('names who was stuck, and the cards to whom they are open', () => {
    expect(told(match, 0, 'referee')).toMatch(
      /^Ben could neither play a card nor discard two\. This time .*\. Still in hand: [^.]+\. \(Rule (?:T5\.1|A5\.2)\)$/,
    );
    expect(told(match, 0, 'referee', 'fr')).toMatch(/^Ben ne pouvait ni jouer .* Encore en main\s: .*\. \(Règle/);
    expect(told(match, 0, 'referee', 'de')).toMatch(/^Ben konnte weder eine Karte .* Noch auf der Hand: .*\. \(Regel/);
    expect(told(match, 1, 1)).toMatch(/^You could neither play .* Still in hand: /);
  });
  test('only the number of cards to whom they are hidden', () => {
    expect(hand.length).toBeGreaterThan(0);
    expect(told(match, 0, 0)).toMatch(new RegExp(`Still in hand: ${hand.length} cards?\\. `));
    expect(told(match, 0, 0)).toBe(told(match, 0, 'audience'));
  });
});

test('a score says of how many', () => {
  const match = endedBy('tranquility', 'stuck');
  expect(speak('en', match.rules, { viewer: 0, names: NAMES }).score(22)).toBe('Score: 22 of 38');
  expect(speak('fr', match.rules, { viewer: 0, names: NAMES }).score(22)).toBe('Score\u00a0: 22 sur 38');
  const ascent = endedBy('ascent', 'stuck');
  expect(speak('de', ascent.rules, { viewer: 0, names: NAMES }).score(22)).toMatch(/22 von 45$/);
});
test.each([
  ['square', 38],
  ['high-arch', 41],
  ['pyramid', 37],
])('the highest score of the %s is that of whoever wins', (layout, best) => {
  const game = findGame('tranquility')!;
  const rules = game.compose(agree(game, { seats: 2, layout }));
  expect(speak('en', rules, { viewer: 0, names: NAMES }).score(1)).toBe(`Score: 1 of ${best}`);
});
test('nobody is stuck where somebody wins', () => {
  const match = endedBy('cloud-nine', 'fifty');
  expect(lastHand(outlookOf(match, 'referee'))).toBeUndefined();
});
test('who won against the others is named', () => {
  const match = endedBy('fantasy-pub', 'goal-reached');
  const { outcome } = match;
  const [winner] = outcome?.kind === 'ranked' ? seatsOf(outcome.winners) : [];
  expect(told(match, 'audience', 'audience')).toMatch(`${NAMES[winner!]}’s clan has carried enough beers`);
});
