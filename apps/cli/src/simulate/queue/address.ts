/** Where the queue is. Apart from the rest of it, because this is asked of every call. */
import { BadInput } from '@halcyon/kernel';
import type { Flags } from '../../flags.ts';

const LOOKS = 'it looks like postgres://user:password@host:5432/halcyon';
const needAddress = (url: string | undefined): string => {
  if (url === undefined)
    throw new BadInput('queue', `--queue needs an address, or the variable DATABASE_URL; ${LOOKS}`);
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new BadInput('queue', `this is no address of a PostgreSQL database; ${LOOKS}`);
  return url;
};
/** In the variable nobody who lists processes can read the password. Undefined: no queue is wished for. */
export const queueAddress = (flags: Flags, env: NodeJS.ProcessEnv): string | undefined => {
  if (flags.values.queue === undefined) return undefined;
  return needAddress(flags.is('queue') ? env.DATABASE_URL || undefined : flags.text('queue'));
};
/** Of whoever can do nothing without one. */
export const neededAddress = (flags: Flags, env: NodeJS.ProcessEnv): string =>
  queueAddress(flags, env) ?? needAddress(env.DATABASE_URL || undefined);
