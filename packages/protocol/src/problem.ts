/** What is wrong with a request, always with the field's name. */
import { BadInput } from '@halcyon/kernel';
import type { z } from 'zod';
import type { ErrorKind, Failure } from './answers.ts';

export class Problem extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly field: string,
    message: string,
    /** What the answer says beside the message. */
    readonly beside: Pick<Failure, 'refusal' | 'back'> = {},
  ) {
    super(message);
    this.name = 'Problem';
  }
}

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], root);

/** The first complaint of a schema; zod's own words name the type that was expected. */
export const problemOf = (request: unknown, error: z.core.$ZodError): Problem => {
  const issue = error.issues[0]!;
  if (issue.code === 'unrecognized_keys') {
    const field = issue.keys[0] ?? '';
    return new Problem('field', [...issue.path, field].join('.'), `'${field}' is no field of this request`);
  }
  const field = issue.path.join('.');
  if (valueAt(request, issue.path) === undefined) return new Problem('field', field, `'${field}' is missing`);
  return new Problem('field', field, `'${field}': ${issue.message}`);
};

/** Whatever was thrown, as an answer. A fault of ours must not end the conversation either. */
export const failureOf = (thrown: unknown): Failure => {
  if (thrown instanceof Problem) {
    const { kind, field, message, beside } = thrown;
    return { ok: false, error: { kind, field, message }, ...beside };
  }
  if (thrown instanceof BadInput) {
    return { ok: false, error: { kind: 'field', field: thrown.field, message: thrown.message } };
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { ok: false, error: { kind: 'internal', field: 'request', message } };
};
