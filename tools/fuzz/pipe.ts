/** The pipe: bytes, JSON, requests with a wrong part, and moves legal and not. One valid answer for each. */
import { advise } from '@halcyon/catalog/bots';
import type { Random } from '@halcyon/kernel';
import { ANSWERS, answerLine, errorSchema, type RequestName, Tables, VERBS } from '@halcyon/protocol';
import { makeWording } from '../../apps/cli/src/sentences.ts';
import { Fault, type Round } from './bench.ts';
import { anyJson, anyText, once, pick, spoilText, strangeWord } from './draw.ts';

const REQUESTS_A_ROUND = 120;
const MOST_TABLES = 6;

type Said = Record<string, unknown>;
type Heard = Said & { readonly ok: boolean };
/** What the conversation has come to: tables that are open, what was last offered, and texts to send again. */
interface Talk {
  readonly tables: string[];
  readonly positions: string[];
  moves: string[];
  seat: number;
}

const anySetup = ({ games, random }: Round): Said => {
  const game = pick(games, random);
  const some = (list: readonly { readonly id: string }[]): string[] =>
    list.map(({ id }) => id).filter(() => once(3, random));
  const option = once(3, random) && game.options.length > 0 ? pick(game.options, random) : undefined;
  return {
    game: game.id,
    seats: game.seats.least + random.below(game.seats.most - game.seats.least + 1),
    ...(once(2, random) && { features: some(game.features) }),
    ...(once(4, random) && { layout: pick(game.layouts, random).id }),
    ...(once(4, random) && { mode: pick(game.modes, random).id }),
    ...(option && { options: { [option.id]: pick(option.values, random) } }),
    ...(once(2, random) && { seed: strangeWord(random) }),
    ...(once(6, random) && { chance: Array.from({ length: random.below(9) }, () => random.below(9)) }),
  };
};
const anyViewer = (random: Random): unknown => pick([0, 1, 2, 'audience', 'referee'], random);

/** A request that means something at this moment. */
const sensible = (round: Round, talk: Talk): Said => {
  const { random } = round;
  const { seat } = talk;
  const lang = pick(['en', 'fr', 'de'], random);
  const kind = random.below(17);
  if (talk.tables.length === 0 || kind === 0) return { do: 'new', ...anySetup(round), lang };
  const table = pick(talk.tables, random);
  if (kind < 4) return { do: 'legal', table, seat };
  if (kind < 9 && talk.moves.length > 0) return { do: 'play', table, seat, move: pick(talk.moves, random), lang };
  if (kind === 9 && talk.moves.length > 0)
    return { do: 'check', table, seat: random.below(3), move: spoilText(pick(talk.moves, random), random), lang };
  if (kind === 10) return { do: 'view', table, viewer: anyViewer(random), lang };
  if (kind === 11) return { do: 'log', table, viewer: anyViewer(random) };
  if (kind === 12 && talk.positions.length > 0) {
    const text = pick(talk.positions, random);
    return { do: 'position', position: once(2, random) ? text : spoilText(text, random), seed: random.below(9) };
  }
  if (kind === 13) return { do: 'undo', table, seat, knowingly: once(2, random) };
  if (kind === 14) return { do: once(2, random) ? 'outcome' : 'games', ...(once(9, random) && { table }) };
  if (kind === 15)
    return { do: 'advise', table, seat, bot: pick(['strong', 'heuristic', 'novice'], random), worlds: 2 };
  return { do: 'position', table, viewer: anyViewer(random) };
};
const anyLine = (round: Round, talk: Talk): string => {
  const { random } = round;
  const said = sensible(round, talk);
  const kind = random.below(12);
  if (kind === 0) return anyText(random);
  if (kind === 1) return JSON.stringify(anyJson(random));
  if (kind === 2) return spoilText(JSON.stringify(said), random);
  if (kind === 3) {
    const field = pick(
      ['id', 'do', 'table', 'seat', 'move', 'viewer', 'seed', 'features', 'options', 'chance', 'bot'],
      random,
    );
    return JSON.stringify({ ...said, [field]: once(2, random) ? anyJson(random) : pick(VERBS, random) });
  }
  return JSON.stringify(said);
};

const nameOf = (line: string): RequestName => {
  const said = JSON.parse(line) as Said;
  return (said.do === 'position' && 'position' in said ? 'start' : said.do) as RequestName;
};
const hear = (line: string, text: string): Heard => {
  if (/[\r\n]/.test(text)) throw new Fault('the answer has more than one line');
  const answer = JSON.parse(text) as Heard & { error?: { kind: string; message: string } };
  if (answer.error?.kind === 'internal') throw new Fault(`an internal error: ${answer.error.message}`);
  const schema = answer.ok ? ANSWERS[nameOf(line)] : errorSchema;
  const { error } = schema.safeParse(answer);
  if (error) throw new Fault(`the answer is none by our own schema: ${error.message} ${text.slice(0, 300)}`);
  return answer;
};
/** What an answer tells for later requests. */
const learn = (talk: Talk, said: string, heard: Heard, random: Random): void => {
  if (!heard.ok) return;
  const name = nameOf(said);
  if (name === 'new' || name === 'start') talk.tables.push(heard.table as string);
  if (Array.isArray(heard.mustAct) && heard.mustAct.length > 0) talk.seat = pick(heard.mustAct as number[], random);
  if (Array.isArray(heard.moves)) talk.moves = heard.moves as string[];
  if (typeof heard.position === 'string') talk.positions.splice(random.below(4), 1, heard.position);
};

export const fuzzPipe = (round: Round): void => {
  const { games, random, tally } = round;
  const tables = new Tables({
    advise,
    games,
    wording: makeWording(),
    freshSeed: () => String(random.u32()),
    mostTables: MOST_TABLES,
  });
  const talk: Talk = { tables: [], positions: [], moves: [], seat: 0 };
  const say = (line: string): void => {
    tally.requests++;
    round.trying(line);
    const heard = hear(line, answerLine(tables, line));
    if (heard.ok) tally.answered++;
    learn(talk, line, heard, random);
  };
  for (let n = 0; n < REQUESTS_A_ROUND; n++) {
    say(anyLine(round, talk));
    if (talk.tables.length === MOST_TABLES)
      for (const table of talk.tables.splice(0)) say(JSON.stringify({ do: 'free', table }));
  }
  for (const table of talk.tables) say(JSON.stringify({ do: 'free', table }));
  // What was freed can be opened again: no table stays open unseen.
  for (let n = 0; n < MOST_TABLES; n++) {
    const opened = hear('{"do":"new"}', answerLine(tables, `{"do":"new","game":"${pick(games, random).id}"}`));
    if (!opened.ok) throw new Fault('a table is open that nobody knows of');
  }
};
