/** What the Pyramid's bots know of the Explorer deck: its chance, and for which cards in hand it matters. */
import { decide } from '@halcyon/bots/decision';
import { argOf, type Match, outlookOf } from '@halcyon/kernel';
import { expect, it } from 'vitest';
import { ceilings } from '../bot/ceilings.ts';
import { canBeWon } from '../bot/explorer.ts';
import { tranquilityHeuristic } from '../bot/modules.ts';
import { chanceOf } from '../bot/odds.ts';
import { seaOf } from '../look/sea.ts';
import { COMPASS, FINISH } from '../rules/index.ts';
import { type Drawn, play, table } from './draw.ts';

const DECK = { cells: 6, spare: 0, ends: false, storms: 6, compasses: 6, others: 6 };
it.each([
  [0, 7],
  [1, 7],
  [2, 12],
])('the chance of a whole deck is the ceiling (explorer=%i)', (explorer, enders) => {
  const most = ceilings.find(({ options }) => options?.explorer === explorer)!.most;
  expect(Math.round(1000 * chanceOf({ ...DECK, enders })) / 10).toBe(most);
});
it('a Storm without a Compass loses once every other cell is filled, and so does a sea that nobody can end', () => {
  const none = { storms: 0, compasses: 0, enders: 0, others: 6 };
  expect(chanceOf({ cells: 1, spare: -1, ends: true, ...none })).toBe(0);
  expect(chanceOf({ cells: 1, spare: 0, ends: true, ...none })).toBe(1);
  expect(chanceOf({ cells: 1, spare: 0, ends: false, ...none })).toBe(0);
});

/** The last row is open, and cell 14 with its border card if it says so. */
const late = (cell: string, hand: string, drawn: Partial<Drawn> = {}): Match =>
  table({
    layout: 'pyramid',
    sea: `
               .
             . . .
         53 54 55 56 57
      45 46 47 48 49 50 51
  29 31 ${cell} 35 36 38 40 42 44
  5 6 7 8 10 11 12 13 15 16 17`,
    hands: [hand, '70 71 72'],
    more: ['explorer: start start storm finish start'],
    ...drawn,
  });
const dropped = (match: Match): number => {
  const { rules } = match;
  const bot = tranquilityHeuristic(rules, 0);
  const choose = () => decide(bot, outlookOf(match, 0), 'card')!;
  return argOf(choose(), 0);
};
it('a Compass stays while a Storm may still come, and is the first to go when none can', () => {
  expect(dropped(play(late('.', '58 66 76 compass finish'), '0: place 58 33'))).not.toBe(COMPASS);
  expect(dropped(play(late('33', '58 66 76 compass finish'), '0: place 58 33'))).toBe(COMPASS);
});
it('the only card that can end the game stays, though an island goes that is wanted', () => {
  expect(dropped(play(late('33', '58 66 finish', { piles: ['', ''] }), '0: place 58 33'))).not.toBe(FINISH);
});
it('whether an open deck can be won', () => {
  const withDeck = (explorer: string): boolean =>
    canBeWon(seaOf(table({ layout: 'pyramid', hands: ['10', '60'], more: [`explorer: ${explorer}`] }).view('referee')));
  expect(withDeck('start start start start start finish')).toBe(true);
  expect(withDeck('start start start start start rocks')).toBe(false);
  expect(withDeck('start start start start start finish storm')).toBe(false);
  expect(withDeck('start start start start compass finish storm')).toBe(true);
});
