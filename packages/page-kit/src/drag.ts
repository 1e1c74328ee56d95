/** Dragging a card to a cell, by mouse, pen or finger; a short press stays a click. */
const FAR = 8;

export const dragging =
  (may: () => boolean, pickUp: () => void, isPicked: () => boolean, drop: (cell: number) => void) =>
  (element: HTMLElement): (() => void) => {
    let from: { x: number; y: number } | undefined;
    let moved = false;
    /** The click that follows a drag would put the card back. */
    const swallow = (click: Event): void => click.stopImmediatePropagation();
    const swallowNoMore = (): void => element.removeEventListener('click', swallow, { capture: true });
    const down = (event: PointerEvent): void => {
      // A new press has a click of its own.
      swallowNoMore();
      if (!may() || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      moved = false;
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && Math.hypot(dx, dy) < FAR) return;
      if (!moved && !isPicked()) pickUp();
      moved = true;
      element.style.transform = `translate(${dx}px, ${dy}px) scale(1.05)`;
      element.style.zIndex = '3';
      element.style.pointerEvents = 'none';
    };
    const up = (event: PointerEvent): void => {
      if (!from) return;
      from = undefined;
      if (!moved) return;
      // The card itself is out of the way until it is known what lies below it.
      const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]');
      for (const property of ['transform', 'z-index', 'pointer-events']) element.style.removeProperty(property);
      // The system took the pointer away (a call, a gesture of its own): nothing was meant.
      if (event.type === 'pointercancel') return;
      if (target) drop(Number(target.dataset.cell));
      element.addEventListener('click', swallow, { capture: true, once: true });
      // Not every pointer sends one.
      setTimeout(swallowNoMore, 60);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
    };
  };
