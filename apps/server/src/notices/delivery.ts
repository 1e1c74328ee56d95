/** What became of a message that was sent to one place. */
import type { Answer, Message, Send } from './guard.ts';
import { type Trouble, Unsent } from './trouble.ts';

export type Delivery =
  | { readonly kind: 'sent' }
  /** Nobody is there any more, and will not be again. */
  | { readonly kind: 'gone' }
  /** May succeed later; `after`: not sooner than so many milliseconds. */
  | { readonly kind: 'later'; readonly trouble: Trouble; readonly after: number }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

const TOO_MANY = 429;
const PASSING: readonly Trouble[] = ['name', 'unreachable', 'slow'];

const deliveryOf = ({ status, after = 0 }: Answer, goneAt: readonly number[]): Delivery => {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (goneAt.includes(status)) return { kind: 'gone' };
  if (status === TOO_MANY || status >= 500) return { kind: 'later', trouble: status, after };
  return { kind: 'failed', trouble: status >= 300 && status < 400 ? 'redirect' : status };
};

/** `goneAt`: what is answered where nobody is any more. */
export const deliver = async (send: Send, message: Message, goneAt: readonly number[] = []): Promise<Delivery> => {
  try {
    return deliveryOf(await send(message), goneAt);
  } catch (error) {
    if (!(error instanceof Unsent)) throw error;
    const { word: trouble } = error;
    return PASSING.includes(trouble) ? { kind: 'later', trouble, after: 0 } : { kind: 'failed', trouble };
  }
};
