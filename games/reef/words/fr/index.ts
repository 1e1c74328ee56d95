/** The Reef in French: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, counted, deFrench, figure, fromOne, type Maybe, typeset } from '@halcyon/speech/grammar';
import { does, turnEvents, turnRefusals, whose, youPay } from '@halcyon/speech/parts/fr';
import type { Who } from '@halcyon/speech/speaker';
import type { GameWords } from '@halcyon/speech/talk';
import {
  ANY_COLOUR,
  BOAT_PRICE,
  BOATS,
  BREEDING,
  type Breeding,
  type Card,
  type Cell,
  COLUMNS,
  CORAL,
  type Coin,
  type Colour,
  type Column,
  type Coral,
  colourOf,
  colourOfCoin,
  FACE_DOWN,
  isFish,
  KEEP_PRICE,
  type Left,
  MALE,
  MOST_CORALS,
  type Names,
  PAYS_PEARL,
  PEARL,
  type Price,
  type Sex,
  SHARK,
  sexOf,
  TURN_PRICE,
  type vocabulary,
  WATER,
  type Worms,
} from '../../rules/vocabulary.ts';
import type { talk as english, Labels } from '../en/index.ts';
import { cardLabels, SIGNS, spotOf } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const countWorms: (n: Maybe<Worms | Left>) => string = counted('fr', 'ver', 'vers');
const countPearls: (n: Maybe<Names['pearls']>) => string = counted('fr', 'perle', 'perles');
const countCorals: (n: Maybe<Names['corals']>) => string = counted('fr', 'corail', 'coraux');

const MASCULINE = ['rouge', 'jaune', 'vert', 'bleu', 'violet', 'rose'];
const FEMININE = ['rouge', 'jaune', 'verte', 'bleue', 'violette', 'rose'];
const colourName = (colour: Maybe<Colour>): string => MASCULINE[colour ?? -1] ?? '?';
/** Two colours as they are thrown: 'du rouge et du jaune', 'deux fois du rouge'. */
const thrown = (first: Maybe<Colour>, second: Maybe<Colour>): string =>
  first === second ? `deux fois du ${colourName(first)}` : `du ${colourName(first)} et du ${colourName(second)}`;
/** Two colours to choose from. */
const either = (first: Maybe<Colour>, second: Maybe<Colour>): string =>
  first === second ? colourName(first) : `${colourName(first)} ou ${colourName(second)}`;
/** The two colours of a pair; the same one may be there twice. */
const pair = (one: Maybe<Colour>, two: Maybe<Colour>): string => `${colourName(one)} et ${colourName(two)}`;
/** The colours on a breeding card. */
const pairOn = (breeding: Maybe<Breeding>): string =>
  pair(BREEDING[breeding ?? -1]?.[0], BREEDING[breeding ?? -1]?.[1]);

/** What is to be paid: '2 vers rouges ou perles', '1 ver ou une perle'. */
const due = (price: Maybe<Price | Left>, colour: Maybe<Colour> = ANY_COLOUR): string => {
  const [one, other] = colour === ANY_COLOUR ? ['', ''] : [` ${colourName(colour)}`, ` ${colourName(colour)}s`];
  return counted('fr', `ver${one} ou une perle`, `vers${other} ou perles`)(price);
};
const priceFigure: (price: Maybe<Price>) => string = figure;
/** Without an article: 'ver rouge', 'perle'. */
const coinName = (coin: Maybe<Coin>): string =>
  coin === PAYS_PEARL ? 'perle' : `ver ${colourName(coin === undefined ? coin : colourOfCoin(coin))}`;
const aWorm = (colour: Maybe<Colour>): string => `un ver ${colourName(colour)}`;
/** What is paid with. */
const aCoin = (coin: Maybe<Coin>): string => `${coin === PAYS_PEARL ? 'une' : 'un'} ${coinName(coin)}`;

