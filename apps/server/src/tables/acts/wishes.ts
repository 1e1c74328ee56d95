/** Which plan a wish asks for. */
import type { Command, Refused } from '@halcyon/protocol/online';
import type { Plan, Scene, Wisher } from './plan.ts';
import { back, play } from './play.ts';
import { arrange, begin, resume, settle, sit, stand, thanks } from './seats.ts';
import { answer, propose, withdraw } from './votes.ts';

/** All that somebody who has entered may wish. */
export type Wish = Exclude<Command, { readonly do: 'enter' | 'ping' }>;

export const planOf = (scene: Scene, wisher: Wisher, wish: Wish): Plan | Refused => {
  switch (wish.do) {
    case 'sit':
      return sit(scene, wisher, wish);
    case 'stand':
      return stand(scene, wisher, wish);
    case 'arrange':
      return arrange(scene, wisher, wish);
    case 'resume':
      return resume(scene, wisher, wish);
    case 'begin':
      return begin(scene, wisher);
    case 'settle':
      return settle(scene, wisher, wish);
    case 'thanks':
      return thanks(scene, wisher);
    case 'play':
      return play(scene, wisher, wish);
    case 'back':
      return back(scene, wisher, wish);
    case 'propose':
      return propose(scene, wisher, wish);
    case 'answer':
      return answer(scene, wisher, wish);
    case 'withdraw':
      return withdraw(scene, wisher, wish);
    // These are in no log: see asides.ts and gathering.ts.
    case 'rename':
    case 'say':
    case 'look':
    case 'lead':
    case 'show':
    case 'note':
      return { do: 'nothing' };
  }
};
