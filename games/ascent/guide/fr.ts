import { typeset } from '@halcyon/speech/grammar';
import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const fr = typeset({
  goal: {
    shown: 'Une montagne gagnée : des Versants et des Feux de camp dans les 44 cases, et le Sommet tout en haut.',
  },
  turn: {
    title: 'À votre tour',
    text: 'Jouez une carte ou défaussez-en deux. Puis piochez dans votre propre pioche jusqu’à avoir de nouveau cinq cartes. Personne ne parle de ses cartes ni de ses projets, et la défausse ne revient jamais.',
    shown: 'Au lieu de jouer une carte, on défausse le 1 herbeux et le 2 enneigé, puis on en pioche deux.',
  },
  place: {
    title: 'Où va un Versant',
    text: 'Chaque rangée part de la gauche, et chaque carte repose sur deux autres. Deux voisines ne sont jamais du même type. Une valeur n’est jamais inférieure au numéro de sa rangée : les petites vont en bas.',
    shown: 'Éclairées : la case suivante de la rangée 1, et celle de la rangée 2 qui repose sur deux cartes.',
  },
  price: {
    title: 'Ce qu’il coûte',
    text: 'Payez l’écart avec la voisine de gauche en cartes de votre main. Des valeurs égales ne coûtent rien, la première case d’une rangée non plus. Les autres rangées ne comptent pas.',
    shown: 'Un 5 à côté d’un 3 coûte deux cartes.',
  },
  bridge: {
    title: 'Les Ponts',
    text: 'Un Pont ne coûte rien, n’a ni valeur ni type, et rien ne se paie à côté de lui. Mais chacun doit être recouvert avant la fin, pour le plus grand écart avec ses voisines.',
    shown: 'Le 7 rocheux recouvre le Pont entre 6 et 9 : deux cartes.',
  },
  fire: {
    title: 'Les Feux de camp',
    text: 'Un Feu de camp remplace un Versant de son type, qui monte d’au moins une rangée. Il ne coûte rien et reste. Pour ses voisines, il compte comme le premier Versant à sa gauche.',
    shown:
      'Le Feu de camp enneigé est là où était le 4 enneigé, qui commence la rangée 2. Le feu compte maintenant comme 3.',
  },
  more: {
    title: 'Une fois à l’aise',
    text: 'Les modules se choisissent en préparant une partie, seuls ou ensemble. Chacun a sa courte leçon.',
    shown:
      'Sentier verdoyant : un chemin herbeux jusqu’en haut. Documentaire alpin : des valeurs à filmer. Faune montagnarde : des hardes à mener.',
  },
} satisfies GuideWords<typeof panels>);
