/** What was done, turn by turn, in the words of whoever looks. */
import type { Outlook } from '@halcyon/kernel';
import type { Speaker } from '@halcyon/speech/speaker';
import { type Turn, turnsOf } from '@halcyon/table';
import { gather } from '../table/sentences.ts';

export interface ToldTurn extends Turn {
  readonly lines: readonly { readonly step: number; readonly text: string }[];
}
/** Those of which something is told. */
export const toldTurns = (whole: Outlook, speaker: Speaker): ToldTurn[] =>
  turnsOf(whole)
    .map((turn) => ({
      ...turn,
      lines: Array.from({ length: turn.to - turn.from }, (_, i) => turn.from + i).flatMap((step) => {
        const told = whole.past.told(step).filter((event) => whole.eventName(event) !== 'turn');
        return gather(speaker, told).map((text) => ({ step, text }));
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
