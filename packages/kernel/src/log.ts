/**
 * A game as a text that a person can read and mail; log-reader.ts reads it. By example: docs/notation.md.
 * Chance and face-down cards stay '?' for others until the game is over; a full log replays to the same digest.
 */
import { toHex } from './bytes.ts';
import type { Origin } from './chance.ts';
import { type AnyRules, CHANCE, type Outcome, seatsOf, type Viewer } from './contract.ts';
import type { Entry } from './history.ts';
import type { Match } from './match.ts';
import { printPosition } from './position.ts';
import type { Game, Setup } from './setup.ts';

/** Raised when older readers could not read it. */
export const LOG_FORMAT = 2;
/** The lines that say which game is on the table; logs and positions begin with them. */
export const printHeader = (game: Game, setup: Setup): string[] => {
  const options = Object.entries(setup.options).map(([id, value]) => `${id}=${value}`);
  const line = (name: string, words: readonly string[]): string[] =>
    words.length > 0 ? [`${name} ${words.join(' ')}`] : [];
  return [
    `halcyon ${LOG_FORMAT}`,
    `game ${game.id} ${game.version}`,
    `seats ${setup.seats}`,
    ...line('features', setup.features),
    `layout ${setup.layout}`,
    `mode ${setup.mode}`,
    ...line('options', options),
  ];
};

const printOrigin = (origin: Origin): string =>
  origin.kind === 'seed'
    ? `seed ${origin.seed}`
    : ['seal', origin.seal, ...origin.salts.map((salt) => salt || '-')].join(' ');

const printEntry = (match: Match, entry: Entry, viewer: Viewer): string => {
  if (entry.kind === 'back') return `back ${entry.to} ${entry.by} ${entry.how}`;
  if (entry.kind !== 'step') return printOrigin(entry);
  return `${entry.seat === CHANCE ? '~' : entry.seat} ${match.word(entry, viewer)}`;
};

export const printOutcome = (rules: AnyRules, outcome: Outcome): string => {
  const { id, rule } = rules.clauses[outcome.why]!;
  const result =
    outcome.kind === 'together'
      ? `${outcome.won ? 'won' : 'lost'} ${outcome.score}`
      : `ranked ${outcome.scores.join(' ')} won ${seatsOf(outcome.winners).join(' ')}`;
  return `${result} ${id} ${rule}`;
};
export const printDigest = (digest: number): string => digest.toString(16).padStart(8, '0');

export const printLog = (match: Match, viewer: Viewer = 'referee'): string => {
  const lines = printHeader(match.game, match.setup);
  const { outcome, origin, marks } = match;
  const secret = viewer !== 'referee' && outcome === undefined;
  if (origin) {
    const seen = secret ? match.rules.view(origin, viewer) : origin;
    lines.push('from', ...printPosition(match.rules, seen).map((line) => `  ${line}`));
  }
  lines.push('', ...match.entries.map((entry) => printEntry(match, entry, viewer)));
  if (outcome) lines.push('', `end ${printOutcome(match.rules, outcome)}`);
  if (marks > 0) lines.push(`marked ${marks}`);
  // Before the end a secret would tell what is still to come.
  if (outcome) lines.push(...secretsOf(match).map((known) => `secret ${toHex(known)}`));
  if (!secret) lines.push(`digest ${printDigest(match.digest)}`);
  return `${lines.join('\n')}\n`;
};
/** The secrets of a match, as far as they are known here: a saved game keeps the last one beside its log. */
export const secretsOf = (match: Match): Uint8Array[] =>
  match.origins.flatMap((origin) => (origin.kind === 'seal' && origin.secret ? [origin.secret] : []));
