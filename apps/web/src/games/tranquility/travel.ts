/**
 * Cards travel from where they were to where they are: hand to sea, pile to hand, hand to discards. Elements that are the
 * same thing before and after carry the same data-flip; what appears comes from a seat, what disappears goes to one.
 */
import { CHANCE } from '@halcyon/kernel';
import { tick } from 'svelte';
import type { Session } from '../../table/session.svelte.ts';

const TIME = 260;
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const flips = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-flip]')];
const seatBox = (seat: number | undefined): DOMRect | undefined =>
  document.querySelector(`[data-seat='${seat}']`)?.getBoundingClientRect();

const fly = (element: HTMLElement, from: DOMRect, to: DOMRect): Animation => {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  return element.animate(
    [
      { transform: start, transformOrigin: '0 0', zIndex: 2 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 2 },
    ],
    {
      duration: TIME,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    },
  );
};

export const travelling = (session: Session) => {
  return (change: () => void): void => {
    const before = new Map(
      flips().map((element) => [element.dataset.flip!, { element, box: element.getBoundingClientRect() }]),
    );
    change();
    void tick().then(() => {
      const actor = session.match.steps.findLast(({ seat }) => seat !== CHANCE)?.seat;
      const after = flips();
      for (const element of after) {
        const old = before.get(element.dataset.flip!);
        before.delete(element.dataset.flip!);
        const box = element.getBoundingClientRect();
        const from = old?.box ?? seatBox(element.dataset.cell === undefined ? session.looking : actor);
        if (!from || box.width === 0 || (from.left === box.left && from.top === box.top)) continue;
        if (still()) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
        else fly(element, from, box);
      }
      if (!still()) for (const { element, box } of before.values()) sink(element, box, seatBox(session.looking));
    });
  };
};

/** A card that is gone: its picture flies to the discards and fades. */
const sink = (element: HTMLElement, from: DOMRect, to: DOMRect | undefined): void => {
  if (!to || from.width === 0) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-flip', 'data-cell', 'aria-label', 'role']) ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '4',
  });
  document.body.append(ghost);
  const end = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(0.25)`;
  ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: end, opacity: 0.2 },
    ],
    { duration: TIME, easing: 'ease-in' },
  ).onfinish = () => ghost.remove();
};
