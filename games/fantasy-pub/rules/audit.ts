/** Where every character is, and what cannot be at a table, on a die or on the stack. */
import { type AnyRules, framesOf, type Lying } from '@halcyon/kernel';
import { type Audit, allDifferent, audits } from '@halcyon/parts';
import { Pub } from './seating.ts';
import type { State } from './state.ts';
import { AWAY, CHARACTER_WORDS, clanOf, DOOR, GOALS, MOST_TURNS } from './vocabulary.ts';

/** Everybody is in the pub, in the pile of their clan or below it, and nowhere else. Before the deal all are in the box. */
const whereabouts =
  (lying: Lying): Audit<State> =>
  (s) => {
    const undealt = lying(s, 'deal').length > 0;
    for (let character = 0; character < s.place.length; character++) {
      const name = CHARACTER_WORDS[character]!;
      const away = s.place[character] === AWAY;
      const clan = clanOf(character);
      const count = (lists: readonly number[][]): number => lists.flat().filter((other) => other === character).length;
      const found = count([...s.piles, ...s.below]) + (away ? 0 : 1);
      if (found !== 1 && !(undealt && found === 0)) return `${name} is in ${found} places`;
      if (found > (away ? count([s.piles[clan]!, s.below[clan]!]) : 1)) return `${name} lies with another clan`;
      if (away && s.coins[character]! + s.beers[character]! > 0) return `${name} is away and has coins or beers`;
    }
    return undefined;
  };
/** P4.1, P4.2. */
const company: Audit<State> = (s) => {
  const pub = new Pub();
  const wrong = s.place.findIndex((at, character) => {
    if (at === AWAY) return false;
    pub.seenBy(clanOf(character), s);
    return at === DOOR ? !pub.isDoorFree(character) : !pub.maySit(character, at);
  });
  return wrong < 0 ? undefined : `place: ${CHARACTER_WORDS[wrong]} cannot be where it is`;
};

export const auditFor = (seats: number, rules: Pick<AnyRules, 'frames'>): Audit<State> => {
  const lying = framesOf(rules);
  const dice: Audit<State> = (s) => {
    const [first, second] = s.dice;
    const left = lying(s, 'die').length;
    const fits = left === 0 || (second === 0 && left === (first === 0 ? 2 : 1));
    return fits ? undefined : `dice: with ${left} to throw they cannot show this`;
  };
  const entering: Audit<State> = (s) => {
    const enters = lying(s, 'enters').map(([seat]) => seat);
    if (!allDifferent(enters) || enters.some((seat) => !new Pub().seenBy(seat, s).isDoorFree()))
      return 'frames: the door is taken';
    const up = lying(s, 'shuffle-up').find(([seat]) => s.piles[seat]!.length > 0);
    return up ? `frames: the pile of seat ${up[0]} is not empty` : undefined;
  };
  const end: Audit<State> = (s) => {
    if (lying(s, 'begin').length > 0 && s.turns === MOST_TURNS) return 'turns: none may begin any more';
    const won = s.stock.findIndex((beers) => beers >= GOALS[seats]!);
    return won < 0 || s.ended !== 0 ? undefined : `stock: seat ${won} has won`;
  };
  return audits(whereabouts(lying), company, dice, entering, end);
};
