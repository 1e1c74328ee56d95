/** What the signs of the picture say in English. Rows count from 0 in the facts, as in the rules. */

import { capital, counted, figure } from '@halcyon/speech/grammar';
import { cards, does } from '@halcyon/speech/parts/en';
import type { Signs } from '@halcyon/speech/signs';
import { rowNumber } from '../cards.ts';
import { terrain } from './names.ts';

const slots = counted('en', 'slot', 'slots');
const bridges = counted('en', 'bridge', 'bridges');
const films = counted('en', 'panorama', 'panoramas');

const goals: Signs = {
  'goal-slots': {
    name: 'Slots',
    about: ({ there, needed }) =>
      there === needed
        ? 'Every slot is filled.'
        : `${figure(there)} of ${slots(needed)} are filled. The summit needs all.`,
    rule: 'A4.17',
  },
  'goal-path': {
    name: 'Path of grass',
    about: ({ there, needed }) =>
      there === needed
        ? 'The path of grass leads from the foot to the top.'
        : `It has climbed to row ${figure(there)} of ${figure(needed)}; each card rests on the one before.`,
    rule: 'A6.1',
  },
  'goal-films': {
    name: 'Panoramas filmed',
    about: ({ there, needed }) => `${figure(there)} of ${films(needed)} filmed. The summit needs all.`,
    rule: 'A6.2',
  },
  'goal-ibex': {
    name: 'Ibex in row 8',
    about: ({ there, needed }) => `${figure(there)} of at least ${figure(needed)} have come to row 8.`,
    rule: 'A6.6',
  },
  'goal-bridges': {
    name: 'Bridges to cover',
    about: ({ needed }) => `${bridges(needed)} can still be seen. Cover every one with terrain before the summit.`,
    rule: 'A4.17',
  },
};

const mountain: Signs = {
  terrain: {
    name: 'Terrain',
    about: ({ value, type, covered }) =>
      `${capital(terrain(type))} ${figure(value)}. To its right no ${terrain(type)} may lie; a terrain there costs its difference to ${figure(value)}.${covered ? ' A bridge lies under it.' : ''}`,
    rule: 'A4.8',
  },
  campfire: {
    name: 'Campfire',
    about: ({ value, type }) =>
      value
        ? `=${value}: it counts as ${value}, like the nearest terrain on its left. It stays to the end; no ${terrain(type)} may lie beside it.`
        : `No terrain lies on its left, so it has no value, and nothing is paid beside it. No ${terrain(type)} may lie beside it.`,
    rule: 'A4.11',
  },
  bridge: {
    name: 'Bridge',
    about: () =>
      'It has no value: beside it nothing is paid. A terrain may cover it for the larger difference to its neighbours.',
    rule: 'A4.16',
  },
  slot: {
    name: 'Open slot',
    about: ({ row, left }) =>
      `Row ${rowNumber(row)} takes values from ${rowNumber(row)} up; here ${left ? `for the difference to ${left}` : 'for nothing'}.`,
    rule: 'A4.4',
  },
  later: {
    name: 'Slot',
    about: ({ row }) =>
      `Row ${rowNumber(row)}. A card may lie here when there is one on its left and one in both slots below; the first of a row needs only those below.`,
    rule: 'A4.6',
  },
  price: {
    name: 'Price',
    about: ({ cost }) => `You discard ${cards(cost)} for it: as many as its value differs from the left neighbour’s.`,
    rule: 'A4.8',
  },
  'price-left': {
    name: 'Price on a bridge',
    about: ({ cost }) =>
      `You discard ${cards(cost)} for it. The arrow points to the left neighbour: there the difference is larger.`,
    rule: 'A4.16',
  },
  'price-right': {
    name: 'Price on a bridge',
    about: ({ cost }) =>
      `You discard ${cards(cost)} for it. The arrow points to the right neighbour: there the difference is larger.`,
    rule: 'A4.16',
  },
  climb: {
    name: 'Price of the way',
    about: ({ cost }) => `Leading the herd this far costs ${cards(cost)}: one for each row.`,
    rule: 'A6.4',
  },
  top: {
    name: 'Place of the summit',
    about: ({ empty, bridges: open }) =>
      empty || open
        ? `The summit waits: empty slots ${figure(empty)}, bridges to cover ${figure(open)}.`
        : 'The mountain is complete. A summit goes here.',
    rule: 'A4.17',
  },
  summit: { name: 'Summit', about: () => 'You are on top.', rule: 'A5.1' },
  lifted: {
    name: 'Terrain in the air',
    about: ({ value, type }) =>
      `The campfire has taken its place: ${terrain(type)} ${figure(value)} goes at least one row up.`,
    rule: 'A4.10',
  },
  row: {
    name: 'Row',
    about: ({ row }) => `Row ${rowNumber(row)}: a terrain here has at least the value ${rowNumber(row)}.`,
    rule: 'A4.7',
  },
  foot: {
    name: 'Foot of the mountain',
    about: () => 'Ten panoramas carry row 1, so it may begin at once.',
    rule: 'A3.1',
  },
  herd: {
    name: 'Herd',
    about: ({ ibex }) =>
      `Ibex on this card: ${figure(ibex)}. As your turn you may lead them up together; each row costs a card.`,
    rule: 'A6.4',
  },
  hiker: { name: 'Hiker', about: ({ row }) => `A path of grass has come to row ${rowNumber(row)} of 8.`, rule: 'A6.1' },
  film: {
    name: 'Panorama',
    about: ({ first, second, third, filmed }) =>
      filmed
        ? `${first}-${second}-${third} is filmed.`
        : `Still to film: ${first}-${second}-${third} side by side in a row, from left to right.`,
    rule: 'A6.2',
  },
};

const people: Signs = {
  seat: {
    name: 'A player',
    about: ({ seat, hand, pile, gone }, who) =>
      `${does(seat, who, 'hold', 'holds')} ${cards(hand)}; ${cards(pile)} left in the pile to draw from, ${cards(gone)} discarded for good.`,
    rule: 'A4.1',
  },
  grapples: {
    name: 'Grapples',
    about: ({ left }) => `Left: ${figure(left)}. Each renews your hand once.`,
    rule: 'A7.2',
  },
  given: {
    name: 'Bridge',
    about: ({ seat }, who) =>
      `${does(seat, who, 'were', 'was')} given a bridge at the start. Whether it is still in hand is a secret.`,
    rule: 'A3.2',
  },
  'held-terrain': {
    name: 'Terrain',
    about: ({ value, type, ibex }) =>
      `${capital(terrain(type))} ${figure(value)} lies in rows 1 to ${figure(Math.min(8, value ?? 8))}, beside no ${terrain(type)}, for its difference to the card on its left.${ibex ? ' It brings an ibex.' : ''}`,
    rule: 'A4.8',
  },
  'held-campfire': {
    name: 'Campfire',
    about: ({ type }) =>
      `It takes the place of a ${terrain(type)} terrain, which moves at least one row up and pays there.`,
    rule: 'A4.10',
  },
  'held-bridge': {
    name: 'Bridge',
    about: () => 'It fills a slot for nothing, but never the first or last of a row. Somebody must cover it later.',
    rule: 'A4.15',
  },
  'held-summit': {
    name: 'Summit',
    about: () =>
      'Played on top of the finished mountain it wins the game for all. Until then it may be discarded to pay.',
    rule: 'A4.17',
  },
  lead: {
    name: 'Lead a herd',
    about: () => 'Instead of playing a card: all ibex on one card climb, and each row costs you a card.',
    rule: 'A6.4',
  },
};

export const signs: Signs = { ...goals, ...mountain, ...people };
