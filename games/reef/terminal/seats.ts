/** The seats beside the sea: broods, worms and corals; the supply, the dice and the piles. */

import { seatsOf } from '@halcyon/kernel';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { countLine, listSeats, seatTitle } from '@halcyon/terminal-kit/seats';
import { reefOf } from '../look/reef.ts';
import { BROODS, broodsOf } from '../rules/index.ts';
import { colourSign, coralText, PEARL_SIGN, SHARK_SIGN, wormsText } from './cards.ts';
import { reefWords } from './words.ts';

export const drawSeats = (scene: Scene): string[] => {
  const reef = reefOf(scene.view);
  const { things } = scene.speaker.words;
  const dice = reef.dice.map((colour) => colourSign(scene, colour)).join(' ');
  return listSeats(scene, {
    title: (seat) => seatTitle(scene, seat),
    turn: seatsOf(scene.rules.mustAct(scene.view))[0],
    counts: [
      ['', () => ''],
      [reefWords(scene).broods, (seat) => broodsOf(reef, seat)],
    ],
    notes: (seat) => [
      `${wormsText(scene, reef.worms[seat]!)} ${PEARL_SIGN}${reef.pearls[seat]} ${SHARK_SIGN}${reef.sharks[seat]}`,
      reef.broods[seat]!.map((_, coral) => coralText(scene, seat, coral)).join(' ') || (things.noCoral ?? ''),
    ],
    shared: [
      `${things.supply} ${wormsText(scene, reef.supply)}`,
      countLine(things.dice, dice),
      countLine(things.pile, reef.pile.length),
      countLine(things.discard, reef.discard.length),
      countLine(things.goal, BROODS),
    ],
  });
};
