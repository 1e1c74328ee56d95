/** What every answer tells the browser: to trust nothing but this server. */
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const HOST = /^[\w.\-:[\]]+$/;

/** Browsers of before 2022 take 'self' for the page's own scheme, and a line to a table has another. */
const linesTo = (scheme: 'ws' | 'wss') => (context: Context) => {
  const host = context.req.header('host') ?? '';
  return HOST.test(host) ? `${scheme}://${host}` : "'self'";
};

export const headersFor = (lines: boolean): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Svelte's transitions and inline positions of cards are style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      connectSrc: lines ? ["'self'", linesTo('ws'), linesTo('wss')] : ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    // Whoever puts TLS in front decides for how long and for which names.
    strictTransportSecurity: false,
  });
