/** The flight as a picture: who stands where, and what each aboard has decided. */

import type { AnyState } from '@halcyon/kernel';
import type { Session } from '@halcyon/page-kit/session.ts';
import { nextAboard, type State, TOP } from '../rules/index.ts';

export const flightOf = (view: AnyState): State => view as unknown as State;

/** `undecided` has yet to say so after this throw; `aboard` is said when nothing is to be decided. */
export type Standing = 'pilot' | 'decides' | 'stays' | 'undecided' | 'aboard' | 'jumped';
/** What is asked, and of whom; undefined = nobody has to act, or nobody knows. */
export interface Asked {
  readonly id: string;
  readonly seat: number;
}
export const askedOf = ({ question: id, waitingFor: [seat] }: Session): Asked | undefined =>
  seat === undefined || id === undefined ? undefined : { id, seat };

/** The throw that is still to be met: what lies there at the top, or before a lone pilot's next throw, has been. */
export const toMeet = ({ dice, cloud }: State, asked: Asked | undefined): readonly number[] =>
  asked?.id === 'alone' || cloud === TOP ? [] : dice;

/** By seat. C3.2: those between the pilot and whoever is asked have stayed, or they would be aboard no more. */
export const standings = (flight: State, asked: Asked | undefined): Standing[] => {
  const { aboard, pilot } = flight;
  const stayed = new Set<number>();
  if (asked) {
    for (let seat = nextAboard(flight, pilot); seat !== pilot && seat !== asked.seat; seat = nextAboard(flight, seat))
      stayed.add(seat);
  }
  return aboard.map((there, seat) => {
    if (there === 0) return 'jumped';
    if (seat === pilot) return 'pilot';
    if (asked?.seat === seat) return 'decides';
    return stayed.has(seat) ? 'stays' : asked ? 'undecided' : 'aboard';
  });
};

/** How many of this card a list has. */
export const count = (list: readonly number[], card: number): number => list.filter((other) => other === card).length;
