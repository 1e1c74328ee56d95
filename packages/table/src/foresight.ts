/** One's own moves before the server has said anything: shown at once where nothing unknown can come of them. */
import { ahead, CHANCE, HIDDEN, has, type Move, Outlook, type Refusal, type Value } from '@halcyon/kernel';

/** Somebody whose move is on its way: the table is as it was, and asks this seat nothing more. */
class Waiting extends Outlook {
  override get ask(): undefined {
    return undefined;
  }
  override get legal(): readonly Move[] {
    return [];
  }
  override check(): Refusal {
    return { id: 'chance-first', rule: 'table', facts: {} };
  }
}

/** The same table, at which this seat can do nothing now. */
export const unasked = ({ rules, viewer, view, past }: Outlook): Outlook => new Waiting(rules, viewer, view, past);

const hiddenIn = (value: Value | undefined): number =>
  value === undefined ? 0 : [value].flat(2).filter((number) => number === HIDDEN).length;
/** Whether the viewer would have to know more than it does: own cards that nobody has told it yet. */
const needsSecret = (now: Outlook, then: Outlook): boolean =>
  now.rules.infos.some(({ name, known, kind }) => {
    const own = (outlook: Outlook): Value | undefined => {
      const value = outlook.view[name] as Value;
      if (known === 'all') return value;
      return known === 'owner' && kind !== 'one' ? (value as (number | number[])[])[now.seat!] : undefined;
    };
    return hiddenIn(own(then)) > hiddenIn(own(now));
  });

/** The table after the moves that wait, as far as they can be foreseen; behind that, the seat waits. */
export const foresee = (base: Outlook, moves: readonly Move[]): Outlook => {
  let shown = base;
  for (const move of moves) {
    const next = ahead(shown, [move]);
    if (!next || has(next.mustAct, CHANCE) || next.outcome || needsSecret(shown, next)) {
      return unasked(shown);
    }
    shown = next;
  }
  return shown;
};
