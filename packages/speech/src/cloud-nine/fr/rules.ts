/** The rules of Cloud 9 in French, by clause. */
import { typeset } from '../../grammar.ts';
import type { CloudNineSpeech } from '../en.ts';

export const rules = typeset({
  'C1.1':
    'Le jeu compte 76 cartes : 18 rouges, 18 vertes, 18 jaunes, 18 violettes et 4 Jokers. Il y a quatre dés identiques : une face par couleur et deux faces blanches. Ces nombres ne viennent pas du résumé des règles dont nous disposons. Chaque carte est dans une main, dans la pioche ou parmi les cartes jouées.',
  'C1.2':
    'Les neuf nuages valent 1, 2, 4, 6, 9, 12, 15, 20 et 25 points, en partant du plus bas. Des nuages 1 à 8, on jette 2, 2, 2, 3, 3, 3, 4 et 4 dés. Sauf les 25 points, ces nombres ne viennent pas du résumé des règles. Au nuage 9, on ne jette pas de dés, car le voyage y prend fin (C3.6).',
  'C2.1':
    'On joue de deux à six ; l’édition plus récente demande au moins trois joueurs (hors du résumé des règles). La nacelle part du nuage 1, tout le monde est à bord et personne n’a de points. Chacun reçoit six cartes, et le reste forme la pioche. Les joueurs peuvent choisir le premier pilote ; ici, c’est le hasard (notre interprétation).',
  'C3.1':
    'Le pilote jette les dés du nuage où est la nacelle. Chaque couleur obtenue lui demande une carte de cette couleur ; la même couleur deux fois en demande donc deux. Une face blanche ne demande rien.',
  'C3.2':
    'Puis les autres passagers décident ouvertement, l’un après l’autre, à partir de la gauche du pilote. Qui saute marque les points du nuage où est la nacelle et ne participe plus à ce voyage. Qui reste monte ou tombe avec le ballon. Le pilote ne peut pas sauter à ce moment. Si tous les autres sautent, il doit encore répondre à ce lancer (C3.3) et n’a le choix de C3.5 qu’à partir du suivant.',
  'C3.3':
    'Le pilote joue alors exactement les cartes que demandent les dés, ou un seul Joker à la place de toutes, ou rien. Un Joker ne remplace pas une carte isolée. Qui a les cartes doit faire monter le ballon, mais peut y employer un Joker (notre interprétation). Personne n’est obligé d’employer un Joker. Les cartes jouées sont montrées à tous. Si tous les dés sont blancs, le ballon monte gratuitement une fois que les autres ont décidé (C3.2), et aucune carte ne se joue, pas même un Joker (notre interprétation).',
  'C3.4':
    'Quand le ballon monte, la nacelle passe au nuage suivant. Le premier joueur encore à bord à gauche du pilote devient pilote. Un pilote qui n’a plus personne avec lui le reste.',
  'C3.5':
    'Un pilote qui n’a plus personne avec lui décide avant chaque lancer : sauter et marquer les points du nuage, ou jeter les dés.',
  'C3.6':
    'Au nuage 9, tous ceux qui sont à bord, pilote compris, marquent 25 points, et le voyage est fini. Cette montée ne change pas le pilote (notre interprétation).',
  'C3.7':
    'Si le pilote ne joue rien alors que les dés demandent des cartes, le ballon tombe. Personne à bord ne marque de points, et le voyage est fini. Qui a sauté avant garde ses points.',
  'C3.8':
    'Un voyage finit quand le ballon tombe, quand il atteint le nuage le plus haut ou quand le dernier joueur saute. Tous remontent à bord au nuage 1. Le nouveau pilote est le joueur à gauche de celui qui a jeté les dés en dernier, ou du pilote resté seul qui a sauté. À partir du nouveau pilote, chacun pioche une carte. Le résumé des règles le dit pour une chute ; après les autres fins, c’est notre interprétation, tout comme l’ordre de la pioche. Si la pioche est vide, les cartes jouées sont mélangées et en forment une nouvelle (hors du résumé des règles). S’il n’y en a pas, personne ne pioche (notre interprétation).',
  'C4.1':
    'La partie finit quand le ballon tombe et que quelqu’un a 50 points ou plus, avant de piocher (notre interprétation). Qui a le plus de points gagne. À égalité de points, qui a le plus de cartes en main ; si elles aussi sont égales, la victoire est partagée (notre interprétation). À la lettre du résumé des règles, seule une chute met fin à la partie : après le nuage le plus haut, un nouveau voyage commence, et aussi quand il n’y a plus personne à bord (notre interprétation). Avec l’option « Fin de la partie », toute fin de voyage peut suffire, comme le jouent certaines éditions (notre interprétation).',
  'C4.2':
    'Les mains sont secrètes, mais chacun peut savoir combien de cartes a un joueur (hors du résumé des règles). Un pilote qui ne joue rien ne montre rien (notre interprétation). On interroge toujours le pilote, même quand une seule réponse est possible, pour qu’aucune hâte ne trahisse une main (notre interprétation).',
  'C4.4':
    'Après 300 voyages, la partie finit, quels que soient les points, et on gagne comme en C4.1 (notre interprétation).',
} satisfies CloudNineSpeech['rules']);
