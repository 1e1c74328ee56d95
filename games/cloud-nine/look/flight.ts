/** The flight of a view: what page, terminal and bots read from it alike. */
import type { AnyState, Seat } from '@halcyon/kernel';
import { nextAboard, type State } from '../rules/index.ts';

/** The kernel's views name no game; whoever reads this one plays this game. */
export const flightOf = (view: AnyState): State => view as unknown as State;

/** `undecided` has yet to say so after this throw; `aboard` is said when nothing is to be decided. */
export type Standing = 'pilot' | 'decides' | 'stays' | 'undecided' | 'aboard' | 'jumped';
/** By seat, when this one is asked. C3.2: those between the pilot and whoever is asked have stayed, or they would be aboard no more. */
export const standings = (flight: State, asked: Seat | undefined): Standing[] => {
  const { aboard, pilot } = flight;
  const stayed = new Set<Seat>();
  if (asked !== undefined) {
    for (let seat = nextAboard(flight, pilot); seat !== pilot && seat !== asked; seat = nextAboard(flight, seat))
      stayed.add(seat);
  }
  return aboard.map((there, seat) => {
    if (there === 0) return 'jumped';
    if (seat === pilot) return 'pilot';
    if (asked === seat) return 'decides';
    return stayed.has(seat) ? 'stays' : asked === undefined ? 'aboard' : 'undecided';
  });
};
