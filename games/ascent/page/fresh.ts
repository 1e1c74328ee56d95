/** What an event of others has changed in the picture. */
import type { Outlook } from '@halcyon/kernel';
import type { News } from '@halcyon/page-kit/session.ts';
import { atCell, type Way, waysByName } from '@halcyon/page-kit/ways.ts';

/** Where an event happened, by the name of its argument; where a herd came from, nothing is left to see. */
const WHERE: Readonly<Record<string, string>> = { 'herd-climbs': 'to', 'herd-led': '', filmed: 'panorama' };

export const changedBy = ({ name, event, args }: News, { rules }: Outlook): string[] => {
  const where = WHERE[name] ?? 'cell';
  const at = rules.events[event]!.args.findIndex((arg) => arg.name === where);
  return at < 0 ? [] : [`[data-${where === 'panorama' ? where : 'cell'}='${args[at]}']`];
};
/** Whose campfire lies where a card was comes up from there. */
export const waysOf = (news: News, outlook: Outlook): Way[] => {
  if (news.name !== 'lifted') return waysByName(news, outlook);
  for (let step = news.step; step >= 0; step--) {
    const camped = outlook.past.told(step).find((told) => outlook.eventName(told) === 'camped');
    if (camped) return [{ from: atCell(camped.args[2]), to: atCell(news.args[2]) }];
  }
  return [];
};
