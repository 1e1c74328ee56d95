/** Fantasy Pub in English: why not. First what is wrong, then the number. */
import { figure } from '@halcyon/speech/grammar';
import { turnRefusals } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { diceLeft } from '../characters.ts';
import { beers, cell, coins, steps } from './words.ts';

const ONE_DIE = 'That takes one die, never the sum of both.';

export const refusals = {
  ...turnRefusals,
  'act-first': () => 'The innkeeper serves nobody now: choose an action with your dice first.',
  'must-act': () => 'You cannot end your turn yet: one action has to be done.',
  'no-such-die': ({ first, second }) => {
    const left = diceLeft(first, second).map(figure);
    return `Your dice do not give that number; ${left.length === 1 ? `${left[0]} is left` : `they show ${left.join(' and ')}`}.`;
  },
  'not-the-sum': () => ONE_DIE,
  'leave-not-the-sum': () => ONE_DIE,
  'not-your-clan': () => 'You act only with your own clan; this character is of another.',
  'not-in-the-pub': () => 'This character is not in the pub.',
  'door-taken': () =>
    'Nobody can enter: one of your clan is still at the door, and only one of a clan may stand there.',
  'pile-empty': () => 'Nobody can enter: your pile is empty.',
  'too-drunk': ({ pips, beers: drunk }) => `Too drunk to move: ${steps(pips)} less ${beers(drunk)} leaves none.`,
  'not-a-dwarf': () => 'Only a dwarf goes counter-clockwise.',
  'door-taken-by-clan': () => 'The door is taken by another of your clan; only one of a clan may stand there.',
  'bad-company': ({ table }) =>
    `The company does not fit at ${cell(table)}: a character sits alone, with its own race only, or where all races differ.`,
  'innkeeper-there': ({ table }) => `The innkeeper must go to another table; he is at ${cell(table)} already.`,
  'not-at-his-table': ({ table }) => `Only somebody at the innkeeper’s table drinks; he is at ${cell(table)}.`,
  'serve-first': () => 'First choose who drinks at the innkeeper’s table.',
  'not-at-the-door': () => 'A character leaves the pub only from the door; an orc also from the innkeeper’s table.',
  'too-few-beers': ({ beers: drunk, coins: held }) =>
    `To leave takes at least as many beers as coins; this character has ${beers(drunk)} and ${coins(held)}.`,
} satisfies GameSpeech['refusals'];
