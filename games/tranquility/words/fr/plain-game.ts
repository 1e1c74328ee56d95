/** Tranquility in French: the plain game. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure, typeset } from '@halcyon/speech/grammar';
import {
  cards,
  does,
  handAsks,
  handEndings,
  handEvents,
  handMoves,
  handRefusals,
  someone,
} from '@halcyon/speech/parts/fr';
import type { GameWords } from '@halcyon/speech/talk';
import { bestScore } from '../../look/places.ts';
import type { Names, vocabulary } from '../../rules/vocabulary.ts';
import type { plain as english } from '../en/plain-game.ts';
import { cardName, cellName, cost, LOST, yourTurn } from './names.ts';

const LEVELS: Readonly<Record<number, string>> = {
  4: 'Galatée',
  6: 'Triton',
  8: 'Leucothée',
  10: 'Amphitrite',
  12: 'Poséidon',
};

const words = {
  features: {},
  layouts: {
    square: { name: 'Mer carrée', about: 'Six rangées de six cases.' },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      goal: 'Remplissez ensemble toute la mer, les nombres croissant le long de la chaîne, puis jouez une Arrivée. Vous perdez dès que quelqu’un ne peut rien faire à son tour.',
      silent: true,
      about: 'Vous gagnez ou perdez tous ensemble. En solo, les nombres sont choisis par nous.',
    },
  },
  options: {
    islandsRemoved: {
      name: 'Îles retirées',
      about: 'Il manque autant d’îles, et personne ne sait lesquelles. Plus il en manque, plus c’est difficile.',
      value: (n: number) => (n === 0 ? 'aucune' : `${LEVELS[n]} : ${n} îles`),
    },
    strict: {
      name: 'Dernière carte',
      about: 'Si un joueur qui commence son tour avec une seule carte peut encore la jouer.',
      value: (n: number) =>
        n === 0
          ? 'elle peut être jouée si cela ne coûte rien (notre interprétation)'
          : 'une seule carte fait perdre, comme le disent les livrets',
    },
  },
  things: {
    start: 'Départ',
    finish: 'Arrivée',
    compass: 'Boussole',
    compasses: 'Boussoles',
    day: 'Jour',
    night: 'Nuit',
    startCosts: 'Le départ coûte 8 cartes à tous ensemble :',
    missing: 'à trouver',
    tooMany: 'de trop',
    round: 'Manche',
    tapLit: 'touchez une case éclairée',
    goLit: 'Flèche haut mène à une case éclairée',
    ifPriced: ' ; un nombre y donne le prix en cartes.',
    ifFree: ' ; c’est gratuit.',
    liesNowhere: 'ne va nulle part pour l’instant. Choisissez une autre carte.',
    cardsInSea: 'Cartes dans la mer',
    total: 'Total',
  },
  cell: cellName,
  best: ({ layout }) => bestScore(layout),
  verbs: {
    drop: 'Défausser une carte',
    place: 'Placer une île',
    pledge: 'Proposer des cartes pour le départ',
    rocks: 'Déplacer les Récifs acérés',
    purple: 'Placer la Tempête pourpre à côté d’une rangée',
    compass: 'Dépenser une Boussole',
    propose: 'Proposer de mettre fin à une Tempête',
    monster: 'Jouer un Monstre marin',
    name: 'Dire quel nombre c’est',
    wild: 'Placer un Joker',
    'wild-monster': 'Jouer un Joker comme Monstre marin',
    'wild-compass': 'Jouer un Joker comme Boussole',
    border: 'Placer une carte de bordure',
    clear: 'Retirer une Tempête',
    'turn-over': 'Retourner une île',
  },
  moves: {
    ...handMoves(cardName),
    place: ({ card, cell }, who) => `Placer ${cardName(card)} en ${cellName(cell, who)}`,
    start: () => 'Jouer la carte de départ',
    finish: () => 'Jouer la carte d’arrivée',
    pledge: ({ number }) => (number === 0 ? 'Ne proposer aucune carte' : `Proposer ${cards(number)}`),
  },
  events: {
    ...handEvents(cardName),
    'start-shuffled-in': ({ seat }, who) =>
      `${does(seat, who, 'mélangez une carte de départ dans votre', 'mélange une carte de départ dans sa')} pioche.`,
    placed: ({ seat, card, cell }, who) =>
      `${does(seat, who, 'placez', 'place')} ${cardName(card)} en ${cellName(cell, who)}.`,
    started: ({ seat }, who) => `${does(seat, who, 'jouez', 'joue')} la carte de départ.`,
    pledged: ({ seat, number }, who) =>
      number === 0
        ? `${does(seat, who, 'ne proposez', 'ne propose')} aucune carte pour le départ.`
        : `${does(seat, who, 'proposez', 'propose')} ${cards(number)} pour le départ.`,
    'pledge-again': ({ round, sum }) =>
      `Les offres font ${figure(sum)} et non huit. Manche ${figure(round)} : chacun propose de nouveau.`,
    'pledge-agreed': () => 'Les offres font huit.',
    'pledge-decided': () => 'Cinq manches n’ont pas fait huit : la table répartit.',
    'eight-missing': ({ payable }) =>
      `Le départ demande huit cartes ; toutes les mains ensemble ne peuvent en donner que ${figure(payable)}.`,
    finished: ({ seat }, who) => `${does(seat, who, 'jouez', 'joue')} la carte d’arrivée.`,
  },
  asks: {
    ...handAsks,
    turn: yourTurn,
    share: ({ left }) => `Pour le départ : défaussez ${cards(left)}.`,
    pledge: ({ round, most }) =>
      `Le départ coûte huit cartes. Manche ${figure(round)} sur 5 : combien en donnez-vous ? Au plus ${figure(most)}.`,
  },
  refusals: {
    ...handRefusals(cardName),
    'start-first': () => 'Vous avez une carte de départ et aucune n’est encore jouée : vous devez la jouer maintenant.',
    'start-kept': () => 'Aucun départ n’est encore joué : une carte de départ ne se défausse pas.',
    'no-finish': () => 'Vous n’avez pas de carte d’arrivée.',
    'sea-not-full': ({ empty }) => `L’arrivée attend que la mer soit complète ; cases vides : ${figure(empty)}.`,
    'no-start-lies': () => 'L’arrivée attend qu’un départ soit joué.',
    'not-an-island': () => 'Seules les îles se placent ainsi.',
    occupied: ({ cell, there }, who) => `Il y a déjà une île en ${cellName(cell, who)} : ${figure(there)}.`,
    order: ({ card, cell, there, at }, who) =>
      card === there
        ? `Aucun nombre deux fois : ${figure(there)} est déjà en ${cellName(at, who)}.`
        : `L’ordre est croissant : ${figure(card)} ne peut pas venir ${at! < cell! ? 'après' : 'avant'} ${figure(there)} (${cellName(at, who)}).`,
    cost,
    'no-start': () => 'Vous n’avez pas de carte de départ.',
    'start-lies': () => 'Un départ est déjà joué ; un seul suffit.',
    'pledge-too-high': ({ said, most }) => `Vous ne pouvez pas en donner ${figure(said)} ; au plus ${figure(most)}.`,
    spoken: () => 'Vous avez fait votre offre pour cette manche ; les autres réfléchissent encore.',
    'say-first': () => 'Dites d’abord combien de cartes vous donnez pour le départ.',
    'given-all': () => 'Vous avez donné votre part ; les autres choisissent encore.',
  },
  endings: {
    ...handEndings(LOST),
    won: (_, { layout }) =>
      layout === 'square'
        ? 'La mer est complète, le départ et l’arrivée sont posés : le paradis est trouvé.'
        : 'Toutes les cases sont remplies et l’arrivée est posée : le paradis est trouvé.',
    'one-card': ({ seat }, who) =>
      `${someone(seat, who, 'avez commencé votre', 'a commencé son')} tour avec une seule carte, et cette table applique la règle à la lettre. ${LOST}`,
    'start-unpaid': () => `Il y avait en tout moins de huit cartes pour le départ. ${LOST}`,
  },
} satisfies GameWords<typeof vocabulary, Names> & SameLabels<typeof english>;

export const plain = typeset(words);