const sexName = (sex: Maybe<Sex>): string => (sex === MALE ? 'mâle' : 'femelle');
/** With the article that points: 'le mâle'. */
const theSex = (sex: Maybe<Sex>): string => (sex === MALE ? 'le mâle' : 'la femelle');
/** By sex: articles, noun and colours. */
const FISH = [
  ['un', 'le', 'mâle', MASCULINE],
  ['une', 'la', 'femelle', FEMININE],
] as const;
type CardNames = readonly [noun: string, one: string, pointed: string];
const OTHERS: Readonly<Record<number, CardNames>> = {
  [CORAL]: ['corail', 'un corail', 'le corail'],
  [SHARK]: ['requin', 'un requin', 'le requin'],
  [PEARL]: ['perle', 'une perle', 'la perle'],
  [WATER]: ['eau', 'de l’eau', 'l’eau'],
  [FACE_DOWN]: ['carte cachée', 'une carte face cachée', 'la carte face cachée'],
};
const UNKNOWN: CardNames = ['carte', 'une carte', 'la carte'];
const namesOf = (card: Maybe<Card>): CardNames => {
  if (card === undefined || !isFish(card)) return OTHERS[card ?? -1] ?? UNKNOWN;
  const [one, pointed, noun, colours] = FISH[sexOf(card) === MALE ? 0 : 1];
  const fish = `${noun} ${colours[colourOf(card)]}`;
  return [fish, `${one} ${fish}`, `${pointed} ${fish}`];
};
/** Without an article: 'mâle rouge', 'corail', 'eau'. */
const cardName = (card: Maybe<Card>): string => namesOf(card)[0];
const aCard = (card: Maybe<Card>): string => namesOf(card)[1];
/** A card that can be pointed at. */
const theCard = (card: Maybe<Card>): string => namesOf(card)[2];

const coralName = (coral: Maybe<Coral>): string => `corail ${fromOne(coral)}`;
const columnName = (column: Maybe<Column>): string => `colonne ${fromOne(column)}`;
/** 'votre rangée, colonne 3 (a3)': as it is read, and as it is typed. 'Dans' and 'de' may stand before it. */
const place = (cell: Maybe<Cell>, who: Who): string => {
  const { seat, row, column, word } = spotOf(cell, who);
  const rows = {
    outer: whose(seat, who, 'la', 'rangée'),
    near: 'la rangée centrale proche',
    far: 'la rangée centrale éloignée',
    watched: `la rangée centrale du côté ${deFrench(who.name(seat))}`,
  };
  return `${rows[row]}, ${columnName(column)} (${word})`;
};

const labels = {
  ...SIGNS,
  red: 'Rouge',
  yellow: 'Jaune',
  green: 'Vert',
  blue: 'Bleu',
  purple: 'Violet',
  pink: 'Rose',
  redShape: 'étoile',
  yellowShape: 'coquillage',
  greenShape: 'feuille',
  blueShape: 'vague',
  purpleShape: 'spirale',
  pinkShape: 'goutte',

  male: 'Mâle',
  female: 'Femelle',
  corals: 'Coraux',
  sharks: 'Requins',
  pearls: 'Perles',
  worms: 'Vers',
  boat: 'Bateau',
  boats: 'Bateaux',
  brood: 'Élevage',
  broods: 'Élevages',
  goal: 'Objectif',
  breedingCards: 'Cartes Élevage',

  sea: 'La mer',
  reef: 'Récif',
  shore: 'Rivage',
  row: 'Rangée',
  faceDown: 'face cachée',
  gap: 'trou',
  noBoat: 'aucun de vos bateaux ici',

  dice: 'Dés',
  thrown: 'Lancer',
  supply: 'Réserve',
  pile: 'Pioche',
  discard: 'Défausse',
  price: 'Prix',

  emptyCoral: 'vide',
  roomForMale: 'place pour un mâle',
  roomForFemale: 'place pour une femelle',
  noCoral: 'pas encore de corail',
  none: 'aucun',

  take: 'Prendre',
  turn: 'Retourner',
  buy: 'Acheter',
  catch: 'Pêcher',
  pay: 'Payer',
  leave: 'Laisser',
  buyBoat: 'Acheter un bateau',
  useShark: 'Jouer un requin',
  end: 'Finir le tour',
  chooseCard: 'Choisissez une carte.',
  chooseCoral: 'Choisissez un corail pour le poisson.',
  choosePrey: 'Choisissez ce que prend le requin : une carte face visible, ou un poisson de vos coraux.',

  fits: 'convient ici',
  completes: 'complète un couple',
  makesBrood: 'donne un élevage',
  houseData:
    'Valeurs choisies par nous : nous ne disposons pas des cartes, donc la répartition des cartes Mer et leurs couleurs sont les nôtres (Règles F1.2, F1.4).',
} satisfies Labels;

