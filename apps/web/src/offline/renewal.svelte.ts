/** The worker that keeps the page for times without a network, and the newer build that it may have fetched. */

/** In milliseconds: whoever leaves the page open for days hears of a new build too. */
const HOUR = 3_600_000;

class Renewal {
  /** A newer build is there; see RenewBar.svelte for when the reader hears of it. */
  offered = $state(false);
  #registration: ServiceWorkerRegistration | undefined;

  /** Once, when the first screen stands: everything is loaded then, and must not be in its way. `page` is the first file of this build. */
  async begin(page: string): Promise<void> {
    // Without https there is none; see settings/Installing.svelte.
    if (!('serviceWorker' in navigator)) return;
    // Says to the worker that pages of this build are open; see sw.js.
    void navigator.locks?.request(page, { mode: 'shared' }, () => new Promise(() => {}));
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data === 'newer') this.offered = true;
    });
    try {
      this.#registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    } catch {
      // A page that cannot be kept is as good as any other page.
      return;
    }
    const registration = this.#registration;
    if (!registration) return;
    const look = (): void => registration.waiting?.postMessage({ page });
    const watch = (worker: ServiceWorker | null): void =>
      worker?.addEventListener('statechange', () => worker.state === 'installed' && look());
    look();
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    setInterval(() => void registration.update().catch(() => undefined), HOUR);
  }
  /** The new build takes over; the address and the stored game stay. */
  renew(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('renew');
  }
}
export const renewal = new Renewal();
