/** What happened, as few lines: the same sentence several times in a row is said once. */
import type { Told } from '@halcyon/kernel';
import type { Speaker } from '@halcyon/speech/speaker';

export const gather = (speaker: Speaker, told: readonly Told[]): string[] => {
  const lines: { text: string; times: number }[] = [];
  for (const one of told) {
    const text = speaker.event(one);
    const last = lines.at(-1);
    if (last?.text === text) last.times++;
    else lines.push({ text, times: 1 });
  }
  return lines.map(({ text, times }) => (times === 1 ? text : `${text} (×${times})`));
};
