/** The seats beside the ring: characters in the pub and in the pile, beers out of the door; and the goal. */

import type { Scene } from '@halcyon/terminal-kit/scene';
import { countLine, listSeats, seatTitle } from '@halcyon/terminal-kit/seats';
import { isInside, pubOf } from '../look/pub.ts';
import { clan, GOALS } from '../rules/vocabulary.ts';
import { clanLetter } from './guests.ts';
import { pubWords } from './words.ts';

export const drawSeats = (scene: Scene): string[] => {
  const pub = pubOf(scene.view);
  const { stock, piles, below } = pub;
  const { inside, beers, pile } = pubWords(scene).heads;
  return listSeats(scene, {
    title: (seat) => `${clanLetter(seat)} ${seatTitle(scene, seat, '', 8)}`,
    counts: [
      [inside, (seat) => clan(seat).filter((character) => isInside(pub, character)).length],
      [beers, (seat) => stock[seat]!],
      [pile, (seat) => piles[seat]!.length + below[seat]!.length],
    ],
    notes: () => [],
    shared: [countLine(scene.speaker.words.things.goal, GOALS[scene.setup.seats]!)],
  });
};
