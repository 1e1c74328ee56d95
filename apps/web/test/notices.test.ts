/** Your turn, for whoever is not looking: set in the settings, sent for a trial, shown by the worker. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axe, axeOfColours, openPage } from './browser.ts';
import { openHouse } from './house.ts';
import { button, says } from './player.ts';
import { PHONE } from './troubles.ts';

/** Whoever takes notices: a push service or a chat, on this machine. */
const openReceiver = async () => {
  const receiver = { url: '', status: 201, heard: [] as string[] };
  const server = createServer((request, response) => {
    request.setEncoding('utf8');
    let body = '';
    request.on('data', (piece: string) => {
      body += piece;
    });
    request.on('end', () => {
      receiver.heard.push(`${request.url} ${body}`);
      response.writeHead(receiver.status).end();
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  onTestFinished(() => void server.close());
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return receiver;
};

/** A browser that has a push service, which no test can reach. */
const withPush = async (page: Page, endpoint: string): Promise<void> => {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(
    (made) => {
      const subscription = { endpoint: made.endpoint, toJSON: () => made, unsubscribe: async () => here(null) };
      let current: typeof subscription | null = null;
      const here = (next: typeof current) => {
        current = next;
        return true;
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          here(subscription);
          return subscription;
        },
        getSubscription: async () => current,
      });
    },
    { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } },
  );
};
const call = (page: Page, method: string, path: string, body: unknown): Promise<void> =>
  page.evaluate(
    async ([verb, to, text]) => {
      await fetch(`./api/${to}`, { method: verb!, headers: { 'Content-Type': 'application/json' }, body: text! });
    },
    [method, path, JSON.stringify(body)],
  );

test('notices are turned on by a press, tried, told what is wrong, and silent at night', async () => {
  const receiver = await openReceiver();
  const { at } = await openHouse({ allowPrivateWebhooks: true });
  const page = await openPage({
    ...PHONE,
    at,
    unseen: true,
    troubles: /notices\/webhook 400/,
    context: { serviceWorkers: 'allow', timezoneId: 'Europe/Paris' },
  });
  onTestFinished(() => page.context().close());
  await withPush(page, `${receiver.url}/push/here`);
  await call(page, 'POST', 'me', { name: 'Anna', lang: 'de' });
  await page.goto(`${at}#/settings`);
  await page.reload();
  const here = page.getByRole('switch', { name: 'Notices on this device' });
  await here.waitFor();
  expect(await here.isChecked()).toBe(false);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await here.press('Space');
  await says(page, 'Nothing was sent yet.');
  await button(page, 'Send a test: Notices on this device').click();
  await says(page, 'It was sent. It should arrive in a moment.');
  // What is pushed is sealed: any bytes, a new line among them.
  expect(receiver.heard).toEqual([expect.stringMatching(/^\/push\/here ./s)]);

  await page.getByText('Webhook', { exact: true }).click();
  await page.getByLabel('Address').fill('https://user:secret@chat.example.org/hook');
  await button(page, 'Save the webhook').click();
  await says(page, 'The address must not hold a name or a password.');
  await page.getByLabel('Address').fill(`${receiver.url}/hook`);
  await page.getByLabel('Format').selectOption('slack');
  await button(page, 'Save the webhook').click();
  await button(page, 'Remove the webhook').waitFor();
  receiver.status = 500;
  await button(page, 'Send a test: Webhook').click();
  await says(page, 'The answer was an error (500).');
  await says(page, 'The last one did not arrive: The answer was an error (500).');
  expect(receiver.heard.at(-1)).toMatch(/^\/hook \{"text":"This is a test: notices arrive here\./);

  await page.getByRole('switch', { name: 'Quiet hours' }).press('Space');
  await page.getByLabel('from').fill('21:40');
  await page.getByLabel('from').blur();
  const wishes = () => page.evaluate(async () => (await (await fetch('./api/notices')).json()).wishes);
  await expect.poll(wishes).toMatchObject({ zone: 'Europe/Paris', quiet: { from: '21:30', to: '08:00' } });
  await page.getByLabel('Time zone').selectOption('America/New_York');
  await expect.poll(wishes).toMatchObject({ zone: 'America/New_York' });
  await says(page, 'Your device says Europe/Paris.');
  expect(await axe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeOfColours(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // The worker itself, as a push service would wake it.
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const data = JSON.stringify({ title: 'Tranquility', body: 'Your turn', url: `${at}#/t/abc`, tag: 'abc' });
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(at).origin,
    registrationId: await registered,
    data,
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (await registration!.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(shown).toEqual(['Tranquility: Your turn']);

  await here.press('Space');
  await expect.poll(() => here.isChecked()).toBe(false);
  await button(page, 'Send a test: Notices on this device').waitFor({ state: 'detached' });
}, 120_000);
