/** Whoever comes by keyboard begins at the heading of the new screen, not before the page. */
import { byKeyboard } from '@halcyon/page-kit/keyboard.ts';

export const arrival = (heading: HTMLElement): void => {
  if (!byKeyboard() || (document.activeElement !== document.body && document.activeElement?.isConnected)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
