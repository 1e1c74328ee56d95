/** The coach in French. */
import { typeset } from '@halcyon/speech/grammar';
import type { Coach } from '@halcyon/speech/lesson';

export const coach = typeset({
  first: {
    title: 'Votre première montagne',
    say: {
      goal: 'L’objectif : remplir ensemble les 44 cases de la montagne, puis jouer un Sommet tout en haut. Tous gagnent, ou tous perdent.',
      first:
        'À votre tour, jouez une carte ou défaussez-en deux. Une rangée part de la gauche, et sa première case est gratuite. Les petites valeurs vont en bas : posez le 1 herbeux.',
      partner:
        'Vous avez pioché. Votre partenaire joue, sans un mot : personne ne parle de ses cartes ni de ses actions.',
      cost: 'Vous payez l’écart avec la voisine de gauche : un 3 à côté du 2 coûte une carte. Et deux voisines ne sont jamais du même type. Posez le 3 rocheux, payez du 12 rocheux.',
      discard:
        'L’autre action : défausser deux cartes. Un 1 ne va qu’en rangée 1, et il y coûterait déjà deux cartes. Défaussez les deux 1.',
      gone: 'La défausse est face cachée et ne revient pas. Quand tout est payé, vous piochez jusqu’à cinq cartes en main. Plus tard, la montagne a grandi.',
      rows: 'Plus haut, une carte repose sur deux cartes, et sa valeur atteint au moins le numéro de sa rangée. Un 5 à côté d’un 5 est gratuit : posez le 5 enneigé en rangée 2.',
      bridge:
        'À côté du 6 de la rangée 1, toutes vos cartes sont chères. Un Pont ne coûte rien, n’a ni valeur ni type, et rien ne se paie à côté de lui. Jouez-le là.',
      fire: 'Un Feu de camp remplace un Versant de son type, qui monte d’au moins une rangée. Jouez le Feu de camp enneigé sur le 4 enneigé, puis le 4 au début de la rangée 3.',
      ember:
        'Le Feu de camp ne coûte rien et reste jusqu’à la fin. Pour sa voisine, il a la valeur du premier Versant à sa gauche : ici 3.',
      cover:
        'Un Pont doit être recouvert avant la fin. Cela coûte le plus grand écart avec ses voisines : le 7 rocheux entre 6 et 9 coûte deux cartes. Payez avec les deux 2.',
      art: 'Bien jouer : les petites valeurs en bas, les grandes gardées pour le haut, de petits écarts. Le début d’une rangée est gratuit : gardez-le pour une carte difficile.',
      last: 'Presque en haut, et les pioches sont vides. Posez le 12 enneigé à côté du 12 : c’est gratuit.',
      visible:
        'Toutes les cases sont remplies, mais un Pont reste visible, et le Sommet serait refusé. Votre partenaire a la carte qu’il faut.',
      summit: 'Maintenant, chacune des 44 cases montre un Versant ou un Feu de camp. Jouez le Sommet.',
      end: 'Un Sommet est joué : tous gagnent. Tous perdent si quelqu’un n’a plus d’action au début de son tour ; ne dépensez donc pas trop de cartes.',
    },
  },
  'green-path': {
    title: 'Sentier verdoyant',
    say: {
      goal: 'Vous ne gagnez que si un sentier herbeux monte sans interruption de la rangée 1 à la 8, chaque carte reposant sur la précédente. Le Randonneur montre où il en est.',
      on: 'Le Randonneur est en rangée 3. La première case de la rangée 4 repose sur cette carte : posez-y le 7 herbeux.',
      fire: 'Un Feu de camp herbeux compte aussi. Jouez-le sur le 7 herbeux et montez le 7 en rangée 5 : le sentier gagne une rangée.',
      plan: 'Deux herbeux ne sont jamais voisins : il faut donc au sentier une case libre au-dessus de lui, à gauche ou à droite. Gardez-lui-en une dans chaque rangée.',
      last: 'Il ne manque que la rangée 8. Posez le 12 herbeux sur l’herbeux du dessous.',
      summit: 'Le sentier est complet, et la montagne aussi. Jouez le Sommet.',
      end: 'Sans le sentier, le Sommet aurait été refusé. Si la montagne est pleine et qu’il manque, tous perdent aussitôt.',
    },
  },
  documentary: {
    title: 'Documentaire alpin',
    say: {
      goal: 'Avant le Sommet, vous filmez trois Panoramas. Les valeurs de chacun doivent être côte à côte dans une rangée, dans son ordre de gauche à droite.',
      film: 'En rangée 1, il y a 7 et 8. Posez le 9 enneigé à côté et payez avec le 1 enneigé : 7-8-9 est filmé. Pour 9-8-7, ce n’est pas le bon ordre.',
      second: 'En rangée 2, il y a 3 et 4. Posez le 3 rocheux, payez avec le 2 rocheux, et 3-4-3 est filmé.',
      down: 'Un Panorama filmé est aussitôt retourné face cachée, et la suite peut être rompue plus tard. Les Feux de camp n’ont ici pas de valeur.',
      cover:
        'Le dernier : 9 et 8 sont en rangée 5, devant un Pont. Recouvrez-le du 7 enneigé, pour le plus grand écart : deux cartes.',
      summit: 'Tout est filmé, et aucun Pont n’est plus visible. Jouez le Sommet.',
      end: 'S’il manque un film, le Sommet est refusé, et tous perdent dès que la montagne est pleine. Quatre ou cinq Panoramas rendent la partie plus difficile.',
    },
  },
  wildlife: {
    title: 'Faune montagnarde',
    say: {
      goal: 'Il faut au moins huit Bouquetins en rangée 8 quand le Sommet est joué. Un Versant à Bouquetin en amène un quand il est joué de la main.',
      place:
        'Posez le 6 rocheux à Bouquetin à côté du 5, et payez avec le 1 enneigé. Un Bouquetin y est aussitôt posé.',
      herd: 'Une troisième action : mener un troupeau, tous les Bouquetins d’une carte. Menez celui de la rangée 2 à celui de la rangée 3, puis en rangée 4, et laissez-le se reposer.',
      pay: 'Le troupeau rassemble les Bouquetins sur son chemin : ils sont deux. Défaussez une carte par rangée montée.',
      ways: 'Un troupeau ne monte que sur un Versant ou un Feu de camp qui repose sur sa carte, jamais de côté ni sur un Pont visible. Rassemblez d’abord : beaucoup montent au prix d’un.',
      eighth:
        'Sept Bouquetins sont en rangée 8, et le huitième une rangée plus bas. Menez-le, et payez avec le 2 enneigé.',
      summit: 'Huit Bouquetins sont en rangée 8. Jouez le Sommet, et ils y montent.',
      end: 'Avec moins de huit, le Sommet est refusé. Encore ceci : un Feu de camp ne remplace jamais une carte qui porte un Bouquetin.',
    },
  },
  solo: {
    title: 'Solo',
    say: {
      alone:
        'En solo, vous avez six cartes en main et une pioche, sans les Versants de valeur 1. Le tour reste le même : posez le 4 rocheux à côté du 4.',
      grapple:
        'Toute votre main serait chère maintenant. Au lieu d’une action, un des trois Grappins mélange votre main dans la pioche, et vous piochez six cartes. Utilisez-en un.',
      renewed: 'C’était tout votre tour. La nouvelle main continue : le 7 enneigé à côté du 7 en rangée 2 est gratuit.',
      foot: 'De même le 4 herbeux à côté du 4 en rangée 1.',
      end: 'Un Grappin ne revient pas : gardez-le pour une main vraiment mauvaise. Prenez-en moins de trois, ou aucun, pour une partie plus difficile.',
    },
  },
} satisfies Coach);
