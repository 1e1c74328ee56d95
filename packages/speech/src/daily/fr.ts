/** Deals of a day, in French. */
import { counted, typeset } from '../grammar.ts';
import { dateIn } from './date.ts';
import type { DailySpeech } from './speech.ts';

const bots = counted('fr', 'bot', 'bots');
const results = counted('fr', 'résultat', 'résultats');
const takeBacks = counted('fr', 'coup annulé avec marque', 'coups annulés avec marque');

export const dailyFr = typeset({
  title: 'Les donnes du jour',
  titleOf: (game) => `${game} : la donne du jour`,
  date: dateIn('fr'),
  about:
    'Chaque jeu a une donne par jour, la même pour tout le monde, et c’est votre premier essai qui compte. On se fait confiance pour les résultats ; un coup annulé avec marque, et le résultat ne compte pas ; rejouer est noté comme un autre essai.',
  against: (n) => `Vous et ${bots(n)}`,
  plain: 'le jeu de base',
  play: 'Jouer cette donne',
  goOn: 'Reprendre',
  again: 'La rejouer',
  againAbout: 'Ce sera noté comme un autre essai.',
  notPlayed: 'pas encore jouée',
  begun: 'commencée',
  dayBefore: 'La veille',
  dayAfter: 'Le lendemain',
  compare: 'La donne du jour : comparer avec des amis',
  won: 'Gagné',
  lost: 'Perdu',
  steps: counted('fr', 'étape', 'étapes'),
  marked: (n) => `${takeBacks(n)} : ne compte pas`,
  tryOf: (n) => `essai ${n}`,
  deal: (digest) => `donne ${digest}`,
  mine: 'Votre résultat',
  you: 'Vous',
  columns: { name: 'Nom', result: 'Résultat', points: 'Points', steps: 'Étapes' },
  friends: 'Côte à côte',
  name: 'Votre nom dans le lien',
  nameNeeded: 'Écrivez d’abord un nom, pour que vos amis sachent de qui est le résultat.',
  link: 'Votre résultat en lien',
  linkAbout:
    'Il contient votre nom et votre résultat, aucune carte et aucun coup. Vos amis le voient quand ils ont joué.',
  copy: 'Copier le lien',
  copied: 'Copié.',
  send: 'Envoyer…',
  played: (names) => `Déjà jouée par ${names}.`,
  playFirst: 'Vous verrez le résultat quand vous aurez joué la même donne.',
  show: 'Le montrer quand même',
  sure: 'Le résultat peut révéler quelque chose de la donne. Le montrer maintenant ?',
  showNow: 'Oui, le montrer',
  hide: 'Non, je joue d’abord',
  list: {
    title: 'Résultats sur ce serveur',
    about:
      'Le serveur rejoue chaque partie selon les règles avant de noter son résultat. Personne ne peut savoir si quelqu’un avait déjà essayé la donne ailleurs : ici aussi, on se fait confiance.',
    none: 'Personne n’a encore de résultat ici.',
    others: (names, n) => `${results(n)} jusqu’ici : ${names}.`,
    more: counted('fr', 'autre', 'autres'),
    yoursFirst: 'Vous verrez les résultats quand le vôtre en fera partie.',
    offer:
      'Votre nom et votre résultat seraient montrés à quiconque ouvre cette page ici ; aucune carte et aucun coup. Seul votre premier essai peut être ajouté, une seule fois.',
    name: 'Votre nom ici',
    as: (name) => `Vous seriez dans la liste sous le nom de ${name}.`,
    put: 'Ajouter mon résultat',
    done: 'Votre résultat est dans la liste.',
    cannot: {
      marked: 'Votre premier essai a un coup annulé avec marque : il ne compte pas et n’est pas ajouté.',
      givenUp: 'Seul un premier essai peut être ajouté, et le vôtre n’est pas terminé.',
      deleted:
        'La partie de votre premier essai a été supprimée dans ce navigateur ; le serveur ne pourrait pas la rejouer.',
      closed: 'Les résultats sont acceptés pendant sept jours. Cette liste est close.',
      version: 'Ce serveur joue selon une autre version des règles ; sa donne de ce jour est donc une autre.',
    },
    refused: {
      date: 'Le serveur ne connaît pas ce jour.',
      'date.future':
        'D’après l’horloge du serveur, ce jour n’est pas encore venu. Celle de cet appareil est-elle à l’heure ?',
      'date.late': 'Le serveur n’accepte plus les résultats de ce jour : les sept jours sont passés.',
      log: 'Le serveur ne peut pas lire cette partie : son journal est abîmé.',
      'log.length': 'Cette partie est trop longue pour que le serveur la rejoue.',
      'log.version':
        'Cette partie a été jouée selon une autre version des règles que celle du serveur. Rechargez la page.',
      'log.deal': 'Le serveur arrive à une autre donne que celle de cette partie ; elle n’a pas été ajoutée.',
      'log.end': 'Cette partie n’est pas terminée ; il n’y a donc pas encore de résultat.',
      'log.marked': 'Un coup a été annulé après avoir révélé quelque chose ; cette partie ne compte donc pas.',
      name: 'Ce nom ne peut pas être utilisé. Un nom a de 1 à 24 lettres.',
      rate: 'C’était trop à la fois. Réessayez dans un instant.',
      unavailable: 'Le serveur ne peut pas le faire maintenant. Réessayez dans un instant.',
      absent: 'Le serveur est injoignable. Rien n’a été ajouté ; réessayez plus tard.',
      unknown: 'Le serveur ne l’a pas ajouté, sans dire pourquoi.',
    },
  },
  problems: {
    game: 'Halcyon ne connaît pas ce jeu.',
    day: 'Ce jour n’existe pas dans le calendrier.',
    future: 'Ce jour n’est pas encore venu. Sa donne attend jusque-là.',
    link: 'Ce résultat ne peut pas être lu : une partie du lien manque ou a été changée en route. Demandez-le de nouveau.',
    version: 'Ce résultat vient d’une autre version des règles ; sa donne était donc une autre.',
    unable: 'Ce navigateur ne sait pas faire le lien.',
  },
} satisfies DailySpeech);
