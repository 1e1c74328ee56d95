/** What an event of others has changed in the picture. */
import type { News, Session } from '@halcyon/page-kit/session.ts';

/** Where an event happened, by the name of its argument; where a herd came from, nothing is left to see. */
const WHERE: Readonly<Record<string, string>> = { 'herd-climbs': 'to', 'herd-led': '', filmed: 'panorama' };

export const changedBy = ({ name, event, args }: News, { outlook }: Session): string[] => {
  const where = WHERE[name] ?? 'cell';
  const at = outlook.rules.events[event]!.args.findIndex((arg) => arg.name === where);
  return at < 0 ? [] : [`[data-${where === 'panorama' ? where : 'cell'}='${args[at]}']`];
};
