/** Tranquility in French: the plain game, then what each module adds. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure, typeset } from '@halcyon/speech/grammar';
import { cards, does, handAsks, handEndings, handEvents, handMoves, handRefusals } from '@halcyon/speech/parts/fr';
import { type GameWords, withModules } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';
import { competitive } from './competitive.ts';
import { dayNight } from './day-night.ts';
import { highArch } from './high-arch.ts';
import { jaggedRocks } from './jagged-rocks.ts';
import { jokers } from './jokers.ts';
import { cardName, cellName, cost, LOST, yourTurn } from './names.ts';
import { pyramid } from './pyramid.ts';
import { seaMonsters } from './sea-monsters.ts';
import { stormCompass } from './storm-compass.ts';
import { wild } from './wild.ts';

const LEVELS: Readonly<Record<number, string>> = {
  4: 'Galatée',
  6: 'Triton',
  8: 'Leucothée',
  10: 'Amphitrite',
  12: 'Poséidon',
};

const plain = {
  features: {},
  layouts: {
    square: { name: 'Mer carrée', about: 'Six rangées de six cases.' },
  },
  modes: {
    standard: {
      name: 'Partie standard',
      about:
        'Vous gagnez ou perdez tous ensemble. À une seule place, vous jouez en solo ; ses nombres sont des données maison, car nous ne disposons pas de la carte de référence qui porte la vraie règle.',
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
  },
  cell: cellName,
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
    'one-card': () => `Un joueur a commencé son tour avec une seule carte, et cette table joue à la lettre. ${LOST}`,
    'start-unpaid': () => `Il y avait en tout moins de huit cartes pour le départ. ${LOST}`,
  },
} satisfies GameWords<typeof vocabulary, Names> & SameLabels<typeof english>;

export const talk = typeset(
  withModules(plain, jaggedRocks, seaMonsters, stormCompass, wild, jokers, highArch, pyramid, dayNight, competitive),
);
