/** Tranquility in French: what is on the box and what can be chosen before the first card. */
import type { TranquilitySpeech } from '../en.ts';
import { removal } from '../places.ts';

const LEVELS = { 4: 'Galatée', 6: 'Triton', 8: 'Leucothée', 10: 'Amphitrite', 12: 'Poséidon' };

export const box = {
  title: 'Tranquillité',
  pitch: 'Ensemble et sans un mot, vous remplissez la mer d’îles, de la nuit jusqu’au jour.',
  features: {
    'jagged-rocks': {
      name: 'Récifs acérés',
      about:
        'Une rangée est toujours fermée, et après chaque action vous déplacez les Récifs. Difficulté dans le livret : un symbole.',
    },
    'storm-compass': {
      name: 'Tempête et boussole',
      about:
        'Six Tempêtes se cachent dans les pioches et entravent mains et rangées ; les Boussoles que vous gagnez ensemble y mettent fin. Difficulté dans le livret : trois symboles.',
    },
  },
  layouts: { square: { name: 'Mer carrée', about: 'Six rangées de six cases.' } },
  modes: {
    standard: {
      name: 'Partie standard',
      about:
        'Vous gagnez ou perdez tous ensemble. À une seule place, vous jouez en solo ; ses nombres sont des données maison, car nous ne disposons pas de la carte de référence qui porte la vraie règle.',
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
  },
} satisfies Pick<TranquilitySpeech, 'title' | 'pitch' | 'features' | 'layouts' | 'modes' | 'options'>;
