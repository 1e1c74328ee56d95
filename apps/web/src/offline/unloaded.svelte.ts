/**
 * What could not be loaded, because there is no network or because a new build has replaced the files of this one. It is said
 * (Unloaded.svelte) and asked for again, so that no screen stays empty.
 */

/** Style sheets that did not come. Vite's preload helper asks for each only once. */
const lost = new Set<HTMLLinkElement>();
addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && lost.add(target), true);
const styles = async (): Promise<void> => {
  const links = [...lost].filter(({ rel }) => rel === 'stylesheet');
  lost.clear();
  await Promise.all(
    links.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const come = new Promise((resolve, reject) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', reject);
      });
      link.replaceWith(again);
      return come;
    }),
  );
};
const reachable = async (): Promise<boolean> => {
  try {
    return (await fetch('./', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

class Unloaded {
  #waiting: readonly { readonly go: () => void; readonly everywhere: boolean }[] = $state.raw([]);
  /** Whether the reader has asked again, in vain. */
  #asked = false;
  constructor() {
    addEventListener('online', () => this.#retry());
    // Whoever goes elsewhere no longer waits for it.
    addEventListener('hashchange', () => {
      this.#waiting = this.#waiting.filter(({ everywhere }) => everywhere);
    });
  }
  get any(): boolean {
    return this.#waiting.length > 0;
  }
  /** Waits until it is worth another try. */
  async again(everywhere = false): Promise<void> {
    // Browsers may remember that a module did not come, and a new build has other files: then only a new page helps.
    if (this.#asked && (await reachable())) location.reload();
    this.#asked = false;
    await new Promise<void>((go) => {
      this.#waiting = [...this.#waiting, { go, everywhere }];
    });
  }
  retry(): void {
    this.#asked = true;
    this.#retry();
  }
  #retry(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { go } of waiting) go();
  }
  /** Everything came. */
  done(): void {
    this.#asked = false;
  }
}
export const unloaded = new Unloaded();

/** As Chromium, Firefox, Safari and Vite say that a file did not come. */
const LOST = /dynamically imported module|module script failed|preload CSS/i;

/** Loads, and asks again whenever the reader wants, until it comes: on this screen, or everywhere. */
export const insist = async <T>(load: () => Promise<T>, everywhere = false): Promise<T> => {
  for (let tries = 0; ; tries++) {
    try {
      // The first try begins at once: what it reads is what a screen depends on.
      if (tries > 0) await styles();
      const loaded = await load();
      unloaded.done();
      return loaded;
    } catch (problem) {
      // Another fault is told too: it must not look like a broken line to whoever could mend it.
      if (!LOST.test(String(problem))) reportError(problem);
      await unloaded.again(everywhere);
    }
  }
};
