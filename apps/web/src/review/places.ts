/** Places of a picture that can be pointed at, each by a word that means the same on every screen: 'cell:12'. */
const KINDS = ['cell', 'level', 'coral', 'seat'] as const;
const ALL = KINDS.map((kind) => `[data-${kind}]`).join(', ');

const placeOf = ({ dataset }: HTMLElement): string => {
  const kind = KINDS.find((each) => dataset[each] !== undefined)!;
  return `${kind}:${dataset[kind]}`;
};
/** What a reader of the screen hears of it. */
const nameOf = (element: HTMLElement): string =>
  (element.ariaLabel ?? element.querySelector('.hidden')?.textContent ?? element.textContent ?? '').trim();

export interface Place {
  readonly place: string;
  readonly name: string;
  readonly box: DOMRect;
}
/** All that lie in a frame, each once. */
export const placesIn = (frame: HTMLElement): Place[] => {
  const found = new Map<string, Place>();
  for (const element of frame.querySelectorAll<HTMLElement>(ALL)) {
    const place = placeOf(element);
    const box = element.getBoundingClientRect();
    if (box.width > 0 && !found.has(place)) found.set(place, { place, name: nameOf(element), box });
  }
  return [...found.values()];
};
/** Whoever sent a place may have sent anything. */
const PLACE = /^(cell|level|coral|seat):([\d-]{1,7})$/;
export const placeBox = (frame: HTMLElement, place: string): DOMRect | undefined => {
  const [, kind, which] = PLACE.exec(place) ?? [];
  return kind === undefined ? undefined : frame.querySelector(`[data-${kind}='${which}']`)?.getBoundingClientRect();
};
