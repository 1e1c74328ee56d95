/** Tranquility in French: what only the terminal says. */
import { counted, deFrench, typeset } from '@halcyon/speech/grammar';
import type { SeaTerminal } from '../terminal.ts';

const cells = counted('fr', 'case', 'cases');

export const terminal = typeset({
  rocks: 'Récifs',
  purple: 'Pourpre',
  cellsAre: 'Les cases en rangée/colonne, entre parenthèses les cartes que cela coûte ; (0) est gratuit :',
  keys: {
    turn: 'numéro : cases et coûts · d : défausser deux · ? : coups · aide',
    placing: 'rangée colonne : la placer là · autre carte · Entrée : la reposer · aide',
    drop: 'numéros, par ex. 3 7 : les défausser · ? : coups · annuler · aide',
    pledge: 'un nombre : autant de cartes données · ? : coups · aide',
    row: 'un nombre : cette rangée · ? : coups · aide',
    name: 'un nombre : ce que vaut la carte · ? : coups · aide',
  },
  help: {
    pick: 'le numéro d’une carte montre ses cases et leurs coûts ; puis rangée et colonne, ou le numéro de la case, la place',
    pay: 'défausser plusieurs cartes d’un coup ; « d 3 7 » en défausse deux, « place 41 17 pay 3 7 » place et paie',
  },
  fits: (card, n) =>
    n === 0
      ? `${card} ne peut aller nulle part maintenant.`
      : `${card} peut aller dans ${cells(n)}. Entre parenthèses les cartes que cela coûte ; (0) est gratuit.`,
  offers: (n) => `donne ${n}`,
  toEarn: (n) => `encore à gagner : ${n}`,
  mayStepIn: (name) =>
    `Avant le coup ${deFrench(name)}, vous pouvez dépenser une Boussole (« ? » montre comment). Entrée : continuer.`,
  wouldGiveUp: (name) =>
    `${name} ne voit plus d’issue et renoncerait. Une Boussole peut aider (« ? »). Entrée : continuer.`,
} satisfies SeaTerminal);
