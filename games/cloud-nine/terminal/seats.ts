/** The seats beside the clouds: cards in hand, points, and who is aboard; what the table shares. */

import type { Scene } from '@halcyon/terminal-kit/scene';
import { countLine, listSeats, seatTitle } from '@halcyon/terminal-kit/seats';
import { flightOf } from '../look/flight.ts';
import { GOAL } from '../rules/index.ts';
import { askedAt, MARKS, marksOf } from './basket.ts';

export const drawSeats = (scene: Scene): string[] => {
  const { hands, scores, pile, played, trips } = flightOf(scene.view);
  const { things } = scene.speaker.words;
  const marks = marksOf(scene);
  return listSeats(scene, {
    title: (seat) => seatTitle(scene, seat),
    turn: askedAt(scene) ?? -1,
    counts: [
      [scene.words.cards.hand, (seat) => hands[seat]!.length],
      [things.points ?? '', (seat) => scores[seat]!],
      ['', (seat) => MARKS[marks[seat]!]],
    ],
    notes: () => [],
    shared: [
      countLine(things.goal, GOAL),
      countLine(things.deck, pile.length),
      countLine(things.played, played.length),
      countLine(things.trips, trips),
    ],
  });
};
