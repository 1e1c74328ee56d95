/** The worker's part of notices, run without a browser: it shows what the server says, and leads nowhere else. */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const SCOPE = 'https://games.example.org/play/';
const CODE = readFileSync(new URL('../src/offline/sw.js', import.meta.url), 'utf8');
type Handler = (event: object) => void;

/** A worker with these pages open; what it does is remembered. */
const awake = (...pages: readonly string[]) => {
  const handlers = new Map<string, Handler>();
  const open = pages.map((url) => ({ url, focus: vi.fn() }));
  const shown: { title: string; options: object }[] = [];
  const subscribe = vi.fn(async () => ({
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { auth: 'a' } }),
  }));
  const self = {
    registration: {
      scope: SCOPE,
      showNotification: async (title: string, options: object) => void shown.push({ title, options }),
      getNotifications: async () => shown,
      pushManager: { subscribe },
    },
    navigator: { setAppBadge: vi.fn() },
    clients: { matchAll: async () => open, openWindow: vi.fn(), claim: vi.fn() },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  };
  const fetch = vi.fn(async (_url: string, _wish?: object) => ({ json: async () => ({ key: 'the key' }) }));
  const names = {
    self,
    fetch,
    URL,
    TextEncoder,
    crypto,
    BUILD: 'b',
    FILES: [],
    AbortSignal,
    caches: {},
    navigator: {},
  };
  runInContext(CODE, createContext(names));
  const wake = async (name: string, event: object): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)!({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  };
  return { self, open, shown, fetch, subscribe, wake };
};

test('a push is shown as the server says it, and counted on the icon', async () => {
  const { wake, shown, self } = awake();
  const said = { title: 'Tranquility', body: 'Your turn', url: `${SCOPE}#/t/abc`, tag: 'a' };
  await wake('push', { data: { json: () => said } });
  expect(shown).toEqual([
    {
      title: 'Tranquility',
      options: { body: 'Your turn', tag: 'a', icon: `${SCOPE}icon-192.png`, data: { url: said.url } },
    },
  ]);
  expect(self.navigator.setAppBadge).toHaveBeenCalledWith(1);
  // A browser demands that something is shown, even of nothing.
  await wake('push', { data: null });
  expect(shown[1]).toMatchObject({ title: 'Halcyon' });
});

test('a press leads to the page of that table; a new one if there is none, and never to another place', async () => {
  const notice = (url: string) => ({ notification: { close: vi.fn(), data: { url } } });
  const here = awake(`${SCOPE}#/t/abd`, `${SCOPE}#/t/abc`);
  const pressed = notice(`${SCOPE}#/t/abc`);
  await here.wake('notificationclick', pressed);
  expect(pressed.notification.close).toHaveBeenCalled();
  expect(here.open.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(here.self.clients.openWindow).not.toHaveBeenCalled();

  const away = awake(`${SCOPE}#/t/abd`);
  await away.wake('notificationclick', notice('https://evil.example/#/t/abc'));
  expect(away.self.clients.openWindow).toHaveBeenCalledWith(`${SCOPE}#/t/abc`);
});

test('a subscription that the browser gave up is made anew, and the server hears of both', async () => {
  const { wake, fetch, subscribe } = awake();
  await wake('pushsubscriptionchange', { oldSubscription: { endpoint: 'https://push.example/old' } });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the key' });
  const [, put, gone] = fetch.mock.calls;
  expect(put).toMatchObject([
    `${SCOPE}api/notices/push`,
    { method: 'PUT', body: JSON.stringify({ endpoint: 'https://push.example/new', keys: { auth: 'a' } }) },
  ]);
  // By the SHA-256 of its endpoint.
  expect(gone).toEqual([expect.stringMatching(/api\/notices\/push\/[0-9a-f]{64}$/), { method: 'DELETE' }]);
});
