/** Tranquility in French: what is on the box and what can be chosen before the first card. */
import type { TranquilitySpeech } from '../en.ts';
import { removal } from '../places.ts';

const LEVELS = { 4: 'Galatée', 6: 'Triton', 8: 'Leucothée', 10: 'Amphitrite', 12: 'Poséidon' };
const EXPLORERS = [
  'comme sur le feuillet',
  'plus difficile : un départ pioché coûte une carte',
  'plus facile : des cartes de bordure à la place des Monstres marins',
];

export const box = {
  features: {
    'jagged-rocks': {
      name: 'Récifs acérés',
      about:
        'Une rangée est toujours fermée, et après chaque action vous déplacez les Récifs. Difficulté dans le livret : un symbole.',
    },
    'sea-monsters': {
      name: 'Monstres marins',
      about:
        'Les Monstres encombrent vos mains, ne se défaussent pas et ne partent qu’en détruisant une île. Difficulté dans le livret : trois ou quatre symboles, selon leur nombre.',
    },
    'storm-compass': {
      name: 'Tempête et boussole',
      about:
        'Six Tempêtes se cachent dans les pioches et entravent mains et rangées ; les Boussoles que vous gagnez ensemble y mettent fin. Difficulté dans le livret : trois symboles.',
    },
    wild: {
      name: 'Jokers',
      about:
        'Un Joker remplace presque n’importe quelle autre carte, à votre choix. Difficulté : la partie devient un peu plus facile.',
    },
  },
  layouts: {
    square: { name: 'Mer carrée', about: 'Six rangées de six cases.' },
    'high-arch': {
      name: 'La Grande Arche',
      about:
        'Vous bâtissez d’abord deux piliers sans rien payer, puis le toit qui les relie. Difficulté dans le livret : un symbole.',
    },
    pyramid: {
      name: 'La Pyramide',
      about:
        'Six cases d’une pyramide cachent les surprises, bonnes ou mauvaises, d’une pile d’explorateur. Difficulté dans le livret : deux symboles. La forme de la pyramide est une donnée maison, car nous ne disposons pas de son image.',
    },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about:
        'Vous gagnez ou perdez tous ensemble. À une seule place, vous jouez en solo ; ses nombres sont des données maison, car nous ne disposons pas de la carte de référence qui porte la vraie règle.',
    },
    'day-night': {
      name: 'Jour et nuit',
      about:
        'Les Boussoles font passer vos mains du jour à la nuit, et à la fin la moitié inférieure de la mer doit montrer la nuit, la moitié supérieure le jour. Difficulté dans le livret : un symbole.',
    },
    competitive: {
      name: 'Compétition',
      about:
        'Deux joueurs l’un contre l’autre : des points pour les cartes dans la mer, des points en moins pour les défausses. Le livret ne donne pas de difficulté : elle dépend de votre adversaire.',
    },
  },
  options: {
    islandsRemoved: {
      name: 'Îles retirées',
      about: 'Il manque autant d’îles, et personne ne sait lesquelles. Plus il en manque, plus c’est difficile.',
      value: (n: number) => (n === 0 ? 'aucune' : `${removal(LEVELS, n)} : ${n} îles`),
    },
    strict: {
      name: 'Dernière carte',
      about: 'Si un joueur qui commence son tour avec une seule carte peut encore la jouer.',
      value: (n: number) =>
        n === 0
          ? 'elle peut être jouée si cela ne coûte rien (notre interprétation)'
          : 'une seule carte fait perdre, comme le disent les livrets',
    },
    monsters: {
      name: 'Nombre de Monstres marins',
      about: 'Autant de Monstres marins sont mélangés aux cartes. Plus il y en a, plus c’est difficile.',
      value: (n: number) => `${n} Monstres`,
    },
    wilds: {
      name: 'Nombre de Jokers',
      about: 'Autant de Jokers sont mélangés aux cartes. Plus il y en a, plus c’est facile.',
      value: (n: number) => (n === 1 ? 'un Joker' : 'deux Jokers'),
    },
    explorer: {
      name: 'Pile d’explorateur',
      about: 'Si la pile d’explorateur vous ménage ou non.',
      value: (n: number) => EXPLORERS[n] ?? '',
    },
  },
} satisfies Pick<TranquilitySpeech, 'features' | 'layouts' | 'modes' | 'options'>;
