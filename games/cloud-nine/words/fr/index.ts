/** Cloud 9 in French: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { counted, figure, type Maybe, typeset } from '@halcyon/speech/grammar';
import { cards, dealEvents, does, turnRefusals } from '@halcyon/speech/parts/fr';
import type { GameWords } from '@halcyon/speech/talk';
import {
  BLANK,
  type Card,
  type Cloud,
  type Dice,
  type Face,
  type Held,
  type Names,
  type Needed,
  POINTS,
  type Points,
  type vocabulary,
  WILD,
} from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';

type Words = GameWords<typeof vocabulary, Names>;

const pointCount: (points: Maybe<Points>) => string = counted('fr', 'point', 'points');
const diceCount: (dice: Maybe<Dice>) => string = counted('fr', 'dé', 'dés');
/** By what a jump from it is worth, as it is written on it. */
const cloudName = (cloud: Maybe<Cloud>): string => `nuage à ${pointCount(POINTS[cloud ?? -1])}`;
/** The cards that the dice ask for, and those that somebody holds. */
const asked: (needed: Maybe<Needed>) => string = cards;
const held: (cards: Maybe<Held>) => string = cards;

/** Cards are feminine, colours masculine. */
const CARDS = [undefined, 'rouge', 'verte', 'jaune', 'violette'];
const COLOURS = [undefined, 'rouge', 'vert', 'jaune', 'violet'];
/** A card, or one that is not seen. */
const a = (card: Maybe<Card>): string => {
  if (card === WILD) return 'un Joker';
  const known = CARDS[card ?? 0];
  return known ? `une carte ${known}` : 'une carte';
};
const shown = (face: Maybe<Face>): string => {
  if (face === BLANK) return 'une face vide';
  const known = COLOURS[face ?? 0];
  return known ? `du ${known}` : 'une carte';
};

const things = {
  red: 'Rouge',
  green: 'Vert',
  yellow: 'Jaune',
  purple: 'Violet',
  wild: 'Joker',
  wilds: 'Jokers',
  blank: 'Vide',

  die: 'Dé',
  dice: 'Dés',
  thrown: 'Lancer',
  needed: 'Les dés demandent',
  nothingNeeded: 'aucune carte demandée',
  lacking: 'manque',
  complete: 'vous avez tout',

  cloud: 'Nuage',
  clouds: 'Nuages',
  top: 'Nuage le plus haut',
  worth: 'Valeur',
  balloon: 'Ballon',
  basket: 'Nacelle',
  basketHere: 'la nacelle est ici',
  emptyBasket: 'Personne à bord',

  pilot: 'Pilote',
  aboard: 'à bord',
  jumped: 'a sauté',
  stays: 'reste',
  decides: 'décide maintenant',
  undecided: 'doit encore décider',
  alone: 'seul à bord',

  points: 'Points',
  goal: 'Objectif',
  leads: 'en tête',
  cards: 'Cartes',
  hand: 'Main',
  deck: 'Pioche',
  played: 'Cartes jouées',
  lastPlayed: 'Dernière carte jouée',
  trip: 'Voyage',
  trips: 'Voyages',

  jump: 'Sauter',
  stay: 'Rester',
  throw: 'Lancer les dés',
  raise: 'Monter',
  useWild: 'Jouer un Joker',
  fall: 'Laisser redescendre',

  rises: 'monte',
  falls: 'tombe',
  free: 'gratuit',

  'no-wild': 'aucun Joker',
  'all-blank': 'rien à payer',
  'must-raise': 'doit monter',
};

const choices = {
  features: {},
  layouts: {
    sky: { name: 'Le ciel', about: 'Neuf nuages l’un au-dessus de l’autre, de 1 point jusqu’à 25.' },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about:
        'Chacun pour soi : les voyages se suivent jusqu’à ce que le ballon tombe et que quelqu’un ait 50 points ; qui a le plus de points gagne.',
    },
  },
  options: {
    anyEnd: {
      name: 'Fin de la partie',
      about: 'Ce qui doit arriver au ballon, dès que quelqu’un a 50 points, pour que la partie finisse.',
      value: (n: number) =>
        n === 0
          ? 'seulement une chute, comme le dit le résumé des règles'
          : 'toute fin de voyage, aussi tout en haut ou sans personne à bord',
    },
  },
};

