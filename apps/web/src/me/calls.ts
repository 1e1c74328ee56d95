/** What somebody asks the server about itself: devices, links, being forgotten. */
import type { Device, DeviceLink } from '@halcyon/protocol/online';
import { ask } from '../online/api.ts';

export const calls = {
  devices: () => ask<readonly Device[]>('devices'),
  takeAway: (id: string) => ask<void>(`devices/${id}`, undefined, 'DELETE'),
  link: () => ask<DeviceLink>('devices/link', undefined, 'POST'),
  recovery: () => ask<DeviceLink>('devices/recovery', undefined, 'POST'),
  enter: (key: string) => ask<void>('devices/enter', { key }),
  forget: () => ask<void>('me', undefined, 'DELETE'),
};

/** A link that makes a device be this person; the key is in the fragment, which no server on the way is told. */
export const deviceLink = (base: string, key: string): string => `${base}#/device/${key}`;
/** The page's own address, for when nobody else can reach the server. */
export const ownBase = (): string => location.href.replace(/#.*/, '');
/** The key in whatever somebody has pasted. */
export const keyIn = (text: string): string | undefined => /(?:^|\/device\/)([\w-]{43})\s*$/.exec(text.trim())?.[1];
