/** Facts of the sea in French. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw } from '@halcyon/speech/facts/fr';
import { capital, counted, typeset } from '@halcyon/speech/grammar';
import { START } from '../../rules/vocabulary.ts';
import { cellName, range } from '../../words/fr/names.ts';
import type { SeaFacts } from '../index.ts';

const cells = counted('fr', 'case vide', 'cases vides');
const places = counted('fr', 'case possible', 'cases possibles');

export const words: FactWords<SeaFacts> = typeset({
  gap: ({ low, high, cell, cells: n, numbers, held }, { speaker: { who } }) =>
    `${capital(range(low, high))} (depuis ${cellName(cell, who)}) : ${cells(n)} ; nombres encore possibles : ${numbers}${held > 0 ? `, dont ${held} dans votre main` : ''}.`,
  cheapest: ({ card, cell, cost, places: n }, { speaker: { who }, table }) =>
    `${card} : ${places(n)} ; au meilleur prix ${cellName(cell, who)} (${table.cost(cost)}).`,
  ends: ({ card, unseen, held }) =>
    `Cartes ${card === START ? 'de départ' : 'd’arrivée'}, dans votre main : ${held} ; pas encore vues : ${unseen}.`,
  gone: ({ cards }, { table }) => `Hors jeu à coup sûr : ${table.list(cards.map(String))}.`,
  piles: ({ cards }, tell) => toDraw(cards, tell),
} satisfies FactWords<SeaFacts>);