const moves = {
  jump: () => 'Sauter de la nacelle',
  stay: () => 'Rester dans la nacelle',
  throw: () => 'Lancer les dés',
  raise: () => 'Faire monter le ballon avec ce que demandent les dés',
  wild: () => 'Faire monter le ballon avec un Joker',
  fall: () => 'Ne rien jouer et laisser redescendre le ballon',
} satisfies Words['moves'];

const events = {
  ...dealEvents(a),
  pilot: ({ seat, cloud }, who) => `${does(seat, who, 'pilotez', 'pilote')} le ballon au ${cloudName(cloud)}.`,
  threw: ({ seat, dice }, who) => `${does(seat, who, 'lancez', 'lance')} ${diceCount(dice)}.`,
  die: ({ face }) => `Un dé montre ${shown(face)}.`,
  jumped: ({ seat, cloud, points }, who) =>
    `${does(seat, who, 'sautez', 'saute')} du ${cloudName(cloud)} : ${pointCount(points)}.`,
  stayed: ({ seat }, who) => `${does(seat, who, 'restez', 'reste')} dans la nacelle.`,
  played: ({ seat, card }, who) => `${does(seat, who, 'jouez', 'joue')} ${a(card)}.`,
  rose: ({ seat, cloud }, who) => `${does(seat, who, 'faites', 'fait')} monter le ballon au ${cloudName(cloud)}.`,
  'reached-top': ({ seat, points }, who) =>
    `${does(seat, who, 'arrivez', 'arrive')} tout en haut : ${pointCount(points)}.`,
  fell: ({ seat, cloud }, who) =>
    `${does(seat, who, 'ne jouez', 'ne joue')} rien, et le ballon tombe du ${cloudName(cloud)}.`,
  'trip-over': ({ seat }, who) =>
    `Le voyage est fini, et tous remontent à bord. ${does(seat, who, 'pilotez', 'pilote')} le suivant.`,
  reshuffled: () => 'Les cartes jouées sont mélangées et forment une nouvelle pioche.',
} satisfies Words['events'];

const asks = {
  decide: ({ points, pilot, needed, cards }, who) => {
    const throwing =
      needed === 0
        ? 'Les dés ne demandent rien : le ballon va monter.'
        : `Il faut ${asked(needed)} ou un Joker à ${who.name(pilot ?? 0)}, qui a ${held(cards)} en main.`;
    return `Un saut vaut ${pointCount(points)}. ${throwing} Sauter ou rester ?`;
  },
  alone: ({ cloud, dice }) =>
    `Il n’y a plus que vous à bord, au ${cloudName(cloud)}. Sauter, ou lancer ${diceCount(dice)} ?`,
  raise: ({ cloud, needed }) =>
    needed === 0
      ? `Au ${cloudName(cloud)}, les dés ne demandent rien : faites monter le ballon.`
      : `Au ${cloudName(cloud)}, les dés demandent ${asked(needed)} ; un seul Joker peut les remplacer. Le ballon monte-t-il ou tombe-t-il ?`,
} satisfies Words['asks'];

const refusals = {
  ...turnRefusals,
  'jump-or-stay': () => 'Quelqu’un d’autre a lancé les dés : vous pouvez seulement sauter ou rester.',
  'raise-or-fall': () =>
    'Vous avez lancé les dés : vous pouvez seulement faire monter le ballon, avec les cartes ou un Joker, ou le laisser redescendre.',
  lacking: ({ needed, missing }) =>
    `Vous n’avez pas toutes les cartes que demandent les dés ; il en manque ${figure(missing)} sur ${figure(needed)}.`,
  'no-wild': () => 'Vous n’avez pas de Joker en main.',
  'all-blank': () => 'Tous les dés sont vides, donc aucune carte ne se joue : le ballon monte gratuitement.',
  'must-raise': () => 'Vous avez tout ce que demandent les dés, le ballon doit donc monter.',
  'jump-or-throw': () => 'Il n’y a plus que vous à bord : vous pouvez seulement sauter ou lancer les dés.',
} satisfies Words['refusals'];

const WINS = 'Qui a le plus de points gagne, puis qui a le plus de cartes en main.';
const endings = {
  fifty: () => `Le voyage est fini, et l’objectif de 50 points est atteint. ${WINS}`,
  'too-many-trips': () => `Après 300 voyages, le ballon reste au sol. ${WINS}`,
} satisfies Words['endings'];

export const talk = typeset({
  ...choices,
  things,
  cell: cloudName,
  moves,
  events,
  asks,
  refusals,
  endings,
} satisfies Words & SameLabels<typeof english>);
