/** Arrows between things in a picture, by where their boxes lie. */
export interface Arrow {
  /** Its shaft and its head, as an SVG path each. */
  readonly shaft: string;
  readonly head: string;
}
interface Point {
  readonly x: number;
  readonly y: number;
}
const HEAD = 11;

const middle = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });
/** A straight one between two things, both of which stay in sight. */
export const arrowBetween = (from: DOMRect, to: DOMRect, frame: DOMRect): Arrow | undefined => {
  const [a, b] = [middle(from), middle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [start, gap] = [Math.min(from.width, from.height) * 0.4, Math.min(to.width, to.height) * 0.28];
  if (length < start + gap + HEAD * 1.5) return undefined;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number, aside: number): string =>
    `${(a.x + dx * along - dy * aside - frame.left).toFixed(1)} ${(a.y + dy * along + dx * aside - frame.top).toFixed(1)}`;
  const tip = length - gap;
  return {
    shaft: `M${at(start, 0)}L${at(tip - HEAD, 0)}`,
    head: `M${at(tip, 0)}L${at(tip - HEAD * 1.3, HEAD * 0.6)}L${at(tip - HEAD * 1.3, -HEAD * 0.6)}Z`,
  };
};
