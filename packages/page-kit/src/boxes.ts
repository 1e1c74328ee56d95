/** Where things are on the page, as far as cards travel there. */

/** What carried a data-flip, before a step. */
export interface Was {
  readonly box: DOMRect;
  readonly side: string | undefined;
  readonly within: 'board' | 'hand' | 'elsewhere';
}

/** 'card-82-1' is the second card 82; 0 for what is no card. */
export const cardOf = (flip: string): number => Number(/^card-(\d+)/.exec(flip)?.[1] ?? 0);

export const boxOf = (selector: string | undefined): DOMRect | undefined =>
  selector === undefined ? undefined : document.querySelector(selector)?.getBoundingClientRect();
export const seatBox = (seat: number | undefined): DOMRect | undefined => boxOf(`[data-seat='${seat}']`);
/** Its frame, which stays where it is while its picture may be on the way. */
export const cellBox = (cell: number): DOMRect | undefined => boxOf(`[data-cell='${cell}']`);
/** Of these cells the one that lies nearest to an element. */
export const nearestCell = (element: Element, cells: readonly number[]): HTMLElement | undefined => {
  const middle = (one: Element): { x: number; y: number } => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = middle(element);
  const away = (one: Element): number => Math.hypot(middle(one).x - here.x, middle(one).y - here.y);
  const [nearest] = [...document.querySelectorAll<HTMLElement>('[data-cell]')]
    .filter(({ dataset }) => cells.includes(Number(dataset.cell)))
    .toSorted((a, b) => away(a) - away(b));
  return nearest;
};
