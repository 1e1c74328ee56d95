/**
 * Cards travel from where they were to where they are: hand to sea, pile to hand, hand to discards. Elements that are the
 * same thing before and after carry the same data-flip; what appears comes from a seat or pile, what disappears goes to
 * one, or sinks where it lay.
 */
import { CHANCE } from '@halcyon/kernel';
import { BORDER, WILD } from '@halcyon/tranquility';
import { tick } from 'svelte';
import type { Session } from '../../table/session.svelte.ts';
import { boxOf, cardOf, seatBox, type Was } from './boxes.ts';
import { showGhost, still, TIME } from './ghost.ts';
import { extras } from './later.ts';

const flips = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-flip]')];
const look = (element: HTMLElement): Was => ({
  box: element.getBoundingClientRect(),
  side: element.dataset.side,
  within: element.closest('[data-cell]') ? 'sea' : element.matches('.held') ? 'hand' : 'elsewhere',
});
const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
const fly = (element: HTMLElement, from: DOMRect, to: DOMRect): Animation => {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  return element.animate(
    [
      { transform: start, transformOrigin: '0 0', zIndex: 2 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 2 },
    ],
    { duration: TIME, easing: EASING },
  );
};
/** T7.4: the same card, the other way up. */
const turn = (element: HTMLElement): Animation =>
  element.animate([{ transform: 'rotate(-180deg)' }, { transform: 'none' }], { duration: TIME * 1.2, easing: EASING });
/** As small as a card before a seat. */
const quarter = ({ width, height }: DOMRect, { left, top }: DOMRect): DOMRect =>
  new DOMRect(left, top, width / 4, height / 4);

export const travelling = (session: Session) => {
  return (change: () => void): void => {
    const before = new Map(flips().map((element) => [element.dataset.flip!, look(element)]));
    const since = session.match.steps.length;
    change();
    void tick().then(() => {
      const actor = session.match.steps.findLast(({ seat }) => seat !== CHANCE)?.seat;
      const after = flips().map((element) => ({ element, was: before.get(element.dataset.flip!) }));
      for (const { element } of after) before.delete(element.dataset.flip!);
      /** A Wild lies under another name than it was held. */
      const joker = [...before].find(([flip]) => [WILD, BORDER].includes(cardOf(flip)));
      for (const { element, was } of after) {
        const { box, side, within } = look(element);
        const own = element.dataset.joker && joker ? joker[1].box : boxOf(element.dataset.from);
        const from = was?.box ?? own ?? seatBox(within === 'sea' ? actor : session.looking);
        const turned = was !== undefined && was.side !== side;
        const moved = from !== undefined && (from.left !== box.left || from.top !== box.top);
        if (box.width === 0 || (!moved && !turned)) continue;
        if (still()) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
        else if (turned) turn(element);
        else if (from) fly(element, from, box);
      }
      if (still()) return;
      if (joker && after.some(({ element }) => element.dataset.joker)) before.delete(joker[0]);
      const waits = extras()?.tell(session, since, before) ?? false;
      for (const [flip, { box, side, within }] of before) {
        const card = cardOf(flip);
        const to = seatBox(within === 'elsewhere' ? actor : session.looking);
        const night = side === undefined ? undefined : side === 'true';
        if (card === 0) continue;
        if (within === 'sea')
          showGhost(card, night, { at: box }, ...(waits ? [{ at: box }] : []), { at: box, seen: 0 });
        else if (to) showGhost(card, night, { at: box }, { at: quarter(box, to), seen: 0.2 });
      }
    });
  };
};
