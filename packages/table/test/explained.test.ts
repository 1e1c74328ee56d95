/** Only bots are explained, and only when the game is over. */
import { agree, chanceFrom, Match, randomFrom, seatsOf } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { expect, it } from 'vitest';
import { botSteps, type Sitter } from '../src/index.ts';

it('gives the steps of bots with what they saw, of a game that is over', () => {
  const match = new Match(tranquility, agree(tranquility, { seats: 3 }), chanceFrom('explained'));
  const sitters: Sitter[] = [{ name: 'Ada' }, { name: '', bot: 'heuristic' }, { name: '', bot: 'random' }];
  const random = randomFrom('explained');
  while (match.outcome === undefined) {
    expect(botSteps(match, sitters, 0, match.length)).toEqual([]);
    const seat = seatsOf(match.mustAct)[0]!;
    const legal = match.legal(seat);
    match.play(seat, legal[random.below(legal.length)]!);
  }
  const steps = botSteps(match, sitters, 0, match.length);
  expect(steps.length).toBeGreaterThan(0);
  for (const { outlook, move } of steps) {
    expect(outlook.seat).toBe(1);
    expect(outlook.legal.length).toBeGreaterThan(1);
    expect(match.step(outlook.step)).toEqual({ seat: 1, move });
  }
});
