/** The Ascent in English: why not. First what is wrong, then the number. */
import { capital, figure, fromOne } from '@halcyon/speech/grammar';
import { cards, handRefusals, tooDear } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { dearer } from '../cards.ts';
import { card, cell, rows, the, type } from './words.ts';

export const refusals = {
  ...handRefusals(card),
  'not-a-terrain': ({ card: chosen }) => `Only terrain is placed like that; this is ${card(chosen)}.`,
  occupied: ({ cell: at, there }) => `${capital(card(there))} lies in ${cell(at)} already.`,
  'not-next': ({ cell: at }) => `A row grows from the left; nothing lies to the left of ${cell(at)} yet.`,
  'same-type': ({ type: of, at, there }) =>
    `${capital(type(of))} never lies beside ${type(of)}: ${card(there)} is in ${cell(at)}.`,
  unsupported: ({ cell: at }) => `Two cards must lie below ${cell(at)}; not both are there yet.`,
  'too-high': ({ value, row }) =>
    `Too high for this card: row ${fromOne(row)} takes no value below ${fromOne(row)}; its value is ${figure(value)}.`,
  cost: ({ needed, payable, left }) => tooDear(left, 0, needed, payable),
  'campfire-stays': ({ cell: at }) => `The campfire in ${cell(at)} stays: nothing covers or replaces it.`,
  'cover-cost': ({ value, left, right, needed, payable }) =>
    `${tooDear(...dearer(value, left, right), needed, payable)} On a bridge the larger difference counts.`,

  'not-a-campfire': ({ card: chosen }) => `Only a campfire replaces a terrain; this is ${card(chosen)}.`,
  'no-terrain': ({ cell: at }) => `A campfire replaces a terrain; none lies in ${cell(at)}.`,
  'other-type': ({ type: of, there }) => `A ${type(of)} campfire replaces only ${type(of)}; this is ${card(there)}.`,
  'no-target': ({ card: lifted }) => `No slot higher up takes ${the(lifted)} at a cost that you can pay.`,
  'not-higher': ({ row }) => `The terrain moves at least one row up; it comes from row ${fromOne(row)}.`,
  'lift-first': ({ card: lifted }) => `First choose where ${the(lifted)} goes.`,

  'no-bridge': () => 'You hold no bridge.',
  'bridge.needs-empty': ({ cell: at, there }) => `A bridge needs an empty slot; ${card(there)} lies in ${cell(at)}.`,
  'bridge.needs-left': ({ cell: at }) =>
    `A bridge needs a card on its left; nothing lies to the left of ${cell(at)} yet.`,
  'bridge.edge': ({ cell: at }) =>
    `A bridge never lies in the first or last slot of a row; ${cell(at)} is one of them.`,

  'no-summit': () => 'You hold no summit.',
  'summit.not-full': ({ empty }) => `The summit waits until the mountain is full; empty slots: ${figure(empty)}.`,
  'summit.bridge-visible': ({ bridges }) =>
    `The summit waits until every bridge is covered; still visible: ${figure(bridges)}.`,
  'summit.no-path': ({ row }) =>
    row === 0
      ? 'The summit waits for a path of grass up to row 8; none begins in row 1.'
      : `The summit waits for a path of grass up to row 8; it has reached row ${figure(row)}.`,
  'summit.not-filmed': ({ left }) => `The summit waits until every panorama is filmed; missing: ${figure(left)}.`,
  'summit.few-ibex': ({ there, needed }) =>
    `Too few ibex in row 8: the summit needs ${figure(needed)}, there are ${figure(there)}.`,

  'herd.none': ({ cell: at }) => `No ibex stands in ${cell(at)}.`,
  'herd.no-way': ({ cell: at }) => `The herd in ${cell(at)} has no way up: no terrain or campfire rests on its card.`,
  'herd.no-card': () => 'Each row that a herd climbs costs a card; you hold none.',
  'herd.not-above': ({ cell: at, to }) =>
    `A herd climbs only to a card that rests on its own (${cell(at)}); ${cell(to)} is not above it.`,
  'herd.bridge': ({ to }) => `Ibex never step onto a bridge; one lies in ${cell(to)}.`,
  'herd.nothing-there': ({ to }) => `Ibex need a card to stand on; none lies in ${cell(to)} yet.`,
  'herd.too-dear': ({ climbed, payable }) =>
    `You cannot pay for another row: the herd has climbed ${rows(climbed)}, and you hold ${cards(payable)}.`,
  'herd.climb-first': () => 'A herd climbs at least one row before it rests.',
  'herd.lead-first': () => 'The herd is on its way: climb on or let it rest.',
  'fire.ibex': ({ cell: at, ibex }) =>
    `A campfire replaces no card with ibex on it; ibex in ${cell(at)}: ${figure(ibex)}.`,

  'grapple.none': () => 'You have no grapple left.',
  'grapple.no-deck': () => 'A grapple needs a pile to draw from; yours is empty.',
} satisfies GameSpeech['refusals'];
