/** Reads what somebody has sent. Whatever it is, the answer is a command or the field that is wrong. */
import { type Command, commandSchema, keySchema, type Refused } from '@halcyon/protocol/online';

/** Longer messages are read by nobody. */
export const MOST_BYTES = 4096;

export type Read =
  | { readonly command: Command }
  /** `key` is empty if none can be made out. */
  | { readonly key: string; readonly why: Refused };

const bad = (key: string, field: string, message: string): Read => ({ key, why: { kind: 'field', field, message } });

const keyIn = (value: unknown): string => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'key')) return '';
  const key = keySchema.safeParse((value as { key: unknown }).key);
  return key.success ? key.data : '';
};

export const readMessage = (text: string): Read => {
  if (Buffer.byteLength(text) > MOST_BYTES) return bad('', 'message', `a message has at most ${MOST_BYTES} bytes`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad('', 'message', 'this is no JSON');
  }
  const read = commandSchema.safeParse(value);
  if (read.success) return { command: read.data };
  const [issue] = read.error.issues;
  return bad(keyIn(value), issue!.path.map(String).join('.') || 'message', issue!.message);
};
