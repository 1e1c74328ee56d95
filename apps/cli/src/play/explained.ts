/** What spoke for the steps of bots, in a game that is looked back at. */
import { loadWhy, whyWords } from '@halcyon/catalog/why';
import { speak, tableWords } from '@halcyon/catalog/words';
import type { Match, Viewer } from '@halcyon/kernel';
import type { Language } from '@halcyon/speech';
import { HELP } from '@halcyon/speech/page/help/index';
import { reasonLine } from '@halcyon/speech/reasons';
import { botSteps, type Sitter } from '@halcyon/table';

/** Of the steps from one to another, for eyes that may see the hand of whoever made them. */
export type Explain = (from: number, to: number, eyes: Viewer) => string[];

export const explainer = async (
  match: Match,
  sitters: readonly Sitter[],
  names: readonly string[],
  language: Language,
): Promise<Explain> => {
  const book = await loadWhy(match.game.id);
  const words = await whyWords(book, language);
  return (from, to, eyes) =>
    botSteps(match, sitters, from, to)
      .filter(({ outlook }) => eyes === 'referee' || eyes === outlook.seat)
      .map(({ outlook, move }) => {
        const speaker = speak(language, match.rules, { viewer: eyes, names: [...names] });
        const reason = reasonLine(book.reasons(outlook, move), words, speaker, tableWords(language));
        return HELP[language].spokeFor(names[outlook.seat!]!, reason);
      });
};
