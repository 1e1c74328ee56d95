/** What the signs of the picture say in French. Rows count from 0 in the facts, as in the rules. */

import { counted, figure, typeset } from '@halcyon/speech/grammar';
import { cards, does } from '@halcyon/speech/parts/fr';
import type { Signs } from '@halcyon/speech/signs';
import { rowNumber } from '../cards.ts';
import { terrain } from './names.ts';

const slots = counted('fr', 'case', 'cases');
const bridges = counted('fr', 'Pont', 'Ponts');

const goals: Signs = {
  'goal-slots': {
    name: 'Cases',
    about: ({ there, needed }) =>
      there === needed
        ? 'Toutes les cases sont remplies.'
        : `${figure(there)} sur ${slots(needed)} sont remplies. Il les faut toutes pour le Sommet.`,
    rule: 'A4.17',
  },
  'goal-path': {
    name: 'Sentier herbeux',
    about: ({ there, needed }) =>
      there === needed
        ? 'Le sentier herbeux mène du pied jusqu’en haut.'
        : `Il est monté jusqu’à la rangée ${figure(there)} sur ${figure(needed)} ; chaque carte repose sur la précédente.`,
    rule: 'A6.1',
  },
  'goal-films': {
    name: 'Panoramas filmés',
    about: ({ there, needed }) => `${figure(there)} sur ${figure(needed)}. Il les faut tous pour le Sommet.`,
    rule: 'A6.2',
  },
  'goal-ibex': {
    name: 'Bouquetins en rangée 8',
    about: ({ there, needed }) => `Arrivés en rangée 8 : ${figure(there)}. Il en faut au moins ${figure(needed)}.`,
    rule: 'A6.6',
  },
  'goal-bridges': {
    name: 'Ponts à recouvrir',
    about: ({ needed }) =>
      `Reste à recouvrir : ${bridges(needed)}. Un Versant doit recouvrir chaque Pont avant le Sommet.`,
    rule: 'A4.17',
  },
};

const mountain: Signs = {
  terrain: {
    name: 'Versant',
    about: ({ value, type, covered }) =>
      `${figure(value)} ${terrain(type)}. À sa droite, aucun Versant ${terrain(type)} ; un autre y coûte son écart avec ${figure(value)}.${covered ? ' Il recouvre un Pont.' : ''}`,
    rule: 'A4.8',
  },
  campfire: {
    name: 'Feu de camp',
    about: ({ value, type }) =>
      value
        ? `=${value} : il vaut ${value}, comme le premier Versant à sa gauche. Il reste jusqu’à la fin ; aucune carte du même type (${terrain(type)}) à côté de lui.`
        : `Aucun Versant à sa gauche : il n’a pas de valeur, et à côté de lui on ne paie rien. Aucune carte du même type (${terrain(type)}) à côté de lui.`,
    rule: 'A4.11',
  },
  bridge: {
    name: 'Pont',
    about: () =>
      'Il n’a pas de valeur : à côté de lui, on ne paie rien. Un Versant peut le recouvrir, au prix du plus grand écart avec ses voisines.',
    rule: 'A4.16',
  },
  slot: {
    name: 'Case ouverte',
    about: ({ row, left }) =>
      `La rangée ${rowNumber(row)} accepte les valeurs à partir de ${rowNumber(row)} ; ici ${left ? `au prix de l’écart avec ${left}` : 'gratuitement'}.`,
    rule: 'A4.4',
  },
  later: {
    name: 'Case',
    about: ({ row }) =>
      `Rangée ${rowNumber(row)}. Une carte peut y aller s’il y en a une à gauche et une dans chacune des deux cases du dessous ; pour la première d’une rangée, celles du dessous suffisent.`,
    rule: 'A4.6',
  },
  price: {
    name: 'Prix',
    about: ({ cost }) => `Il faut défausser ${cards(cost)} : c’est l’écart avec la voisine de gauche.`,
    rule: 'A4.8',
  },
  'price-left': {
    name: 'Prix sur un Pont',
    about: ({ cost }) =>
      `Il faut défausser ${cards(cost)}. La flèche montre la voisine de gauche : l’écart y est plus grand.`,
    rule: 'A4.16',
  },
  'price-right': {
    name: 'Prix sur un Pont',
    about: ({ cost }) =>
      `Il faut défausser ${cards(cost)}. La flèche montre la voisine de droite : l’écart y est plus grand.`,
    rule: 'A4.16',
  },
  climb: {
    name: 'Prix du chemin',
    about: ({ cost }) => `Jusque-là, le troupeau coûte ${cards(cost)} : une par rangée.`,
    rule: 'A6.4',
  },
  top: {
    name: 'Place du Sommet',
    about: ({ empty, bridges: open }) =>
      empty || open
        ? `Le Sommet attend : cases vides ${figure(empty)}, Ponts à recouvrir ${figure(open)}.`
        : 'La montagne est achevée. Un Sommet vient ici.',
    rule: 'A4.17',
  },
  summit: { name: 'Sommet', about: () => 'Vous êtes tout en haut.', rule: 'A5.1' },
  lifted: {
    name: 'Versant en l’air',
    about: ({ value, type }) =>
      `Le Feu de camp a pris sa place : le ${figure(value)} ${terrain(type)} monte d’au moins une rangée.`,
    rule: 'A4.10',
  },
  row: {
    name: 'Rangée',
    about: ({ row }) => `Rangée ${rowNumber(row)} : un Versant y vaut au moins ${rowNumber(row)}.`,
    rule: 'A4.7',
  },
  foot: {
    name: 'Pied de la montagne',
    about: () => 'Dix Panoramas portent la rangée 1 ; elle peut commencer tout de suite.',
    rule: 'A3.1',
  },
  herd: {
    name: 'Troupeau',
    about: ({ ibex }) =>
      `Bouquetins sur cette carte : ${figure(ibex)}. À votre tour, vous pouvez les mener ensemble vers le haut ; chaque rangée coûte une carte.`,
    rule: 'A6.4',
  },
  hiker: {
    name: 'Randonneur',
    about: ({ row }) => `Un sentier herbeux est arrivé à la rangée ${rowNumber(row)} sur 8.`,
    rule: 'A6.1',
  },
  film: {
    name: 'Panorama',
    about: ({ first, second, third, filmed }) =>
      filmed
        ? `${first}-${second}-${third} est filmé.`
        : `À filmer : ${first}-${second}-${third} côte à côte dans une rangée, de gauche à droite.`,
    rule: 'A6.2',
  },
};

