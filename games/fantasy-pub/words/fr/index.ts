/** Fantasy Pub in French: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, counted, deFrench, figure, type Maybe, typeset } from '@halcyon/speech/grammar';
import { does, turnEvents, turnRefusals, whose } from '@halcyon/speech/parts/fr';
import type { Who } from '@halcyon/speech/speaker';
import type { GameWords } from '@halcyon/speech/talk';
import {
  AWAY,
  type Beers,
  type Character,
  type Coins,
  DOOR,
  type From,
  MOST_BEERS,
  MOST_COINS,
  type Names,
  type Pips,
  type Place,
  type To,
  type vocabulary,
} from '../../rules/vocabulary.ts';
import { characterOf, diceLeft, isRoundTrip, sumOf } from '../characters.ts';
import type { talk as english } from '../en/index.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const countCoins: (n: Maybe<Coins>) => string = counted('fr', 'pièce', 'pièces');
const countBeers: (n: Maybe<Beers>) => string = counted('fr', 'bière', 'bières');
const countSteps: (n: Maybe<Pips>) => string = counted('fr', 'pas', 'pas');

const RACES = ['lutin', 'nain', 'orc', 'troll'];
/** Yours, or with an article that bends to the noun: [yours, 'le ', 'l’']. */
const named = (
  character: Maybe<Character>,
  who: Who,
  [yours, article, elided]: readonly [string, string, string],
): string => {
  const { seat, race, isSecond } = characterOf(character);
  const noun = `${isSecond ? 'second ' : ''}${RACES[race]}`;
  if (who.me(seat)) return `${yours}${noun}`;
  return `${noun.startsWith('o') ? elided : article}${noun} ${deFrench(who.name(seat))}`;
};
/** 'votre troll', 'le second lutin d’Anna', 'l’orc de Ben'. */
const characterName = (character: Maybe<Character>, who: Who): string => named(character, who, ['votre ', 'le ', 'l’']);
/** Who gets a beer: 'à votre troll', 'au second lutin d’Anna', 'à l’orc de Ben'. */
const toReceiver = (to: Maybe<To>, who: Who): string => named(to, who, ['à votre ', 'au ', 'à l’']);

/** With its article, so that 'à' and 'de' may stand before it. */
const placeName = (place: Maybe<Place>): string =>
  place === DOOR ? 'la porte' : place === AWAY ? 'dehors' : `la table ${figure(place)}`;
const way = (from: Maybe<From>, to: Maybe<To>): string => `de ${placeName(from)} à ${placeName(to)}`;

const things = {
  goblin: 'Lutin',
  goblin2: 'Second lutin',
  dwarf: 'Nain',
  dwarf2: 'Second nain',
  orc: 'Orc',
  orc2: 'Second orc',
  troll: 'Troll',

  pub: 'Le pub',
  door: 'Porte',
  table: 'Table',
  place: 'Place',
  innkeeper: 'Tavernier',

  coin: 'Pièce',
  coins: 'Pièces',
  coinsLying: 'Pièces posées ici',
  beer: 'Bière',
  beers: 'Bières',
  stock: 'Bières emportées',
  goal: 'Objectif',
  pile: 'Pioche',
  faceDown: 'face cachée',
  faceUp: 'face visible',

  dice: 'Dés',
  die: 'Dé',
  sum: 'Somme',
  used: 'utilisé',

  enter: 'Entrer',
  move: 'Déplacer',
  back: 'sens antihoraire',
  moveInnkeeper: 'Envoyer le tavernier',
  serve: 'Qui boit ?',
  leave: 'Sortir du pub',
  end: 'Finir le tour',
  chooseDie: 'Choisissez un dé ou la somme.',
  chooseCharacter: 'Choisissez un personnage.',

  drinks: 'boit',
  noEffect: 'il ne se passe rien',
  mayLeave: 'peut sortir',
  wins: 'gagne',

  comeIn: 'Entrer',
  goOut: 'Sortir',
  tapPlace: 'touchez une place éclairée ; le dé qu’elle montre y mène.',
  noDieLeads: 'Aucun de vos dés ne mène là.',
};

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

const verbs = {
  enter: 'Faire entrer un personnage',
  move: 'Déplacer un personnage dans le sens horaire',
  back: 'Déplacer un nain dans le sens antihoraire',
  serve: 'Choisir qui boit',
  innkeeper: 'Envoyer le tavernier',
  leave: 'Sortir du pub',
};

const moves = {
  enter: ({ pips }) =>
    `Avec ${figure(pips)}, faire entrer le personnage suivant : ${countCoins(Math.min(pips, MOST_COINS))}`,
  move: ({ character, pips }, who) =>
    `Avec ${figure(pips)}, déplacer ${characterName(character, who)} dans le sens horaire`,
  back: ({ character, pips }, who) =>
    `Avec ${figure(pips)}, déplacer ${characterName(character, who)} dans le sens antihoraire`,
  innkeeper: ({ table }) => `Envoyer le tavernier à ${placeName(table)}`,
  serve: ({ character }, who) => `Faire boire ${characterName(character, who)}`,
  leave: ({ character, pips }, who) => `Avec ${figure(pips)}, faire sortir ${characterName(character, who)} du pub`,
  end: () => 'Finir le tour',
} satisfies Sentences['moves'];

