/** The bots do what the card at the table says of them (why/words): one position for each line, where one shows it. */
import { decide } from '@halcyon/bots/decision';
import { agree, argOf, chanceFrom, Match, outlookOf, printMove, seatsOf } from '@halcyon/kernel';
import { expect, it } from 'vitest';
import { tranquilityHeuristic } from '../bot/modules.ts';
import { gapAround, seaOf } from '../look/sea.ts';
import { boardOf, tranquility } from '../rules/index.ts';
import { type Drawn, FULL, play, table } from './draw.ts';

const choice = (match: Match, seat = 0): string | undefined => {
  const { rules } = match;
  const move = decide(tranquilityHeuristic(rules, seat), outlookOf(match, seat), 'card');
  return move === undefined ? undefined : printMove(rules.moves, move);
};
const sea = (drawn: Drawn): Match => table({ more: ['started: 0'], ...drawn });

it('finish: a second one is the first card to go, the last one stays when the sea is nearly full', () => {
  const two = sea({ sea: '3 . . . . .', hands: ['4 20 60 finish finish', '70 71'] });
  expect(choice(play(two, '0: place 4 2'))).toBe('drop finish');
  const late = sea({ sea: FULL.replace('35 36', '.  .'), hands: ['35 60 70 finish', '71 72'] });
  expect(choice(play(late, '0: place 35 35'))).toBe('drop 60');
});
it('throw: what fits nowhere goes first', () => {
  const match = sea({ sea: '10 12 . . . .', hands: ['11 14 40 60 finish', '70 71'] });
  expect(choice(play(match, '0: place 14 3'))).toBe('drop 11');
});
it('plenty: with many cards to draw two are paid, with one card none', () => {
  const [many, one, others] = [
    '37 79 48 5 13 start 27 47 66 8 finish 25',
    '37',
    '70 63 30 finish 17 32 7 49 57 39 10 1 51 40',
  ];
  const at = (pile: string): string | undefined =>
    choice(
      sea({
        sea: `
          68 71 72 73 76 78
          58 59  . 64 65 67
          42 43 44  . 53 54
          29 31 35 36  . 41
           . 18 23 24  . 28
           2  3  .  .  . 15`,
        hands: ['6 19 38 62 80', '9 12 26 45 finish'],
        piles: [pile, others],
      }),
    );
  expect([at(many), at(one)]).toEqual(['place 38 17', 'place 6 4']);
});
it('eight: an even share, more from whoever has more cards, and the last one makes it eight', () => {
  const asked = play(
    table({
      hands: ['start 3 20 30 40', '50 51 52 53 54', '60 61 62 63 64'],
      piles: ['1 2 4 5', '6 7 8 9', '10 11 12 13'],
    }),
    '0: start',
  );
  const said: number[] = [];
  while (
    seatsOf(asked.mustAct).length > 0 &&
    asked.rules.ask(asked.view('referee'), seatsOf(asked.mustAct)[0]!)?.id === 'pledge'
  ) {
    const seat = seatsOf(asked.mustAct)[0]!;
    const offer = choice(asked, seat)!;
    said.push(Number(offer.split(' ')[1]));
    play(asked, `${seat}: ${offer}`);
  }
  expect(said.length).toBe(3);
  expect(said.reduce((sum, n) => sum + n, 0)).toBe(8);
  expect(Math.max(...said) - Math.min(...said)).toBeLessThanOrEqual(1);
});
it('compass: in the turn of another a closed row is opened only when few cells are left', () => {
  const storm = (cells: string): Match =>
    table({
      features: ['storm-compass'],
      sea: cells,
      hands: ['35 60 70 finish', '71 72'],
      more: ['started: 0', 'purples: 0 0 0 0 0 1', 'compasses: 1', 'supply: 4'],
    });
  expect(choice(storm(FULL.replace('35 36', '.  .').replace('29 30', '.  .')), 1)).toBe('compass purple-6');
  expect(choice(storm('1 2 3 4 5 6'), 1)).toBeUndefined();
});
it('hold: a gap of one cell is no promise of a card for it', () => {
  let [left, own, others] = [0, 0, 0];
  for (let game = 0; game < 12; game++) {
    const match = new Match(tranquility, agree(tranquility, { seats: 3 }), chanceFrom(`hold ${game}`));
    const bots = [0, 1, 2].map((seat) => tranquilityHeuristic(match.rules, seat));
    while (match.outcome === undefined) {
      const seat = seatsOf(match.mustAct)[0]!;
      const outlook = outlookOf(match, seat);
      const move = decide(bots[seat]!, outlook, 'card')!;
      if (outlook.moveName(move) === 'place') {
        const [card, cell] = [argOf(move, 0), argOf(move, 1)];
        const all = seaOf(match.view('referee'));
        const { low, high, lowAt, highAt } = gapAround(boardOf('square'), all, cell);
        const fits = (hand: readonly number[], a: number, b: number): number =>
          hand.some((n) => n > a && n < b) ? 1 : 0;
        for (const [a, b, cells] of [
          [low, card, cell - lowAt - 1],
          [card, high, highAt - cell - 1],
        ] as const) {
          if (cells !== 1) continue;
          left++;
          all.hands.forEach((hand, each) => {
            if (each === seat) own += fits(hand, a, b);
            else others += fits(hand, a, b) / 2;
          });
        }
      }
      match.play(seat, move);
    }
  }
  expect(left).toBeGreaterThan(100);
  expect(own / left).toBeLessThan(others / left + 0.05);
});
