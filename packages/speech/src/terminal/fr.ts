/** The terminal in French. */
import { counted, deFrench, typeset } from '../grammar.ts';
import type { TerminalSpeech } from './terminal-speech.ts';

const cells = counted('fr', 'case', 'cases');

export const terminalFr = typeset({
  commands: {
    what: 'coups',
    why: 'pourquoi',
    rule: 'regle regles',
    undo: 'reprendre annuler u',
    events: 'nouvelles',
    log: 'journal',
    hint: 'conseil',
    lang: 'langue',
    save: 'enregistrer',
    help: 'aide',
    quit: 'quitter q',
  },
  help: {
    what: 'montrer tous les coups qui commencent ainsi, par exemple « ? place 41 »',
    pick: 'le numéro d’une carte montre ses cases et leurs coûts ; puis rangée et colonne, ou le numéro de la case, la place',
    pay: 'défausser plusieurs cartes d’un coup ; « d 3 7 » en défausse deux, « place 41 17 pay 3 7 » place et paie',
    hint: 'ce que ferait le meilleur robot à votre place',
    lang: 'changer de langue : lang en, lang fr, lang de',
    notation: 'les coups comme le journal les écrit marchent toujours : place 41 17, drop 3, compass purple-2',
  },
  more: (n) => `… encore ${n} (tapez « nouvelles »)`,
  bot: 'robot',
  youName: 'Vous',
  keys: '? vos coups · un coup comme la liste l’écrit · aide · quitter',
  form: (form) => `Ce coup s’écrit : ${form}`,
  whyForm: 'Écrivez le coup après « pourquoi » : pourquoi place 41 17',
  allowed: (move) => `C’est permis : ${move}.`,
  stopped: (done, all) => `Fait avant cela : ${done} pas sur ${all}.`,
  noRule: (word, known) => `Il n’y a pas de règle « ${word} ». Connues : ${known}.`,
  hint: (move, notation) => `Un robot dirait : ${move}. (${notation})`,
  noHint: 'Un robot laisserait passer.',
  languages: (known) => `Langues : ${known}.`,
  takeBackAlone: 'Reprendre quand même ? Le journal le dira.',
  mayStepIn: (name) =>
    `Avant le coup ${deFrench(name)}, vous pouvez dépenser une Boussole (« ? » montre comment). Entrée : continuer.`,
  wouldGiveUp: (name) =>
    `${name} ne voit plus d’issue et renoncerait. Une Boussole peut aider (« ? »). Entrée : continuer.`,
  notSaved: (reason) => `La partie ne peut pas être enregistrée : ${reason}`,
  resumed: (game) => `${game} : la partie enregistrée continue.`,
  putAside: (file) => `La partie inachevée d’avant est gardée sous ${file}`,
  broken: (reason, kept) => `La partie enregistrée est illisible (${reason}). Elle est gardée sous ${kept}`,
  logAt: (file) => `La partie en texte : ${file}`,
  toResume: (command) => `La partie est enregistrée. Pour continuer : ${command}`,
  menu: {
    what: 'Que désirez-vous ?',
    fresh: 'Une nouvelle partie',
    alone: 'Je joue, des robots aux autres places',
    everybody: 'Des personnes à toutes les places, sur cet appareil',
    each: 'Choisir pour chaque place',
    who: 'Qui joue ?',
    standard: 'par défaut',
    chooseKeys: 'Espace choisit, Entrée continue.',
    resume: (game) => `Continuer ${game}`,
    seat: (n) => `Place ${n}`,
    barred: (names) => `Ceux-ci s’excluent : ${names}.`,
    noTerminal: (command) => `Le menu a besoin d’un terminal. Sans terminal : ${command}`,
  },
  tranquility: {
    hand: 'main',
    pile: 'pioche',
    gone: 'déf.',
    cost: 'coût',
    rocks: 'Récifs',
    purple: 'Pourpre',
    cellsAre: 'Les cases en rangée/colonne, entre parenthèses les cartes que cela coûte ; (0) est gratuit :',
    payWords: 'pay payer',
    keys: {
      turn: 'numéro : cases et coûts · d : défausser deux · ? : coups · aide',
      placing: 'rangée colonne : la placer là · autre carte · Entrée : la reposer · aide',
      drop: 'numéros, par ex. 3 7 : les défausser · ? : coups · reprendre · aide',
      pledge: 'un nombre : autant de cartes données · ? : coups · aide',
      row: 'un nombre : cette rangée · ? : coups · aide',
      name: 'un nombre : ce que vaut la carte · ? : coups · aide',
    },
    fits: (card, n) =>
      n === 0
        ? `${card} ne peut aller nulle part maintenant.`
        : `${card} peut aller dans ${cells(n)}. Entre parenthèses les cartes que cela coûte ; (0) est gratuit.`,
    offers: (n) => `donne ${n}`,
    toEarn: (n) => `encore à gagner : ${n}`,
  },
} satisfies TerminalSpeech);
