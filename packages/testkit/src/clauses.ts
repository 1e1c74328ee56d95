/**
 * Clause coverage: every clause of a RULES.md has a test that names it, and every reason to refuse a move was seen.
 * Titles of tests begin with the clause: 'T4.2 allows …', 'T4.2 refuses …', 'T3.1 holds: …'.
 */
import type { AnyRules } from '@halcyon/kernel';

const CLAUSE = /^- \*\*([A-Z]\d+\.\d+[a-z]?)\*\*/gm;
const TABLE = 'table';

export const clausesOf = (rulesText: string): string[] => [...rulesText.matchAll(CLAUSE)].map(([, id]) => id!);

/** What is missing, as sentences for a developer; empty when all is covered. */
export const uncovered = (rulesText: string, tests: string, compositions: readonly AnyRules[]): string[] => {
  const reasons = new Map<string, { rule: string; ends: boolean }>();
  for (const { clauses, endings } of compositions) {
    for (const { id, rule } of clauses)
      if (rule !== '' && rule !== TABLE) reasons.set(id, { rule, ends: endings.includes(id) });
  }
  const titled = (clause: string, verb: string): boolean =>
    new RegExp(`['"\`]${clause.replace('.', '\\.')} ${verb}\\b`).test(tests);
  const complaints: string[] = [];
  const known = clausesOf(rulesText);
  for (const clause of known) {
    const refuses = [...reasons.values()].some(({ rule, ends }) => rule === clause && !ends);
    if (refuses && !titled(clause, 'allows')) complaints.push(`${clause}: no test '${clause} allows …'`);
    if (refuses && !titled(clause, 'refuses')) complaints.push(`${clause}: no test '${clause} refuses …'`);
    if (!['allows', 'refuses', 'holds'].some((verb) => titled(clause, verb)))
      complaints.push(`${clause}: no test names it`);
  }
  for (const [id, { rule }] of reasons) {
    if (!known.includes(rule)) complaints.push(`'${id}' stands on ${rule}, which is no clause of RULES.md`);
    if (!tests.includes(`'${rule} ${id}'`) && !tests.includes(`'${id}'`))
      complaints.push(`${rule}: no test expects '${id}'`);
  }
  return complaints;
};
