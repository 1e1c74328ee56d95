/** A bot that remembers: a trace of all that its seat has witnessed decides what it plays. */

import type { Decision, MakeBot } from '@halcyon/bots';
import { hashText, type Outlook } from '@halcyon/kernel';

/** `see` is shown each decision and what the bot remembers then. */
export const witness =
  (see: (decision: Decision, trace: number) => void = () => {}): MakeBot =>
  () => {
    let trace = 0;
    let heard = 0;
    const hear = ({ past }: Outlook): void => {
      for (; heard < past.length; heard++) {
        trace = hashText(`${trace} ${JSON.stringify([past.step(heard), past.told(heard)])}`);
      }
    };
    return {
      choose(decision) {
        hear(decision.outlook);
        see(decision, trace);
        return decision.moves[(trace + decision.random.below(decision.count)) % decision.count]!;
      },
    };
  };
