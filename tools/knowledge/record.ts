/** What knowing more would be worth in a row, docs/knowledge/<row>.json. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Setup } from '@halcyon/kernel';
import { jsonText } from '../json.ts';
import { fileName, rowName } from '../tune/record.ts';
import { type Gains, KINDS, type Kind } from './sample.ts';

const FOLDER = new URL('../../docs/knowledge/', import.meta.url);

export interface Gained {
  readonly kind: Kind;
  /** Points of a hundred games, summed over the decisions of a game, and 1.96 standard errors. */
  readonly gain: number;
  readonly error: number;
  /** How often the usual move was left, out of 100. */
  readonly left: number;
}
export interface KnowledgeRecord {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly worlds: number;
  readonly seed: string;
  readonly games: number;
  readonly states: number;
  readonly call: string;
  readonly date: string;
  readonly kinds: readonly Gained[];
}
const points = (share: number): number => Number((100 * share).toFixed(1));
/** `decisions`: of a game, on average. */
export const gainedFrom = (gains: Gains, decisions: number): Gained[] =>
  KINDS.map((kind) => {
    const { gained, left } = gains[kind];
    const n = Math.max(1, gained.length);
    const mean = gained.reduce((sum, gain) => sum + gain, 0) / n;
    const spread = gained.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / n;
    const error = 1.96 * Math.sqrt(spread / Math.max(1, n - 1));
    return { kind, gain: points(decisions * mean), error: points(decisions * error), left: points(left / n) };
  });
export const writeKnowledge = (record: KnowledgeRecord): void => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(fileName(rowName(record.game, record.setup)), FOLDER), jsonText(record));
};
export const knowledgeRecords = (): KnowledgeRecord[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .sort()
        .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as KnowledgeRecord)
    : [];
