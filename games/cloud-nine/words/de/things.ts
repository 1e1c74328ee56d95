/** Cloud 9 in German: short labels for what a picture or a table shows. */
import type { CloudNineSpeech } from '../en.ts';

export const things = {
  red: 'Rot',
  green: 'Grün',
  yellow: 'Gelb',
  purple: 'Violett',
  wild: 'Joker',
  wilds: 'Joker',
  blank: 'Leer',

  die: 'Würfel',
  dice: 'Würfel',
  thrown: 'Wurf',
  needed: 'Die Würfel verlangen',
  nothingNeeded: 'keine Karte nötig',
  lacking: 'fehlt',
  complete: 'du hast alle',

  cloud: 'Wolke',
  clouds: 'Wolken',
  top: 'Höchste Wolke',
  worth: 'Wert',
  balloon: 'Ballon',
  basket: 'Korb',
  basketHere: 'hier ist der Korb',
  emptyBasket: 'Niemand ist an Bord',

  pilot: 'Pilot',
  aboard: 'an Bord',
  jumped: 'abgesprungen',
  stays: 'bleibt',
  decides: 'entscheidet jetzt',
  undecided: 'muss noch entscheiden',
  alone: 'allein an Bord',

  points: 'Punkte',
  goal: 'Ziel',
  leads: 'führt',
  cards: 'Karten',
  hand: 'Auf der Hand',
  deck: 'Stapel',
  played: 'Gespielte Karten',
  lastPlayed: 'Zuletzt gespielt',
  trip: 'Fahrt',
  trips: 'Fahrten',

  jump: 'Springen',
  stay: 'Bleiben',
  throw: 'Würfeln',
  raise: 'Steigen',
  useWild: 'Joker spielen',
  fall: 'Fallen lassen',

  rises: 'steigt',
  falls: 'fällt',
  free: 'kostenlos',

  'no-wild': 'kein Joker',
  'all-blank': 'nichts zu zahlen',
  'must-raise': 'muss steigen',
} satisfies CloudNineSpeech['things'];
