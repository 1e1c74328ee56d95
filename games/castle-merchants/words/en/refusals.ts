/** Castle Merchants in English: why not. First what is wrong, then the number. */
import { capital, figure } from '@halcyon/speech/grammar';
import { cards, handRefusals, turnRefusals } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { card, cell, face, kind, reserve } from './words.ts';

export const refusals = {
  ...turnRefusals,
  'act-first': () => 'That is not asked now: play cards, draw one or end the turn.',
  'already-acted': () => 'You have already acted in this turn: end it instead of drawing one card.',
  'do-something': () => 'You cannot end the turn yet: act at least once, or draw one card.',
  'landslide-first': () => 'Too late for a landslide: only one in a turn, and before anything else.',
  'no-landslide': () => 'You have no landslide left.',
  'not-a-path': ({ hex }) => `A landslide lies only on a path hex; ${cell(hex)} is none.`,
  'landslide-there': ({ hex }) => `A landslide lies on ${cell(hex)} already.`,
  'merchant-there': ({ hex }) => `A merchant stands on ${cell(hex)}, so the tile there stays as it is.`,
  'cut-off': ({ hex }) =>
    `A landslide on ${cell(hex)} would cut off a castle, the warehouse, the meadow or a merchant.`,
  'not-in-hand': handRefusals(card)['not-in-hand'],
  'not-empty': ({ hex }) => `A tile goes only on an empty path hex; ${cell(hex)} is none.`,
  'reserve-empty': ({ terrain }) =>
    `The reserve has no ${kind(terrain)} left: shift one on the map that has no merchant on it.`,
  'reserve-left': ({ terrain }) =>
    `The reserve still has a ${kind(terrain)}: put that one instead of shifting another.`,
  'not-that-tile': ({ hex, terrain }) => `No ${kind(terrain)} lies on ${cell(hex)}.`,
  'where-you-are': () => 'You are there already: a move ends on another hex.',
  'not-reachable': ({ hex, terrain }) =>
    `With ${card(terrain)} you cannot get to ${cell(hex)}: no chain of ${kind(terrain)}s leads there from where you stand.`,
  'not-next-to-you': ({ hex }) =>
    `${capital(cell(hex))} is not next to you: any card leads there, but only from a neighbouring hex.`,
  'two-cards': ({ cards: held }) => `That costs two cards; you hold ${held === 0 ? 'none' : figure(held)}.`,
  'no-tile': ({ hex }) => `No tile lies on ${cell(hex)}.`,
  'landslide-stays': ({ hex }) => `Cards never take a landslide away; the one on ${cell(hex)} stays.`,
  'pay-first': ({ left }) => `First pay what you have chosen; still to pay: ${cards(left)}.`,
  'die-first': ({ face: shown }) => `First answer the die, which shows ${face(shown)}, or do nothing with it.`,
  'die-reserve-empty': ({ face: shown }) => `${capital(reserve(shown))} has no ${kind(shown)} left.`,
  'not-the-face': ({ hex, face: shown }) => `The die shows ${face(shown)}, and no ${kind(shown)} lies on ${cell(hex)}.`,
  'no-coin-left': () => 'This castle has no coin left; it still gives cards for its ware.',
  'sell-first': () => 'You may sell now, for gold or for cards, or end the turn.',
  'throw-or-end': () => 'The ware is sold: throw the die for free, or end the turn.',
} satisfies GameSpeech['refusals'];