const things = { ...cardLabels(cardName, pairOn), ...labels };

const box = {
  features: {},
  layouts: {
    current: {
      name: 'La mer',
      about:
        'Quatre rangées de huit cartes, que le courant porte du récif vers le rivage. Le nombre de cartes de chaque sorte et les six couleurs sont choisis par nous.',
    },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about: 'Un contre un : le premier qui réussit cinq élevages gagne.',
    },
  },
  options: {},
};

const verbs = {
  take: 'Prendre un ver',
  pay: 'Payer',
  buy: 'Acheter une carte',
  catch: 'Pêcher un poisson',
  turn: 'Retourner une carte',
  shark: 'Envoyer un requin prendre une carte',
  'shark-fish': 'Faire manger un poisson par un requin',
};

const moves = {
  take: ({ colour }) => `Prendre ${aWorm(colour)}`,
  turn: ({ cell }, who) => `Retourner la carte dans ${place(cell, who)} pour ${due(TURN_PRICE)}`,
  buy: ({ cell }, who) => `Acheter la carte dans ${place(cell, who)}`,
  catch: ({ cell, coral }, who) => `Pêcher le poisson dans ${place(cell, who)} pour le ${coralName(coral)}`,
  pay: ({ coin }) => `Payer avec ${aCoin(coin)}`,
  leave: () => 'Laisser la carte face visible',
  boat: () => `Acheter un bateau pour ${due(BOAT_PRICE)}`,
  shark: ({ cell }, who) => `Envoyer un requin prendre la carte dans ${place(cell, who)}`,
  'shark-fish': ({ coral, sex }) => `Faire manger ${theSex(sex)} du ${coralName(coral)} par un requin`,
  end: () => 'Finir le tour',
} satisfies Sentences['moves'];

