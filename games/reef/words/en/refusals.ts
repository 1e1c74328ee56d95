/** The Reef in English: why not. First what is wrong, then the number. */

import { capital, figure, fromOne } from '@halcyon/speech/grammar';
import { pay, turnRefusals } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { BOATS, COLUMNS, KEEP_PRICE, MOST_CORALS, sexOf, TURN_PRICE } from '../../rules/vocabulary.ts';
import { card, cell, coin, coral, due, either, corals as many, colour as named, pair, sex } from './words.ts';

export const refusals = {
  ...turnRefusals,
  'worm-gone': ({ colour }) => `The supply has no ${named(colour)} worm left; take one of another colour.`,
  'not-thrown': ({ first, second }) =>
    `That colour was not thrown; as nothing thrown has run out, take ${either(first, second)}.`,
  'take-first': () => 'First take your worm from the supply.',
  'pay-first': ({ left }) => `First finish paying; still due: ${due(left)}.`,
  'no-such-coin': ({ coin: paid }) => `You do not have ${coin(paid)} to pay with.`,
  'other-colour': ({ colour }) => `A ${named(colour)} fish is paid for with ${named(colour)} worms or with pearls.`,
  'keep-or-leave': ({ cell: place }, who) =>
    `First decide on the card that you turned up in ${cell(place, who)}: take it for ${figure(KEEP_PRICE)} more, or leave it.`,
  'only-that-card': ({ cell: place }, who) =>
    `Nothing comes between: take the card that you turned up in ${cell(place, who)}, or leave it.`,
  'no-card': ({ cell: place }, who) => `There is no card in ${cell(place, who)}, only a gap.`,
  'turn-first': ({ cell: place }, who) =>
    `The card in ${cell(place, who)} lies face down; first turn it up for ${due(TURN_PRICE)}.`,
  'already-open': ({ cell: place }, who) => `The card in ${cell(place, who)} lies face up already.`,
  'no-boat-there': ({ column, boats }) =>
    boats === 1
      ? `You have no boat at column ${fromOne(column)}; your only one is at column 1.`
      : `You have no boat at column ${fromOne(column)}; yours are at columns 1 to ${figure(boats)}.`,
  'too-few-worms': ({ price, payable }) => `That costs ${due(price)}; you can pay ${pay(payable)}.`,
  'too-few-of-colour': ({ price, payable, colour }) =>
    `This fish costs ${due(price, colour)}; you can pay ${pay(payable)}.`,
  'five-corals': () => `You have ${many(MOST_CORALS)} already, broods included; nobody may have more.`,
  'onto-a-coral': ({ card: fish }) => `${capital(card(fish))} goes on a coral at once: say which one.`,
  'not-a-fish': ({ card: other }) => `Only a fish goes on a coral; this is ${card(other)}.`,
  'no-such-coral': ({ coral: onto, corals }) =>
    corals === 0
      ? 'You have no coral yet, and a fish needs one.'
      : `You have no ${coral(onto)}; you have ${many(corals)}.`,
  'brood-there': ({ coral: onto }) => `${capital(coral(onto))} has its brood and takes no more fish.`,
  'sex-there': ({ coral: onto, card: fish }) =>
    `${capital(coral(onto))} already has a ${sex(sexOf(fish ?? 1))}; it holds one male and one female.`,
  'no-pair': ({ one, two }) => `None of the four visible breeding cards shows ${pair(one, two)}.`,
  'no-boat-left': ({ boats }) =>
    boats === COLUMNS
      ? `You have a boat at each of the ${figure(COLUMNS)} columns.`
      : `All ${figure(BOATS)} boats are in the water; ${figure(boats)} of them are yours.`,
  'no-shark': () => 'You have no shark.',
  'nothing-to-take': ({ cell: place }, who) => `There is nothing to take in ${cell(place, who)}, only a gap.`,
  'face-down-safe': ({ cell: place }, who) =>
    `A shark takes only what lies face up; the card in ${cell(place, who)} lies face down.`,
  'no-fish-there': ({ coral: from }) => `You have no such fish on ${coral(from)}.`,
  'act-first': () => 'Nothing of that kind is due now: buy sea cards or a boat, use a shark, or end your turn.',
} satisfies GameSpeech['refusals'];
