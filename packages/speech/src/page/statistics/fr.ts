/** Games that are over, all together, in French. */
import { counted, typeset } from '../../grammar.ts';
import type { StatisticsSpeech } from './speech.ts';

const games = counted('fr', 'partie', 'parties');
const steps = counted('fr', 'étape', 'étapes');

export const statisticsFr = typeset({
  title: 'Statistiques',
  about:
    'Les parties terminées dans ce navigateur, même supprimées depuis. Une partie avec un coup annulé qui a laissé une marque, ou dont quelqu’un pouvait connaître la donne, n’est pas comptée.',
  online: (n) => `Jouées aux tables de ce serveur et comptées avec elles : ${games(n)}.`,
  none: 'Pas encore de partie terminée.',
  columns: { won: 'Gagnées', length: 'Longueur' },
  all: 'Toutes ensemble',
  plain: 'le jeu de base',
  played: games,
  won: (n, of, share) => `${n} sur ${of} gagnées (${share})`,
  bots: (share) => `Bots : ${share}`,
  streak: (now, longest) => `De suite : ${now}, au plus ${longest}`,
  length: (middle, shortest, longest) =>
    shortest === longest ? steps(middle) : `${steps(middle)} (${shortest}\u2060–\u2060${longest})`,
  endings: 'Comment elles ont fini',
  ending: 'Fin',
  times: 'Parties',
  goals: (reached, of) => `Objectifs : ${reached} sur ${of}`,
  goalsAbout: 'Chaque module et chaque choix gagné une fois. Rien n’en dépend.',
  reached: 'gagné',
  notReached: 'à gagner',
  anyWin: 'La première victoire',
  save: 'Enregistrer dans un fichier',
  uncounted: (n) => `Non comptées : ${games(n)}.`,
} satisfies StatisticsSpeech);
