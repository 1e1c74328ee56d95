/** What speaks for a move on the map, and what the bots go by, in French. */
import { deFrench, typeset } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/fr';
import { placeName, terrainName } from '../../look/names.ts';
import type { Line } from '../conventions.ts';
import type { MapReasons } from '../index.ts';

export const words: WhyWords<MapReasons, Line> = typeset({
  reasons: {
    only: onlyMove,
    reaches: ({ hex }, { speaker }) => `Le marchand arrive : ${placeName(speaker.words.things, hex)}.`,
    coin: ({ coin, missing }) => `La plus haute pièce y vaut ${coin} ; avec elle, il manque encore : ${missing}.`,
    way: ({ hex, cards }, { speaker, table }) =>
      `De là au but le plus proche (${placeName(speaker.words.things, hex)}) : ${table.cards(cards)} sur les tuiles posées.`,
    slows: ({ seat }, { speaker: { who } }) =>
      who.me(seat) ? 'Votre chemin s’allonge.' : `Le chemin ${deFrench(who.name(seat))} s’allonge.`,
    hand: ({ cards }) => `Cartes en main : ${cards}.`,
    draws: ({ cards }) => `Cartes à piocher : ${cards}.`,
    full: () => 'Une main pleine ne pourrait rien piocher.',
    unchanged: () => 'La carte reste comme elle est.',
    free: () => 'Ce lancer est gratuit et n’oblige à rien.',
    alike: ({ card, held }, { speaker }) =>
      `Autres cartes de ce terrain en main (${terrainName(speaker.words.things, card)}) : ${held}.`,
  },
  card: {
    tour: {
      title: 'Un tour des châteaux',
      text: 'Un bot essaie toutes les routes que sa main peut construire et parcourir à ce tour. Chaque étape vaut le meilleur tour des châteaux à partir de là : les pièces, moins ce que valent les tours plus tardifs, et les cartes que prend le chemin.',
    },
    die: {
      title: 'Le dé',
      text: 'Ce que permet le dé est fait là où cela aide le bot plus que l’adversaire en tête ; sinon rien. Il ne paie un lancer qu’avec une main pleine et rien de mieux à faire.',
    },
    landslide: {
      title: 'Glissements de terrain',
      text: 'Il en pose un sur une route que d’autres prendraient, si cela nuit nettement plus au plus fort d’entre eux qu’au bot lui-même.',
    },
    sale: {
      title: 'De l’or ou des cartes',
      text: 'Il prend la pièce quand elle fait gagner, ou quand la pièce et la suite du chemin valent au moins une main pleine.',
    },
    novice: {
      title: 'Le débutant',
      text: 'Il prévoit des routes, pas très nettement, oublie les autres, ne pose pas de glissement de terrain à dessein et suit un caprice une fois sur dix.',
    },
    strong: {
      title: 'Le bot fort',
      text: 'Il essaie ses meilleurs coups dans de nombreux mondes compatibles avec tout ce qu’il a vu, les mêmes pour chacun, et ne quitte les habitudes ci-dessus que si un autre coup est nettement meilleur.',
    },
  },
});
