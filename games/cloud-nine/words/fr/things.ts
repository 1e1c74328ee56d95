/** Cloud 9 in French: short labels for what a picture or a table shows. */
import type { CloudNineSpeech } from '../en.ts';

export const things = {
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
} satisfies CloudNineSpeech['things'];
