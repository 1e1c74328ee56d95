/** The basket in the drawing: who is aboard, who has decided, what the dice ask for. */

import { type Seat, seatsOf } from '@halcyon/kernel';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { flightOf, type Standing, standings } from '../look/flight.ts';
import { type Card, needed, WILD } from '../rules/index.ts';

/** The one whom the table waits for. */
export const askedAt = ({ rules, view }: Scene): Seat | undefined => seatsOf(rules.mustAct(view))[0];

export const MARKS = { pilot: '◆', stays: '●', undecided: '○', jumped: '·' } as const;
export type Mark = keyof typeof MARKS;
/** Who decides now has not decided yet; who is aboard without being asked stays. */
const SHOWN: Readonly<Record<Standing, Mark>> = {
  pilot: 'pilot',
  decides: 'undecided',
  undecided: 'undecided',
  stays: 'stays',
  aboard: 'stays',
  jumped: 'jumped',
};
/** By seat. */
export const marksOf = (scene: Scene): Mark[] =>
  standings(flightOf(scene.view), askedAt(scene)).map((standing) => SHOWN[standing]);
/** The pilot first, then in turn to the left. */
export const passengers = ({ view }: Scene): Seat[] => {
  const { aboard, pilot } = flightOf(view);
  return aboard.map((_, i) => (pilot + i) % aboard.length).filter((seat) => aboard[seat] === 1);
};

/** The colours that the reader lacks for this throw, each as often as it is lacking. */
export const lackingFor = ({ view }: Scene, hand: readonly Card[]): Card[] => {
  const left = hand.filter((card) => card !== WILD);
  return needed(flightOf(view).dice).filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};
