/** Before the game: a name, a seat, who is here; whoever opened the table begins. */
import { gameWords, tableWords } from '@halcyon/catalog/words';
import { type Refused, type TableInfo, tidyName } from '@halcyon/protocol/online';
import { type Language, terminalWords } from '@halcyon/speech';
import { HELP } from '@halcyon/speech/page/help/index';
import { ONLINE } from '@halcyon/speech/page/online/index';
import { helpOf } from '@halcyon/table';
import { fold, isOneOf } from '@halcyon/terminal-kit/input';
import type { Picture } from '@halcyon/terminal-kit/picture';
import { Leave, type Screen } from '../play/screen.ts';
import type { House } from './house.ts';
import { refusalWords } from './remote-sitting.ts';
import type { Visitor } from './visitor.ts';

const PROMPT = '> ';
const WIDTH = 60;

export class Lobby {
  readonly #visitor: Visitor;
  readonly #house: House;
  readonly #language: Language;
  readonly #screen: Screen;
  #notice: string[] = [];
  /** What is asked while nothing about the table is. */
  #question: string | undefined;

  constructor(visitor: Visitor, house: House, language: Language, screen: Screen) {
    this.#visitor = visitor;
    this.#house = house;
    this.#language = language;
    this.#screen = screen;
    visitor.onRefusal = (_, why: Refused) => {
      this.#notice = [refusalWords(why, language)];
      visitor.onChange();
    };
  }

  /** Until the game is played, or over; the person sits or watches then. */
  async wait(): Promise<void> {
    const { table } = this.#visitor;
    this.#visitor.onChange = () => (this.#isOpen ? this.#screen.renew(this.#picture()) : this.#screen.skip());
    while (this.#isOpen) {
      const line = (await this.#ask()).trim();
      this.#notice = [];
      if (line === '') continue;
      if (this.#is('quit', line)) throw new Leave(0);
      const [seat] = table.own;
      if (this.#is('begin', line)) table.wish({ do: 'begin' });
      else if (this.#is('stand', line) && seat !== undefined) table.wish({ do: 'stand', seat });
      else this.#notice = [terminalWords(this.#language).prompts.unknown(line)];
    }
  }

  /** Sits down, if there is a free seat and the person wants one. */
  async sit(): Promise<void> {
    const { table } = this.#visitor;
    this.#visitor.onChange = () => this.#screen.renew(this.#picture());
    const words = terminalWords(this.#language).join;
    const free = (): number[] =>
      this.#info.seats.flatMap(({ kind, kept }, seat) =>
        kind === 'open' && (!kept || table.you.kept.includes(seat)) ? [seat] : [],
      );
    if (free().length === 0) return;
    const name = await this.#name();
    if (name === undefined) return;
    // A line speaks for whoever opened it.
    if (await this.#house.introduce(name)) this.#visitor.reopen();
    while (table.own.length === 0 && free().length > 0) {
      this.#question = words.seat(
        free()
          .map((seat) => seat + 1)
          .join(', '),
      );
      const line = (await this.#ask()).trim();
      this.#notice = [];
      if (this.#is('watch', line)) break;
      if (this.#is('quit', line)) throw new Leave(0);
      const seat = line === '' ? free()[0]! : Number(line) - 1;
      if (!free().includes(seat)) this.#notice = [ONLINE[this.#language].refused['free-seat']];
      else await this.#take(seat, name);
    }
    this.#question = undefined;
  }

  async #take(seat: number, name: string): Promise<void> {
    const { table } = this.#visitor;
    table.wish({ do: 'sit', seat, name, salt: this.#visitor.salt() });
    await this.#visitor.until(() => table.own.includes(seat) || this.#notice.length > 0);
  }
  /** undefined: only watches. */
  async #name(): Promise<string | undefined> {
    const usual = this.#house.name;
    for (;;) {
      this.#question = terminalWords(this.#language).join.name(usual);
      const line = tidyName(await this.#ask());
      this.#notice = [];
      if (this.#is('quit', line)) throw new Leave(0);
      if (this.#is('watch', line)) return undefined;
      const name = line === '' ? usual : line;
      if (name !== '' && [...name].length <= 24) return name;
      this.#notice = [ONLINE[this.#language].refused.name];
    }
  }
  #ask(): Promise<string> {
    return this.#screen.ask(this.#picture(), PROMPT);
  }
  #is(word: 'begin' | 'stand' | 'watch' | 'quit', line: string): boolean {
    const { commands, join } = terminalWords(this.#language);
    return isOneOf(`${word} ${word === 'quit' ? commands.quit : join.typed[word]}`, fold(line));
  }
  get #info(): TableInfo {
    return this.#visitor.table.info!;
  }
  get #isOpen(): boolean {
    return this.#info.status === 'open';
  }
  #seatLine(seat: number): string {
    const { lobby, program } = ONLINE[this.#language];
    const { kind, name, bot, here, kept, program: isProgram } = this.#info.seats[seat]!;
    const table = tableWords(this.#language);
    const who =
      kind === 'open'
        ? kept
          ? lobby.kept(name)
          : lobby.free
        : kind === 'bot'
          ? `${table.bot(seat + 1)} (${bot})`
          : name || table.player(seat + 1);
    const marks = [
      this.#visitor.table.own.includes(seat) ? lobby.you : '',
      isProgram ? program.mark : '',
      seat === this.#info.host ? lobby.host : '',
      kind === 'person' && !here ? terminalWords(this.#language).join.away : '',
    ].filter(Boolean);
    return `  ${seat + 1}  ${who}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  }
  get #told(): string {
    if (this.#visitor.isReconnecting) return ONLINE[this.#language].line.reconnecting;
    if (this.#question !== undefined) return this.#question;
    const { lobby, program } = ONLINE[this.#language];
    const { seats, salts, host } = this.#info;
    if (seats.some(({ kind }) => kind === 'open')) return lobby.waitingFriends;
    if (seats.some((seat, i) => seat.program && salts[i] === '')) return program.expected;
    const { join } = terminalWords(this.#language);
    if (this.#visitor.table.you.host) return join.begin(join.typed.begin.split(' ')[0]!);
    if (this.#visitor.table.own.length === 0) return `${lobby.full} ${lobby.watch}`;
    return lobby.waitingHost(host === null ? '' : this.#info.seats[host]!.name);
  }
  #picture(): Picture {
    const { game, talk, pace, help } = this.#info;
    const { agreed, kinds } = HELP[this.#language];
    const words = ONLINE[this.#language];
    const title = gameWords(this.#language, game)?.title ?? game;
    return {
      title: this.#screen.ink.bold(title),
      board: [
        '',
        `  ${words.pace[pace.kind]} · ${words.talk[talk]}`,
        `  ${agreed(kinds[helpOf(help)])}`,
        '',
        ...this.#info.seats.map((_, i) => this.#seatLine(i)),
      ],
      boardWidth: WIDTH,
      seats: [],
      talk: [],
      notice: this.#notice,
      ask: this.#told,
      hand: [],
      keys: '',
      more: terminalWords(this.#language).more,
    };
  }
}
