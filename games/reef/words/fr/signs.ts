/** What the signs of The Reef say in French when they are asked. */
import type { Facts } from '@halcyon/kernel';
import { capital, counted, typeset } from '@halcyon/speech/grammar';
import { does, whose } from '@halcyon/speech/parts/fr';
import type { Signs } from '@halcyon/speech/signs';
import { BOAT_PRICE, BROODS, FULL_DISCARD, KEEP_PRICE, MALE, MOST_CORALS, TURN_PRICE } from '../../rules/vocabulary.ts';

const MASCULINE = ['rouge', 'jaune', 'vert', 'bleu', 'violet', 'rose'];
const FEMININE = ['rouge', 'jaune', 'verte', 'bleue', 'violette', 'rose'];
const SHAPES = ['l’étoile', 'le coquillage', 'la feuille', 'la vague', 'la spirale', 'la goutte'];
const colour = (n = -1): string => MASCULINE[n] ?? '?';
const worms = counted('fr', 'ver', 'vers');
const cards = counted('fr', 'carte', 'cartes');
const aFish = ({ colour: n = -1, sex }: Facts): string =>
  sex === MALE ? `un mâle ${MASCULINE[n] ?? '?'}` : `une femelle ${FEMININE[n] ?? '?'}`;
const mateOf = ({ sex }: Facts): string => (sex === MALE ? 'une femelle' : 'un mâle');
/** What it costs here, and whether it is within reach. */
const cost = ({ price, boat }: Facts, of = ['', ''] as readonly [string, string]): string =>
  boat === 1
    ? `Ici, la carte vous coûte ${counted('fr', `ver${of[0]}`, `vers${of[1]}`)(price)}.`
    : 'Vous n’avez pas encore de bateau à cette colonne.';

