/** What the drawing reads from a view: who is aboard, who has decided, what the dice ask for. */

import { FRAME_WIDTH, frameNamed, seatsOf } from '@halcyon/kernel';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { needed, type State, WILD } from '../rules/index.ts';

export const skyOf = ({ view }: Scene): State => view as unknown as State;

/** The one whom the table waits for. */
export const askedAt = ({ rules, view }: Scene): number | undefined => seatsOf(rules.mustAct(view))[0];

/** Who still has to decide about this throw. */
const undecided = ({ rules, view }: Scene): number[] => {
  const frames = view.frames as readonly number[];
  const decide = frameNamed(rules, 'decide');
  return frames.flatMap((id, i) => (i % FRAME_WIDTH === 0 && id === decide ? [frames[i + 1]!] : []));
};
export const MARKS = { pilot: '◆', stays: '●', undecided: '○', jumped: '·' } as const;
export type Mark = keyof typeof MARKS;
export const markOf = (scene: Scene, seat: number): Mark => {
  const { aboard, pilot } = skyOf(scene);
  if (aboard[seat] === 0) return 'jumped';
  if (seat === pilot) return 'pilot';
  return undecided(scene).includes(seat) ? 'undecided' : 'stays';
};
/** The pilot first, then in turn to the left. */
export const passengers = (scene: Scene): number[] => {
  const { aboard, pilot } = skyOf(scene);
  return aboard.map((_, i) => (pilot + i) % aboard.length).filter((seat) => aboard[seat] === 1);
};

/** The colours that the reader lacks for this throw, each as often as it is lacking. */
export const lackingFor = (scene: Scene, hand: readonly number[]): number[] => {
  const left = hand.filter((card) => card !== WILD);
  return needed(skyOf(scene).dice).filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};
