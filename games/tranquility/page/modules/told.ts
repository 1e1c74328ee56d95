/** What came and went within one step leaves no element behind: the events tell it. */

import { cardOf, cellBox, seatBox, type Was } from '@halcyon/page-kit/boxes.ts';
import { showGhost, TIME } from '@halcyon/page-kit/ghost.ts';
import type { Session } from '@halcyon/page-kit/session.ts';
import { COMPASS, MONSTER, WILD } from '../../rules/index.ts';
import { faceOf } from '../face.ts';

const thereAndBack = (element: HTMLElement, there: DOMRect): void => {
  const box = element.getBoundingClientRect();
  const away = `translate(${there.left - box.left}px, ${there.top - box.top}px)`;
  element.animate(
    [
      { transform: 'none', zIndex: 4 },
      { transform: away, zIndex: 4 },
      { transform: away, zIndex: 4 },
      { transform: 'none', zIndex: 4 },
    ],
    { duration: TIME * 3, easing: 'ease-in-out' },
  );
};

/** Says whether something comes to take away what lies in the sea, which waits for it then. */
export const tell = (session: Session, since: number, before: Map<string, Was>): boolean => {
  let comes = false;
  const news = session.newsSince(since);
  /** Steps in which a Wild stands in. */
  const wilds = new Set(news.flatMap(({ name, step }) => (name === 'wild-as' ? [step] : [])));
  const heldBox = (card: number): DOMRect | undefined => {
    const [key, was] = [...before].find(([flip, { within }]) => within === 'hand' && cardOf(flip) === card) ?? [];
    if (key !== undefined) before.delete(key);
    return was?.box;
  };
  for (const { name, args, step } of news) {
    const [seat = 0, card = 0, at = 0] = args;
    const away = seatBox(seat);
    if (name === 'returned') {
      const own = document.querySelector<HTMLElement>(`.held[data-flip^='card-${card}-']`);
      const there = cellBox(at);
      if (own && there) thereAndBack(own, there);
      else if (there && away) showGhost(faceOf(card), { at: away }, { at: there }, { at: there }, { at: away });
    }
    const goesDown: Readonly<Record<string, readonly [number, number]>> = {
      swallowed: [card, at],
      devoured: [wilds.has(step) ? WILD : MONSTER, at],
      cleared: [COMPASS, card],
    };
    const [played, cell] = goesDown[name] ?? [];
    if (played === undefined || cell === undefined) continue;
    comes = true;
    const from = heldBox(played) ?? away;
    const there = cellBox(cell);
    if (from && there) showGhost(faceOf(played), { at: from }, { at: there }, { at: there, seen: 0 });
  }
  return comes;
};
