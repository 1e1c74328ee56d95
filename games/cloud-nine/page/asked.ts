/** What is asked about the flight in the picture. */

import type { Seat } from '@halcyon/kernel';
import type { Session } from '@halcyon/page-kit/session.ts';
import { type Face, type State, TOP } from '../rules/index.ts';

/** What is asked, and of whom; undefined = nobody has to act, or nobody knows. */
export interface Asked {
  readonly id: string;
  readonly seat: Seat;
}
export const askedOf = ({ question: id, waitingFor: [seat] }: Session): Asked | undefined =>
  seat === undefined || id === undefined ? undefined : { id, seat };

/** The throw that is still to be met: what lies there at the top, or before a lone pilot's next throw, has been. */
export const toMeet = ({ dice, cloud }: State, asked: Asked | undefined): readonly Face[] =>
  asked?.id === 'alone' || cloud === TOP ? [] : dice;
