/**
 * Every sign can be asked what it is: an element with data-sign="price left=3" answers a long press, a mouse that rests on
 * it, and '?' where the focus is. Which words belong to it, the game's signs say (games/<game>/words/<language>/signs.ts).
 * Places that say nothing, cells, seats and cards in hand, answer a long press and 'n': a note can be written on them.
 */
export interface Asked {
  /** '' where nothing is said, only noted. */
  readonly sign: string;
  /** What the sentence speaks of, as numbers. */
  readonly facts: Readonly<Record<string, number>>;
  readonly box: DOMRect;
  readonly element: HTMLElement;
}
const REST = 650;
const LONG = 450;
const FAR = 8;

const SIGNS = '[data-sign]';
export const ANYTHING = `${SIGNS}, [data-cell], [data-seat], .held[data-flip]`;
export const askedAt = (target: EventTarget | null, wanted = SIGNS): Asked | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>(wanted) : null;
  return element ? readSign(element) : undefined;
};
export const readSign = (element: HTMLElement): Asked => {
  const [sign = '', ...rest] = (element.dataset.sign ?? '').split(' ');
  const facts = Object.fromEntries(rest.map((fact) => fact.split('=')).map(([name, value]) => [name!, Number(value)]));
  return { sign, facts, box: element.getBoundingClientRect(), element };
};

/** Listens for questions below an element; undefined = nothing is asked any more. */
export const asking =
  (ask: (asked: Asked | undefined) => void) =>
  (root: HTMLElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { readonly x: number; readonly y: number } | undefined;
    const stop = (): void => clearTimeout(timer);
    const later = (target: EventTarget | null, time: number, then: () => void = () => {}, wanted?: string): void => {
      stop();
      if (!askedAt(target, wanted)) return;
      timer = setTimeout(() => {
        then();
        ask(askedAt(target, wanted));
      }, time);
    };
    /** The click at the end of a long press means nothing. */
    const swallow = (): void => {
      const end = new AbortController();
      const eat = (event: Event): void => {
        event.preventDefault();
        event.stopPropagation();
        end.abort();
      };
      root.addEventListener('click', eat, { capture: true, signal: end.signal });
      addEventListener('pointerdown', () => end.abort(), { capture: true, once: true, signal: end.signal });
    };
    root.addEventListener(
      'pointerdown',
      ({ target, clientX: x, clientY: y, pointerType }) => {
        ask(undefined);
        from = { x, y };
        if (pointerType !== 'mouse') later(target, LONG, swallow, ANYTHING);
        else stop();
      },
      { signal },
    );
    root.addEventListener(
      'pointermove',
      ({ target, clientX: x, clientY: y, pointerType, buttons }) => {
        if (pointerType === 'mouse' && buttons === 0) later(target, REST);
        else if (from && Math.hypot(x - from.x, y - from.y) > FAR) stop();
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      root.addEventListener(end, stop, { signal });
    // A long press would open the browser's own menu.
    root.addEventListener('contextmenu', (event) => askedAt(event.target, ANYTHING) && event.preventDefault(), {
      signal,
    });
    return () => {
      stop();
      listening.abort();
    };
  };
