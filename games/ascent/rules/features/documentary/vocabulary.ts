/** The panoramas, and what Documentary can say. */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';

export { PANORAMAS } from '../../house.ts';

export type Panorama = Kind<'panorama'>;
/** Of a panorama that was turned up, from the left. */
export type Place = Kind<'place'>;
export interface Names {
  /** Panoramas still to film. */
  left: number;
  panorama: Panorama;
  place: Place;
  seat: Seat;
}

export const vocabulary = {
  moves: {},
  events: {
    'panorama-open': ['place', 'panorama'],
    filmed: ['seat', 'panorama'],
  },
  asks: {},
  refusals: {
    'summit.not-filmed': ['left'],
  },
  endings: {
    'not-filmed': [],
  },
} as const satisfies Vocabulary;