const events = {
  ...turnEvents,
  shuffled: () => 'Chaque clan est mélangé et attend dehors.',
  threw: ({ seat, first, second }, who) =>
    `${does(seat, who, 'obtenez', 'obtient')} ${figure(first)} et ${figure(second)}.`,
  'throws-again': ({ seat }, who) =>
    `${does(seat, who, 'ne pouvez rien en faire et lancez', 'ne peut rien en faire et lance')} de nouveau les dés.`,
  passed: ({ seat }, who) => `${does(seat, who, 'avez', 'a')} lancé les dés 20 fois en vain ; le tour passe.`,
  entered: ({ character, coins }, who) => `${capital(characterName(character, who))} entre avec ${countCoins(coins)}.`,
  'pile-shuffled': ({ seat }, who) =>
    `${capital(whose(seat, who, 'la', 'pioche'))} est retournée face cachée et mélangée.`,
  moved: ({ character, from, to }, who) =>
    isRoundTrip(from, to)
      ? `${capital(characterName(character, who))} fait un tour complet et revient à ${placeName(to)}.`
      : `${capital(characterName(character, who))} va ${way(from, to)}.`,
  'left-coin': ({ character, place }, who) =>
    `${capital(characterName(character, who))} laisse une pièce à ${placeName(place)}.`,
  'found-coin': ({ character, place }, who) =>
    `${capital(characterName(character, who))} prend une pièce à ${placeName(place)}.`,
  drank: ({ character }, who) => `${capital(characterName(character, who))} boit une bière.`,
  paid: ({ character, to }, who) =>
    `${capital(characterName(character, who))} paie une bière ${toReceiver(to, who)}, de rang supérieur.`,
  'thrown-out': ({ character, beers }, who) =>
    `${capital(characterName(character, who))} ${beers === MOST_BEERS ? 'en est à sa sixième bière' : 'n’a plus de pièce'} et se fait expulser du pub.`,
  innkeeper: ({ seat, table }, who) => `${does(seat, who, 'envoyez', 'envoie')} le tavernier à ${placeName(table)}.`,
  'left-the-pub': ({ character, beers }, who) =>
    `${capital(characterName(character, who))} sort du pub avec ${countBeers(beers)}.`,
} satisfies Sentences['events'];

const asks = {
  act: ({ first, second }) => {
    const left = diceLeft(first, second);
    return left.length === 1
      ? `Il vous reste ${figure(left[0])} : encore une action, ou finissez votre tour.`
      : `Vous avez ${left.map(figure).join(' et ')} : une action avec un dé, ou avec la somme ${figure(sumOf(first, second))}.`;
  },
  serve: ({ table }) => `Le tavernier arrive à ${placeName(table)}. Qui boit ?`,
} satisfies Sentences['asks'];

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
  'too-drunk': ({ pips, beers }) =>
    `Trop de bières pour se déplacer : ${countSteps(pips)} moins ${countBeers(beers)}, il ne reste rien.`,
  'not-a-dwarf': () => 'Seul un nain va dans le sens antihoraire.',
  'door-taken-by-clan': () => 'Un autre des vôtres est à la porte ; il n’y en a jamais deux du même clan.',
  'bad-company': ({ table }) =>
    `La compagnie ne convient pas à ${placeName(table)} : il faut y être seul, avec sa seule race, ou parmi des races toutes différentes.`,
  'innkeeper-there': ({ table }) => `Le tavernier doit changer de table ; il est déjà à ${placeName(table)}.`,
  'not-at-his-table': ({ table }) => `Seul quelqu’un à la table du tavernier boit ; il est à ${placeName(table)}.`,
  'serve-first': () => 'Choisissez d’abord qui boit à la table du tavernier.',
  'not-at-the-door': () => 'On ne sort du pub que par la porte ; un orc aussi depuis la table du tavernier.',
  'too-few-beers': ({ beers, coins }) =>
    `Pour sortir, il faut au moins autant de bières que de pièces ; ce personnage a ${countBeers(beers)} et ${countCoins(coins)}.`,
} satisfies Sentences['refusals'];

const endings = {
  'goal-reached': ({ seat }, who) =>
    `${seat === undefined ? 'Un clan' : capital(whose(seat, who, 'le', 'clan'))} a emporté assez de bières.`,
  'too-many-turns': () => 'Après 1 000 tours, le pub ferme. Qui a emporté le plus de bières gagne.',
} satisfies Sentences['endings'];

export const talk = typeset({
  ...box,
  things,
  cell: placeName,
  verbs,
  moves,
  events,
  asks,
  refusals,
  endings,
} satisfies Sentences & SameLabels<typeof english>);
