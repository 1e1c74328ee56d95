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
  COLUMNS,
  CORAL,
  colourOf,
  FACE_DOWN,
  isFish,
  KEEP_PRICE,
  MALE,
  MOST_CORALS,
  type Names,
  PAYS_PEARL,
  PEARL,
  SHARK,
  sexOf,
  TURN_PRICE,
  type vocabulary,
  WATER,
} from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';
import { cardLabels, nth, SIGNS, spotOf } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const worms = counted('fr', 'ver', 'vers');
const pearls = counted('fr', 'perle', 'perles');
const many = counted('fr', 'corail', 'coraux');

const MASCULINE = ['rouge', 'jaune', 'vert', 'bleu', 'violet', 'rose'];
const FEMININE = ['rouge', 'jaune', 'verte', 'bleue', 'violette', 'rose'];
const colourName = (n: Maybe): string => MASCULINE[n ?? -1] ?? '?';
/** Two colours as they are thrown: 'du rouge et du jaune', 'deux fois du rouge'. */
const thrown = (first: Maybe, second: Maybe): string =>
  first === second ? `deux fois du ${colourName(first)}` : `du ${colourName(first)} et du ${colourName(second)}`;
/** Two colours to choose from. */
const either = (first: Maybe, second: Maybe): string =>
  first === second ? colourName(first) : `${colourName(first)} ou ${colourName(second)}`;
/** The two colours of a pair; the same one may be there twice. */
const pair = (one: Maybe, two: Maybe): string => `${colourName(one)} et ${colourName(two)}`;
const breeding = (n: Maybe): string => pair(BREEDING[n ?? -1]?.[0], BREEDING[n ?? -1]?.[1]);

/** What is due: '2 vers rouges ou perles', '1 ver ou une perle'. */
const due = (n: Maybe, of: Maybe = ANY_COLOUR): string => {
  const [one, other] = of === ANY_COLOUR ? ['', ''] : [` ${colourName(of)}`, ` ${colourName(of)}s`];
  return counted('fr', `ver${one} ou une perle`, `vers${other} ou perles`)(n);
};
const worm = (of: Maybe): string => `un ver ${colourName(of)}`;
/** What is paid with. */
const coin = (n: Maybe): string => (n === PAYS_PEARL ? 'une perle' : worm(n));

/** [article, article that points, noun] of a sex. */
const SEXES = [
  ['un', 'le', 'mâle', MASCULINE],
  ['une', 'la', 'femelle', FEMININE],
] as const;
const sex = (n: Maybe): string => (n === MALE ? 'mâle' : 'femelle');
/** With the article that points: 'le mâle'. */
const theSex = (n: Maybe): string => (n === MALE ? 'le mâle' : 'la femelle');
/** [noun, with 'un', with 'le']. */
type Named = readonly [noun: string, one: string, pointed: string];
const OTHERS: Readonly<Record<number, Named>> = {
  [CORAL]: ['corail', 'un corail', 'le corail'],
  [SHARK]: ['requin', 'un requin', 'le requin'],
  [PEARL]: ['perle', 'une perle', 'la perle'],
  [WATER]: ['eau', 'de l’eau', 'l’eau'],
  [FACE_DOWN]: ['carte cachée', 'une carte face cachée', 'la carte face cachée'],
};
const UNKNOWN: Named = ['carte', 'une carte', 'la carte'];
const namesOf = (card: Maybe): Named => {
  if (card === undefined || !isFish(card)) return OTHERS[card ?? -1] ?? UNKNOWN;
  const [one, pointed, noun, colours] = SEXES[sexOf(card) === MALE ? 0 : 1];
  const fish = `${noun} ${colours[colourOf(card)]}`;
  return [fish, `${one} ${fish}`, `${pointed} ${fish}`];
};
/** Without an article: 'mâle rouge', 'corail', 'eau'. */
const name = (n: Maybe): string => namesOf(n)[0];
const card = (n: Maybe): string => namesOf(n)[1];
/** A card that can be pointed at. */
const the = (n: Maybe): string => namesOf(n)[2];

