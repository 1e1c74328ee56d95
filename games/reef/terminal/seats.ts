/** The seats beside the sea: broods, worms and corals; the supply, the dice and the piles. */

import { seatsOf } from '@halcyon/kernel';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { countLine, listSeats, seatTitle } from '@halcyon/terminal-kit/seats';
import { BROODS, broodsOf } from '../rules/index.ts';
import { colourSign, coralText, PEARL_SIGN, SHARK_SIGN, seaOf, wormsText } from './cards.ts';

export const drawSeats = (scene: Scene): string[] => {
  const s = seaOf(scene);
  const { things } = scene.speaker.words;
  const dice = s.dice.map((colour) => colourSign(scene, colour)).join(' ');
  return listSeats(scene, {
    title: (seat) => seatTitle(scene, seat),
    turn: seatsOf(scene.rules.mustAct(scene.view))[0],
    counts: [
      ['', () => ''],
      [scene.words.reef.broods, (seat) => broodsOf(s, seat)],
    ],
    notes: (seat) => [
      `${wormsText(scene, s.worms[seat]!)} ${PEARL_SIGN}${s.pearls[seat]} ${SHARK_SIGN}${s.sharks[seat]}`,
      s.broods[seat]!.map((_, coral) => coralText(scene, seat, coral)).join(' ') || (things.noCoral ?? ''),
    ],
    shared: [
      `${things.supply} ${wormsText(scene, s.supply)}`,
      countLine(things.dice, dice),
      countLine(things.pile, s.pile.length),
      countLine(things.discard, s.discard.length),
      countLine(things.goal, BROODS),
    ],
  });
};
