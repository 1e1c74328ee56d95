/** Which cards somebody has not seen; where each of them lies, nobody here asks. */
import { HIDDEN, type Outlook, randomFrom } from '@halcyon/kernel';

/**
 * The cards in these fields that the viewer cannot see, in ascending order. The rules imagine a world to say so: where a card lies in it
 * is chance, which cards are missing is not, so every world gives the same answer. Fields that a table lacks hold none.
 */
export const unseenIn = ({ rules, seat, view }: Outlook, fields: readonly string[]): number[] => {
  if (seat === undefined) return [];
  const lying = (s: typeof view): number[] =>
    fields.flatMap((name) => ((s[name] ?? []) as (number | number[])[]).flat()).filter((card) => card !== HIDDEN);
  const unseen = lying(rules.imagine(view, seat, randomFrom('unseen')) as typeof view).sort((a, b) => a - b);
  for (const card of lying(view)) unseen.splice(unseen.indexOf(card), 1);
  return unseen;
};
