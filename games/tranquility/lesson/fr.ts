/** The coach in French. */
import { typeset } from '@halcyon/speech/grammar';
import type { Coach } from '@halcyon/speech/lesson';

export const coach = typeset({
  first: {
    title: 'Votre première mer',
    say: {
      goal: 'Le but : remplir ensemble d’îles les 36 cases de cette mer.',
      order:
        'Leurs nombres doivent croître le long de la chaîne : de gauche à droite, puis la rangée au-dessus. Rien ne doit jamais être en désordre.',
      free: 'Sans île sur une case voisine, une île ne coûte rien. Touchez le 8, puis la case éclairée.',
      partner:
        'Vous piochez une carte. C’est à votre partenaire, sans un mot : ce qu’il place est tout ce qu’il vous dit.',
      price:
        'À côté d’une île, vous payez la différence : le 10 près du 8 coûte deux cartes. Placez-le, puis donnez deux cartes élevées.',
      'face-down':
        'Ce que vous payez est face cachée et perdu pour de bon. Votre partenaire n’a rien de bon marché et défausse deux cartes.',
      discard:
        'C’est l’autre action possible. Défaussez le 72 et le 74 : le 71 est près de la fin, ils n’auraient plus de place.',
      refusals: 'Ce que les règles interdisent est refusé, avec la raison et la règle. Vous pouvez donc tout essayer.',
      'must-start':
        'Plus tard : vous avez pioché un départ. Tant qu’aucun n’est joué, qui en a un doit le jouer. Jouez-le.',
      offer:
        'Il coûte huit cartes à tous ensemble, et chacun en a pioché deux de plus. On ne dit plus que des nombres : proposez-en quatre.',
      missing: 'Cela fait sept : il manque une carte. À chaque manche, tous proposent de nouveau. Restez à quatre.',
      share:
        'Huit. Chacun donne autant qu’il a proposé. Donnez 11, 12, 77 et 78 : il ne reste aucune case vide pour eux.',
      started:
        'Le départ est joué, et chacun a de nouveau cinq cartes. Sans départ, une mer ne peut pas être terminée.',
      'last-cell':
        'La fin approche : une seule case est vide, et votre pioche aussi. Le 45 coûte deux cartes : gardez l’arrivée.',
      lose: 'Si quelqu’un ne peut ni jouer une carte ni en défausser deux, tous perdent. Votre partenaire peut encore défausser.',
      finish:
        'La mer est complète et un départ est joué : l’arrivée fait gagner tout le monde. Touchez-la, puis jouez-la.',
    },
  },
  solo: {
    title: 'En solo',
    say: {
      alone:
        'En solo, vous avez une pioche et une main de cinq cartes ; le reste ne change pas. Placez le 35 dans la rangée 3.',
      forced: 'Vous avez pioché le départ : vous devez le jouer maintenant.',
      eight: 'En solo, vous piochez pour lui huit cartes de plus, puis en défaussez huit. Gardez 24, 40, 47 et 56.',
      'solo-end':
        'Puis vous complétez à cinq. Une arrivée dans une mer complète fait gagner ; ne plus rien pouvoir faire fait perdre.',
    },
  },
  'jagged-rocks': {
    title: 'Récifs acérés',
    say: {
      closed: 'Les Récifs acérés ferment la rangée 3 : aucune carte ne s’y place. Placez le 22 dans la rangée 2.',
      shift:
        'Après chaque action, vous déplacez les Récifs acérés vers une autre rangée qui a une case vide. Déplacez-les vers la rangée 6.',
      'partner-shifts': 'Votre partenaire fait de même, et peut ouvrir ou fermer juste la rangée qu’il vous faut.',
      stay: 'Placez le 36 dans la rangée 3. Puis laissez les Récifs acérés en place : cela coûte deux cartes, le 7 et le 73.',
      gone: 'Dès que quatre rangées sont complètes, les Récifs acérés quittent la partie. D’ici là, mieux vaut les laisser là où peu reste à faire.',
    },
  },
  'sea-monsters': {
    title: 'Monstres marins',
    say: {
      held: 'Aucun nombre ne va entre 30 et 31, mais il y a une case. Touchez votre Monstre marin, puis le 31 : les deux quittent la partie.',
      'free-again':
        'Un Monstre marin encombre la main et ne se défausse jamais, pas même pour payer. Le jouer est toute votre action.',
      fill: 'La case est de nouveau vide. Placez-y le 33 : devant lui, il reste une case et deux nombres possibles.',
      'finish-waits':
        'Tant que quelqu’un a un Monstre marin, une arrivée est refusée. Jouez-les à temps, là où ils aident ou nuisent peu.',
    },
  },
  'storm-compass': {
    title: 'Tempête et boussole',
    say: {
      storms:
        'Des Tempêtes se cachent dans les pioches et frappent dès qu’on les pioche. Placez le 49 dans la rangée 4 : en voici une.',
      purple:
        'Une Tempête pourpre ferme une rangée de votre choix qui a une case vide. Placez-la à côté de la rangée 3.',
      compass:
        'Une Boussole met fin à une Tempête ; les Boussoles sont à vous tous. Dépensez-en une : ce n’est pas une action.',
      open: 'La rangée 3 est de nouveau ouverte. Placez-y le 36.',
      earn: 'Une Boussole se gagne avec le départ, une rangée de six nombres consécutifs, ou une main entière défaussée comme action.',
      colours:
        'Une Tempête jaune vous laisse trois cartes en main. Sous une Tempête orange, on ne place d’îles qu’à côté d’autres îles.',
    },
  },
  wild: {
    title: 'Jokers',
    say: {
      'stands-for':
        'Comme île, un Joker reçoit son nombre une fois placé, et vous payez selon ce nombre. Placez-le près du 31, comme 32, et payez avec le 73.',
      anything:
        'Un Joker peut aussi être défaussé ou servir de départ. Gardez-le pour ce qui manque : aucune carte ne peut autant.',
      last: 'La mer est complète, et personne n’a d’arrivée. Votre Joker peut la remplacer : jouez-le comme arrivée.',
    },
  },
  'high-arch': {
    title: 'La Grande Arche',
    say: {
      pillars:
        'Vous bâtissez d’abord deux piliers, sans rien payer. Placez le 49 dans celui de gauche, entre 38 et 57.',
      'own-order':
        'Chaque pilier croît pour lui-même, d’en bas à gauche jusqu’en haut à droite. Votre partenaire complète celui de droite.',
      roof: 'Les deux piliers sont complets : place au toit, qui est une chaîne à part. Placez-y le 36.',
      pay: 'Dans le toit, vous payez comme d’habitude : le 37 à côté du 36 coûte une carte, le 73.',
      'arch-end':
        'Il n’y a pas de départ ici. Les 28 cases du toit remplies, une arrivée fait gagner. Ce que les piliers ont pris manque au toit.',
    },
  },
  pyramid: {
    title: 'La Pyramide',
    say: {
      'border-cells':
        'Six cases de la Pyramide portent une carte de bordure. Qui y place une île pioche une carte d’explorateur. Placez-y le 27.',
      kept: 'Une Boussole : vous la gardez en main. Votre partenaire essaie une telle case à son tour.',
      storm:
        'Une Tempête : le 38 est revenu dans sa main, et la case est bloquée. Défaussez votre Boussole : touchez-la, puis la Tempête.',
      'goes-on':
        'Cette fois rien ne s’est passé, et le 38 est placé. Les autres cases ne changent pas : placez le 49 dans la rangée 3.',
      deck: 'Un Monstre marin emporte l’île, des Récifs acérés coûtent une carte de plus. Une arrivée vient en main : elle gagne à la fin.',
    },
  },
  'day-night': {
    title: 'Jour et nuit',
    say: {
      sides:
        'Les îles ont un côté jour et un côté nuit. À la fin, les trois rangées du bas montrent la nuit, les autres le jour. Placez le 49 dans la rangée 4.',
      turned:
        'Vous avez pioché une Boussole : toutes les mains sont retournées, côté nuit. Une île se place comme la main est tournée.',
      night: 'La nuit va en bas. Placez le 36 dans la rangée 3.',
      'turn-over':
        'Le 17 de la rangée 2 montre le jour. Retourner une île est aussi une action et coûte une carte : le 17, pour le 73.',
      'finish-waits':
        'Une arrivée est refusée tant qu’une île est mal tournée. Placez en bas la nuit et en haut le jour, et il y aura peu à retourner.',
    },
  },
  competitive: {
    title: 'Compétition',
    say: {
      rivals:
        'L’un contre l’autre, vous le jour : deux points par île à vous, un de moins par carte défaussée. Placez le 32 près de votre 31, pour le 73.',
      row: 'Trois îles à vous en série rapportent trois points de plus. Vous avez pioché dans la rangée face visible, la plus loin de la pioche d’abord.',
      gaps: 'Nul ne doit rendre la mer impossible à remplir : à chaque trou, autant de nombres que de cases. Placez le 49 dans la rangée 4.',
      points:
        'La partie finit quand la mer est complète ou que chacun a au plus une carte. De longues séries et peu de défausses gagnent.',
    },
  },
} satisfies Coach);
