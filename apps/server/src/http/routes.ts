/** How the parts of the API say what they take and answer; its document is made of the same words. */
import type { RouteConfig } from '@hono/zod-openapi';
import type { z } from 'zod';
import { problem } from './answers.ts';
import type { Caller } from './caller.ts';
import type { Known } from './people.ts';
import { Problem, STATUS } from './problem.ts';

export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
});

/** Every route may be refused in each of these ways. */
export const problems = {
  default: json(problem, `What is refused, with a status of ${Object.values(STATUS).join(', ')}.`),
} as const satisfies RouteConfig['responses'];

/** For what only somebody can do. */
export const someone = (known: Known | undefined): Known => {
  if (known) return known;
  throw new Problem('not-allowed', 'This server does not know you yet; give yourself a name first (POST /api/me).');
};
export const whose = ({ address }: Caller, known: Known | undefined) => ({ address, person: known?.person });