export const signs: Signs = typeset({
  price: {
    name: 'Prix',
    about: ({ price, row }) =>
      `Une carte visible de cette rangée vous coûte ${worms(price)}.${row === 1 || row === 2 ? ` Retourner une carte coûte ${TURN_PRICE}, la prendre ensuite ${KEEP_PRICE} de plus.` : ''}`,
    rule: 'F3.3',
  },
  fish: {
    name: 'Poisson',
    about: (facts) =>
      `${capital(aFish(facts))} ; le signe de sa couleur est ${SHAPES[facts.colour ?? -1]}. La carte va sur un de vos coraux, vide ou avec ${mateOf(facts)}, si une carte Élevage visible montre leurs deux couleurs. ${cost(facts, [` ${colour(facts.colour)}`, ` ${colour(facts.colour)}s`])}`,
    rule: 'F3.5',
  },
  'coral-card': {
    name: 'Corail',
    about: (facts) => `Un abri pour un mâle et une femelle ; vous pouvez en avoir ${MOST_CORALS}. ${cost(facts)}`,
    rule: 'F3.4',
  },
  'shark-card': {
    name: 'Requin',
    about: (facts) => `Gardez cette carte : quand vous voulez, le requin retire une carte de la mer. ${cost(facts)}`,
    rule: 'F3.7',
  },
  'pearl-card': {
    name: 'Perle',
    about: (facts) => `Elle paie comme un ver de la couleur voulue. ${cost(facts)}`,
    rule: 'F3.8',
  },
  water: {
    name: 'Eau',
    about: () => 'Rien que de l’eau. Arrivée au rivage, elle est emportée à la fin du tour, et la rangée avance.',
    rule: 'F4.1',
  },
  'face-down': {
    name: 'Carte face cachée',
    about: ({ boat }) =>
      `${worms(TURN_PRICE)} pour la retourner ; puis vous la prenez pour ${KEEP_PRICE} de plus, ou vous la laissez.${boat === 1 ? '' : ' Vous n’avez pas encore de bateau à cette colonne.'}`,
    rule: 'F3.3',
  },
  gap: { name: 'Trou', about: () => 'Le courant le referme à la fin du tour.', rule: 'F4.2' },
  boats: {
    name: 'Bateaux',
    about: ({ seat, boats }, who) =>
      `${does(seat, who, 'avez', 'a')} ${boats === 1 ? 'un bateau à la première colonne' : `des bateaux aux ${boats} premières colonnes`} : on y achète.`,
    rule: 'F3.3',
  },
  boat: {
    name: 'Acheter un bateau',
    about: ({ boats }) =>
      `Pour ${worms(BOAT_PRICE)} de n’importe quelle couleur, une colonne de plus à portée ; vous en avez ${boats}.`,
    rule: 'F3.9',
  },
  dice: {
    name: 'Le lancer',
    about: ({ seat, first, second }, who) =>
      `${does(seat, who, 'avez', 'a')} obtenu ${first === second ? `deux fois du ${colour(first)}` : `du ${colour(first)} et du ${colour(second)}`}, donc un ver par dé ; l’autre joueur prend un ver d’une de ces couleurs.`,
    rule: 'F3.1',
  },
  breeding: {
    name: 'Carte Élevage',
    about: ({ one, two, near }) =>
      `Un poisson ${colour(one)} et un poisson ${colour(two)}, un mâle et une femelle, donnent un élevage sur un même corail.${near === 1 ? ' Vous pouvez pêcher maintenant celui qui manque.' : ''}`,
    rule: 'F3.6',
  },
  broods: {
    name: 'Élevages',
    about: ({ seat, broods = 0 }, who) =>
      `${does(seat, who, 'avez', 'a')} ${broods} des ${BROODS} élevages qui font gagner ; reste ${BROODS - broods}.`,
    rule: 'F5.1',
  },
  pile: { name: 'Pioche', about: ({ cards: n }) => `${cards(n)} encore à venir du récif.`, rule: 'F4.4' },
  discard: {
    name: 'Défausse',
    about: ({ cards: n }) =>
      `${cards(n)} ; à partir de ${FULL_DISCARD}, elles sont mélangées à la pioche à la fin du tour.`,
    rule: 'F4.3',
  },
  'coral-empty': {
    name: 'Corail vide',
    about: ({ seat }, who) => `${capital(whose(seat, who, 'le', 'corail'))} a de la place pour un mâle et une femelle.`,
    rule: 'F3.5',
  },
  'coral-fish': {
    name: 'Corail avec un poisson',
    about: (facts, who) =>
      `Sur ${whose(facts.seat, who, 'le', 'corail')}, ${aFish(facts)} attend ${mateOf(facts)} ; une carte Élevage visible doit montrer leurs deux couleurs.`,
    rule: 'F3.5',
  },
  brood: {
    name: 'Élevage',
    about: ({ seat, one, two }, who) =>
      `Un élevage sur ${whose(seat, who, 'le', 'corail')} : ${colour(one)} et ${colour(two)}. Il compte pour de bon, et ce corail ne prend plus de poisson.`,
    rule: 'F3.6',
  },
  'coral-none': {
    name: 'Place pour un corail',
    about: ({ seat, corals }, who) =>
      `${does(seat, who, 'avez', 'a')} ${counted('fr', 'corail', 'coraux')(corals)}, sur ${MOST_CORALS} au plus.`,
    rule: 'F3.4',
  },
  worm: {
    name: 'Vers',
    about: ({ seat, colour: n, worms: has, left }, who) =>
      `${does(seat, who, 'avez', 'a')} ${counted('fr', `ver ${colour(n)}`, `vers ${colour(n)}s`)(has)} ; la réserve en a ${left}. Ils paient les poissons de leur couleur, et tout ce qui n’est pas un poisson.`,
    rule: 'F3.5',
  },
  pearls: {
    name: 'Perles',
    about: ({ seat, pearls }, who) =>
      `${does(seat, who, 'avez', 'a')} ${counted('fr', 'perle', 'perles')(pearls)}. Une perle paie comme un ver de n’importe quelle couleur.`,
    rule: 'F3.8',
  },
  sharks: {
    name: 'Requins',
    about: ({ seat, sharks }, who) =>
      `${does(seat, who, 'avez', 'a')} ${counted('fr', 'requin', 'requins')(sharks)}. Un requin retire une carte visible de la mer, ou un poisson d’un corail de son propriétaire ; c’est gratuit.`,
    rule: 'F3.7',
  },
  keep: {
    name: 'La carte retournée',
    about: () => `Prenez-la pour ${KEEP_PRICE} de plus, ou laissez-la visible : elle coûtera alors 2.`,
    rule: 'F3.3',
  },
});
