/** What is answered instead of what was asked for. */
import { BadInput } from '@halcyon/kernel';
import type { ApiProblem } from '@halcyon/protocol/online';
import { HTTPException } from 'hono/http-exception';
import { StoreUnavailable } from '../store/trouble.ts';

export type ProblemKind = ApiProblem['error']['kind'];
export const STATUS = {
  field: 400,
  unknown: 404,
  'not-allowed': 403,
  rate: 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ProblemKind, number>;

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: ProblemKind;
  readonly field: string | undefined;
  /** In seconds. */
  readonly retryAfter: number | undefined;

  /** One sentence; it may be shown to a person. */
  constructor(
    kind: ProblemKind,
    sentence: string,
    more: { readonly field?: string; readonly retryAfter?: number } = {},
  ) {
    super(sentence);
    this.kind = kind;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}

/** Long enough for a database to start again. */
const AGAIN = 5;

/** What went wrong inside is told to nobody outside: it may hold what is in the store. */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof BadInput) return new Problem('field', error.message, { field: error.field });
  if (error instanceof StoreUnavailable)
    return new Problem('unavailable', 'The store cannot be reached; the same may be asked again.', {
      retryAfter: AGAIN,
    });
  // Of the framework, for a body that is no JSON.
  if (error instanceof HTTPException && error.status < STATUS.internal)
    return new Problem('field', 'The body must be JSON, with the content type application/json.', { field: 'body' });
  return new Problem('internal', 'Something went wrong here; the log of the server says what.');
};

export const bodyOf = ({ kind, field, message }: Problem): ApiProblem => ({
  error: { kind, ...(field !== undefined && { field }), message },
});