const coral = (n: Maybe): string => `corail ${figure(nth(n))}`;
/** 'votre rangée, colonne 3 (a3)': as it is read, and as it is typed. 'Dans' and 'de' may stand before it. */
const cell = (n: Maybe, who: Who): string => {
  const { seat, row, column, word } = spotOf(n, who);
  const rows = {
    outer: whose(seat, who, 'la', 'rangée'),
    near: 'la rangée centrale proche',
    far: 'la rangée centrale éloignée',
    watched: `la rangée centrale du côté ${deFrench(who.name(seat))}`,
  };
  return `${rows[row]}, colonne ${column} (${word})`;
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

  fish: 'Poissons',
  male: 'Mâle',
  female: 'Femelle',
  corals: 'Coraux',
  sharks: 'Requins',
  pearls: 'Perles',
  worm: 'Ver',
  worms: 'Vers',
  boat: 'Bateau',
  boats: 'Bateaux',
  brood: 'Élevage',
  broods: 'Élevages',
  goal: 'But',
  toGoal: 'encore à réussir',
  breedingCard: 'Carte Élevage',
  breedingCards: 'Cartes Élevage',

  sea: 'La mer',
  reef: 'Récif',
  shore: 'Rivage',
  current: 'Le courant va vers le rivage',
  ownRow: 'Votre rangée',
  nearRow: 'Rangée centrale proche',
  farRow: 'Rangée centrale éloignée',
  theirRow: 'Rangée adverse',
  row: 'Rangée',
  column: 'Colonne',
  columns: 'Colonnes',
  faceDown: 'face cachée',
  faceUp: 'face visible',
  gap: 'trou',
  boatHere: 'votre bateau est ici',
  noBoat: 'aucun de vos bateaux ici',

  dice: 'Dés',
  thrown: 'Lancer',
  supply: 'Réserve',
  runOut: 'épuisé',
  pile: 'Pioche',
  discard: 'Défausse',
  price: 'Prix',
  stillDue: 'reste dû',
  free: 'gratuit',

  emptyCoral: 'vide',
  roomForMale: 'place pour un mâle',
  roomForFemale: 'place pour une femelle',
  hasBrood: 'porte son élevage',
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
  chooseWorm: 'Choisissez un ver.',
  chooseCard: 'Choisissez une carte.',
  chooseCoral: 'Choisissez un corail pour le poisson.',
  chooseCoin: 'Choisissez avec quoi payer.',
  chooseKeep: 'Prendre la carte, ou la laisser ?',
  choosePrey: 'Choisissez ce que prend le requin : une carte face visible, ou un poisson de vos coraux.',

  effect: 'Effet',
  fits: 'convient ici',
  completes: 'complète un couple',
  makesBrood: 'donne un élevage',
  wins: 'gagne',
  discarded: 'est défaussé',
  cannotPay: 'pas assez de vers',
  houseData:
    'Données maison : nous ne disposons pas des cartes, donc la répartition des cartes Mer et leurs couleurs sont les nôtres (Règles F1.2, F1.4).',
};

const things = { ...cardLabels(name, breeding), ...labels };

const box = {
  features: {},
  layouts: {
    current: {
      name: 'La mer',
      about:
        'Quatre rangées de huit cartes, que le courant porte du récif vers le rivage. Les nombres de poissons, de coraux, de requins, de perles et de cartes d’eau ainsi que les six couleurs sont des données maison, car nous ne disposons pas des cartes.',
    },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about: 'Un contre un : qui réussit le premier cinq élevages gagne.',
    },
  },
  options: {},
};

const moves = {
  take: ({ colour }) => `Prendre ${worm(colour)}`,
  turn: ({ cell: place }, who) => `Retourner la carte dans ${cell(place, who)} pour ${due(TURN_PRICE)}`,
  buy: ({ cell: place }, who) => `Acheter la carte dans ${cell(place, who)}`,
  catch: ({ cell: place, coral: onto }, who) => `Pêcher le poisson dans ${cell(place, who)} pour le ${coral(onto)}`,
  pay: ({ coin: paid }) => `Payer avec ${coin(paid)}`,
  leave: () => 'Laisser la carte face visible',
  boat: () => `Acheter un bateau pour ${due(BOAT_PRICE)}`,
  shark: ({ cell: place }, who) => `Envoyer un requin prendre la carte dans ${cell(place, who)}`,
  'shark-fish': ({ coral: from, sex: which }) => `Faire manger ${theSex(which)} du ${coral(from)} par un requin`,
  end: () => 'Finir le tour',
} satisfies Sentences['moves'];