const events = {
  ...turnEvents,
  dealt: () => 'La mer est en place : les rangées extérieures face visible, les rangées centrales face cachée.',
  threw: ({ seat, first, second }, who) => `${does(seat, who, 'obtenez', 'obtient')} ${thrown(first, second)}.`,
  took: ({ seat, colour }, who) => `${does(seat, who, 'prenez', 'prend')} ${aWorm(colour)}.`,
  'no-worms': ({ seat }, who) =>
    `${does(seat, who, 'ne prenez', 'ne prend')} rien : il n’y a plus de ver dans la réserve.`,
  paid: ({ seat, coin }, who) => `${does(seat, who, 'payez', 'paie')} avec ${aCoin(coin)}.`,
  turned: ({ seat, cell, card }, who) =>
    `${does(seat, who, 'découvrez', 'découvre')} ${aCard(card)} dans ${place(cell, who)}.`,
  left: ({ seat, cell }, who) =>
    `${does(seat, who, 'laissez', 'laisse')} face visible la carte dans ${place(cell, who)}.`,
  bought: ({ seat, cell, card }, who) => {
    const buys = `${does(seat, who, 'achetez', 'achète')} ${aCard(card)} dans ${place(cell, who)}`;
    return card === WATER ? `${buys} ; la carte est défaussée.` : `${buys}.`;
  },
  caught: ({ seat, card, coral }, who) =>
    `${does(seat, who, 'pêchez', 'pêche')} ${aCard(card)} pour le ${coralName(coral)}.`,
  bred: ({ seat, coral, breeding }, who) =>
    `${does(seat, who, 'réussissez', 'réussit')} un élevage sur le ${coralName(coral)} : ${pairOn(breeding)}.`,
  'breeding-open': ({ breeding }) => `La carte Élevage suivante est retournée : ${pairOn(breeding)}.`,
  'boat-bought': ({ seat, column }, who) =>
    `${does(seat, who, 'achetez', 'achète')} un bateau, placé à la ${columnName(column)}.`,
  'shark-took': ({ seat, cell, card }, who) =>
    `${capital(whose(seat, who, 'le', 'requin'))} prend ${theCard(card)} dans ${place(cell, who)}.`,
  'shark-ate': ({ seat, coral, card }, who) =>
    `${capital(whose(seat, who, 'le', 'requin'))} mange ${theCard(card)} du ${coralName(coral)}.`,
  washed: ({ cell }, who) => `Une carte d’eau quitte ${place(cell, who)}.`,
  drifted: () => 'Le courant porte les cartes vers le rivage.',
  reshuffled: () => 'Les cartes Mer défaussées sont mélangées à la pioche.',
  'flowed-in': ({ cell, card }, who) => `${capital(aCard(card))} arrive dans ${place(cell, who)}.`,
} satisfies Sentences['events'];

const asks = {
  substitute: ({ left }) =>
    `Une couleur que vous avez obtenue est épuisée. Prenez à la place ${countWorms(left)} de n’importe quelle couleur.`,
  share: ({ first, second, any }) =>
    any === 1
      ? 'Ce lancer vous donne aussi un ver pour payer ; une couleur étant épuisée, prenez celle que vous voulez.'
      : `Ce lancer vous donne aussi un ver, pour payer plus tard : prenez-en un ${either(first, second)}.`,
  act: ({ worms, pearls }) =>
    `Vous avez ${countWorms(worms)}${pearls === 0 ? '' : ` et ${countPearls(pearls)}`}. Achetez des cartes Mer ou un bateau, jouez un requin, ou finissez votre tour.`,
  pay: ({ left, colour, price }) =>
    left === price
      ? `Payez ${due(left, colour)}, à votre choix.`
      : `Reste à payer : ${due(left, colour)}. Le prix est de ${priceFigure(price)}.`,
  keep: ({ cell, card }, who) => {
    const colour = card !== undefined && isFish(card) ? colourOf(card) : undefined;
    return `Dans ${place(cell, who)} : ${aCard(card)}. Prendre la carte pour ${due(KEEP_PRICE, colour)}, ou la laisser ?`;
  },
} satisfies Sentences['asks'];

