/** Games that are kept and sent, in French. */
import { counted, typeset } from '../../grammar.ts';
import type { KeepingSpeech } from './speech.ts';

const added = counted('fr', 'partie ajoutée', 'parties ajoutées');

export const keepingFr = typeset({
  title: 'Mes parties',
  none: 'Pas encore de partie. Celles que vous commencez ou ouvrez sont gardées ici.',
  unfinished: 'En cours',
  finished: 'Terminées',
  yourTurn: 'À vous',
  turnOf: (name) => `À ${name} de jouer`,
  steps: counted('fr', 'étape', 'étapes'),
  sharedDeal: 'une donne partagée',
  goOn: 'Reprendre',
  review: 'Revoir',
  rename: 'Renommer',
  name: 'Nom de la partie',
  done: 'Terminé',
  remove: 'Supprimer',
  removed: (game) => `${game} : partie supprimée.`,
  undo: 'La rétablir',
  sameDeal: 'Rejouer cette donne',
  exportAll: 'Tout enregistrer dans un fichier',
  importAll: 'Ajouter des parties d’un fichier',
  imported: (n, already) => `${added(n)}${already > 0 ? `, ${already} déjà là` : ''}. Rien n’a été remplacé.`,
  refused: (game, reason) => `La partie ${game} ne peut pas être lue : ${reason}`,
  noGames: 'Ce fichier ne contient aucune partie enregistrée ici.',
  here: 'Les parties sont gardées dans ce navigateur, sur cet appareil. Effacer ses données les efface aussi ; un fichier est à l’abri.',
  clearing:
    'Ce navigateur efface ce qu’une page a gardé après sept jours sans visite. Ajoutez Halcyon à l’écran d’accueil, ou enregistrez vos parties dans un fichier.',
  elsewhere: {
    title: 'Cette partie est ouverte dans un autre onglet',
    about: 'Elle se joue à un seul endroit à la fois, pour qu’aucun coup ne se perde.',
    playHere: 'Jouer ici',
  },
  full: {
    title: 'Ce coup n’a pas pu être enregistré',
    about:
      'La mémoire du navigateur est pleine. Vous pouvez continuer, mais ce qui n’est pas enregistré disparaît quand vous quittez la page.',
    clear: 'Supprimer les parties terminées',
  },
  unknown: {
    title: 'Cette partie n’est pas ici',
    about: 'Elle a été supprimée, ou elle est gardée dans un autre navigateur.',
  },
  link: 'Un lien vers cette partie',
  linkAbout: 'Toute la partie est dans le lien. Qui l’ouvre peut la revoir étape par étape.',
  openSecrets: 'Cette partie n’est pas finie. Le lien montre toutes les mains et tout ce qui a été joué.',
  showLink: 'Faire le lien quand même',
  copyLink: 'Copier le lien',
  send: 'Envoyer…',
  mailLong: 'Ce lien est trop long pour un courriel. Enregistrez la partie dans un fichier et joignez-le.',
  deal: 'La même donne pour un ami',
  dealAbout: 'Les mêmes cartes dès le début, pour comparer. Qui s’y connaît pourrait lire la donne dans ce lien.',
  picture: 'Une image de la table',
  pictureAbout: 'Elle montre ce que tout spectateur peut voir ; aucune main n’y figure.',
  makePicture: 'Faire une image',
  savePicture: 'Enregistrer l’image',
  noPicture: 'Ce navigateur n’a pas pu faire l’image. Une capture d’écran de la table rend le même service.',
  text: 'La partie en texte',
  sentGame: 'Une partie qu’on vous a envoyée',
  running: 'en cours',
  keepIt: 'Garder et ouvrir',
  sentDeal: 'Une donne qu’on vous a envoyée',
  dealKnown:
    'La personne qui vous l’a envoyée sait peut-être où sont les cartes. Elle est marquée comme donne partagée dans vos parties.',
  playDeal: 'Jouer cette donne',
  cannotRead: 'Ce lien ne peut pas être ouvert',
  problems: {
    damaged: 'Une partie du lien manque ou a été changée en route. Demandez-le de nouveau.',
    large: 'Il contient bien plus que ne le pourrait une partie.',
    unable: 'Ce navigateur ne sait pas le décompresser. Demandez la partie sous forme de fichier.',
    game: 'Halcyon ne connaît pas ce jeu dans cette version.',
  },
} satisfies KeepingSpeech);
