/** Fantasy Pub in French: what only the terminal says. */
import { typeset } from '@halcyon/speech/grammar';
import type { PubTerminal } from '../terminal.ts';

export const terminal = typeset({
  heads: { inside: 'pub', beers: 'bières', pile: 'pio.' },
  typed: {
    enter: 'entrer',
    back: 'arrière',
    innkeeper: 'tavernier',
    leave: 'sortir',
    end: 'finir fin',
  },
  keys: {
    act: 'lutin : ses chemins · lutin 5 : aller · entrer 4 · tavernier 3 · ? : coups',
    moving: '5 : sens horaire · sortir · un autre · Entrée : reposer · aide',
    back: '-5 : l’autre sens',
    serve: 'un personnage (bO) : il boit · ? : coups · annuler · aide',
  },
  help: {
    pick: 'montrer où peut aller un de vos personnages ; puis le nombre suffit (l, l2 et a-goblin2 marchent aussi)',
    move: 'déplacer votre lutin de 5 dans le sens horaire',
    back: 'déplacer votre nain de 2 dans le sens antihoraire',
    enter: 'faire entrer votre personnage suivant avec 4 pièces',
    innkeeper: 'envoyer le tavernier à la table 3 ; puis nommer qui boit',
    leave: 'faire sortir votre orc du pub ; « sortir orc 2 » utilise le 2',
    end: 'finir votre tour après une action',
  },
  stuck: (character) => `${character} : ne peut aller nulle part maintenant.`,
} satisfies PubTerminal);
