/**
 * Cards travel from where they were to where they are: hand to board, pile to hand, hand to discards. Elements that are
 * the same thing before and after carry the same data-flip; what appears comes from where the same card disappeared, or
 * from a seat or pile; what disappears for good goes to one, or sinks where it lay.
 */
import { tick } from 'svelte';
import { boxOf, cardOf, seatBox, type Was } from './boxes.ts';
import { type Face, showGhost, still, TIME } from './ghost.ts';
import type { Session } from './session.ts';

/** What a game knows about its cards on their way. */
export interface Manner {
  face(card: number, side: string | undefined): Face;
  /** Whether this new element was the thing that disappeared; for what lies under another name than it was held. */
  isHeir?(element: HTMLElement, flip: string): boolean;
  /** Where an element that has moved came past. */
  via?(session: Session, since: number, flip: string): readonly DOMRect[];
  /** Shows what came and went within one step. Says whether what lies on the board waits for it before it sinks. */
  tell?(session: Session, since: number, gone: Map<string, Was>): boolean;
}

const flips = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-flip]')];
const look = (element: HTMLElement): Was => ({
  box: element.getBoundingClientRect(),
  side: element.dataset.side,
  within: element.closest('[data-cell]') ? 'board' : element.matches('.held') ? 'hand' : 'elsewhere',
});
const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
const fly = (
  element: HTMLElement,
  depth: number,
  from: DOMRect,
  to: DOMRect,
  via: readonly DOMRect[] = [],
): Animation => {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const past = ({ left, top, width, height }: DOMRect): string =>
    `translate(${left + (width - to.width) / 2 - to.left}px, ${top + (height - to.height) / 2 - to.top}px)`;
  // Over what lies still; what stands on cards stays over them when all of them move.
  const zIndex = Math.max(2, depth);
  return element.animate(
    [start, ...via.map(past), 'none'].map((transform) => ({ transform, transformOrigin: '0 0', zIndex })),
    // A way round takes a little longer, at an even pace.
    via.length > 0 ? { duration: TIME * 1.2, easing: 'linear' } : { duration: TIME, easing: EASING },
  );
};
/** The same card, the other way up. */
const turn = (element: HTMLElement): Animation =>
  element.animate([{ transform: 'rotate(-180deg)' }, { transform: 'none' }], { duration: TIME * 1.2, easing: EASING });
/** As small as a card before a seat. */
const quarter = ({ width, height }: DOMRect, { left, top }: DOMRect): DOMRect =>
  new DOMRect(left, top, width / 4, height / 4);

const show = (session: Session, { face, isHeir, via, tell }: Manner, gone: Map<string, Was>, since: number): void => {
  const actor = session.outlook.lastStep?.seat;
  const after = flips().map((element) => ({ element, was: gone.get(element.dataset.flip!) }));
  for (const { element } of after) gone.delete(element.dataset.flip!);
  /** Where the card of a new element disappeared; each only once. */
  const before = (element: HTMLElement): Was | undefined => {
    const card = cardOf(element.dataset.flip!);
    const [flip, was] = [...gone].find(([key]) => (card > 0 && cardOf(key) === card) || isHeir?.(element, key)) ?? [];
    if (flip !== undefined) gone.delete(flip);
    return was;
  };
  const seats = { actor: seatBox(actor), looking: seatBox(session.looking) };
  // All is looked at before anything moves: in turns, the browser would lay out the page for each.
  const moving = after.flatMap(({ element, was }) => {
    const { box, side, within } = look(element);
    const seat = within === 'board' ? seats.actor : seats.looking;
    const own = was?.box ?? before(element)?.box ?? boxOf(element.dataset.from);
    const from = own ?? (seat && quarter(box, seat));
    const turned = was !== undefined && was.side !== side;
    const moved = from !== undefined && (from.left !== box.left || from.top !== box.top);
    if (box.width === 0 || (!moved && !turned)) return [];
    const depth = Number.parseInt(getComputedStyle(element).zIndex, 10) || 0;
    return [{ element, from, box, turned, depth, way: via?.(session, since, element.dataset.flip!) }];
  });
  for (const { element, from, box, turned, depth, way } of moving) {
    if (still()) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    else if (turned) turn(element);
    else if (from) fly(element, depth, from, box, way);
  }
  if (still()) return;
  const waits = tell?.(session, since, gone) ?? false;
  for (const [flip, { box, side, within }] of gone) {
    const card = cardOf(flip);
    const to = within === 'elsewhere' ? seats.actor : seats.looking;
    if (card === 0) continue;
    if (within === 'board')
      showGhost(face(card, side), { at: box }, ...(waits ? [{ at: box }] : []), { at: box, seen: 0 });
    else if (to) showGhost(face(card, side), { at: box }, { at: quarter(box, to), seen: 0.2 });
  }
};

export const travelling = (session: Session, manner: Manner) => {
  /** Several steps of one gesture are drawn together, so they travel together. */
  let begun: { readonly gone: Map<string, Was>; readonly since: number } | undefined;
  return (change: () => void): void => {
    const { gone, since } = begun ?? {
      gone: new Map(flips().map((element) => [element.dataset.flip!, look(element)])),
      since: session.outlook.step,
    };
    const first = begun === undefined;
    begun = { gone, since };
    change();
    if (!first) return;
    void tick().then(() => {
      begun = undefined;
      show(session, manner, gone, since);
    });
  };
};
