/** Fantasy Pub in French: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, counted, deFrench, figure, type Maybe, typeset } from '@halcyon/speech/grammar';
import { does, turnEvents, turnRefusals, whose } from '@halcyon/speech/parts/fr';
import type { Who } from '@halcyon/speech/speaker';
import type { GameWords } from '@halcyon/speech/talk';
import type { GameTalk } from '@halcyon/speech/words';
import { AWAY, DOOR, MOST_COINS, type Names, type vocabulary } from '../../rules/vocabulary.ts';
import { characterOf, diceLeft, sumOf } from '../characters.ts';
import type { talk as english } from '../en/index.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const coins = counted('fr', 'pièce', 'pièces');
const beers = counted('fr', 'bière', 'bières');
const steps = counted('fr', 'pas', 'pas');

const RACES = ['lutin', 'nain', 'orc', 'troll'];
/** Yours, or with an article that bends to the noun: [yours, 'le ', 'l’']. */
const named = (n: Maybe, who: Who, [yours, article, elided]: readonly [string, string, string]): string => {
  const { seat, race, isSecond } = characterOf(n);
  const noun = `${isSecond ? 'second ' : ''}${RACES[race]}`;
  if (who.me(seat)) return `${yours}${noun}`;
  return `${noun.startsWith('o') ? elided : article}${noun} ${deFrench(who.name(seat))}`;
};
/** 'votre troll', 'le second lutin d’Anna', 'l’orc de Ben'. */
const character = (n: Maybe, who: Who): string => named(n, who, ['votre ', 'le ', 'l’']);
/** 'à votre troll', 'au second lutin d’Anna', 'à l’orc de Ben'. */
const toCharacter = (n: Maybe, who: Who): string => named(n, who, ['à votre ', 'au ', 'à l’']);

/** With its article, so that 'à' and 'de' may stand before it. */
const cell = (place: Maybe): string =>
  place === DOOR ? 'la porte' : place === AWAY ? 'dehors' : `la table ${figure(place)}`;

const things = {
  goblin: 'Lutin',
  goblin2: 'Second lutin',
  dwarf: 'Nain',
  dwarf2: 'Second nain',
  orc: 'Orc',
  orc2: 'Second orc',
  troll: 'Troll',
  goblins: 'Lutins',
  dwarves: 'Nains',
  orcs: 'Orcs',
  trolls: 'Trolls',
  goblinAbout: 'prend une pièce là où il arrive',
  dwarfAbout: 'va dans les deux sens',
  orcAbout: 'peut sortir depuis la table du tavernier',
  trollAbout: 'laisse une pièce là d’où il part',

  pub: 'Le pub',
  door: 'Porte',
  table: 'Table',
  tables: 'Tables',
  place: 'Place',
  outside: 'dehors',
  nobody: 'personne ici',
  innkeeper: 'Tavernier',
  besideDoor: 'à côté de la porte',

  coin: 'Pièce',
  coins: 'Pièces',
  coinsLying: 'Pièces posées ici',
  beer: 'Bière',
  beers: 'Bières',
  stock: 'Bières emportées',
  goal: 'Objectif',
  toGoal: 'encore à emporter',
  clan: 'Clan',
  character: 'Personnage',
  pile: 'Pioche',
  faceDown: 'face cachée',
  faceUp: 'face visible',

  dice: 'Dés',
  die: 'Dé',
  sum: 'Somme',
  used: 'utilisé',
  both: 'les deux dés',

  enter: 'Entrer',
  move: 'Déplacer',
  clockwise: 'sens horaire',
  back: 'sens antihoraire',
  moveInnkeeper: 'Envoyer le tavernier',
  serve: 'Qui boit ?',
  leave: 'Sortir du pub',
  end: 'Finir le tour',
  chooseDie: 'Choisissez un dé ou la somme.',
  chooseAction: 'Choisissez que faire.',
  chooseCharacter: 'Choisissez un personnage.',

  effect: 'Effet',
  goesTo: 'va à',
  drinks: 'boit',
  drinksOne: 'boit une bière',
  pays: 'paie',
  receives: 'reçoit une bière',
  thrownOut: 'est expulsé',
  takesCoin: 'prend une pièce',
  leavesCoin: 'laisse une pièce',
  noEffect: 'il ne se passe rien',
  mayLeave: 'peut sortir',
  tooFewBeers: 'pas assez de bières pour sortir',
  tooDrunk: 'trop de bières pour bouger',
  wins: 'gagne',

  comeIn: 'Entrer',
  goOut: 'Sortir',
  noDieLeads: 'Aucun de vos dés ne mène là.',
} satisfies GameTalk['things'];

