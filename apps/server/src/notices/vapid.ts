/** The keys that a house signs its push messages with. A browser is subscribed for one key, so they are made once for all nodes. */
import webPush from 'web-push';
import { z } from 'zod';
import type { Settings } from '../store/store.ts';

const vapidSchema = z.object({ publicKey: z.string(), privateKey: z.string() });
export type Vapid = Readonly<z.infer<typeof vapidSchema>>;

const NAME = 'vapid';
export const vapidOf = async (settings: Settings): Promise<Vapid> => {
  const known = await settings.find(NAME);
  const settled = known ?? (await settings.settle(NAME, JSON.stringify(webPush.generateVAPIDKeys())));
  return vapidSchema.parse(JSON.parse(settled));
};
