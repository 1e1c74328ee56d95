/** What The Ascent says only in the terminal, in French. */
import { counted, typeset } from '@halcyon/speech/grammar';
import type { TerminalWords } from '../terminal.ts';

const slots = counted('fr', 'case', 'cases');

export const terminal = typeset<TerminalWords>({
  cellsAre: 'Les cases en rangée/case, entre parenthèses les cartes que cela coûte ; (0) est gratuit :',
  fires: ['feu herbeux', 'feu enneigé', 'feu rocheux'],
  typed: { fire: 'feu', herd: 'troupeau', left: 'left gauche g', right: 'right droite d', stop: 'repos' },
  keys: {
    turn: 'une carte (g7) : cases, coûts · d : défausser deux · ? : coups · aide',
    placing: 'rangée case : la poser là · autre carte · Entrée : la reposer · aide',
    choosing: 'rangée case : celle-là · une carte · Entrée : aucune · aide',
    drop: 'cartes, par ex. g7 s3 : les défausser · ? : coups · annuler · aide',
    lift: 'rangée case : le Versant va là · ? : coups · annuler · aide',
    climb: 'gauche, droite : monter (aussi : gauche repos) · ? : coups · annuler',
  },
  help: {
    pick: 'une carte montre ses cases et leurs coûts ; puis rangée et case, ou le numéro de la case, la pose',
    pay: 'défausser plusieurs cartes d’un coup ; « d g7 s3 » en défausse deux, « g7 3 2 pay s3 r5 » pose et paie',
    fire: 'poser un Feu de camp en rangée 2, case 3 ; son Versant va en rangée 3, case 1',
    bridge: 'poser un Pont en rangée 1, case 4',
    herd: 'montrer les troupeaux ; « herd 2 3 » mène celui de la rangée 2, case 3',
    climb: 'le troupeau monte de deux rangées et se repose',
  },
  fits: (card, n) =>
    n === 0
      ? `${card} ne peut aller nulle part maintenant.`
      : `${card} peut aller dans ${slots(n)}. Entre parenthèses les cartes que cela coûte ; (0) est gratuit.`,
  houseData: (rule) =>
    `Valeurs choisies par nous : nous ne disposons pas des images de ces cartes, certaines valeurs sont donc les nôtres (Règle ${rule}).`,
});
