/** Facts of the sea in English. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw } from '@halcyon/speech/facts/en';
import { capital, counted } from '@halcyon/speech/grammar';
import { START } from '../../rules/vocabulary.ts';
import { cellName, range } from '../../words/en/names.ts';
import type { SeaFacts } from '../index.ts';

const cells = counted('en', 'empty cell', 'empty cells');
const numbers = counted('en', 'number', 'numbers');
const places = counted('en', 'place', 'places');

export const words: FactWords<SeaFacts> = {
  gap: ({ low, high, cell, cells: n, numbers: fit, held }, { speaker: { who } }) =>
    `${capital(range(low, high))} (from ${cellName(cell, who)}): ${cells(n)}; ${numbers(fit)} can still come${held > 0 ? `, ${held} in your hand` : ''}.`,
  cheapest: ({ card, cell, cost, places: n }, { speaker: { who }, table }) =>
    `${card}: ${places(n)}; the cheapest is ${cellName(cell, who)} (${table.cost(cost)}).`,
  ends: ({ card, unseen, held }) =>
    `${card === START ? 'Start cards' : 'Finish cards'}: ${held} in your hand, ${unseen} that you have not seen.`,
  gone: ({ cards }, { table }) => `Surely gone: ${table.list(cards.map(String))}.`,
  piles: ({ cards }, tell) => toDraw(cards, tell),
};
