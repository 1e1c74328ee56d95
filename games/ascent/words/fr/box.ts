/** The Ascent in French: what is on the box and what can be chosen before the first card. */
import type { AscentSpeech } from '../en.ts';

const PANORAMAS: Readonly<Record<number, string>> = {
  3: 'trois Panoramas',
  4: 'quatre Panoramas',
  5: 'cinq Panoramas',
};
const GRAPPLES = ['aucun Grappin', 'un Grappin', 'deux Grappins', 'trois Grappins'];

export const box = {
  features: {
    'green-path': {
      name: 'Sentier verdoyant',
      about:
        'Un sentier herbeux sans interruption doit mener du pied de la montagne jusqu’en haut. Difficulté dans le livret : le plus facile des trois modules.',
    },
    documentary: {
      name: 'Documentaire alpin',
      about:
        'En chemin, vous filmez des Panoramas : trois valeurs côte à côte, dans le bon ordre. Difficulté dans le livret : entre les deux autres modules. Huit des dix séquences sont des données maison, car nous ne disposons pas de leurs images.',
    },
    wildlife: {
      name: 'Faune montagnarde',
      about:
        'Des Bouquetins apparaissent sur la montagne, et au moins huit doivent gagner le Sommet avec vous. Difficulté dans le livret : le plus difficile des trois modules. Le choix des cartes à Bouquetin est une donnée maison, car nous ne disposons pas de leurs images.',
    },
  },
  layouts: {
    mountain: { name: 'La montagne', about: 'Huit rangées, larges de neuf cartes au pied et de deux en haut.' },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about:
        'Vous gagnez ou perdez tous ensemble. À une seule place, vous jouez en solo : avec une main plus grande, et des Grappins pour la renouveler.',
    },
  },
  options: {
    panoramas: {
      name: 'Panoramas à filmer',
      about: 'Autant de Panoramas sont retournés face visible. Plus il y en a, plus c’est difficile.',
      value: (n: number) => PANORAMAS[n] ?? '',
    },
    grapples: {
      name: 'Nombre de Grappins',
      about: 'Vous pouvez renouveler votre main autant de fois. Moins il y en a, plus c’est difficile.',
      value: (n: number) => GRAPPLES[n] ?? '',
    },
  },
} satisfies Pick<AscentSpeech, 'features' | 'layouts' | 'modes' | 'options'>;
