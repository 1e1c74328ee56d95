/** Cloud 9 in German: what is asked, and how it ended. */
import { cards } from '@halcyon/speech/parts/de';
import type { CloudNineSpeech } from '../en.ts';
import { cell, dice, points } from './words.ts';

export const asks = {
  decide: ({ cloud, points: worth, pilot, needed, cards: held }, who) => {
    const throwing =
      needed === 0
        ? 'Die Würfel verlangen nichts, der Ballon wird also steigen.'
        : `${who.name(pilot ?? 0)} braucht ${cards(needed)} oder einen Joker und hat ${cards(held)}.`;
    return `${cell(cloud)} ist ${points(worth)} wert. ${throwing} Springen oder bleiben?`;
  },
  alone: ({ cloud, points: worth, dice: thrown }) =>
    `Du bist allein auf ${cell(cloud)}, die ${points(worth)} wert ist. Springen oder ${dice(thrown)} werfen?`,
  raise: ({ cloud, needed }) =>
    needed === 0
      ? `Auf ${cell(cloud)} verlangen die Würfel nichts: Lass den Ballon steigen.`
      : `Auf ${cell(cloud)} verlangen die Würfel ${cards(needed)}. Spiele, was sie verlangen, oder einen einzigen Joker, oder lass den Ballon fallen.`,
} satisfies CloudNineSpeech['asks'];

const WINS = 'Es gewinnen die meisten Punkte, dann die meisten Karten auf der Hand.';
export const endings = {
  fifty: () => `Die Fahrt ist zu Ende, und das Ziel von 50 Punkten ist erreicht. ${WINS}`,
  'too-many-trips': () => `Nach 300 Fahrten bleibt der Ballon am Boden. ${WINS}`,
} satisfies CloudNineSpeech['endings'];
