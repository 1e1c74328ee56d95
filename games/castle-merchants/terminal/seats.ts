/** The seats beside the map: gold, cards in hand and landslides; where each merchant stands and what its cart holds. */

import type { Seat } from '@halcyon/kernel';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { countLine, listSeats, seatTitle } from '@halcyon/terminal-kit/seats';
import { hexWord } from '../look/names.ts';
import { GOAL, goldOf, LANDSLIDE } from '../rules/index.ts';
import { landOf, merchantLetter, thing, tileMark, wareMark } from './land.ts';

const NO_WARE = '··';

export const drawSeats = (scene: Scene): string[] => {
  const land = landOf(scene);
  const { merchants, cart, hands, slides, common, pile, discard } = land;
  const slide = tileMark(scene, LANDSLIDE);
  const cartOf = (seat: Seat): string =>
    cart[seat]!.map((loaded, ware) => (loaded === 1 ? wareMark(scene, ware) : NO_WARE)).join(' ');
  return listSeats(scene, {
    title: (seat) => `${merchantLetter(seat)} ${seatTitle(scene, seat, '', 8)}`,
    counts: [
      [thing(scene, 'gold'), (seat) => goldOf(land, seat)],
      [scene.words.cards.hand, (seat) => hands[seat]!.length],
      [slide, (seat) => slides[seat]!],
    ],
    notes: (seat) => [`${hexWord(merchants[seat]!)}  ${cartOf(seat)}`],
    shared: [
      countLine(thing(scene, 'goal'), GOAL),
      countLine(`${thing(scene, 'deck')}/${thing(scene, 'discards')}`, `${pile.length}/${discard.length}`),
      countLine(`${slide} ${thing(scene, 'common')}`, common),
    ],
  });
};
