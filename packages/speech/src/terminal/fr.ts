/** The terminal in French. */
import { counted, deFrench, typeset } from '../grammar.ts';
import type { TerminalSpeech } from './terminal-speech.ts';

const cells = counted('fr', 'case', 'cases');

export const terminal = typeset({
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
    what: (example) => `montrer tous les coups qui commencent ainsi, par exemple « ${example} »`,
    hint: 'ce que ferait le meilleur robot à votre place',
    lang: 'changer de langue : lang en, lang fr, lang de',
    notation: (examples) => `les coups comme le journal les écrit marchent toujours : ${examples}`,
  },
  more: (n) => `… encore ${n} (tapez « nouvelles »)`,
  bot: 'robot',
  youName: 'Vous',
  keys: '? vos coups · un coup comme la liste l’écrit · aide · quitter',
  form: (form) => `Ce coup s’écrit : ${form}`,
  whyForm: (example) => `Écrivez le coup après « pourquoi » : pourquoi ${example}`,
  allowed: (move) => `C’est permis : ${move}.`,
  stopped: (done, all) => `Fait avant cela : ${done} pas sur ${all}.`,
  noRule: (word, known) => `Il n’y a pas de règle « ${word} ». Connues : ${known}.`,
  hint: (move, notation) => `Un robot dirait : ${move}. (${notation})`,
  noHint: 'Un robot laisserait passer.',
  languages: (known) => `Langues : ${known}.`,
  mayStepIn: (name) =>
    `Avant le coup ${deFrench(name)}, vous pouvez intervenir (« ? » montre comment). Entrée : continuer.`,
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
  cards: {
    hand: 'main',
    pile: 'pioche',
    gone: 'déf.',
    cost: 'coût',
    payWords: 'pay payer',
  },
  tranquility: {
    rocks: 'Récifs',
    purple: 'Pourpre',
    cellsAre: 'Les cases en rangée/colonne, entre parenthèses les cartes que cela coûte ; (0) est gratuit :',
    keys: {
      turn: 'numéro : cases et coûts · d : défausser deux · ? : coups · aide',
      placing: 'rangée colonne : la placer là · autre carte · Entrée : la reposer · aide',
      drop: 'numéros, par ex. 3 7 : les défausser · ? : coups · reprendre · aide',
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
  },
  ascent: {
    cellsAre: 'Les cases en rangée/case, entre parenthèses les cartes que cela coûte ; (0) est gratuit :',
    fires: ['feu herbeux', 'feu enneigé', 'feu rocheux'],
    typed: { fire: 'feu', herd: 'troupeau', left: 'left gauche g', right: 'right droite d', stop: 'repos' },
    keys: {
      turn: 'une carte (g7) : cases, coûts · d : défausser deux · ? : coups · aide',
      placing: 'rangée case : la poser là · autre carte · Entrée : la reposer · aide',
      choosing: 'rangée case : celle-là · une carte · Entrée : aucune · aide',
      drop: 'cartes, par ex. g7 s3 : les défausser · ? : coups · reprendre · aide',
      lift: 'rangée case : le Versant va là · ? : coups · reprendre · aide',
      climb: 'gauche, droite : monter (aussi : gauche repos) · ? : coups · reprendre',
    },
    help: {
      pick: 'une carte montre ses cases et leurs coûts ; puis rangée et case, ou le numéro de la case, la pose',
      pay: 'défausser plusieurs cartes d’un coup ; « d g7 s3 » en défausse deux, « g7 3 2 pay s3 r5 » pose et paie',
      fire: 'poser un Feu de camp en rangée 2, case 3 ; son Versant va en rangée 3, case 1',
      bridge: 'construire un Pont en rangée 1, case 4',
      herd: 'montrer les troupeaux ; « herd 2 3 » mène celui de la rangée 2, case 3',
      climb: 'le troupeau monte de deux rangées et se repose',
    },
    fits: (card, n) =>
      n === 0
        ? `${card} ne peut aller nulle part maintenant.`
        : `${card} peut aller dans ${cells(n)}. Entre parenthèses les cartes que cela coûte ; (0) est gratuit.`,
    houseData: (rule) =>
      `Données maison : nous ne disposons pas des images de ces cartes, certaines valeurs sont donc les nôtres (Règle ${rule}).`,
  },
} satisfies TerminalSpeech);
