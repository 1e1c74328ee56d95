/** The contrast of two colours, #rrggbb, as WCAG counts it: for what stands on pictures, where axe is blind. */
import { channels } from '@halcyon/page-kit/colour.ts';

const light = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((n) => {
    const part = n / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
export const contrast = (a: string, b: string): number => {
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
};
