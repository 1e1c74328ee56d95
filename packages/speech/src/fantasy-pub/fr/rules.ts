/** The rules of Fantasy Pub in French, by clause. */
import { typeset } from '../../grammar.ts';
import type { FantasyPubSpeech } from '../en.ts';

export const rules = typeset({
  'P1.1':
    'On joue de deux à cinq. Chacun a un clan de sept personnages : deux lutins, deux nains, deux orcs et un troll (nombres qui ne viennent pas du résumé des règles dont nous disposons). Les jetons montrent une pièce d’un côté et une bière de l’autre ; il y en a toujours assez (notre interprétation). Il y a deux dés.',
  'P1.2':
    'La porte et les tables 1 à 6 forment un cercle, dans cet ordre et dans le sens horaire. Au début, une pièce est posée sur chaque table, et le tavernier se tient à côté de la porte, à aucune table.',
  'P1.3':
    'Chacun mélange ses sept personnages en une pioche face cachée, tire le premier et le met à la porte avec 4 pièces.',
  'P1.4':
    'L’objectif est de 15 bières à deux joueurs, 13 à trois, 11 à quatre et 9 à cinq. Le résumé des règles fait commencer le plus assoiffé ; ici, le hasard décide (notre interprétation).',
  'P2.1':
    'Jetez les deux dés. Faites ensuite une action avec un dé ou avec la somme des deux. Si vous avez utilisé un seul dé, vous pouvez faire une autre action avec l’autre. La première action est obligatoire s’il y en a une. Si rien n’est possible avec l’un des dés ni avec la somme, jetez de nouveau les deux (hors du résumé des règles) ; après 20 lancers, le tour passe (notre interprétation). Le tour finit quand il ne reste plus de dé, ou plus tôt si vous le dites après la première action.',
  'P2.2':
    'Vous n’agissez qu’avec vos propres personnages, et seulement avec ceux qui sont dans le pub. Le même personnage peut utiliser les deux dés, et la même action peut se faire deux fois (hors du résumé des règles).',
  'P3.1':
    'Entrer : tirez la première carte de votre pioche et mettez-la à la porte avec autant de pièces que le nombre utilisé. Une somme supérieure à 6 donne 6 pièces (notre interprétation). Vous ne pouvez pas entrer tant qu’un autre personnage de votre clan est à la porte.',
  'P3.2':
    'Se déplacer : un de vos personnages avance dans le sens horaire d’autant de places que le nombre utilisé, moins toutes les bières posées sur lui. La porte compte comme une place et peut être passée. S’il reste moins de 1, il ne peut pas se déplacer (notre interprétation). Seule compte la place d’arrivée. Un déplacement de sept places est permis et compte comme un départ et une arrivée (notre interprétation).',
  'P3.3':
    'Tavernier : envoyez-le à la table dont un dé donne le numéro, jamais la somme. Il ne va jamais à la table où il est déjà ; au début, les six sont permises. Si quelqu’un est assis à cette table, vous devez y choisir un personnage, de n’importe quel clan, qui boit. À une table vide, il ne se passe rien.',
  'P3.4':
    'Sortir : cela coûte un dé de n’importe quelle valeur, jamais la somme. Le personnage doit être à la porte, ou être un orc à la table du tavernier (P4.5), et avoir au moins autant de bières que de pièces. Ses bières sont posées devant vous, où elles comptent ; ses pièces vont à la réserve (notre interprétation), et sa carte va face visible sous votre pioche. Quand il faut tirer une carte et que la première est face visible, toute la pioche est d’abord retournée face cachée et mélangée.',
  'P4.1':
    'Un personnage peut s’asseoir à une table s’il y est seul, ou si tous les autres sont de sa race, ou si tous les autres sont d’autres races, toutes différentes entre elles. Les clans n’y font rien.',
  'P4.2':
    'À la porte, tous les personnages peuvent se côtoyer, mais un seul par clan. Personne n’y boit ni n’y paie (hors du résumé des règles).',
  'P4.3':
    'Boire, c’est retourner du côté bière l’une des propres pièces du personnage. On ne boit que quand quelqu’un arrive à une table. Si les autres y sont de la même race, tous à la table boivent une bière. S’ils sont d’autres races, chacun paie une bière à la race immédiatement supérieure présente à la table ; de la plus basse à la plus haute : lutin, nain, orc, troll. Qui paie perd une pièce, et elle devient une bière posée sur qui reçoit. La plus haute ne paie rien, et la plus basse ne reçoit rien. Tous paient en même temps (notre interprétation) : qui a une pièce paie, même à un personnage que cette bière fait expulser, et elle est perdue avec lui ; on n’expulse qu’ensuite. Quand le tavernier arrive, un personnage boit (P3.3). Un personnage seul à sa table ne boit pas.',
  'P4.4':
    'Un personnage est expulsé aussitôt à sa sixième bière, ou s’il doit boire ou payer et n’a pas de pièce ; alors qui devait recevoir ne reçoit rien (notre interprétation). Ses bières et ses pièces vont à la réserve, et sa carte va face visible sous la pioche de son propriétaire (notre interprétation).',
  'P4.5':
    'Un lutin qui arrive à une table ou à la porte doit y prendre une pièce s’il y en a, une seule, et avant que l’on boive (notre interprétation). Entrer compte comme arriver à la porte, la mise en place non (notre interprétation). Un nain peut se déplacer dans les deux sens. Un orc peut aussi sortir du pub depuis la table du tavernier ; il lui faut là aussi les bières de P3.4 (notre interprétation). Un troll doit laisser une pièce à la table ou à la porte d’où il part, avant d’arriver, mais non quand il sort du pub. Sans pièce, il n’en laisse pas et n’est pas expulsé pour cela (notre interprétation).',
  'P5.1': 'Le premier joueur qui atteint l’objectif gagne aussitôt. Si votre pioche est vide, personne ne peut entrer.',
  'P5.2':
    'Personne ne connaît l’ordre des cartes face cachée, pas même leur propriétaire. Tout le reste est connu de tous.',
  'P5.3':
    'Après 1 000 tours, la partie finit : qui a emporté le plus de bières gagne ; si plusieurs en ont autant, ils partagent la victoire (notre interprétation).',
} satisfies FantasyPubSpeech['rules']);
