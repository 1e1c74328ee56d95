/** The moments of a game at which there is something to see: chance that tells nobody anything is no step of its own. */
import { CHANCE, type Outlook } from '@halcyon/kernel';

/** By the number of steps that stand; the beginning and the end are always among them. */
export const momentsOf = ({ past }: Outlook): number[] => {
  const moments = [0];
  for (let i = 0; i < past.length; i++)
    if (past.step(i).seat !== CHANCE || past.told(i).length > 0) moments.push(i + 1);
  if (moments.at(-1) !== past.length) moments.push(past.length);
  return moments;
};
/** The moment that a step belongs to: the last one that is not after it. */
export const momentAt = (moments: readonly number[], step: number): number =>
  Math.max(
    0,
    moments.findLastIndex((moment) => moment <= step),
  );
