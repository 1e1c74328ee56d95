/** What the address of one screen names. While the reader leaves, the address is another screen's already; nothing is read from that. */
import { route } from '../shell/route.svelte.ts';

export const partOn = (screen: string, i: number, otherwise?: () => string | undefined): (() => string | undefined) => {
  let last: string | undefined;
  return () => {
    if (route.screen === screen) last = route.part(i) ?? otherwise?.();
    return last;
  };
};
