/** Tranquility in French: moves as offers. */
import { figure } from '@halcyon/speech/grammar';
import { cards, handMoves } from '@halcyon/speech/parts/fr';
import type { TranquilitySpeech } from '../en.ts';
import { card, cell, joker, row, storm } from './words.ts';

export const moves = {
  ...handMoves(card),
  place: ({ card: island, cell: at }, who) => `Placer ${card(island)} en ${cell(at, who)}`,
  start: () => 'Jouer la carte de départ',
  finish: () => 'Jouer la carte d’arrivée',
  pledge: ({ number: n }) => (n === 0 ? 'Ne proposer aucune carte' : `Proposer ${cards(n)}`),

  rocks: ({ row: to }) => `Déplacer les Récifs acérés vers ${row(to)}`,
  stay: () => 'Laisser les Récifs acérés en place et défausser deux cartes',
  accept: () => 'Accepter la Tempête',
  purple: ({ row: at }) => `Placer la Tempête pourpre à côté de ${row(at)}`,
  give: () => 'Donner les deux cartes du dessus de votre pioche, sans les regarder',
  compass: ({ storm: at }, who) => `Dépenser une Boussole contre ${storm(at, who)}`,
  propose: ({ storm: at }, who) => `Proposer de mettre fin à ${storm(at, who)}`,
  'discard-hand': () => 'Défausser toute votre main pour une Boussole',
  concede: () => 'Abandonner',
  draw: () => 'Piocher maintenant',
  monster: ({ cell: at }, who) => `Jouer un Monstre marin sur l’île en ${cell(at, who)}`,
  wild: ({ cell: at }, who) => `Placer un Joker en ${cell(at, who)}`,
  name: ({ number }, who) => `Dire que ${joker(who, 'le')} vaut ${figure(number)}`,
  'wild-start': () => 'Jouer un Joker comme départ',
  'wild-finish': () => 'Jouer un Joker comme arrivée',
  'wild-monster': ({ cell: at }, who) => `Jouer un Joker comme Monstre marin sur l’île en ${cell(at, who)}`,
  'wild-compass': ({ storm: at }, who) => `Jouer un Joker comme Boussole contre ${storm(at, who)}`,

  border: ({ cell: at }, who) => `Placer une carte de bordure en ${cell(at, who)}`,
  'border-finish': () => 'Jouer une carte de bordure comme arrivée',
  clear: ({ cell: at }, who) => `Défausser une Boussole pour retirer la Tempête en ${cell(at, who)}`,
  'turn-over': ({ cell: at }, who) => `Retourner l’île en ${cell(at, who)} et défausser une carte`,
  'show-hand': () => 'Montrer votre main, la défausser et prendre la rangée face visible',
  pass: () => 'Passer',
} satisfies TranquilitySpeech['moves'];
