/** Calls once when an element is about to be seen; at once where a browser cannot tell. */
import type { Attachment } from 'svelte/attachments';

/** Ahead of a finger that scrolls; before, nobody knows whether one will. */
const AHEAD = '400px';

export const nearing =
  (then: () => void): Attachment =>
  (element) => {
    if (!('IntersectionObserver' in window)) return then();
    let observer: IntersectionObserver | undefined;
    const stop = (): void => {
      observer?.disconnect();
      removeEventListener('scroll', lookAhead);
    };
    const look = (rootMargin: string): void => {
      stop();
      observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          stop();
          then();
        },
        { rootMargin },
      );
      observer.observe(element);
    };
    const lookAhead = (): void => look(AHEAD);
    look('0px');
    addEventListener('scroll', lookAhead);
    return stop;
  };
