/** What answers the reader: what is picked up, how many cards are chosen, what the Start still lacks. */
import { byKeyboard } from '@halcyon/page-kit/keyboard.ts';
import type { Session } from '@halcyon/page-kit/session.ts';
import { cardName } from '../look/cards.ts';
import { missingForStart } from '../look/start.ts';
import { isIsland } from '../rules/index.ts';
import { pickOf } from './pick.svelte.ts';

export const hint = (session: Session): string => {
  const pick = pickOf(session);
  const { things } = session.speaker.words;
  const { ask } = session;
  if (ask?.id === 'pledge') {
    const round = ask.facts.round === 1 ? '' : ` ${things.round} ${ask.facts.round}/5.`;
    const { sum, missing } = missingForStart(pick.sea);
    return `${things.startCosts} ${sum}\u00a0${missing < 0 ? things.tooMany : things.missing}.${round}`;
  }
  const { card, targets } = pick;
  if (card === undefined || !isIsland(card) || pick.naming) return pick.chosen;
  const price = [...targets.values()].some((cost) => cost > 0) ? things.ifPriced : things.ifFree;
  const way = `${byKeyboard() ? things.goLit : things.tapLit}${price}`;
  return `${cardName(things, card)}: ${targets.size === 0 ? things.liesNowhere : way}`;
};
