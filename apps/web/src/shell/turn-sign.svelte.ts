/** Tells in the tab that the reader is asked: for whoever looks at another one meanwhile. */
import { speech } from '@halcyon/page-kit/words.svelte.ts';

const DOT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#131a35"/><circle cx="16" cy="16" r="9" fill="#ffcf70"/></svg>',
)}`;
const icon = (): HTMLLinkElement | null => document.querySelector('link[rel=icon]');
const calm = icon()?.getAttribute('href') ?? '';

class TurnSign {
  #asked = $state(false);
  #title = $state('Halcyon');
  /** For the head of a screen. */
  get title(): string {
    return this.#asked ? `● ${speech.words.page.yourTurn} – ${this.#title}` : this.#title;
  }
  show(asked: boolean, title: string): void {
    this.#asked = asked;
    this.#title = title;
    icon()?.setAttribute('href', asked ? DOT : calm);
  }
}
export const turnSign = new TurnSign();