const refusals = {
  ...turnRefusals,
  'worm-gone': ({ colour }) =>
    `Il n’y a plus de ver ${colourName(colour)} dans la réserve ; prenez-en un d’une autre couleur.`,
  'not-thrown': ({ first, second }) =>
    `Les dés ne montrent pas cette couleur ; comme rien n’est épuisé, prenez un ver ${either(first, second)}.`,
  'take-first': () => 'Prenez d’abord votre ver dans la réserve.',
  'pay-first': ({ left }) => `Finissez d’abord de payer ; reste dû : ${due(left)}.`,
  'no-such-coin': ({ coin }) => `Vous n’avez pas de ${coinName(coin)} pour payer.`,
  'other-colour': ({ colour }) => `Ce poisson se paie en vers de sa couleur (${colourName(colour)}) ou en perles.`,
  'keep-or-leave': ({ cell }, who) =>
    `Décidez d’abord de ${place(cell, who)} : prendre la carte pour ${figure(KEEP_PRICE)} de plus, ou la laisser.`,
  'only-that-card': ({ cell }, who) => `D’abord ${place(cell, who)} : prenez la carte retournée, ou laissez-la.`,
  'no-card': ({ cell }, who) => `Il n’y a pas de carte dans ${place(cell, who)}, seulement un trou.`,
  'turn-first': ({ cell }, who) =>
    `La carte dans ${place(cell, who)} est face cachée ; retournez-la d’abord pour ${due(TURN_PRICE)}.`,
  'already-open': ({ cell }, who) => `La carte dans ${place(cell, who)} est déjà face visible.`,
  'no-boat-there': ({ column, boats }) =>
    boats === 1
      ? `Vous n’avez pas de bateau à la ${columnName(column)} ; votre seul bateau est à la colonne 1.`
      : `Vous n’avez pas de bateau à la ${columnName(column)} ; les vôtres sont aux colonnes 1 à ${figure(boats)}.`,
  'too-few-worms': ({ price, payable }) => `Cela coûte ${due(price)} ; ${youPay(payable)}.`,
  'too-few-of-colour': ({ price, payable, colour }) => `Ce poisson coûte ${due(price, colour)} ; ${youPay(payable)}.`,
  'five-corals': () => `Vous avez déjà ${countCorals(MOST_CORALS)}, élevages compris ; personne ne peut en avoir plus.`,
  'onto-a-coral': ({ card }) => `${capital(aCard(card))} va aussitôt sur un corail : dites lequel.`,
  'not-a-fish': ({ card }) => `Seul un poisson va sur un corail ; cette carte montre ${aCard(card)}.`,
  'no-such-coral': ({ coral, corals }) =>
    corals === 0
      ? 'Vous n’avez pas encore de corail, et il en faut un au poisson.'
      : `Vous n’avez pas de ${coralName(coral)} ; vous avez ${countCorals(corals)}.`,
  'brood-there': ({ coral }) => `Le ${coralName(coral)} porte déjà son élevage et ne prend plus de poisson.`,
  'sex-there': ({ coral, card }) =>
    `Il y a déjà un poisson ${sexName(sexOf(card ?? 1))} sur le ${coralName(coral)} ; un corail porte un mâle et une femelle.`,
  'no-pair': ({ one, two }) => `Aucune des quatre cartes Élevage visibles ne montre ${pair(one, two)}.`,
  'no-boat-left': ({ boats }) =>
    boats === COLUMNS
      ? `Vous avez un bateau à chacune des ${figure(COLUMNS)} colonnes.`
      : `Les ${figure(BOATS)} bateaux sont tous à l’eau ; vous en avez ${figure(boats)}.`,
  'no-shark': () => 'Vous n’avez pas de requin.',
  'nothing-to-take': ({ cell }, who) => `Il n’y a rien à prendre dans ${place(cell, who)}, seulement un trou.`,
  'face-down-safe': ({ cell }, who) =>
    `Un requin ne prend que ce qui est face visible ; la carte dans ${place(cell, who)} est face cachée.`,
  'no-fish-there': ({ coral }) => `Vous n’avez pas ce poisson sur le ${coralName(coral)}.`,
  'act-first': () =>
    'Ce n’est pas possible maintenant : achetez des cartes Mer ou un bateau, jouez un requin, ou finissez votre tour.',
} satisfies Sentences['refusals'];

const endings = {
  'five-broods': ({ seat }, who) =>
    seat === undefined ? 'Un joueur a réussi cinq élevages.' : `${does(seat, who, 'avez', 'a')} réussi cinq élevages.`,
  'too-many-turns': () =>
    'Après 300 tours, la mer s’apaise. Qui a le plus d’élevages gagne, puis qui a le plus de vers.',
} satisfies Sentences['endings'];

export const talk = typeset({
  ...box,
  things,
  cell: place,
  verbs,
  moves,
  events,
  asks,
  refusals,
  endings,
} satisfies Sentences & SameLabels<typeof english>);
