/** What the signs of Castle Merchants say in French when they are asked. */
import { capital, counted, typeset } from '@halcyon/speech/grammar';
import { cards, does, whose } from '@halcyon/speech/parts/fr';
import type { Signs } from '@halcyon/speech/signs';
import { GOAL, HAND, LANDSLIDE, WARES } from '../../rules/vocabulary.ts';
import { talk } from './index.ts';

const TERRAINS = ['', 'montagne', 'champ', 'village', 'forêt', 'route de château', 'glissement de terrain'];
const terrain = (n = 0): string => TERRAINS[n] ?? '?';
const SOLD = ['le vin', 'les étoffes', 'le fromage', 'les gemmes', 'les armes'];
const hex = (n = 0): string => talk.cell(n);

export const signs: Signs = typeset({
  castle: {
    name: 'Château',
    about: ({ ware = -1, coin, coins = 0, own }) => {
      const pays =
        coins === 0
          ? 'Il n’a plus de pièce, mais donne des cartes'
          : `Il paie une pièce de ${coin} (pièces en tout : ${coins})`;
      return `Il achète ${SOLD[ware] ?? '?'}. ${pays}. ${own === 1 ? 'Vous en avez dans votre chariot : finissez un tour ici pour vendre.' : 'Vous n’en avez pas ; l’entrepôt en donne.'}`;
    },
    rule: 'M4.3',
  },
  warehouse: {
    name: 'Entrepôt',
    about: ({ wares }) =>
      `Finissez un tour ici : votre chariot reçoit ce qui manque (il porte ${wares} sur ${WARES.length}). Si le tour a commencé ailleurs, votre main est aussi complétée à ${HAND} cartes.`,
    rule: 'M4.2',
  },
  meadow: {
    name: 'Prairie',
    about: () => `Finissez ici un tour commencé ailleurs : votre main est complétée à ${HAND} cartes.`,
    rule: 'M4.1',
  },
  empty: {
    name: 'Case vide',
    about: ({ hex: at }) => `${capital(hex(at))} : une carte y pose une tuile de son paysage.`,
    rule: 'M3.3',
  },
  tile: {
    name: 'Tuile',
    about: ({ tile, hex: at }) =>
      `${capital(hex(at))}, ${terrain(tile)} : une carte ${terrain(tile)} vous y mène depuis une case voisine, et plus loin sur les tuiles semblables qui se touchent.`,
    rule: 'M3.4',
  },
  'landslide-tile': {
    name: 'Glissement de terrain',
    about: ({ hex: at }) => `${capital(hex(at))} : personne n’y entre tant qu’il est là ; seul le dé le déplace.`,
    rule: 'M3.1',
  },
  reserve: {
    name: 'Réserve',
    about: ({ tile, left }) =>
      left === 0
        ? `Plus de tuile ${terrain(tile)} : une carte en déplace une du plateau.`
        : `Tuiles ${terrain(tile)} encore à poser : ${left}.`,
    rule: 'M3.3',
  },
  common: {
    name: 'Glissements communs',
    about: ({ left }) => `Il en reste ${left}. Ils n’appartiennent à personne ; seul le dé les amène sur le plateau.`,
    rule: 'M3.6',
  },
  discards: {
    name: 'Défausse',
    about: ({ cards: n }) => `${cards(n)} ; elle devient la pioche quand celle-ci est vide.`,
    rule: 'M4.4',
  },
  deck: { name: 'Pioche', about: ({ cards: n }) => `${cards(n)} encore à piocher.`, rule: 'M3.2' },
  die: {
    name: 'Dé',
    about: ({ face = 0 }) =>
      face === 0
        ? 'Deux cartes pour le lancer ; avec le paysage obtenu, vous posez une tuile, la portez ailleurs ou la reprenez.'
        : `Il montre : ${face === LANDSLIDE ? 'glissement de terrain' : terrain(face)}. À poser, à porter ailleurs ou à reprendre, ou ne faites rien.`,
    rule: 'M3.6',
  },
  gold: {
    name: 'Or',
    about: ({ seat, gold = 0 }, who) =>
      `${does(seat, who, 'avez', 'a')} ${gold} d’or sur les ${GOAL} qui font gagner ; reste ${Math.max(0, GOAL - gold)}.`,
    rule: 'M5.1',
  },
  hand: {
    name: 'Cartes',
    about: ({ seat, cards: n }, who) => `${does(seat, who, 'avez', 'a')} ${cards(n)} en main, sur ${HAND} au plus.`,
    rule: 'M3.2',
  },
  slides: {
    name: 'Glissements de terrain',
    about: ({ seat, landslides }, who) =>
      `${does(seat, who, 'en avez', 'en a')} encore ${landslides} ; un seul se pose, au début d’un tour.`,
    rule: 'M3.1',
  },
  cart: {
    name: 'Chariot',
    about: ({ seat, wares }, who) =>
      `${capital(whose(seat, who, 'le', 'chariot'))} porte ${counted('fr', 'marchandise', 'marchandises')(wares)} sur ${WARES.length}. Chacune se vend à un seul château ; l’entrepôt remplit le chariot.`,
    rule: 'M4.2',
  },
  merchant: {
    name: 'Marchand',
    about: ({ seat }, who) => `${capital(whose(seat, who, 'le', 'marchand'))}, comme sur le plateau.`,
  },
  card: {
    name: 'Carte',
    about: ({ card }) =>
      `${capital(terrain(card))} : avancez sur les tuiles de ce paysage, posez-en une sur une case vide, ou entrez dans un lieu voisin.`,
    rule: 'M3.4',
  },
  'do-landslide': {
    name: 'Poser un glissement',
    about: () => 'Une fois, au début du tour : il bloque une case, et la tuile dessous retourne dans la réserve.',
    rule: 'M3.1',
  },
  'do-remove': {
    name: 'Retirer une tuile',
    about: () => 'Deux cartes quelconques retirent du plateau une tuile sans marchand.',
    rule: 'M3.5',
  },
  'do-throw': {
    name: 'Lancer le dé',
    about: () =>
      'Deux cartes quelconques lancent le dé : il permet de poser une tuile, de la porter ailleurs ou de la reprendre.',
    rule: 'M3.6',
  },
  'do-draw': { name: 'Piocher une carte', about: () => 'Au lieu d’agir ; cela finit le tour.', rule: 'M3.2' },
  'do-end': {
    name: 'Finir le tour',
    about: () =>
      'Vous piochez autant de cartes que vous en avez joué, 3 au plus ; dans un château, vous pouvez vendre.',
    rule: 'M3.2',
  },
  'do-pay': {
    name: 'Payer',
    about: () => 'Marquez des cartes de votre main ; la dernière paie aussitôt.',
    rule: 'M3.5',
  },
  'do-take': { name: 'Reprendre', about: () => 'La tuile choisie retourne dans la réserve.', rule: 'M3.6' },
  'do-nothing': { name: 'Ne rien faire', about: () => 'Le lancer reste sans effet.', rule: 'M3.6' },
  'do-sell-for-gold': {
    name: 'Vendre pour de l’or',
    about: () => 'Vous prenez la plus grosse pièce de ce château.',
    rule: 'M4.3',
  },
  'do-sell-for-cards': {
    name: 'Vendre pour des cartes',
    about: () => `Votre main est complétée à ${HAND} cartes.`,
    rule: 'M4.3',
  },
  'do-throw-free': { name: 'Lancer sans payer', about: () => 'Après une vente, le dé ne coûte rien.', rule: 'M4.3' },
});