const box = {
  features: {},
  layouts: {
    ring: { name: 'Le pub', about: 'Une porte et six tables en cercle.' },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about: 'Chaque clan pour soi : le premier à emporter assez de bières dehors gagne.',
    },
  },
  options: {},
};

const moves = {
  enter: ({ pips }) =>
    `Avec ${figure(pips)}, faire entrer le personnage suivant : ${coins(Math.min(pips ?? 0, MOST_COINS))}`,
  move: ({ character: guest, pips }, who) =>
    `Avec ${figure(pips)}, déplacer ${character(guest, who)} dans le sens horaire`,
  back: ({ character: guest, pips }, who) =>
    `Avec ${figure(pips)}, déplacer ${character(guest, who)} dans le sens antihoraire`,
  innkeeper: ({ table }) => `Envoyer le tavernier à ${cell(table)}`,
  serve: ({ character: guest }, who) => `Faire boire ${character(guest, who)}`,
  leave: ({ character: guest, pips }, who) => `Avec ${figure(pips)}, faire sortir ${character(guest, who)} du pub`,
  end: () => 'Finir le tour',
} satisfies Sentences['moves'];

const events = {
  ...turnEvents,
  shuffled: () => 'Chaque clan est mélangé et attend dehors.',
  threw: ({ seat, first, second }, who) =>
    `${does(seat, who, 'obtenez', 'obtient')} ${figure(first)} et ${figure(second)}.`,
  'throws-again': ({ seat }, who) =>
    `${does(seat, who, 'ne pouvez rien en faire et jetez', 'ne peut rien en faire et jette')} de nouveau les dés.`,
  passed: ({ seat }, who) => `${does(seat, who, 'avez', 'a')} jeté les dés 20 fois en vain ; le tour passe.`,
  entered: ({ character: guest, coins: brought }, who) =>
    `${capital(character(guest, who))} entre avec ${coins(brought)}.`,
  'pile-shuffled': ({ seat }, who) =>
    `${capital(whose(seat, who, 'la', 'pioche'))} est retournée face cachée et mélangée.`,
  moved: ({ character: guest, from, to }, who) =>
    from === to
      ? `${capital(character(guest, who))} fait un tour complet et revient à ${cell(to)}.`
      : `${capital(character(guest, who))} va de ${cell(from)} à ${cell(to)}.`,
  'left-coin': ({ character: guest, place }, who) =>
    `${capital(character(guest, who))} laisse une pièce à ${cell(place)}.`,
  'found-coin': ({ character: guest, place }, who) =>
    `${capital(character(guest, who))} prend une pièce à ${cell(place)}.`,
  drank: ({ character: guest }, who) => `${capital(character(guest, who))} boit une bière.`,
  paid: ({ character: guest, to }, who) => `${capital(character(guest, who))} paie une bière ${toCharacter(to, who)}.`,
  'thrown-out': ({ character: guest }, who) => `${capital(character(guest, who))} est expulsé du pub.`,
  innkeeper: ({ seat, table }, who) => `${does(seat, who, 'envoyez', 'envoie')} le tavernier à ${cell(table)}.`,
  'left-the-pub': ({ character: guest, beers: drunk }, who) =>
    `${capital(character(guest, who))} quitte le pub avec ${beers(drunk)}.`,
} satisfies Sentences['events'];

const asks = {
  act: ({ first, second }) => {
    const left = diceLeft(first, second);
    return left.length === 1
      ? `Il vous reste ${figure(left[0])} : encore une action, ou finissez votre tour.`
      : `Vous avez ${left.map(figure).join(' et ')} : une action avec un dé, ou avec la somme ${figure(sumOf(first, second))}.`;
  },
  serve: ({ table }) => `Le tavernier arrive à ${cell(table)}. Qui boit ?`,
} satisfies Sentences['asks'];

const endings = {
  'goal-reached': () => 'Un clan a emporté assez de bières dehors.',
  'too-many-turns': () => 'Après 1 000 tours, le pub ferme. Qui a emporté le plus de bières gagne.',
} satisfies Sentences['endings'];

const ONE_DIE = 'Il faut un seul dé, jamais la somme des deux.';

const refusals = {
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
} satisfies Sentences['refusals'];

export const talk = typeset({ ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>);
