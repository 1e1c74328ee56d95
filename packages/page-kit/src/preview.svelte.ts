/**
 * What a press would bring about is seen before it is played: where the mouse or the focus rests, or, as a finger has no
 * place to rest, where it has pressed once. What is seen is played by pressing it.
 */
import { on } from 'svelte/events';
import { byKeyboard } from './keyboard.ts';
import type { Session } from './session.ts';

export class Preview {
  readonly #session: Session;
  readonly #offered: (cell: number) => boolean;
  /** The cell that was pressed, and the moment at which; afterwards another question is asked. */
  #pin = $state.raw<{ readonly cell: number; readonly moment: string }>();
  #over = $state<number>();
  /** `offered`: whether a press there means anything now. */
  constructor(session: Session, offered: (cell: number) => boolean) {
    this.#session = session;
    this.#offered = offered;
  }

  /** What was pressed once. */
  get pinned(): number | undefined {
    const pin = this.#pin;
    return pin?.moment === this.#session.moment && this.#offered(pin.cell) ? pin.cell : undefined;
  }
  /** What is seen. */
  get at(): number | undefined {
    return this.#over !== undefined && this.#offered(this.#over) ? this.#over : this.pinned;
  }
  /** From now on nothing else is seen, even where a mouse was left lying. */
  pin(cell: number): void {
    this.#over = undefined;
    this.#pin = { cell, moment: this.#session.moment };
  }
  forget(): void {
    this.#pin = undefined;
  }
  /** The mouse or the focus rests there; undefined = nowhere. */
  rest(cell: number | undefined): void {
    this.#over = cell;
  }
  /** It rests there no longer; another cell may have come first. */
  leave(cell: number | undefined): void {
    if (this.#over === cell) this.#over = undefined;
  }
}

/**
 * For what is pressed. Where a press moves the focus to, nobody rests. Svelte listens, because a browser tells what loses
 * the focus as it is taken away in the midst of a change.
 */
export const resting =
  (sight: Preview, cell: () => number) =>
  (element: HTMLElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    let here: number | undefined;
    const come = (): void => {
      here = cell();
      sight.rest(here);
    };
    const leave = (): void => sight.leave(here);
    on(element, 'pointerenter', ({ pointerType }) => pointerType !== 'touch' && come(), { signal });
    on(element, 'pointerleave', leave, { signal });
    on(element, 'pointerdown', ({ pointerType }) => pointerType === 'touch' && sight.rest(undefined), {
      signal,
    });
    on(element, 'focus', () => byKeyboard() && come(), { signal });
    on(element, 'blur', leave, { signal });
    return () => {
      listening.abort();
      leave();
    };
  };
