/** What speaks for a choice in the basket, and what the bots go by, in French. */
import { deFrench, typeset } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/fr';
import type { Line } from '../conventions.ts';
import type { FlightReasons } from '../index.ts';

export const words: WhyWords<FlightReasons, Line> = typeset({
  reasons: {
    only: onlyMove,
    chance: ({ pilot, chance }, { speaker: { who }, table }) =>
      `Chance ${deFrench(who.name(pilot))} de faire monter le ballon : ${table.percent(chance)}, d’après toutes les cartes non vues.`,
    points: ({ now, next }) => `Un saut vaut ${now} ici et ${next} un nuage plus haut.`,
    dice: ({ dice, cards }, { table }) => `Dés à satisfaire : ${dice}, avec ${table.cards(cards)} en main.`,
    raises: ({ cards, left }, { table }) => `Cela prend ${table.cards(cards)} ; il reste ${table.cards(left)} en main.`,
    wild: ({ left }) => `Un Joker fait monter le ballon à lui seul ; Jokers restant en main : ${left}.`,
    keeps: ({ cards, wilds }, { table }) => `Toute la main est gardée : ${table.cards(cards)}, dont Jokers : ${wilds}.`,
  },
  card: {
    chances: {
      title: 'Ce qui est pesé',
      text: 'Pour chaque choix, un bot calcule sa chance de gagner la partie : selon la chance que le pilote ait les cartes, les points des nuages jusqu’à trois plus haut, et les scores de tous. Vers la fin, les points comptent plus et les cartes moins.',
    },
    hands: {
      title: 'Ce qu’il pense de votre main',
      text: 'Il compte toutes les cartes qu’il n’a pas vues. Il croit les mains moins variées que le hasard ne le voudrait, car les couleurs qu’aucun dé n’a demandées s’accumulent, et il croit que les Jokers sont gardés.',
    },
    wild: {
      title: 'Jokers',
      text: 'Un Joker est gardé pour plus tard, sauf si ce nuage vaut plus. Il s’attend à ce que les autres dépensent le leur d’autant plus volontiers que le ballon est haut.',
    },
    novice: {
      title: 'Le débutant',
      text: 'Il ne compare que le prochain nuage à celui-ci, à vue de nez, et suit un caprice environ une fois sur sept.',
    },
    strong: {
      title: 'Le bot fort',
      text: 'À deux, il a les mêmes habitudes avec des nombres plus fins, trouvés en jouant. À plusieurs, il essaie ses meilleurs coups dans de nombreux mondes compatibles avec tout ce qu’il a vu, les mêmes pour chacun, et ne quitte les habitudes ci-dessus que si un autre coup est nettement meilleur.',
    },
  },
});
