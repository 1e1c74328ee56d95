/** Fantasy Pub in French: why not. First what is wrong, then the number. */
import { figure } from '@halcyon/speech/grammar';
import { turnRefusals } from '@halcyon/speech/parts/fr';
import { diceLeft } from '../characters.ts';
import type { FantasyPubSpeech } from '../en.ts';
import { beers, cell, coins, steps } from './words.ts';

const ONE_DIE = 'Il faut un seul dé, jamais la somme des deux.';

export const refusals = {
  ...turnRefusals,
  'act-first': () => 'Le tavernier ne sert personne maintenant : choisissez d’abord une action avec vos dés.',
  'must-act': () => 'Vous ne pouvez pas encore finir votre tour : il faut faire une action.',
  'no-such-die': ({ first, second }) => {
    const left = diceLeft(first, second).map(figure);
    return `Vos dés ne donnent pas ce nombre ; ${left.length === 1 ? `il reste ${left[0]}` : `ils montrent ${left.join(' et ')}`}.`;
  },
  'not-the-sum': () => ONE_DIE,
  'leave-not-the-sum': () => ONE_DIE,
  'not-your-clan': () => 'Vous n’agissez qu’avec votre clan ; ce personnage est d’un autre.',
  'not-in-the-pub': () => 'Ce personnage n’est pas dans le pub.',
  'door-taken': () =>
    'Personne ne peut entrer : l’un des vôtres est encore à la porte, et il n’y en a jamais deux du même clan.',
  'pile-empty': () => 'Personne ne peut entrer : votre pioche est vide.',
  'too-drunk': ({ pips, beers: drunk }) =>
    `Trop de bières pour se déplacer : ${steps(pips)} moins ${beers(drunk)}, il ne reste rien.`,
  'not-a-dwarf': () => 'Seul un nain va dans le sens antihoraire.',
  'door-taken-by-clan': () => 'Un autre des vôtres est à la porte ; il n’y en a jamais deux du même clan.',
  'bad-company': ({ table }) =>
    `La compagnie ne convient pas à ${cell(table)} : il faut y être seul, avec sa seule race, ou parmi des races toutes différentes.`,
  'innkeeper-there': ({ table }) => `Le tavernier doit changer de table ; il est déjà à ${cell(table)}.`,
  'not-at-his-table': ({ table }) => `Seul quelqu’un à la table du tavernier boit ; il est à ${cell(table)}.`,
  'serve-first': () => 'Choisissez d’abord qui boit à la table du tavernier.',
  'not-at-the-door': () => 'On ne quitte le pub que par la porte ; un orc aussi depuis la table du tavernier.',
  'too-few-beers': ({ beers: drunk, coins: held }) =>
    `Pour sortir, il faut au moins autant de bières que de pièces ; ce personnage a ${beers(drunk)} et ${coins(held)}.`,
} satisfies FantasyPubSpeech['refusals'];
