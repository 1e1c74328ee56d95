/** Who the reader is at this server, as far as it was asked. */
import type { Device, Me } from '@halcyon/protocol/online';
import { api } from '../online/api.ts';
import { mine } from '../online/mine.svelte.ts';
import { rememberName } from '../online/name.ts';
import { calls } from './calls.ts';
import { forgetPush } from './push.ts';

export class Self {
  me = $state.raw<Me>();
  devices: readonly Device[] = $state.raw([]);

  async look(): Promise<void> {
    const me = await api.me();
    this.devices = me.known ? await calls.devices() : [];
    this.me = me;
  }
  async rename(name: string): Promise<void> {
    this.me = await api.introduce({ name });
    rememberName(name);
    mine.name = name;
  }
  async takeAway({ id, here }: Device): Promise<void> {
    await calls.takeAway(id);
    await this.#changed(here);
  }
  async forget(): Promise<void> {
    await calls.forget();
    await this.#changed(true);
  }
  /** Somebody else from now on, on this device. */
  async enter(key: string): Promise<void> {
    await calls.enter(key);
    await this.#changed(true);
  }

  async #changed(somebodyElse: boolean): Promise<void> {
    // Notices of whoever this device was are not for whoever it is now.
    if (somebodyElse) await forgetPush();
    await this.look();
    if (!somebodyElse) return;
    rememberName(this.me?.name ?? '');
    await mine.refresh();
  }
}
