import { type Context, Hono } from 'hono';
import { makeApi, makeNoApi } from './api.ts';
import type { ServedFile } from './folder.ts';
import { headersFor } from './headers.ts';
import type { HouseParts } from './house-parts.ts';
import { addOperations } from './operations.ts';

const YEAR = 365 * 24 * 60 * 60;
const METHODS = ['GET', 'HEAD'];

const accepts = (context: Context, encoding: string): boolean =>
  (context.req.header('accept-encoding') ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

const knows = (context: Context, etag: string): boolean => {
  const known = context.req.header('if-none-match')?.split(',') ?? [];
  return known.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
};

const send = (context: Context, { type, body, gzip, etag, hashed }: ServedFile): Response => {
  context.header('Cache-Control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
  context.header('ETag', etag);
  if (gzip) context.header('Vary', 'Accept-Encoding');
  if (knows(context, etag)) return context.body(null, 304);
  const packed = gzip && accepts(context, 'gzip') ? gzip : undefined;
  if (packed) context.header('Content-Encoding', 'gzip');
  const sent = packed ?? body;
  context.header('Content-Type', type);
  context.header('Content-Length', String(sent.length));
  return context.body(sent);
};

/** Answers for these files and, in a house with tables, for what people ask of it; for nothing else. */
export const makeApp = (files: ReadonlyMap<string, ServedFile>, house?: HouseParts): Hono => {
  const app = new Hono();
  app.use(headersFor(house !== undefined));
  if (house) app.route('/api', makeApi(house));
  else app.route('/api', makeNoApi());
  app.use(async (context, next) => {
    if (METHODS.includes(context.req.method)) return next();
    context.header('Allow', METHODS.join(', '));
    return context.text(`Only ${METHODS.join(' and ')} are answered here.\n`, 405);
  });
  addOperations(app, house);
  app.get('*', (context) => {
    const file = files.get(context.req.path);
    return file ? send(context, file) : context.notFound();
  });
  app.notFound((context) => {
    context.header('Cache-Control', 'no-cache');
    return context.text('There is no such page here. The games are at /\n', 404);
  });
  return app;
};
