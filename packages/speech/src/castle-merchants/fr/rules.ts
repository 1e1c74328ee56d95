/** The rules of Castle Merchants in French, by clause. */
import { typeset } from '../../grammar.ts';
import type { CastleMerchantsSpeech } from '../en.ts';

export const rules = typeset({
  'M1.1':
    'On joue de deux à quatre. Il y a 45 tuiles de chemin, 9 de chaque paysage : montagne, champ, village, forêt et route de château ; 10 glissements de terrain ; 60 cartes, 12 de chaque paysage ; un dé avec les cinq paysages et le glissement de terrain ; 20 marchandises, 4 de chaque sorte : vin, étoffes, fromage, gemmes et armes ; et 29 pièces valant de 1 à 5. Ces nombres ne viennent pas du résumé des règles dont nous disposons. Le nombre du dé qui correspond à chaque face est une donnée maison : 1 montagne, 2 champ, 3 village, 4 forêt, 5 route de château, 6 glissement de terrain.',
  'M1.2':
    'Le plateau est un hexagone de 61 cases, avec cinq cases par côté. Les rangées s’appellent de a à i à partir du haut, et les cases se comptent depuis la gauche. La prairie est au milieu (e5), l’entrepôt dans le coin e9. Dans les autres coins sont les châteaux, un par marchandise : fromage (a5) et étoffes (i5) près de l’entrepôt, vin (a1) et armes (i1) loin de lui, gemmes (e1) en face. Les 54 autres sont des cases de chemin. Données maison : nous ne disposons d’aucune image du vrai plateau.',
  'M1.3':
    'Les pièces sont dans les châteaux, et la plus grosse part la première. À deux joueurs : 2 et 1 dans chaque château proche, 4, 3 et 2 dans chaque château lointain, 5, 4, 3 et 2 dans celui d’en face. À trois : 2, 2 et 1 près, 4, 3, 3 et 2 loin, 5, 4, 4, 3 et 2 en face. À quatre : 2, 2, 2, 1 et 1 près, 4, 4, 3, 3, 2 et 2 loin, 5, 5, 4, 4, 3, 3 et 2 en face. Données maison : nous ne disposons pas du vrai plateau, qui porte les nombres.',
  'M1.4':
    'Chacun reçoit 4 glissements de terrain à deux joueurs, 3 à trois et 2 à quatre (nombres hors du résumé des règles). Les autres forment la réserve commune.',
  'M2.1':
    'Tous les marchands partent de l’entrepôt. Chacun a un chariot avec une marchandise de chaque sorte et six cartes en main. Le hasard décide qui commence.',
  'M3.1':
    'Au début de votre tour, vous pouvez poser un de vos glissements de terrain sur une case vide ou sur une tuile. Personne n’entre sur cette case tant qu’il y est ; le résumé des règles dit plus jamais, mais son propre dé déplace les glissements de terrain (notre interprétation). Il ne va ni sous un marchand, ni sur un château, l’entrepôt, la prairie ou un autre glissement de terrain, et la tuile qu’il recouvre retourne dans la réserve (nos interprétations).',
  'M3.2':
    'Ensuite, ou bien vous piochez une carte, et le tour est fini, ou bien vous faites au moins une action (M3.3, M3.4, M3.5, M3.6). Vous pouvez en faire autant que vos cartes le permettent, dans l’ordre de votre choix, et finir le tour quand vous voulez ; vous piochez alors autant de cartes que vous en avez joué, mais 3 au plus. On ne pioche jamais au-delà de six cartes en main (notre interprétation). Un glissement de terrain ne compte pas comme une carte.',
  'M3.3':
    'Jouez une carte pour poser une tuile de son paysage, prise dans la réserve, sur n’importe quelle case vide. S’il n’en reste pas dans la réserve, déplacez vers une case vide une tuile du plateau où ne se tient aucun marchand ; si toutes portent un marchand, la carte ne peut pas être jouée ainsi. Une case vide est une case de chemin sans tuile ni glissement de terrain.',
  'M3.4':
    'Jouez une carte pour aller sur une tuile voisine de son paysage et, de là, aussi loin que vous voulez par des tuiles reliées du même paysage. Le déplacement doit finir sur une autre case. Une chaîne ne passe pas par un château, l’entrepôt ou la prairie. Plusieurs marchands peuvent partager une case. N’importe quelle carte vous fait entrer dans un château, l’entrepôt ou la prairie à côté de vous.',
  'M3.5':
    'Jouez deux cartes quelconques pour remettre dans la réserve une tuile sans marchand. Un glissement de terrain ne se retire pas ainsi.',
  'M3.6':
    'Jouez deux cartes quelconques pour lancer le dé. Avec le paysage qu’il montre, vous pouvez faire une seule chose : poser une tuile de la réserve sur une case vide, porter une tuile sans marchand sur une autre case vide, ou reprendre une tuile sans marchand. S’il montre le glissement de terrain : posez-en un de la réserve commune sur une case vide ou sur une tuile sans marchand, portez-en un du plateau à un tel endroit, ou remettez-en un dans la réserve commune, jamais à un joueur. Une tuile recouverte retourne dans sa réserve. Vous pouvez aussi ne rien faire.',
  'M3.7': 'Une tuile est dite vide quand aucun marchand ne s’y tient (notre interprétation).',
  'M3.8':
    'L’entrepôt, les châteaux, la prairie et tous les marchands doivent rester reliés par des cases sans glissement de terrain ; un glissement de terrain qui romprait cela est refusé. Celui que l’on porte ailleurs est d’abord levé (notre interprétation).',
  'M4.1':
    'Si vous finissez votre tour à la prairie sans l’y avoir commencé, votre main est complétée à six cartes au lieu de la pioche normale ; on ne le demande pas, car cela ne nuit jamais (notre interprétation). Si vous l’y avez commencé, vous piochez normalement, même si vous êtes parti et revenu (notre interprétation).',
  'M4.2':
    'À l’entrepôt, il en va comme à la prairie (M4.1), et chaque fois que vous y finissez un tour, votre chariot est rempli lui aussi.',
  'M4.3':
    'Si vous finissez votre tour dans un château et avez sa marchandise, vous pouvez la vendre après la pioche normale, aussi lors d’un tour suivant. La marchandise retourne à l’entrepôt, et vous prenez la plus grosse pièce du château ou complétez votre main à six cartes, ce qui est permis même la main pleine. Après une vente, et alors seulement (notre interprétation), vous pouvez lancer le dé sans payer et agir comme en M3.6. Puis le tour est fini.',
  'M4.4':
    'Un château sans pièce donne encore des cartes pour sa marchandise. Si la pioche est vide, la défausse est mélangée pour en faire une nouvelle (nos interprétations).',
  'M5.1':
    'Qui a 18 écus d’or ou plus gagne aussitôt. Après 400 tours, la partie finit : qui a le plus d’or gagne, puis qui a le plus de marchandises, et en cas de nouvelle égalité la victoire est partagée (notre interprétation).',
  'M5.2':
    'Les mains et la pioche sont secrètes. Chacun peut savoir combien de cartes a un joueur, et connaître la défausse, l’or, les marchandises et les glissements de terrain.',
} satisfies CastleMerchantsSpeech['rules']);
