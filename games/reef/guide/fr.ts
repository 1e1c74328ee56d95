import { typeset } from '@halcyon/speech/grammar';
import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const fr = typeset({
  goal: {
    text: 'Les poissons viennent avec le courant. Pêchez-les depuis vos bateaux et formez des couples sur vos coraux.',
    shown: 'Cinq coraux avec chacun son élevage : c’est gagné.',
  },
  worms: {
    title: 'Les vers',
    text: 'Un tour commence par deux dés. Vous prenez un ver de chaque couleur obtenue, et votre adversaire un de l’une des deux. Les vers servent à payer, tant que vous en avez ; puis vous finissez votre tour.',
    shown: 'Jaune et violet : deux vers pour vous, un pour votre adversaire.',
  },
  buy: {
    title: 'Où vous achetez',
    text: 'Achetez seulement dans les colonnes où vous avez un bateau. Une carte visible coûte un ver dans votre rangée, deux au milieu, trois dans la rangée adverse. Au milieu, un ver retourne une carte ; prenez-la alors pour un de plus, ou laissez-la.',
    shown: 'Deux bateaux ouvrent deux colonnes. Au rivage : le prix de chaque rangée.',
  },
  fish: {
    title: 'Poissons et coraux',
    text: 'Les vers payés pour un poisson ont sa couleur. Il va aussitôt sur un de vos coraux : achetez donc d’abord un corail, avec des vers de toutes couleurs. Le premier poisson d’un corail est libre ; cinq coraux au plus.',
    shown: 'Un ver jaune paie le mâle jaune de votre rangée, et un corail le reçoit.',
  },
  brood: {
    title: 'Un élevage',
    text: 'Un mâle et une femelle forment un couple si leurs deux couleurs sont sur l’une des quatre cartes Élevage visibles. La carte Élevage reste définitivement sur le corail, et la suivante est retournée.',
    shown: 'Jaune et violet sont sur une carte Élevage : les deux font un élevage.',
  },
  help: {
    title: 'Bateau, perle et requin',
    text: 'Un bateau coûte trois vers de toutes couleurs et ouvre la colonne suivante. Une perle paie comme un ver de la couleur qu’il vous faut. Un requin enlève gratuitement une carte visible de la mer, où qu’elle soit.',
    shown: 'Trois vers pour un bateau ; une perle au lieu d’un ver ; un requin et ce qu’il enlève.',
  },
  current: {
    title: 'Le courant',
    text: 'À la fin d’un tour, l’eau visible au rivage s’en va, toutes les cartes glissent vers le rivage, et de nouvelles arrivent du récif. Ce qui est hors de portée sera peut-être demain près de votre bateau.',
    shown: 'Une carte a été achetée. Les autres glissent, et une nouvelle vient du récif.',
  },
} satisfies GuideWords<typeof panels>);
