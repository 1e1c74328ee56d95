/** The terminal in French. */
import { counted, deFrench, typeset } from '../grammar.ts';
import type { TerminalSpeech } from './terminal-speech.ts';

const _cells = counted('fr', 'case', 'cases');

export const terminal = typeset({
  commands: {
    what: 'coups',
    why: 'pourquoi',
    rule: 'regle regles',
    undo: 'annuler reprendre u',
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
    hint: 'ce que ferait le meilleur bot à votre place',
    lang: 'changer de langue : lang en, lang fr, lang de',
    notation: (examples) => `les coups comme le journal les écrit marchent toujours : ${examples}`,
  },
  more: (n) => `… encore ${n} (tapez « nouvelles »)`,
  bot: 'bot',
  youName: 'Vous',
  keys: '? vos coups · un coup comme la liste l’écrit · aide · quitter',
  form: (form) => `Ce coup s’écrit : ${form}`,
  whyForm: (example) => `Écrivez le coup après « pourquoi » : pourquoi ${example}`,
  allowed: (move) => `C’est permis : ${move}.`,
  stopped: (done, all) => `Étapes faites avant cela : ${done} sur ${all}.`,
  noRule: (word, known) => `Il n’y a pas de règle « ${word} ». Connues : ${known}.`,
  hint: (move, notation) => `Un bot dirait : ${move}. (${notation})`,
  noHint: 'Un bot laisserait passer.',
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
    what: 'Que voulez-vous faire ?',
    fresh: 'Une nouvelle partie',
    alone: 'Je joue, des bots aux autres places',
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
} satisfies TerminalSpeech);
