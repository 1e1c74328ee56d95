/** The rules of The Reef in French, by clause. */
import { typeset } from '../../grammar.ts';
import type { ReefSpeech } from '../en.ts';

export const rules = typeset({
  'F1.1':
    'Le Récif se joue à deux. Il y a 60 cartes Mer, 21 cartes Élevage, 15 bateaux, 48 vers (8 de chacune des six couleurs) et deux dés aux mêmes six couleurs. Ces nombres ne viennent pas du résumé des règles dont nous disposons.',
  'F1.2':
    'Sur les 60 cartes Mer, 24 sont des poissons : chacune des six couleurs a un mâle et une femelle, chacun en deux exemplaires. Les autres sont 12 coraux, 6 requins, 6 perles et 12 cartes d’eau. Données maison : nous ne disposons pas des cartes.',
  'F1.3':
    'Une carte Élevage montre deux couleurs. Chaque paire de couleurs différentes existe une fois, soit 15 cartes, et chaque couleur avec elle-même, soit 6 (hors du résumé des règles, déduit du nombre 21). Dans un couple, peu importe lequel des deux a quelle couleur.',
  'F1.4':
    'Les six couleurs sont des données maison, car nous ne disposons pas des cartes : rouge, jaune, vert, bleu, violet et rose. Pour que personne n’ait à les distinguer à la seule couleur, chacune a un symbole : le rouge une étoile, le jaune un coquillage, le vert une feuille, le bleu une vague, le violet une spirale et le rose une goutte.',
  'F2.1':
    'La mer est disposée en 4 rangées de 8 colonnes. Devant chaque joueur, une rangée extérieure est face visible ; les deux rangées centrales sont face cachée. Les 28 autres cartes forment la pioche, du côté du récif. Le courant va du récif vers le rivage (disposition hors du résumé des règles).',
  'F2.2':
    'Chacun commence avec un bateau à la colonne la plus proche du rivage et un ver de chaque couleur (tous deux hors du résumé des règles). Quatre cartes Élevage sont retournées face visible.',
  'F2.3':
    'Selon le résumé des règles, commence qui retient le mieux son souffle ; ici, le hasard décide (notre interprétation).',
  'F3.1':
    'Jetez les deux dés. Prenez deux vers dans la réserve, un de chaque couleur obtenue, ou deux de la même après un double. Si une couleur est épuisée, prenez-en une autre, à votre choix ; s’il n’y a plus aucun ver, ne prenez rien (notre interprétation). Vous prenez d’abord ce qui est là, puis choisissez les remplacements un par un. Ensuite, votre adversaire choisit un ver de l’une des deux couleurs ; si l’une d’elles est alors épuisée, il peut être de n’importe quelle couleur (notre interprétation).',
  'F3.2':
    'Ensuite, dans l’ordre que vous voulez et tant que vous pouvez payer, vous pouvez acheter des cartes Mer, acheter des bateaux et jouer des requins. Finissez votre tour quand vous le voulez. Les vers payés retournent à la réserve.',
  'F3.3':
    'Vous n’achetez que dans les colonnes où vous avez un bateau. Une carte coûte 1 ver dans votre rangée, 2 dans les rangées centrales et 3 dans la rangée adverse. Dans les rangées centrales, 1 ver retourne une carte face cachée ; il faut alors décider aussitôt de la prendre pour 1 de plus ou de la laisser. Laissée, elle reste face visible tant qu’elle est dans la mer, même quand elle glisse, et coûte 2.',
  'F3.4':
    'Les coraux sont posés face visible devant vous. Vous en avez cinq au plus, ceux qui portent un élevage compris (notre interprétation). Les perles et les requins restent face visible devant vous jusqu’à leur emploi. Vous pouvez aussi acheter de l’eau ; elle est défaussée aussitôt (notre interprétation, sans laquelle la partie pourrait se bloquer).',
  'F3.5':
    'Un poisson se paie avec des vers de sa couleur ; une perle vaut n’importe quelle couleur. Le ver qui ne fait que retourner une carte peut être de toute couleur (hors du résumé des règles). Le poisson doit aller aussitôt sur l’un de vos coraux ; si aucun ne peut le prendre, vous ne pouvez pas l’acheter. Un corail a place pour un mâle et une femelle. Le premier poisson d’un corail est libre (notre interprétation) ; le second doit former avec lui un couple qui figure sur l’une des quatre cartes Élevage visibles.',
  'F3.6':
    'Quand un couple est complet, l’élevage est réussi : les deux poissons sont défaussés, et la carte Élevage reste sur ce corail, qui ne prend plus de poisson. Une autre carte Élevage est retournée.',
  'F3.7':
    'Un requin enlève de la mer une carte face visible, où qu’elle soit et même sans bateau, ou un poisson de l’un de vos propres coraux. C’est gratuit. Le requin et sa proie sont défaussés. Le trou ne se comble qu’à la fin du tour (F4.2).',
  'F3.8': 'Une perle paie comme un ver de la couleur qu’il vous faut. Puis elle est défaussée.',
  'F3.9':
    'Un bateau coûte 3 vers ou perles de toutes couleurs. Il va à la colonne qui suit votre dernier bateau, en direction du récif. Il n’y a que 15 bateaux : si l’adversaire en a huit, vous ne pouvez pas en avoir plus de sept.',
  'F4.1':
    'Fin du tour, premier temps : dans chaque rangée, l’eau face visible est défaussée à partir du rivage, jusqu’à la première carte différente ou face cachée. Les trous n’arrêtent rien. Cela n’a lieu qu’une fois par tour : l’eau qui vient d’arriver reste (notre lecture).',
  'F4.2':
    'Deuxième temps : dans chaque rangée, les cartes glissent vers le rivage, pour qu’il ne reste aucun trou entre elles.',
  'F4.3':
    'Troisième temps : s’il y a alors sept cartes Mer défaussées ou plus, ou si la pioche ne suffit pas à compléter la mer, toute la défausse est mélangée à la pioche.',
  'F4.4':
    'Quatrième temps : chaque rangée est complétée à huit cartes depuis le récif, face visible dans les rangées extérieures, face cachée dans les rangées centrales. Votre rangée vient d’abord, puis la rangée centrale proche, l’éloignée et la rangée adverse (notre interprétation). Si les cartes manquent, les trous restent du côté du récif (notre interprétation).',
  'F5.1': 'Qui obtient son cinquième élevage gagne aussitôt.',
  'F5.2':
    'Les vers, les coraux, les bateaux et les cartes défaussées sont connus de tous. Les cartes face cachée et les pioches sont secrètes.',
  'F5.3':
    'Après 300 tours, la partie finit : qui a le plus d’élevages gagne. À égalité, qui a le plus de vers ; si eux aussi sont égaux, la victoire est partagée (notre interprétation).',
} satisfies ReefSpeech['rules']);
