/** The rules as people read them: marks become words, and French keeps its punctuation on the line. */
import { typeset } from './grammar.ts';
import type { HouseWords, RuleTexts } from './words.ts';

const MARK = /\s*\[([RFD])(?:, ([^\]]*))?\]/g;

/** `[R]` is said as '(our ruling)'; what stands behind the mark, as '(our ruling: …)'. */
export const readable = (rules: RuleTexts, { language, table }: HouseWords): RuleTexts => {
  const said = Object.entries(rules).map(([clause, text]) => [
    clause,
    text.replace(MARK, (_, mark: keyof typeof table.marks, more?: string) =>
      more === undefined ? ` (${table.marks[mark]})` : ` (${table.marks[mark]}: ${more})`,
    ),
  ]);
  const texts = Object.fromEntries(said);
  return language === 'fr' ? typeset(texts) : texts;
};
