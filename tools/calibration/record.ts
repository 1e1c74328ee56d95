/** What a seat imagined of a row, docs/calibration/<row>.json. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Setup } from '@halcyon/kernel';
import { jsonText } from '../json.ts';
import { fileName, rowName } from '../tune/record.ts';
import { type Calibrated, calibrated, PHASES, type Phase } from './sample.ts';

const FOLDER = new URL('../../docs/calibration/', import.meta.url);

/** A belief is accepted when no phase is further from the truth, in points, over at least so many states. */
export const NEAR = 3;
export const ENOUGH = 1000;

interface Measured {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  /** Whose worlds: as the rules imagine them, or as the game's bots believe in them. */
  readonly by: 'imagine' | 'believe';
  readonly worlds: number;
  readonly seed: string;
  readonly games: number;
}
export interface CalibrationRecord extends Measured {
  readonly call: string;
  readonly date: string;
  readonly phases: readonly (Calibrated & { readonly open: string; readonly states: number })[];
}

/** Phases that nobody reached are left out. */
export const recordFrom = (
  measured: Measured,
  call: string,
  date: string,
  phases: readonly Phase[],
): CalibrationRecord => ({
  ...measured,
  call,
  date,
  phases: phases.flatMap((phase, i) =>
    phase.states === 0 ? [] : [{ open: PHASES[i]!.id, states: phase.states, ...calibrated(phase) }],
  ),
});
export const writeCalibration = (record: CalibrationRecord): void => {
  mkdirSync(FOLDER, { recursive: true });
  const file = new URL(fileName(`${rowName(record.game, record.setup)} ${record.by}`), FOLDER);
  writeFileSync(file, jsonText(record));
};
export const calibrationRecords = (): CalibrationRecord[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .sort()
        .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as CalibrationRecord)
    : [];

export const isAccepted = ({ phases }: Pick<CalibrationRecord, 'phases'>): boolean =>
  phases.every(({ bias, states }) => states >= ENOUGH && Math.abs(bias) < NEAR);
export const inWords = ({ phases }: CalibrationRecord): string =>
  phases
    .map(
      ({ open, states, imagined, truth, bias, error }) =>
        `${open} open: imagined ${imagined} %, true ${truth} %, ${bias < 0 ? '−' : '+'}${Math.abs(bias)} ± ${error} (${states} states)`,
    )
    .join('\n');
