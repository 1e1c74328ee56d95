/** Cloud 9 in French: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { counted, figure, type Maybe, typeset } from '@halcyon/speech/grammar';
import { cards, dealEvents, does, turnRefusals } from '@halcyon/speech/parts/fr';
import type { GameWords } from '@halcyon/speech/talk';
import type { GameTalk } from '@halcyon/speech/words';
import { BLANK, type Names, type vocabulary, WILD } from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const points = counted('fr', 'point', 'points');
const dice = counted('fr', 'dé', 'dés');
/** As people count: the lowest is 1. */
const cell = (n: Maybe): string => `nuage ${figure(n === undefined ? n : n + 1)}`;

/** Cards are feminine, colours masculine. */
const CARDS = [undefined, 'rouge', 'verte', 'jaune', 'violette'];
const COLOURS = [undefined, 'rouge', 'vert', 'jaune', 'violet'];
/** A card, or one that is not seen. */
const card = (n: Maybe): string => {
  if (n === WILD) return 'un Joker';
  const known = CARDS[n ?? 0];
  return known ? `une carte ${known}` : 'une carte';
};
const face = (n: Maybe): string => {
  if (n === BLANK) return 'une face blanche';
  const known = COLOURS[n ?? 0];
  return known ? `du ${known}` : card(n);
};

const things = {
  red: 'Rouge',
  green: 'Vert',
  yellow: 'Jaune',
  purple: 'Violet',
  wild: 'Joker',
  wilds: 'Jokers',
  blank: 'Blanc',

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
  goal: 'But',
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
  throw: 'Jeter les dés',
  raise: 'Monter',
  useWild: 'Jouer un Joker',
  fall: 'Laisser tomber',

  rises: 'monte',
  falls: 'tombe',
  free: 'gratuit',

  'no-wild': 'aucun Joker',
  'all-blank': 'rien à payer',
  'must-raise': 'doit monter',
} satisfies GameTalk['things'];

const box = {
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
  throw: () => 'Jeter les dés',
  raise: () => 'Faire monter le ballon avec ce que demandent les dés',
  wild: () => 'Faire monter le ballon avec un Joker',
  fall: () => 'Ne rien jouer et laisser tomber le ballon',
} satisfies Sentences['moves'];

const events = {
  ...dealEvents(card),
  pilot: ({ seat, cloud }, who) => `${does(seat, who, 'pilotez', 'pilote')} le ballon au ${cell(cloud)}.`,
  threw: ({ seat, dice: thrown }, who) => `${does(seat, who, 'jetez', 'jette')} ${dice(thrown)}.`,
  die: ({ face: shown }) => `Un dé montre ${face(shown)}.`,
  jumped: ({ seat, cloud, points: scored }, who) =>
    `${does(seat, who, 'sautez', 'saute')} du ${cell(cloud)} : ${points(scored)}.`,
  stayed: ({ seat }, who) => `${does(seat, who, 'restez', 'reste')} dans la nacelle.`,
  played: ({ seat, card: shown }, who) => `${does(seat, who, 'jouez', 'joue')} ${card(shown)}.`,
  rose: ({ seat, cloud }, who) => `${does(seat, who, 'faites', 'fait')} monter le ballon au ${cell(cloud)}.`,
  'reached-top': ({ seat, points: scored }, who) =>
    `${does(seat, who, 'arrivez', 'arrive')} tout en haut : ${points(scored)}.`,
  fell: ({ seat, cloud }, who) =>
    `${does(seat, who, 'ne jouez', 'ne joue')} rien, et le ballon tombe du ${cell(cloud)}.`,
  'trip-over': ({ seat }, who) =>
    `Le voyage est fini, et tous remontent à bord. ${does(seat, who, 'pilotez', 'pilote')} le suivant.`,
  reshuffled: () => 'Les cartes jouées sont mélangées et forment une nouvelle pioche.',
} satisfies Sentences['events'];

const asks = {
  decide: ({ cloud, points: worth, pilot, needed, cards: held }, who) => {
    const throwing =
      needed === 0
        ? 'Les dés ne demandent rien : le ballon va monter.'
        : `Il faut ${cards(needed)} ou un Joker à ${who.name(pilot ?? 0)}, qui a ${cards(held)} en main.`;
    return `Le ${cell(cloud)} vaut ${points(worth)}. ${throwing} Sauter ou rester ?`;
  },
  alone: ({ cloud, points: worth, dice: thrown }) =>
    `Il n’y a plus que vous à bord, au ${cell(cloud)} qui vaut ${points(worth)}. Sauter, ou jeter ${dice(thrown)} ?`,
  raise: ({ cloud, needed }) =>
    needed === 0
      ? `Au ${cell(cloud)}, les dés ne demandent rien : faites monter le ballon.`
      : `Au ${cell(cloud)}, les dés demandent ${cards(needed)}. Jouez ce qu’ils demandent ou un seul Joker, ou laissez tomber le ballon.`,
} satisfies Sentences['asks'];

const WINS = 'Qui a le plus de points gagne, puis qui a le plus de cartes en main.';
const endings = {
  fifty: () => `Le voyage est fini, et le but de 50 points est atteint. ${WINS}`,
  'too-many-trips': () => `Après 300 voyages, le ballon reste au sol. ${WINS}`,
} satisfies Sentences['endings'];

const refusals = {
  ...turnRefusals,
  'jump-or-stay': () => 'Quelqu’un d’autre a jeté les dés : vous pouvez seulement sauter ou rester.',
  'raise-or-fall': () =>
    'Vous avez jeté les dés : vous pouvez seulement faire monter le ballon, avec les cartes ou un Joker, ou le laisser tomber.',
  lacking: ({ needed, missing }) =>
    `Vous n’avez pas toutes les cartes que demandent les dés ; manquantes : ${figure(missing)} sur ${figure(needed)}.`,
  'no-wild': () => 'Vous n’avez pas de Joker en main.',
  'all-blank': () => 'Tous les dés sont blancs, donc aucune carte ne se joue : le ballon monte gratuitement.',
  'must-raise': () => 'Vous avez tout ce que demandent les dés, le ballon doit donc monter.',
  'jump-or-throw': () => 'Il n’y a plus que vous à bord : vous pouvez seulement sauter ou jeter les dés.',
} satisfies Sentences['refusals'];

export const talk = typeset({ ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>);
