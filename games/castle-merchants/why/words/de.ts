/** What speaks for a move on the map, and what the bots go by, in German. */
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/de';
import { placeName, terrainName } from '../../look/names.ts';
import type { Line } from '../conventions.ts';
import type { MapReasons } from '../index.ts';

export const words: WhyWords<MapReasons, Line> = {
  reasons: {
    only: onlyMove,
    reaches: ({ hex }, { speaker }) => `Der Händler kommt an: ${placeName(speaker.words.things, hex)}.`,
    coin: ({ coin, missing }) => `Die höchste Münze dort bringt ${coin}; damit fehlt noch Gold: ${missing}.`,
    way: ({ hex, cards }, { speaker, table }) =>
      `Von dort zum nächsten Ziel (${placeName(speaker.words.things, hex)}): ${table.cards(cards)} über die liegenden Plättchen.`,
    slows: ({ seat }, { speaker: { who } }) =>
      who.me(seat) ? 'Dein Weg wird länger.' : `Der Weg von ${who.name(seat)} wird länger.`,
    hand: ({ cards }) => `Karten auf der Hand: ${cards}.`,
    draws: ({ cards }) => `Karten zu ziehen: ${cards}.`,
    full: () => 'Eine volle Hand könnte nichts ziehen.',
    unchanged: () => 'Die Landkarte bleibt, wie sie ist.',
    free: () => 'Dieser Wurf ist kostenlos und verpflichtet zu nichts.',
    alike: ({ card, held }, { speaker }) =>
      `Weitere Karten dieses Geländes auf der Hand (${terrainName(speaker.words.things, card)}): ${held}.`,
  },
  card: {
    tour: {
      title: 'Eine Runde zu den Burgen',
      text: 'Ein Bot probiert jede Straße, die seine Hand in diesem Zug bauen und gehen kann. Jeder Halt ist die beste Runde zu den Burgen von dort wert: Münzen, abzüglich dessen, was spätere Züge weniger wert sind, und der Karten für den Weg.',
    },
    die: {
      title: 'Der Würfel',
      text: 'Was der Würfel erlaubt, geschieht dort, wo es dem Bot mehr hilft als dem führenden Gegner; sonst nichts. Für einen Wurf bezahlt er nur mit voller Hand, wenn nichts Besseres zu tun ist.',
    },
    landslide: {
      title: 'Erdrutsche',
      text: 'Einer wird auf eine Straße gelegt, die andere nehmen würden, wenn das dem Stärksten von ihnen deutlich mehr schadet als dem Bot selbst.',
    },
    sale: {
      title: 'Gold oder Karten',
      text: 'Er nimmt die Münze, wenn sie den Sieg bringt oder wenn Münze und weiterer Weg mindestens so viel wert sind wie eine volle Hand.',
    },
    novice: {
      title: 'Der Anfänger',
      text: 'Plant Straßen, nicht ganz scharf, vergisst die anderen, legt keine Erdrutsche mit Absicht und folgt jedes zehnte Mal einer Laune.',
    },
    strong: {
      title: 'Der starke Bot',
      text: 'Probiert seine besten Züge in vielen Welten aus, die zu allem passen, was er gesehen hat, jeden in denselben, und weicht von den Gewohnheiten oben nur ab, wo ein anderer Zug deutlich besser ist.',
    },
  },
};
