/** Pictures of cards that are no longer there, or never stayed: they fly, sink and are gone. */
import { unmount } from 'svelte';
import { settings } from './settings.svelte.ts';

export const TIME = 260;
export const still = (): boolean => settings.still;

/** Draws something into an element, as Svelte's `mount` does. */
export type Face = (target: HTMLElement) => Record<string, unknown>;

interface Stop {
  readonly at: DOMRect;
  /** How much of it is seen there; 0 = it has gone down where it is. */
  readonly seen?: number;
}
const transform = (from: DOMRect, { at, seen = 1 }: Stop): string => {
  const deep = seen === 0 ? at.height * 0.45 : 0;
  const [dx, dy] = [at.left - from.left, at.top - from.top + deep];
  return `translate(${dx}px, ${dy}px) scale(${at.width / from.width}, ${(at.height / from.height) * (seen === 0 ? 0.7 : 1)})`;
};

/** Shows a face on its way over these places, then takes it away. */
export const showGhost = (face: Face, ...way: readonly Stop[]): void => {
  const from = way[0]?.at;
  if (!from || from.width === 0 || still()) return;
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    borderRadius: `${from.width * 0.12}px`,
    overflow: 'hidden',
    pointerEvents: 'none',
    zIndex: '4',
  });
  document.body.append(ghost);
  const shown = face(ghost);
  ghost.animate(
    way.map((stop) => ({
      transform: transform(from, stop),
      transformOrigin: '0 0',
      opacity: Math.max(stop.seen ?? 1, 0.05),
    })),
    { duration: TIME * (way.length - 1), easing: 'ease-in-out' },
  ).onfinish = () => {
    void unmount(shown);
    ghost.remove();
  };
};
