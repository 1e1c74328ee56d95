/** The coach in French. */
import { typeset } from '@halcyon/speech/grammar';
import type { Coach } from '@halcyon/speech/lesson';

export const coach = typeset({
  first: {
    title: 'Vos premiers voyages',
    say: {
      goal: 'L’objectif : avoir le plus de points à la fin. Chaque nuage montre ce qu’il vaut pour qui y saute, de 1 point jusqu’à 25.',
      dice: 'Le pilote a lancé du rouge et une face vide : le rouge lui demande une carte rouge, le vide ne demande rien. Avant qu’il joue, les autres à bord décident, l’un après l’autre.',
      stay: 'Si vous sautez, vous marquez 1 point et attendez le voyage suivant. Si vous restez, vous montez ou tombez avec le ballon. Le pilote a six cartes : restez.',
      pilot:
        'Le pilote avait la carte rouge, et le ballon est monté. Ensuite pilote le premier encore à bord à sa gauche : vous. D’abord, les autres décident devant votre lancer.',
      raise:
        'Les dés demandent du vert et du jaune, et vous avez les deux. Un pilote qui a les cartes doit faire monter le ballon ; les cartes sont alors parties.',
      up: 'Ainsi de suite, de nuage en nuage. Plus haut, il y a trois dés, puis quatre, et les mains s’amenuisent. Nous revenons lors d’un autre voyage.',
      jump: 'Le nuage à 12 points. Les dés demandent trois cartes, et le pilote en a deux : leur nombre est connu de tous. Seul un Joker l’aiderait. Sautez, et les 12 points sont à vous.',
      fell: 'Le pilote n’a rien joué : le ballon est tombé, et personne à bord n’a marqué. Vous gardez vos 12 points. Tous remontent à bord au nuage 1, et chacun a pioché une carte.',
      blank: 'Deux faces vides ne demandent rien : le ballon monte gratuitement. Rien ne peut arriver, restez donc.',
      lacking:
        'Vous pilotez, et les dés demandent deux cartes jaunes. Vous n’en avez pas, ni de Joker. Vous ne pouvez que laisser redescendre le ballon.',
      again:
        'Personne à bord n’a marqué ; qui avait sauté garde ses points. Le pilote suivant est à gauche de celui qui a lancé les dés en dernier.',
      wild: 'Tous les autres ont sauté, mais il faut encore répondre à ce lancer. Il vous manque une carte rouge. Un Joker ne remplace pas une carte isolée, mais toutes à la fois.',
      alone:
        'Il n’y a plus que vous à bord. Avant chaque lancer, vous choisissez : sauter pour 12 points, ou lancer. Vous avez chaque couleur, et il y a trois dés : lancez, puis montez.',
      enough:
        'Un saut vaut 15 points ici. Le prochain lancer : quatre dés contre vos quatre cartes, pour 5 points de plus. Cela suffit : sautez.',
      art: 'Voilà l’art : rester tant qu’il y a peu de dés et des mains pleines, sauter avant qu’il en faille trop au pilote. Gardez vos cartes : chaque voyage n’en apporte qu’une.',
      top: 'Vers la fin. Un saut vaut 20 points, et au nuage le plus haut, tous ceux à bord en marquent 25. Les dés demandent une carte, et le pilote en a cinq : restez.',
      fifty:
        'Vous avez 55 points, mais à partir de 50, seule une chute finit la partie. Il faut deux cartes à ce pilote, qui en a une. Sautez, pour un point de plus.',
      end: 'Le ballon est tombé et quelqu’un avait 50 points : la partie est finie, et qui a le plus de points gagne. À égalité, qui a le plus de cartes en main.',
    },
  },
} satisfies Coach);
