/** The devices of a person: which there are, one more, one less, and a key for the day when all are lost. */
import { type Device, deviceWish } from '@halcyon/protocol/online';
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Credential } from '../store/rows.ts';
import { deviceLink, devices } from './answers.ts';
import type { ApiEnv, HouseParts } from './house-parts.ts';
import { cookieFor, deviceId, noCookie } from './people.ts';
import { body, json, problems, someone } from './routes.ts';
import { basesOf } from './share.ts';
import { labelOf } from './user-agent.ts';

const list = createRoute({
  method: 'get',
  path: '/devices',
  summary: 'What can show that it is the caller',
  responses: { 200: json(devices, 'The oldest first.'), ...problems },
});
const revoke = createRoute({
  method: 'delete',
  path: '/devices/{id}',
  summary: 'Takes the key of a device away, and cuts its lines',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 204: { description: 'Done.' }, ...problems },
});
const link = createRoute({
  method: 'post',
  path: '/devices/link',
  summary: 'A key for a second device, good once and for ten minutes',
  responses: { 200: json(deviceLink, 'For the fragment of a link; the one before is void.'), ...problems },
});
const recovery = createRoute({
  method: 'post',
  path: '/devices/recovery',
  summary: 'A key to keep for the day when all devices are lost, good once',
  responses: { 200: json(deviceLink, 'It is never shown again; the one before is void.'), ...problems },
});
const enter = createRoute({
  method: 'post',
  path: '/devices/enter',
  summary: 'Uses up such a key: the caller is that person from now on, and no longer whoever it was',
  request: body(deviceWish),
  responses: { 204: { description: 'The cookie is given.' }, ...problems },
});

const shown = ({ hash, kind, label, created, seen }: Credential, here: string): Device => ({
  id: deviceId(hash),
  kind: kind === 'recovery' ? 'recovery' : 'device',
  label,
  created,
  seen,
  here: hash === here,
});

export const addDevices = (app: OpenAPIHono<ApiEnv>, { people, sockets, door, listening }: HouseParts): void => {
  app.openapi(list, async (context) => {
    const { person, hash } = someone(context.var.known);
    const all = await people.devices(person);
    return context.json(
      all.map((each) => shown(each, hash)),
      200,
    );
  });

  app.openapi(revoke, async (context) => {
    const { person, hash: here } = someone(context.var.known);
    const hash = await people.revoke(person, context.req.valid('param').id);
    sockets.cut({ hash });
    if (hash === here) context.header('Set-Cookie', noCookie(context.var.caller));
    return context.body(null, 204);
  });

  app.openapi(link, async (context) => {
    const { known, caller } = context.var;
    const made = await people.link(someone(known).person);
    return context.json({ ...made, bases: basesOf(door, caller, listening()) }, 200);
  });

  app.openapi(recovery, async (context) => {
    const { known, caller } = context.var;
    const key = await people.recovery(someone(known).person);
    return context.json({ key, expires: null, bases: basesOf(door, caller, listening()) }, 200);
  });

  app.openapi(enter, async (context) => {
    const { known, caller } = context.var;
    const label = labelOf(context.req.header('user-agent'));
    const { key } = await people.enter(context.req.valid('json').key, label, known);
    // Its lines speak for somebody whom this device no longer is.
    if (known) sockets.cut({ hash: known.hash });
    context.header('Set-Cookie', cookieFor(caller, key));
    return context.body(null, 204);
  });
};
