/**
 * Answers requests about tables: no input and output, so that a test, the pipe and a page can call it alike.
 * It trusts nobody with a move and everybody with secrets: whoever talks to it may ask as any seat and as the
 * referee. It is told the seed of every table, from which all chance follows, and when it takes back a step it speaks for
 * all seats. That is right for a program on one's own machine; the server checks who asks before it gets here.
 */
import {
  agree,
  BadInput,
  type Game,
  Match,
  type Move,
  type Outlook,
  printDigest,
  printMove,
  seatsOf,
} from '@halcyon/kernel';
import type { Answer, AnswerOf } from './answers.ts';
import { listedChance } from './chance.ts';
import { describeGame } from './game-list.ts';
import { matchFromPosition, printPositionText } from './position-text.ts';
import { failureOf, Problem, problemOf } from './problem.ts';
import { REQUESTS, type RequestName, type RequestOf, VERBS } from './requests.ts';
import { needMove, needSeat, type OpenTable, Store } from './store.ts';
import {
  type Reader,
  type Wording,
  wireAsks,
  wireBack,
  wireEvents,
  wireOutcome,
  wireRefusal,
  wireState,
} from './wire.ts';

export interface TablesOptions {
  readonly games: readonly Game[];
  readonly wording: Wording;
  /** What a bot would play that knows what the outlook's seat knows; the usual bot where nobody is named. */
  readonly advise: (
    named: string | undefined,
    outlook: Outlook,
    table: string,
    worlds: number | undefined,
  ) => { readonly bot: string; readonly move: Move | undefined };
  /** A new seed for a table that was not given one; chance is input down here. */
  readonly freshSeed: () => string;
  /** How many tables may be open at once. */
  readonly mostTables?: number;
}
type Handlers = { readonly [Name in RequestName]: (request: RequestOf<Name>) => AnswerOf<Name> };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class Tables {
  readonly #store: Store;
  readonly #options: TablesOptions;
  readonly #handlers: Handlers;

  constructor(options: TablesOptions) {
    this.#options = options;
    this.#store = new Store(options.mostTables ?? 10_000);
    const at = (request: { readonly table: string }): OpenTable => this.#store.get(request.table);
    this.#handlers = {
      games: () => ({ ok: true, games: options.games.map(describeGame) }),
      new: (request) => this.#new(request),
      start: (request) => this.#start(request),
      play: (request) => this.#play(request),
      undo: (request) => this.#undo(request),
      legal: (request) => {
        const table = at(request);
        needSeat(table, request.seat);
        const { legal, rules } = table.host.outlook(request.seat);
        return { ok: true, moves: legal.map((move) => printMove(rules.moves, move)) };
      },
      check: (request) => {
        const table = at(request);
        const move = needMove(table, request.seat, request.move);
        const outlook = table.host.outlook(request.seat);
        const refusal = outlook.check(move);
        if (!refusal) return { ok: true, allowed: true };
        const reader = this.#reader(request, request.seat);
        return { ok: true, allowed: false, refusal: wireRefusal(outlook.rules, refusal, reader) };
      },
      advise: (request) => {
        const table = at(request);
        needSeat(table, request.seat);
        const { host, key } = table;
        const { bot, move } = options.advise(request.bot, host.outlook(request.seat), key, request.worlds);
        return { ok: true, bot, move: move === undefined ? null : printMove(host.rules.moves, move) };
      },
      view: (request) => {
        const table = at(request);
        const { viewer } = request;
        needSeat(table, viewer, 'viewer');
        const outlook = table.host.outlook(viewer);
        return {
          ok: true,
          ...statusOf(table, outlook, this.#reader(request, viewer)),
          viewer,
          state: wireState(outlook),
          asks: wireAsks(table.host, outlook),
          position: positionOf(table, outlook),
        };
      },
      log: (request) => {
        const table = at(request);
        const viewer = request.viewer ?? 'referee';
        needSeat(table, viewer, 'viewer');
        return { ok: true, log: table.host.log(viewer) };
      },
      position: (request) => {
        const table = at(request);
        const viewer = request.viewer ?? 'referee';
        needSeat(table, viewer, 'viewer');
        return { ok: true, position: positionOf(table, table.host.outlook(viewer)) };
      },
      outcome: (request) => {
        const { rules, outcome, view } = at(request).host.outlook('referee');
        const wire = wireOutcome(rules, outcome, this.#reader(request, 'audience'));
        return { ok: true, outcome: wire, digest: wire && printDigest(rules.digest(view)) };
      },
      free: (request) => {
        this.#store.free(request.table);
        return { ok: true };
      },
    };
  }

  /** One answer for whatever was said; never throws. */
  handle(said: unknown): Answer {
    const id = isObject(said) && Object.hasOwn(said, 'id') ? { id: said.id } : {};
    try {
      return { ...id, ...this.#answer(said) };
    } catch (error) {
      return { ...id, ...failureOf(error) };
    }
  }

  #answer(said: unknown): Answer {
    if (!isObject(said)) throw new Problem('request', 'request', 'a request is an object: {"do": "games"}');
    const verb = said.do;
    if (verb === undefined) throw new Problem('request', 'do', `'do' is missing; known: ${VERBS.join(', ')}`);
    const known = VERBS.find((name) => name === verb);
    if (!known) {
      const text = typeof verb === 'string' ? `'${verb.slice(0, 40)}'` : typeof verb;
      throw new Problem('request', 'do', `unknown request ${text}, known: ${VERBS.join(', ')}`);
    }
    return this.#dispatch(known === 'position' && Object.hasOwn(said, 'position') ? 'start' : known, said);
  }
  #dispatch<Name extends RequestName>(name: Name, said: unknown): Answer {
    const parsed = REQUESTS[name].safeParse(said);
    if (!parsed.success) throw problemOf(said, parsed.error);
    return this.#handlers[name](parsed.data as RequestOf<Name>);
  }

  #reader({ lang }: { readonly lang?: Reader['language'] | undefined }, viewer: Reader['viewer']): Reader {
    return { wording: this.#options.wording, language: lang ?? 'en', viewer };
  }
  readonly #find = (id: string): Game | undefined => this.#options.games.find((game) => game.id === id);

  #new(request: RequestOf<'new'>): AnswerOf<'new'> {
    const game = this.#find(request.game);
    if (!game) {
      const known = this.#options.games.map(({ id }) => id).join(', ');
      throw new BadInput('game', `unknown game '${request.game.slice(0, 40)}', known: ${known}`);
    }
    const setup = agree(game, request);
    return this.#open(request, (chance) => new Match(game, setup, chance));
  }
  #start(request: RequestOf<'start'>): AnswerOf<'start'> {
    return this.#open(request, (chance) => matchFromPosition(request.position, this.#find, chance));
  }
  #open(
    request: RequestOf<'new'> | RequestOf<'start'>,
    make: (chance: ReturnType<typeof listedChance>) => Match,
  ): AnswerOf<'new'> {
    if (this.#store.isFull) {
      throw new Problem('table', 'table', `${this.#store.most} tables are open; free some first`);
    }
    const seed = String(request.seed ?? this.#options.freshSeed());
    const table = this.#store.prepare(make(listedChance(seed, request.chance ?? [])));
    const { game, rules } = table.host;
    const { seats, features, layout, mode, options } = rules.setup;
    const reader = this.#reader(request, 'audience');
    const outlook = table.host.outlook('audience');
    const answer: AnswerOf<'new'> = {
      ok: true,
      ...statusOf(table, outlook, reader),
      events: wireEvents(outlook, 0, reader),
      game: game.id,
      version: game.version,
      seats,
      features: [...features],
      layout,
      mode,
      options: { ...options },
      seed,
    };
    this.#store.open(table);
    return answer;
  }

  #play(request: RequestOf<'play'>): AnswerOf<'play'> {
    const table = this.#store.get(request.table);
    const { host } = table;
    const viewer = request.viewer ?? request.seat;
    const move = needMove(table, request.seat, request.move);
    needSeat(table, viewer, 'viewer');
    const reader = this.#reader(request, viewer);
    const before = host.length;
    const refusal = host.play(request.seat, move);
    if (refusal) {
      const wire = wireRefusal(host.rules, refusal, this.#reader(request, request.seat));
      throw new Problem('refused', 'move', wire.sentence, { refusal: wire });
    }
    const outlook = host.outlook(viewer);
    return { ok: true, ...statusOf(table, outlook, reader), events: wireEvents(outlook, before, reader) };
  }
  #undo(request: RequestOf<'undo'>): AnswerOf<'undo'> {
    const table = this.#store.get(request.table);
    const { host } = table;
    const { seat, knowingly = false } = request;
    needSeat(table, seat);
    const found = host.backFor(seat);
    if (!found) throw new Problem('undo', 'seat', `seat ${seat} has made no step`);
    const back = wireBack(found);
    if (found.how !== 'free' && !knowingly) {
      const message = `the steps ${back.seen.join(', ')} told something to the seats ${back.learnt.join(', ')}; say 'knowingly' to take them back with a mark`;
      throw new Problem('undo', 'knowingly', message, { back });
    }
    host.takeBack(seat, knowingly);
    for (const asked of found.asks) host.answer(asked, true);
    return { ok: true, ...statusOf(table, host.outlook(seat), this.#reader(request, seat)), back };
  }
}

const statusOf = ({ name }: OpenTable, outlook: Outlook, reader: Reader) => ({
  table: name,
  steps: outlook.step,
  mustAct: seatsOf(outlook.mustAct),
  mayAct: seatsOf(outlook.mayAct),
  outcome: wireOutcome(outlook.rules, outlook.outcome, reader),
});
const positionOf = ({ host }: OpenTable, { setup, rules, view }: Outlook): string =>
  printPositionText(host.game, setup, rules, view);
