/** Reads logs, and the head that they share with positions. A BadInput names what is wrong. */
import { fromHex } from './bytes.ts';
import { type ChanceSource, type Origin, SECRET_BYTES, sealOf } from './chance.ts';
import { type AnyRules, CHANCE, type Seat } from './contract.ts';
import type { AnyState } from './fields.ts';
import type { Consent, Entry, TakenBack } from './history.ts';
import { LOG_FORMAT, printDigest, printOutcome } from './log.ts';
import { Match } from './match.ts';
import { parseMove } from './moves.ts';
import { matchFrom } from './playable.ts';
import { parsePosition } from './position-reader.ts';
import { agree, BadInput, composed, type Game, type Setup } from './setup.ts';

/** Written by an older Halcyon, or for older rules that are not kept: nobody's fault, and apps say so in words of their own. */
export class OlderVersion extends BadInput {}
/** The newest version of a game, or the one that is asked for. */
export type FindGame = (id: string, version?: number) => Game | undefined;

export interface Header {
  readonly game: Game;
  readonly setup: Setup;
  /** Lines after the header. */
  readonly rest: readonly string[];
  /** How many lines the header took, for messages. */
  readonly length: number;
}
const numberIn = (field: string, text = ''): number => {
  if (!/^\d+$/.test(text)) throw new BadInput(field, `'${text}' is no number`);
  return Number(text);
};
/** Versions count from 1. */
const knownVersions = ({ id, version }: Game, find: FindGame): number[] =>
  Array.from({ length: version }, (_, i) => i + 1).filter((older) => find(id, older)?.version === older);
const HEADER_WORDS = ['game', 'seats', 'features', 'layout', 'mode', 'options'];

export const parseHeader = (text: string, find: FindGame): Header => {
  const lines = text.split(/\r?\n/);
  const [, format] = /^halcyon (\d+)$/.exec(lines[0]?.trim() ?? '') ?? [];
  if (Number(format) < LOG_FORMAT) {
    throw new OlderVersion(
      'line 1',
      `written in format ${format} by an older Halcyon; this one reads format ${LOG_FORMAT}`,
    );
  }
  if (Number(format) !== LOG_FORMAT)
    throw new BadInput('line 1', `a log or position begins with 'halcyon ${LOG_FORMAT}'`);
  const said = new Map<string, string[]>();
  let length = 1;
  for (; length < lines.length; length++) {
    const [name = '', ...words] = (lines[length] ?? '').trim().split(/\s+/);
    if (!HEADER_WORDS.includes(name)) break;
    if (said.has(name)) throw new BadInput(`line ${length + 1}`, `'${name}' is said twice`);
    said.set(name, words);
  }
  const [id = '', version] = said.get('game') ?? [];
  const newest = find(id);
  if (!newest) throw new BadInput('game', `unknown game '${id}'`);
  const game = version === undefined ? newest : find(id, numberIn('game', version));
  if (!game || (version !== undefined && Number(version) !== game.version)) {
    const known = knownVersions(newest, find).join(', ');
    const Problem = Number(version) < newest.version ? OlderVersion : BadInput;
    throw new Problem('game', `written for version ${version} of ${id}; known here: ${known}`);
  }
  const options = (said.get('options') ?? []).map((word): [string, number] => {
    const [name = '', value] = word.split('=');
    return [name, numberIn('options', value)];
  });
  const setup = agree(game, {
    seats: said.has('seats') ? numberIn('seats', said.get('seats')?.[0]) : undefined,
    features: said.get('features'),
    layout: said.get('layout')?.[0],
    mode: said.get('mode')?.[0],
    options: Object.fromEntries(options),
  });
  return { game, setup, rest: lines.slice(length), length };
};

/** A line of a log that is no entry: what it says of the end. */
const CLOSING = ['end', 'marked', 'digest'];

