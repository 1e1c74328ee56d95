/** What speaks for a move, as a sentence for whoever reads. Loaded when somebody asks. */
import { loadWhy, whyWords } from '@halcyon/catalog/why';
import type { Move, Outlook } from '@halcyon/kernel';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { reasonLine } from '@halcyon/speech/reasons';
import type { Speaker } from '@halcyon/speech/speaker';

/** `outlook` is that of the seat which makes the move. '' where a game gives no reasons. */
export const reasonFor = async (outlook: Outlook, move: Move, speaker: Speaker): Promise<string> => {
  const { language, table } = speech.words;
  const book = await loadWhy(outlook.rules.id);
  const words = await whyWords(book, language);
  return reasonLine(book.reasons(outlook, move), words, speaker, table);
};