const people: Signs = {
  seat: {
    name: 'Un joueur',
    about: ({ seat, hand, pile, gone }, who) =>
      `${does(seat, who, 'avez', 'a')} ${cards(hand)} en main, encore ${cards(pile)} à piocher et ${cards(gone)} en défausse pour toujours.`,
    rule: 'A4.1',
  },
  grapples: {
    name: 'Grappins',
    about: ({ left }) => `Il en reste ${figure(left)}. Chacun renouvelle une fois votre main.`,
    rule: 'A7.2',
  },
  given: {
    name: 'Pont',
    about: ({ seat }, who) =>
      `${does(seat, who, 'avez', 'a')} reçu un Pont au début. On ne sait pas s’il est encore en main.`,
    rule: 'A3.2',
  },
  'held-terrain': {
    name: 'Versant',
    about: ({ value, type, ibex }) =>
      `${figure(value)} ${terrain(type)} : rangées 1 à ${figure(Math.min(8, value ?? 8))}, jamais à côté d’une carte du même type, au prix de l’écart avec la carte de gauche.${ibex ? ' Il amène un Bouquetin.' : ''}`,
    rule: 'A4.8',
  },
  'held-campfire': {
    name: 'Feu de camp',
    about: ({ type }) =>
      `Il prend la place d’un Versant ${terrain(type)}, qui monte d’au moins une rangée et y paie son prix.`,
    rule: 'A4.10',
  },
  'held-bridge': {
    name: 'Pont',
    about: () =>
      'Il remplit une case gratuitement, mais jamais la première ni la dernière d’une rangée. Quelqu’un devra le recouvrir.',
    rule: 'A4.15',
  },
  'held-summit': {
    name: 'Sommet',
    about: () => 'Joué en haut de la montagne achevée, il fait gagner tout le monde. D’ici là, il peut servir à payer.',
    rule: 'A4.17',
  },
  lead: {
    name: 'Mener un troupeau',
    about: () =>
      'Au lieu de jouer une carte : tous les Bouquetins d’une carte montent, et chaque rangée vous coûte une carte.',
    rule: 'A6.4',
  },
};

export const signs: Signs = typeset({ ...goals, ...mountain, ...people });
