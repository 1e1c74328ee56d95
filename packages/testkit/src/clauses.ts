/**
 * Clause coverage: every clause of a rules/en.md has a test that names it, and every reason to refuse a move or to end a
 * game was given to a test (see witness.ts), so call it after the clause tests, in the same file.
 * Titles of tests begin with the clause: 'T4.2 allows …', 'T4.2 refuses …', 'T3.1 holds: …'.
 */
import { type AnyRules, type Game, randomFrom } from '@halcyon/kernel';
import { demand, demandSame } from './laws/sample.ts';
import type { Runner } from './runner.ts';
import { setupsOf } from './setups.ts';
import { reasonsSeen } from './witness.ts';

const CLAUSE = /^- \*\*([A-Z]\d+\.\d+[a-z]?)\*\*/gm;
const TABLE = 'table';

export const clausesOf = (rulesText: string): string[] => [...rulesText.matchAll(CLAUSE)].map(([, id]) => id!);

interface Reason {
  readonly rule: string;
  readonly ends: boolean;
}
/** By their ids. */
type Reasons = ReadonlyMap<string, Reason>;
/** The reasons that a clause stands behind. */
export const reasonsOf = (compositions: readonly AnyRules[]): Reasons => {
  const reasons = new Map<string, Reason>();
  for (const { clauses, endings } of compositions) {
    for (const { id, rule } of clauses)
      if (rule !== '' && rule !== TABLE) reasons.set(id, { rule, ends: endings.includes(id) });
  }
  return reasons;
};
/** What is missing, as sentences for a developer; empty when all is covered. */
export const uncovered = (rulesText: string, tests: string, reasons: Reasons, seen: ReadonlySet<string>): string[] => {
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
    if (!known.includes(rule)) complaints.push(`'${id}' stands on ${rule}, which is no clause of rules/en.md`);
    if (!seen.has(id)) complaints.push(`${rule}: no test was given '${id}'`);
  }
  return complaints;
};

export interface ClauseTexts {
  /** rules/en.md. */
  readonly rules: string;
  /** The files that test its clauses. */
  readonly tests: readonly string[];
  /** The reasons that they were given; those of this process if nothing is said. */
  readonly seen?: ReadonlySet<string>;
}
/** Every clause and every reason of every set-up is covered; and a gap would be found. */
export const describeClauses = ({ describe, it }: Runner, game: Game, texts: ClauseTexts): void => {
  describe(`clauses of ${game.id}`, () => {
    const { rules } = texts;
    const tests = texts.tests.join('\n');
    const reasons = reasonsOf(setupsOf(game, randomFrom('clauses')).map(game.compose));
    const seen = (): ReadonlySet<string> => texts.seen ?? reasonsSeen(game.id);
    it('every clause has its tests and every reason was seen', () => {
      const known = clausesOf(rules);
      demand(known.length > 0, 'clauses', () => 'rules/en.md has none');
      // Else one that is misspelt would be no clause, and nobody would miss its test.
      for (const [line, id = ''] of rules.matchAll(/^- \*\*(.*?)\*\*.*$/gm))
        demand(known.includes(id), 'clauses', () => `'${line}' begins like a clause and is none`);
      demandSame(uncovered(rules, tests, reasons, seen()), [], 'clauses', () => 'not covered');
    });
    it('a clause more and a reason less are missed', () => {
      const more = uncovered(`${rules}\n- **Z9.9** Nothing.`, tests, reasons, seen());
      demandSame(more, ['Z9.9: no test names it'], 'clauses', () => 'one more');
      for (const [id, { rule }] of reasons) {
        const less = new Set([...seen()].filter((other) => other !== id));
        const missed = `${rule}: no test was given '${id}'`;
        demand(uncovered(rules, tests, reasons, less).includes(missed), 'clauses', () => `nobody says '${missed}'`);
      }
    });
  });
};
