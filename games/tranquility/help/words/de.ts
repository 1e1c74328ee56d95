/** Facts of the sea in German. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw } from '@halcyon/speech/facts/de';
import { capital, counted } from '@halcyon/speech/grammar';
import { START } from '../../rules/vocabulary.ts';
import { cellName, range } from '../../words/de/names.ts';
import type { SeaFacts } from '../index.ts';

const cells = counted('de', 'leeres Feld', 'leere Felder');
const places = counted('de', 'mögliches Feld', 'mögliche Felder');

export const words: FactWords<SeaFacts> = {
  gap: ({ low, high, cell, cells: n, numbers, held }, { speaker: { who } }) =>
    `${capital(range(low, high))} (ab ${cellName(cell, who)}): ${cells(n)}; Zahlen, die noch kommen können: ${numbers}${held > 0 ? `, davon ${held} auf deiner Hand` : ''}.`,
  cheapest: ({ card, cell, cost, places: n }, { speaker: { who }, table }) =>
    `${card}: ${places(n)}; am günstigsten ${cellName(cell, who)} (${table.cost(cost)}).`,
  ends: ({ card, unseen, held }) =>
    `${card === START ? 'Startkarten' : 'Zielkarten'}: ${held} auf deiner Hand, ${unseen} noch nicht gesehen.`,
  gone: ({ cards }, { table }) => `Sicher aus dem Spiel: ${table.list(cards.map(String))}.`,
  piles: ({ cards }, tell) => toDraw(cards, tell),
};
