import { typeset } from '@halcyon/speech/grammar';
import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const fr = typeset({
  goal: {
    text: 'Seules les bières emportées dehors comptent : votre clan boit dans le pub et doit en ressortir à temps.',
    shown: 'Les bières qu’il faut pour gagner, à deux, trois, quatre et cinq clans.',
  },
  turn: {
    title: 'À votre tour',
    text: 'Lancez deux dés. Une action avec chacun, ou une seule avec leur somme : faites entrer le personnage suivant avec autant de pièces, déplacez-vous, envoyez le tavernier à la table d’un dé, ou sortez du pub.',
    shown: '2 et 4, ou 6 en tout : entrer, se déplacer, tavernier, sortir.',
  },
  move: {
    title: 'Se déplacer',
    text: 'Un personnage suit dans le sens horaire l’anneau de la porte et des tables. Ses bières le ralentissent : chacune enlève un pas. Il s’assied seul, parmi ceux de sa race, ou là où toutes les races diffèrent.',
    shown: 'Avec un 4 et une bière, le lutin avance de trois places, de la table 1 à la table 4.',
  },
  drink: {
    title: 'Boire ensemble',
    text: 'Boire, c’est tourner une pièce côté bière. Quand quelqu’un rejoint une table de sa race, tous y boivent. Le tavernier apporte une bière, au client que vous choisissez.',
    shown: 'Un second lutin arrive : chacun des deux tourne une pièce en bière.',
  },
  pay: {
    title: 'Qui paie une bière à qui',
    text: 'Si toutes les races diffèrent, chacune paie une bière à la suivante : lutin, nain, orc, troll. Qui doit boire ou payer sans avoir de pièce est expulsé et perd ses bières.',
    shown: 'Le troll arrive : le lutin paie une bière au nain, et le nain une au troll.',
  },
  leave: {
    title: 'Dehors à temps',
    text: 'De la porte, un personnage sort avec un dé quelconque s’il a au moins autant de bières que de pièces. Ses bières sont à l’abri, et il reviendra. Mais à la sixième, on est expulsé et tout est perdu.',
    shown: 'Le nain rapporte trois bières. Le troll a bu sa sixième.',
  },
  races: {
    title: 'Quatre races',
    text: 'Un lutin prend une pièce posée là où il arrive. Un nain va dans les deux sens. Un orc peut aussi sortir depuis la table du tavernier. Un troll laisse une pièce là d’où il part.',
    shown: 'Lutin, nain, orc et troll, du plus bas au plus haut.',
  },
} satisfies GuideWords<typeof panels>);
