/** Where every card lies, and what cannot be in the basket, in the air or on the stack. */
import { type AnyRules, framesOf } from '@halcyon/kernel';
import { type Audit, allDifferent, auditHands, auditor, audits, type Inventory } from '@halcyon/parts';
import { crew } from './balloon.ts';
import { DECK } from './deck.ts';
import type { State } from './state.ts';
import { CARD_SIZE, CARD_WORDS, DICE, MOST_TRIPS, TOP } from './vocabulary.ts';

export const inventory: Inventory<State> = {
  cards: DECK,
  size: CARD_SIZE,
  words: CARD_WORDS,
  lying(s, found) {
    for (const list of [...s.hands, s.pile, s.played]) for (const card of list) found(card);
  },
};

export const auditFor = (rules: Pick<AnyRules, 'frames'>): Audit<State> => {
  const lying = framesOf(rules);
  /** While the game goes on the pilot flies, below the highest cloud. */
  const basket: Audit<State> = (s) => {
    if (s.ended !== 0) return undefined;
    if (s.aboard[s.pilot] !== 1) return `pilot: seat ${s.pilot} is not aboard`;
    if (s.cloud === TOP) return 'cloud: the trip ends on the highest';
    return s.trips < MOST_TRIPS ? undefined : `trips: the game ends after ${MOST_TRIPS}`;
  };
  const dice: Audit<State> = (s) => {
    if (lying(s, 'raise').length === 0) return undefined;
    const thrown = s.dice.length + lying(s, 'die').length;
    return thrown === DICE[s.cloud] ? undefined : `dice: there are ${thrown}, this cloud has ${DICE[s.cloud]}`;
  };
  const asked: Audit<State> = (s) => {
    const alone = lying(s, 'alone');
    if ([...lying(s, 'raise'), ...alone].some(([seat]) => seat !== s.pilot)) return 'frames: only the pilot raises';
    if (alone.length > 0 && crew(s) > 1) return 'frames: the pilot is not alone';
    const decide = lying(s, 'decide').map(([seat]) => seat);
    const others = decide.every((seat) => seat !== s.pilot && s.aboard[seat] === 1);
    return others && allDifferent(decide) ? undefined : 'frames: everybody else aboard decides, once';
  };
  return audits(auditor(inventory, lying), auditHands, basket, dice, asked);
};
