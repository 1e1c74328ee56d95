/** Puzzles, in French. */
import { counted, typeset } from '../grammar.ts';
import type { PuzzleSpeech } from './speech.ts';

const turns = counted('fr', 'tour', 'tours');
const trips = counted('fr', 'voyage', 'voyages');
const whatever = (forced: boolean): string => (forced ? ', quoi que fassent les autres' : '');

export const puzzlesFr = typeset({
  title: 'Problèmes',
  titleOf: (game) => `Problèmes : ${game}`,
  about:
    'Des positions tirées de parties jouées par des bots, à cartes ouvertes et avec des dés annoncés d’avance. Pour chacune, une façon de gagner a été trouvée et vérifiée ; toute suite qui atteint l’objectif compte. Le niveau dit combien de fois nos bots échouent.',
  none: 'Il n’y a pas encore de problèmes pour ce jeu.',
  unknown: 'Ce problème n’existe pas ici.',
  number: (n) => `Problème ${n}`,
  grade: (n) => `Niveau ${n} sur 5`,
  done: 'résolu',
  solvedOf: (solved, all) => `${solved} sur ${all} résolus`,
  goal: {
    turn: (n, forced) => `Gagnez ${n === 1 ? 'pendant ce tour' : `en ${turns(n)}`}${whatever(forced)}.`,
    trip: (n, forced) => `Gagnez ${n === 1 ? 'avant la fin de ce voyage' : `en ${trips(n)}`}${whatever(forced)}.`,
  },
  left: { turn: (n) => `encore ${turns(n)}`, trip: (n) => `encore ${trips(n)}` },
  solved: 'Résolu !',
  failed: 'Pas résolu cette fois. Annulez ou recommencez.',
  shown: 'C’était la solution.',
  over: 'Cet essai est terminé. Annulez ou recommencez.',
  openCards: 'Cartes ouvertes',
  of: (thing, name) => `${thing} de ${name}`,
  fromTop: (label, cards) => `${label}, à partir du dessus : ${cards}.`,
  dice: 'Les prochains dés',
  takeBack: 'Annuler',
  again: 'Recommencer',
  solution: 'Solution',
  step: 'Étape suivante',
  next: 'Problème suivant',
  all: 'Tous les problèmes',
  commands: { again: 'recommencer', solution: 'solution' },
  typed: { again: 'recommencer le problème', solution: 'montrer l’étape suivante de la solution' },
} satisfies PuzzleSpeech);
