/** For whoever runs the house: whether it lives, whether it can work, and its numbers. */
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { callerOf } from './caller.ts';
import type { HouseParts } from './house-parts.ts';

/** Any key will do: what counts is that the store answers. */
const ANY = 'ready';

export const addOperations = (app: Hono, house?: HouseParts): void => {
  app.get('/health', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.text('ok\n');
  });
  app.get('/ready', async (context) => {
    context.header('Cache-Control', 'no-store');
    try {
      if (house?.sockets.stopping) return context.text('The server is being stopped.\n', 503);
      await house?.store.settings.find(ANY);
      return context.text('ok\n');
    } catch (error) {
      house?.log.warn({ error }, 'not ready');
      return context.text('The store does not answer.\n', 503);
    }
  });
  if (!house) return;
  app.get('/metrics', async (context) => {
    context.header('Cache-Control', 'no-store');
    const { loopback } = callerOf((context.env as HttpBindings).incoming, house.door);
    if (!loopback && !house.door.publicMetrics)
      return context.text('Only this machine may see its numbers; --public-metrics shows them to all.\n', 403);
    return context.body(await house.metrics.print(), 200, { 'Content-Type': house.metrics.type });
  });
};
