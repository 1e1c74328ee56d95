/** The pub as a picture: where each place of the ring lies, and what can be pressed. */
import type { Spot } from '@halcyon/page-kit/spots.ts';
import { guestsAt } from '../look/pub.ts';
import { DOOR, PLACES, type Place, type State } from '../rules/index.ts';

/** Middle of each place in per cent of the room: the door below, then clockwise. */
export const WHERE: readonly (readonly [x: number, y: number])[] = [
  [50, 84.5],
  [16.8, 80],
  [16.8, 47.5],
  [31, 17.5],
  [69, 17.5],
  [83.2, 47.5],
  [83.2, 80],
];

/** A spot is a place, or a guest: character 0 has the number after the last place. */
export const GUEST = PLACES;
/** For the arrow keys: down and up lead round the ring, right and left to the guests of a place. */
export const spotsOf = (pub: State): Spot[] =>
  WHERE.flatMap((_, place) => [
    { cell: place, x: 0, y: -place },
    ...guestsAt(pub, place).map((guest, i) => ({ cell: GUEST + guest, x: i + 1, y: -place })),
  ]);

export const placeMark = (place: Place): string => (place === DOOR ? '⌂' : String(place));
