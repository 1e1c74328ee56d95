/** On the icon of a page that was put on the device: how many tables wait for the reader, here and at the server. */
import type { TableCard } from '@halcyon/protocol/online';
import { keptEntries } from '../table/glance.ts';
import { isMyTurn } from './known.ts';

const waitHere = (): number =>
  keptEntries().filter(
    ({ over, turn = [], players }) => !over && turn.some((seat) => players[seat] && players[seat].bot === undefined),
  ).length;

const closeNotices = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
};

export const showBadge = async (tables: readonly TableCard[]): Promise<void> => {
  const calls = tables.filter(isMyTurn).length;
  // What was told is no longer true, however the reader came to know it.
  if (calls === 0) await closeNotices();
  if (!('setAppBadge' in navigator)) return;
  const waiting = calls + waitHere();
  await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge());
};