/** The lines of a log after its header, and where the entries begin. */
interface Body {
  readonly lines: readonly string[];
  readonly rules: AnyRules;
  readonly seats: number;
  /** Secrets by their seals. */
  readonly secrets: ReadonlyMap<string, Uint8Array>;
}
const parseOrigin = (kind: string, words: readonly string[], { secrets }: Body): Origin => {
  if (kind === 'seed') return { kind: 'seed', seed: words.join(' ') };
  const [seal = '', ...salts] = words;
  if (!/^[0-9a-f]{64}$/.test(seal) || salts.some((salt) => salt !== '-' && !fromHex(salt))) {
    throw new BadInput('seal', `'${words.join(' ')}' is no seal`);
  }
  const secret = secrets.get(seal);
  return { kind: 'seal', seal, salts: salts.map((salt) => (salt === '-' ? '' : salt)), ...(secret && { secret }) };
};
const CONSENTS: readonly Consent[] = ['free', 'agreed', 'alone'];
const parseSeat = (word: string, seats: number): Seat => {
  if (!/^\d+$/.test(word) || Number(word) >= seats) throw new BadInput('seat', `'${word}' is no seat of this table`);
  return Number(word);
};
const parseBack = ([to, by = '', word = '']: readonly string[], seats: number): TakenBack => {
  const how = CONSENTS.find((known) => known === word);
  if (!how) throw new BadInput('back', `'${word}' is not one of ${CONSENTS.join(', ')}`);
  return { kind: 'back', to: numberIn('back', to), by: parseSeat(by, seats), how };
};
const parseEntry = (line: string, body: Body): Entry => {
  const [who = '', ...words] = line.split(/\s+/);
  if (who === 'seal' || who === 'seed') return parseOrigin(who, words, body);
  if (who === 'back') return parseBack(words, body.seats);
  if (who === '~') {
    if (words.length !== 1 || !/^\d{1,10}$/.test(words[0]!))
      throw new BadInput('chance', `'${line}' is no chance step`);
    return { kind: 'step', seat: CHANCE, move: Number(words[0]) };
  }
  const seat = parseSeat(who, body.seats);
  const move = parseMove(body.rules.moves, words.join(' '));
  if (typeof move !== 'number') throw new BadInput(move.field, move.message);
  return { kind: 'step', seat, move };
};
const parseSecrets = (lines: readonly string[]): Map<string, Uint8Array> => {
  const secrets = new Map<string, Uint8Array>();
  for (const line of lines) {
    const [, hex] = /^secret (.*)$/.exec(line.trim()) ?? [];
    if (hex === undefined) continue;
    const secret = fromHex(hex);
    if (secret?.length !== SECRET_BYTES) throw new BadInput('secret', `'${hex}' is no secret of ${SECRET_BYTES} bytes`);
    const seal = sealOf(secret);
    if (!lines.some((other) => other.trim().split(/\s+/)[1] === seal)) {
      throw new BadInput('secret', `the secret ${hex.slice(0, 8)}… fits no seal of this log`);
    }
    secrets.set(seal, secret);
  }
  return secrets;
};

const compareClosing = (match: Match, name: string, said: string): string | undefined => {
  const found = {
    end: match.outcome ? printOutcome(match.rules, match.outcome) : 'not over',
    marked: String(match.marks),
    digest: printDigest(match.digest),
  }[name];
  if (found === said) return undefined;
  return name === 'digest'
    ? `the log's digest is ${said}, the rules come to ${found}`
    : `the log says '${name} ${said}', the rules say '${found}'`;
};

/** The source of chance after the last line of a log, given where its last numbers came from. */
export type Beyond = (last: Origin | undefined) => ChanceSource;

/**
 * Plays a log again, entry by entry, and compares its end; a BadInput names the line that is wrong.
 * Without `beyond` no chance comes after the last line.
 */
export const parseLog = (text: string, find: FindGame, beyond?: Beyond): Match => {
  const { game, setup, rest, length } = parseHeader(text, find);
  const rules = composed(game, setup);
  let at = 0;
  const bad = (message: string): BadInput => new BadInput(`line ${length + at + 1}`, message);

  const hides = rest.findIndex((line) => /^(~|\d+|\s+[a-zA-Z]+:) .*\?/.test(line));
  if (hides >= 0) {
    at = hides;
    throw bad('this log hides secrets; a whole one can be had when the game is over');
  }
  while (rest[at]?.trim() === '') at++;
  let origin: AnyState | undefined;
  if (rest[at]?.trim() === 'from') {
    const from = ++at;
    while (/^\s+\S/.test(rest[at] ?? '')) at++;
    const lines = rest.slice(from, at).map((line) => line.replace(/^ {2}/, ''));
    origin = parsePosition(rules, lines, length + from);
  }
  const first = at;
  const lines = rest.map((line) => line.trim());
  const isEntry = (line: string): boolean =>
    line !== '' && !line.startsWith('#') && ![...CLOSING, 'secret'].includes(line.split(' ', 1)[0]!);
  const body: Body = { lines, rules, seats: setup.seats, secrets: parseSecrets(lines) };
  function* entries(): Generator<Entry> {
    for (at = first; at < lines.length; at++) if (isEntry(lines[at]!)) yield parseEntry(lines[at]!, body);
    at = lines.length - 1;
  }
  let match: Match;
  try {
    const last = lines.findLast((line) => /^(seal|seed) /.test(line));
    const known = last === undefined ? undefined : parseEntry(last, body);
    const chance = beyond?.(known?.kind === 'seal' || known?.kind === 'seed' ? known : undefined);
    const options = { rules, entries: entries() };
    match = origin ? matchFrom(game, setup, chance, { ...options, origin }) : new Match(game, setup, chance, options);
  } catch (error) {
    throw error instanceof BadInput ? bad(error.message) : error;
  }
  for (at = first; at < lines.length; at++) {
    const [name = '', ...words] = lines[at]!.split(/\s+/);
    const wrong = CLOSING.includes(name) ? compareClosing(match, name, words.join(' ')) : undefined;
    if (wrong) throw bad(wrong);
  }
  return match;
};
