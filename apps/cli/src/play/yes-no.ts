import type { TableSpeech } from '@halcyon/speech';

const first = (word: string): string => word.charAt(0).toLowerCase();
/** '[y/n] ', in the reader's language. */
export const yesOrNo = ({ labels }: TableSpeech): string => `[${first(labels.yes)}/${first(labels.no)}] `;
export const isNo = ({ labels }: TableSpeech, answer: string): boolean => {
  const word = answer.trim().toLowerCase();
  return [labels.no.toLowerCase(), first(labels.no), 'n', 'no'].includes(word);
};
/** Only a clear yes is a yes; 'y' is understood everywhere. */
export const isYes = ({ labels }: TableSpeech, answer: string): boolean => {
  const word = answer.trim().toLowerCase();
  return [labels.yes.toLowerCase(), first(labels.yes), 'y', 'yes'].includes(word);
};
