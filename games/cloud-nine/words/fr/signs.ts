/** What the signs of Cloud 9 say in French when they are asked. */
import { counted, figure, type Maybe, typeset } from '@halcyon/speech/grammar';
import { cards, does } from '@halcyon/speech/parts/fr';
import type { Signs, SignText } from '@halcyon/speech/signs';

const points = counted('fr', 'point', 'points');
const dice = counted('fr', 'dé', 'dés');
const COLOURS = ['', 'rouge', 'verte', 'jaune', 'violette'];
const asks = (needed: Maybe): string =>
  needed ? `Les dés demandent ${cards(needed)}.` : 'Les dés ne demandent aucune carte.';
/** A seat and what it has, after what it does. */
const seat = (name: string, rule: string, does: SignText['about']): SignText => ({
  name,
  about: (facts, who) => `${does(facts, who)} Pour l’instant : ${points(facts.points)}, ${cards(facts.cards)} en main.`,
  rule,
});

export const signs = typeset({
  cloud: {
    name: 'Un nuage',
    about: ({ points: worth, dice: thrown }) =>
      `Qui saute ici marque ${points(worth)}. Pour monter plus haut, le pilote doit répondre à un lancer de ${dice(thrown)}.`,
    rule: 'C1.2',
  },
  top: {
    name: 'Le plus haut nuage',
    about: ({ points: worth }) =>
      `Tous ceux qui sont encore à bord y marquent ${points(worth)}, et le voyage est fini.`,
    rule: 'C3.6',
  },
  pilot: seat(
    'Le pilote',
    'C3.4',
    ({ seat: pilot }, who) =>
      `${does(pilot, who, 'lancez les dés et devez', 'lance les dés et doit')} jouer ce qu’ils demandent. Après une montée, la casquette passe au premier joueur à bord, à gauche.`,
  ),
  decides: seat(
    'Décide maintenant',
    'C3.2',
    ({ seat: one }, who) =>
      `${does(one, who, 'sautez pour les points de ce nuage, ou restez', 'saute pour les points de ce nuage, ou reste')} à bord.`,
  ),
  stays: seat(
    'Reste',
    'C3.2',
    ({ seat: one }, who) => `${does(one, who, 'montez ou tombez', 'monte ou tombe')} avec le ballon.`,
  ),
  undecided: seat(
    'Doit encore décider',
    'C3.2',
    ({ seat: one }, who) => `${does(one, who, 'direz', 'dira')} bientôt : sauter ou rester.`,
  ),
  aboard: seat('À bord', 'C3.2', ({ seat: one }, who) => `${does(one, who, 'êtes', 'est')} dans la nacelle.`),
  jumped: seat(
    'A sauté',
    'C3.2',
    ({ seat: one }, who) =>
      `${does(one, who, 'avez marqué les points d’un nuage et ne participez', 'a marqué les points d’un nuage et ne participe')} plus à ce voyage.`,
  ),
  throw: {
    name: 'Le lancer',
    about: ({ seat: pilot, needed, cards: held }, who) =>
      `${asks(needed)} Chaque couleur demande une carte de cette couleur, une face vide n’en demande pas ; un seul Joker les remplace toutes. ${does(pilot, who, 'avez', 'a')} ${cards(held)}.`,
    rule: 'C3.1',
  },
  dice: {
    name: 'Les dés',
    about: ({ dice: thrown }) => `Sur ce nuage, on lance ${dice(thrown)}.`,
    rule: 'C3.5',
  },
  card: {
    name: 'Cartes d’une couleur',
    about: ({ card, held, asked }) =>
      `Couleur ${COLOURS[card ?? 0] ?? ''} : vous en avez ${figure(held)}. ${asked ? `Les dés vous en demandent ${figure(asked)}.` : 'Les dés ne vous en demandent pas maintenant.'}`,
    rule: 'C3.1',
  },
  wild: {
    name: 'Joker',
    about: ({ held }) =>
      `Vous en avez ${figure(held)}. Comme pilote, vous pouvez jouer un seul Joker à la place de toutes les cartes que demandent les dés.`,
    rule: 'C3.3',
  },
  goal: {
    name: 'Vers l’objectif',
    about: ({ points: goal, best }) =>
      `La partie finit quand quelqu’un a ${points(goal)} et que le ballon tombe. Le meilleur score : ${points(best)}.`,
    rule: 'C4.1',
  },
  jump: {
    name: 'Sauter',
    about: ({ points: worth }) => `Vous marquez à coup sûr ${points(worth)} et attendez le voyage suivant.`,
    rule: 'C3.2',
  },
  stay: {
    name: 'Rester',
    about: ({ above }) =>
      `Si le pilote répond au lancer, vous montez au nuage à ${points(above)}. Sinon, vous ne marquez rien dans ce voyage.`,
    rule: 'C3.2',
  },
  roll: {
    name: 'Lancer',
    about: ({ dice: thrown, above }) =>
      `Vous lancez ${dice(thrown)}. Avec les cartes demandées, vous montez au nuage à ${points(above)} ; sans elles, vous tombez.`,
    rule: 'C3.5',
  },
  raise: {
    name: 'Monter',
    about: ({ needed }) =>
      `${asks(needed)} ${needed ? 'Vous jouez exactement celles-là, et le' : 'Le'} ballon monte d’un nuage.`,
    rule: 'C3.3',
  },
  use: {
    name: 'Jouer un Joker',
    about: ({ needed }) => `${asks(needed)} Un seul Joker les remplace toutes.`,
    rule: 'C3.3',
  },
  fall: {
    name: 'Laisser redescendre',
    about: () =>
      'Le ballon tombe, personne à bord ne marque de points, et le voyage est fini. Un pilote qui a les cartes doit faire monter le ballon.',
    rule: 'C3.7',
  },
} satisfies Signs);
