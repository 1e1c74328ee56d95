/**
 * A game as a text that a person can read and mail. By example: docs/notation.md.
 * Chance and face-down cards stay '?' for others until the game is over; a full log replays to the same digest.
 */
import { type AnyRules, CHANCE, type Outcome, type Viewer } from './contract.ts';
import type { AnyState } from './fields.ts';
import { type ChanceSource, Match, type Step } from './match.ts';
import { parseMove } from './moves.ts';
import { matchFrom } from './playable.ts';
import { parsePosition, printPosition } from './position.ts';
import { agree, BadInput, type Game, type Setup } from './setup.ts';

const FORMAT = 'halcyon 1';
export type FindGame = (id: string) => Game | undefined;

/** The lines that say which game is on the table; logs and positions begin with them. */
export const printHeader = (game: Game, setup: Setup): string[] => {
  const options = Object.entries(setup.options).map(([id, value]) => `${id}=${value}`);
  const line = (name: string, words: readonly string[]): string[] =>
    words.length > 0 ? [`${name} ${words.join(' ')}`] : [];
  return [
    FORMAT,
    `game ${game.id} ${game.version}`,
    `seats ${setup.seats}`,
    ...line('features', setup.features),
    `layout ${setup.layout}`,
    `mode ${setup.mode}`,
    ...line('options', options),
  ];
};

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
const HEADER_WORDS = ['game', 'seats', 'features', 'layout', 'mode', 'options'];

export const parseHeader = (text: string, find: FindGame): Header => {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== FORMAT) throw new BadInput('line 1', `a log or position begins with '${FORMAT}'`);
  const said = new Map<string, string[]>();
  let length = 1;
  for (; length < lines.length; length++) {
    const [name = '', ...words] = (lines[length] ?? '').trim().split(/\s+/);
    if (!HEADER_WORDS.includes(name)) break;
    if (said.has(name)) throw new BadInput(`line ${length + 1}`, `'${name}' is said twice`);
    said.set(name, words);
  }
  const [id = '', version] = said.get('game') ?? [];
  const game = find(id);
  if (!game) throw new BadInput('game', `unknown game '${id}'`);
  if (version !== undefined && Number(version) !== game.version) {
    throw new BadInput('game', `written for version ${version} of ${id}; this is version ${game.version}`);
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

const printStep = (match: Match, step: Step, viewer: Viewer): string =>
  `${step.seat === CHANCE ? '~' : step.seat} ${match.word(step, viewer)}`;

export const printOutcome = (rules: AnyRules, outcome: Outcome): string => {
  const { id, rule } = rules.clauses[outcome.why]!;
  const result =
    outcome.kind === 'together'
      ? `${outcome.won ? 'won' : 'lost'} ${outcome.score}`
      : `ranked ${outcome.scores.join(' ')}`;
  return `${result} ${id} ${rule}`;
};
export const printDigest = (digest: number): string => digest.toString(16).padStart(8, '0');

export const printLog = (match: Match, viewer: Viewer = 'referee'): string => {
  const lines = printHeader(match.game, match.setup);
  const secret = viewer !== 'referee' && match.outcome === undefined;
  if (match.origin) {
    const origin = secret ? match.rules.view(match.origin, viewer) : match.origin;
    lines.push('from', ...printPosition(match.rules, origin).map((line) => `  ${line}`));
  }
  lines.push('');
  const marksAt = (i: number): string[] => match.marks.filter(({ at }) => at === i).map(({ text }) => `# ${text}`);
  for (const [i, step] of match.steps.entries()) lines.push(...marksAt(i), printStep(match, step, viewer));
  lines.push(...marksAt(match.steps.length));
  if (match.outcome) lines.push('', `end ${printOutcome(match.rules, match.outcome)}`);
  if (!secret) lines.push(`digest ${printDigest(match.digest)}`);
  return `${lines.join('\n')}\n`;
};

/**
 * Plays a log again, step by step, and compares its end; a BadInput names the line that is wrong.
 * `beyond` gives the numbers of chance after the last line, for a game that is to go on.
 */
export const parseLog = (text: string, find: FindGame, beyond?: ChanceSource): Match => {
  const { game, setup, rest, length } = parseHeader(text, find);
  const bad = (i: number, message: string): BadInput => new BadInput(`line ${length + i + 1}`, message);
  const rules = game.compose(setup);

  const hides = rest.findIndex((line) => /^(~|\d+|\s+[a-zA-Z]+:) .*\?/.test(line));
  if (hides >= 0) throw bad(hides, 'this log hides secrets; a whole one can be had when the game is over');

  let i = 0;
  while (rest[i]?.trim() === '') i++;
  let origin: AnyState | undefined;
  if (rest[i]?.trim() === 'from') {
    const from = ++i;
    while (/^\s+\S/.test(rest[i] ?? '')) i++;
    origin = parsePosition(
      rules,
      rest.slice(from, i).map((line) => line.replace(/^ {2}/, '')),
      length + from,
    );
  }
  const chances: { readonly number: number; readonly line: number }[] = [];
  for (const [k, line] of rest.entries()) {
    if (k < i) continue;
    const found = /^~ (\d+)$/.exec(line.trim());
    if (found) chances.push({ number: Number(found[1]), line: k });
  }
  let next = 0;
  const chance: ChanceSource = (outcomes) => {
    const said = chances[next++];
    const most = (outcomes || 0x100000000) - 1;
    if (said && said.number > most) throw bad(said.line, `this chance step takes 0-${most}, not ${said.number}`);
    const number = said?.number ?? beyond?.(outcomes);
    if (number === undefined) throw bad(rest.length - 1, 'the log stops before a chance step');
    return number;
  };
  const match = origin
    ? matchFrom(game, setup, chance, origin, rules)
    : new Match(game, setup, chance, undefined, rules);
  // Chance runs ahead inside Match, so its lines are compared with what was drawn instead of being played.
  let step = 0;
  for (; i < rest.length; i++) {
    const line = (rest[i] ?? '').trim();
    if (line === '') continue;
    if (line.startsWith('#')) {
      match.mark(line.slice(1).trim());
      continue;
    }
    const [who = '', ...words] = line.split(/\s+/);
    if (who === 'end') {
      const found = match.outcome ? printOutcome(match.rules, match.outcome) : 'not over';
      if (found !== words.join(' ')) throw bad(i, `the log ends '${words.join(' ')}', the rules say '${found}'`);
    } else if (who === 'digest') {
      if (words[0] !== printDigest(match.digest)) {
        throw bad(i, `the log's digest is ${words[0]}, the rules come to ${printDigest(match.digest)}`);
      }
    } else if (who === '~') {
      const drawn = match.steps[step++];
      if (drawn?.seat !== CHANCE) throw bad(i, 'chance has nothing to do here');
      if (String(drawn.move) !== words[0]) throw bad(i, `'${words[0]}' is no outcome of this chance step`);
    } else {
      if (!/^\d+$/.test(who) || Number(who) >= setup.seats) throw bad(i, `'${who}' is no seat of this table`);
      if (match.steps[step]) throw bad(i, 'a chance step is missing before this line');
      const move = parseMove(rules.moves, words.join(' '));
      if (typeof move !== 'number') throw bad(i, move.message);
      const refusal = match.play(Number(who), move);
      if (refusal) throw bad(i, `refused by ${refusal.rule} (${refusal.id})`);
      step++;
    }
  }
  return match;
};