const events = {
  ...turnEvents,
  dealt: () => 'La mer est en place : les rangées extérieures face visible, les rangées centrales face cachée.',
  threw: ({ seat, first, second }, who) => `${does(seat, who, 'obtenez', 'obtient')} ${thrown(first, second)}.`,
  took: ({ seat, colour }, who) => `${does(seat, who, 'prenez', 'prend')} ${worm(colour)}.`,
  'no-worms': ({ seat }, who) =>
    `${does(seat, who, 'ne prenez', 'ne prend')} rien : il n’y a plus de ver dans la réserve.`,
  paid: ({ seat, coin: paid }, who) => `${does(seat, who, 'payez', 'paie')} avec ${coin(paid)}.`,
  turned: ({ seat, cell: place, card: shown }, who) =>
    `${does(seat, who, 'découvrez', 'découvre')} ${card(shown)} dans ${cell(place, who)}.`,
  left: ({ seat, cell: place }, who) =>
    `${does(seat, who, 'laissez', 'laisse')} face visible la carte dans ${cell(place, who)}.`,
  bought: ({ seat, cell: place, card: gained }, who) => {
    const buys = `${does(seat, who, 'achetez', 'achète')} ${card(gained)} dans ${cell(place, who)}`;
    return gained === WATER ? `${buys} ; la carte est défaussée.` : `${buys}.`;
  },
  caught: ({ seat, card: fish, coral: onto }, who) =>
    `${does(seat, who, 'pêchez', 'pêche')} ${card(fish)} pour le ${coral(onto)}.`,
  bred: ({ seat, coral: on, breeding: pair }, who) =>
    `${does(seat, who, 'réussissez', 'réussit')} un élevage sur le ${coral(on)} : ${breeding(pair)}.`,
  'breeding-open': ({ breeding: pair }) => `La carte Élevage suivante est retournée : ${breeding(pair)}.`,
  'boat-bought': ({ seat, column }, who) =>
    `${does(seat, who, 'achetez', 'achète')} un bateau, placé à la colonne ${figure(nth(column))}.`,
  'shark-took': ({ seat, cell: place, card: gone }, who) =>
    `${capital(whose(seat, who, 'le', 'requin'))} prend ${the(gone)} dans ${cell(place, who)}.`,
  'shark-ate': ({ seat, coral: from, card: gone }, who) =>
    `${capital(whose(seat, who, 'le', 'requin'))} mange ${the(gone)} du ${coral(from)}.`,
  washed: ({ cell: place }, who) => `Une carte d’eau quitte ${cell(place, who)}.`,
  drifted: () => 'Le courant porte les cartes vers le rivage.',
  reshuffled: () => 'Les cartes Mer défaussées sont mélangées à la pioche.',
  'flowed-in': ({ cell: place, card: shown }, who) => `${capital(card(shown))} arrive dans ${cell(place, who)}.`,
} satisfies Sentences['events'];

const asks = {
  substitute: ({ left }) =>
    `Une couleur que vous avez obtenue est épuisée. Prenez à la place ${worms(left)} de n’importe quelle couleur.`,
  share: ({ first, second, any }) =>
    any === 1
      ? 'Une couleur du lancer est épuisée. Prenez un ver de n’importe quelle couleur.'
      : `Prenez un ver, ${either(first, second)}.`,
  act: ({ worms: held, pearls: kept }) =>
    `Vous avez ${worms(held)}${kept === 0 ? '' : ` et ${pearls(kept)}`}. Achetez des cartes Mer ou un bateau, jouez un requin, ou finissez votre tour.`,
  pay: ({ left, colour, price }) =>
    left === price
      ? `Payez ${due(left, colour)}, à votre choix.`
      : `Reste à payer : ${due(left, colour)}. Le prix est de ${figure(price)}.`,
  keep: ({ cell: place, card: shown }, who) => {
    const colour = shown !== undefined && isFish(shown) ? colourOf(shown) : undefined;
    return `Dans ${cell(place, who)} : ${card(shown)}. À prendre pour ${due(KEEP_PRICE, colour)}, ou à laisser ?`;
  },
} satisfies Sentences['asks'];

const endings = {
  'five-broods': () => 'Cinq élevages sont réussis sur les coraux d’un joueur.',
  'too-many-turns': () =>
    'Après 300 tours, la mer s’apaise. Qui a le plus d’élevages gagne, puis qui a le plus de vers.',
} satisfies Sentences['endings'];

