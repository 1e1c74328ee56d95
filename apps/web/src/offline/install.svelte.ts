/** Putting the page on the device. Some browsers offer it, some leave it to the reader's hand. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #event = $state.raw<InstallEvent>();
  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      // The browser's own bar would come in the middle of a game.
      event.preventDefault();
      this.#event = event as InstallEvent;
    });
    addEventListener('appinstalled', () => {
      this.#event = undefined;
    });
  }
  /** Whether the browser would do it now. */
  get offered(): boolean {
    return this.#event !== undefined;
  }
  /** Whether only the reader can do it: iOS names itself by this property. */
  get byHand(): boolean {
    return 'standalone' in navigator && navigator.standalone === false;
  }
  async ask(): Promise<void> {
    const event = this.#event;
    // It may be used once.
    this.#event = undefined;
    await event?.prompt();
  }
}
export const install = new Install();