const refusals = {
  ...turnRefusals,
  'worm-gone': ({ colour }) =>
    `Il n’y a plus de ver ${colourName(colour)} dans la réserve ; prenez-en un d’une autre couleur.`,
  'not-thrown': ({ first, second }) =>
    `Les dés ne montrent pas cette couleur ; comme rien n’est épuisé, prenez un ver ${either(first, second)}.`,
  'take-first': () => 'Prenez d’abord votre ver dans la réserve.',
  'pay-first': ({ left }) => `Finissez d’abord de payer ; reste dû : ${due(left)}.`,
  'no-such-coin': ({ coin }) =>
    `Vous n’avez pas de ${coin === PAYS_PEARL ? 'perle' : `ver ${colourName(coin)}`} pour payer.`,
  'other-colour': ({ colour }) => `Ce poisson se paie en vers de sa couleur (${colourName(colour)}) ou en perles.`,
  'keep-or-leave': ({ cell: place }, who) =>
    `Décidez d’abord de ${cell(place, who)} : prendre la carte pour ${figure(KEEP_PRICE)} de plus, ou la laisser.`,
  'only-that-card': ({ cell: place }, who) =>
    `D’abord ${cell(place, who)} : prenez la carte découverte, ou laissez-la.`,
  'no-card': ({ cell: place }, who) => `Il n’y a pas de carte dans ${cell(place, who)}, seulement un trou.`,
  'turn-first': ({ cell: place }, who) =>
    `La carte dans ${cell(place, who)} est face cachée ; retournez-la d’abord pour ${due(TURN_PRICE)}.`,
  'already-open': ({ cell: place }, who) => `La carte dans ${cell(place, who)} est déjà face visible.`,
  'no-boat-there': ({ column, boats }) =>
    boats === 1
      ? `Vous n’avez pas de bateau à la colonne ${fromOne(column)} ; votre seul bateau est à la colonne 1.`
      : `Vous n’avez pas de bateau à la colonne ${fromOne(column)} ; les vôtres sont aux colonnes 1 à ${figure(boats)}.`,
  'too-few-worms': ({ price, payable }) => `Cela coûte ${due(price)} ; ${youPay(payable)}.`,
  'too-few-of-colour': ({ price, payable, colour }) => `Ce poisson coûte ${due(price, colour)} ; ${youPay(payable)}.`,
  'five-corals': () => `Vous avez déjà ${many(MOST_CORALS)}, élevages compris ; personne ne peut en avoir plus.`,
  'onto-a-coral': ({ card: fish }) => `${capital(card(fish))} va aussitôt sur un corail : dites lequel.`,
  'not-a-fish': ({ card: other }) => `Seul un poisson va sur un corail ; cette carte montre ${card(other)}.`,
  'no-such-coral': ({ coral: onto, corals }) =>
    corals === 0
      ? 'Vous n’avez pas encore de corail, et il en faut un au poisson.'
      : `Vous n’avez pas de ${coral(onto)} ; vous avez ${many(corals)}.`,
  'brood-there': ({ coral: onto }) => `Le ${coral(onto)} porte déjà son élevage et ne prend plus de poisson.`,
  'sex-there': ({ coral: onto, card: fish }) =>
    `Il y a déjà un poisson ${sex(sexOf(fish ?? 1))} sur le ${coral(onto)} ; un corail porte un mâle et une femelle.`,
  'no-pair': ({ one, two }) => `Aucune des quatre cartes Élevage visibles ne montre ${pair(one, two)}.`,
  'no-boat-left': ({ boats }) =>
    boats === COLUMNS
      ? `Vous avez un bateau à chacune des ${figure(COLUMNS)} colonnes.`
      : `Les ${figure(BOATS)} bateaux sont tous à l’eau ; vous en avez ${figure(boats)}.`,
  'no-shark': () => 'Vous n’avez pas de requin.',
  'nothing-to-take': ({ cell: place }, who) => `Il n’y a rien à prendre dans ${cell(place, who)}, seulement un trou.`,
  'face-down-safe': ({ cell: place }, who) =>
    `Un requin ne prend que ce qui est face visible ; la carte dans ${cell(place, who)} est face cachée.`,
  'no-fish-there': ({ coral: from }) => `Vous n’avez pas ce poisson sur le ${coral(from)}.`,
  'act-first': () =>
    'Rien de tel n’est demandé maintenant : achetez des cartes Mer ou un bateau, jouez un requin, ou finissez votre tour.',
} satisfies Sentences['refusals'];

export const talk = typeset({ ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>);
