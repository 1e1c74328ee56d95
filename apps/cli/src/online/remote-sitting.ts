/** A table at a server, at which somebody in this terminal sits or watches. */
import { type Game, has, type Seat } from '@halcyon/kernel';
import type { ProposalInfo, Refused, Wish } from '@halcyon/protocol/online';
import type { Language } from '@halcyon/speech';
import { ONLINE } from '@halcyon/speech/page/online/index';
import { type Help, helpOf, type RemoteTable } from '@halcyon/table';
import { fold, isOneOf } from '@halcyon/terminal-kit/input';
import { answer } from '../play/answer.ts';
import { Leave, type Screen } from '../play/screen.ts';
import { Sitting } from '../play/sitting.ts';
import { isNo, isYes } from '../play/yes-no.ts';
import type { House } from './house.ts';
import type { Visitor } from './visitor.ts';

const PROMPT = '> ';
/** How often a pipe looks whether it was told to stop, in milliseconds. */
const LOOK = 200;

export const refusalWords = (why: Refused, language: Language): string => {
  const { refused } = ONLINE[language];
  if (why.kind === 'not') return refused[why.word];
  if (why.kind === 'field') return why.field.endsWith('name') ? refused.name : why.message;
  return why.kind === 'rule' ? '' : refused[why.kind];
};

export class RemoteSitting extends Sitting {
  protected readonly host: RemoteTable;
  readonly #visitor: Visitor;
  readonly #house: House;
  /** What was asked of all, until it is answered. */
  #asked: ProposalInfo | undefined;
  #length: number;
  #said: number;
  /** Whether somebody who waits may type. */
  #listening = false;

  constructor(game: Game, visitor: Visitor, house: House, language: Language, screen: Screen) {
    super(game, language, screen, true);
    this.host = visitor.table;
    this.#visitor = visitor;
    this.#house = house;
    this.#length = this.host.length;
    this.#said = this.host.talk.length;
    const { people } = this;
    if (people.length === 1) this.holder = people[0];
    visitor.onChange = () => this.#changed();
    visitor.onRefusal = (wish, why) => this.#refused(wish, why);
  }

  get isOver(): boolean {
    const status = this.host.info?.status;
    return status === 'ended' || status === 'abandoned';
  }
  /** A person here has to do something, or everybody waits. */
  get isAsked(): boolean {
    return this.#turn !== undefined || this.#question !== undefined;
  }
  async othersAct(): Promise<void> {
    while (!this.isOver && this.#turn === undefined) {
      if (this.screen.live || this.#question) await this.#listen();
      else await this.#wait();
    }
  }
  override askLine(seat: Seat): string {
    return this.#question ?? super.askLine(seat);
  }
  async log(): Promise<string> {
    return this.#house.log(this.host.info!.id);
  }
  get help(): Help {
    return helpOf(this.host.info?.help);
  }
  save(): boolean {
    return true;
  }
  get kept(): string {
    return this.words.join.kept;
  }
  override get moreHelp(): readonly (readonly [string, string])[] {
    const { typed, say } = this.words.join;
    return this.host.info?.talk === 'talk' ? [[`${typed.say} …`, say]] : [];
  }
  override hear(seat: Seat, line: string): boolean {
    const { asked } = this.host;
    const [, word = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/s.exec(line) ?? [];
    if (
      asked &&
      (asked.asks.includes(seat) || asked.by === seat) &&
      (isYes(this.table, line) || isNo(this.table, line))
    ) {
      if (asked.by !== seat) this.host.answer(seat, isYes(this.table, line));
      else if (isNo(this.table, line)) this.host.withdraw(seat);
      return true;
    }
    if (!isOneOf(`say ${this.words.join.typed.say}`, fold(word)) || rest === '') return false;
    this.host.wish({ do: 'say', text: rest });
    return true;
  }

  /** The seat here that the table waits for. */
  get #turn(): Seat | undefined {
    return this.people.find((seat) => {
      const outlook = this.outlook(seat);
      return has(outlook.mustAct, seat) && outlook.legal.length > 0;
    });
  }
  /** What the others want to know of somebody here. */
  get #question(): string | undefined {
    const { asked } = this.host;
    const seat = this.people.find((each) => asked?.asks.includes(each) && !asked.agreed.includes(each));
    if (!asked || seat === undefined) return undefined;
    const { by, what } = asked;
    const { labels, undo } = this.table;
    const { ask } = ONLINE[this.language];
    const [who, whom] = [this.names[by]!, 'seat' in what ? this.names[what.seat]! : ''];
    const told =
      what.kind === 'back'
        ? undo.proposes(who, this.#steps(what.to, seat))
        : what.kind === 'abandon'
          ? ask.abandon(who)
          : ask[what.kind](who, whom);
    return `${told} ${this.words.join.agree(labels.yes, labels.no)}`;
  }
  #steps(from: number, viewer: Seat): string {
    const speaker = this.speaker(viewer);
    const told = this.outlook(viewer)
      .events(from)
      .map((each) => speaker.event(each));
    return told.slice(0, 3).join(' ');
  }
  /** What stands below the table while nobody here has to move. */
  get #waitingLine(): string {
    if (this.#visitor.isReconnecting) return ONLINE[this.language].line.reconnecting;
    const { info, thinking } = this.host;
    if (this.#question) return this.#question;
    if (thinking !== undefined) return this.table.thinking(this.names[thinking]!);
    return this.table.waitingFor((info?.turn ?? []).map((seat) => this.names[seat]!));
  }
  #draw() {
    const viewer = this.bystander;
    const turn = this.#turn;
    if (turn !== undefined && !this.#visitor.isReconnecting) return this.picture(turn, true, this.askLine(turn));
    return this.picture(viewer, false, this.#waitingLine);
  }

  /** Whoever waits may type: what is not a move of now is refused with its reason. */
  async #listen(): Promise<void> {
    this.#listening = true;
    const line = await this.screen.ask(this.#draw(), PROMPT);
    this.#listening = false;
    this.notice = [];
    const [seat] = this.people;
    if (seat !== undefined) return answer(this, seat, line);
    if (isOneOf(`quit ${this.words.commands.quit}`, fold(line.trim()))) throw new Leave(0);
    if (line.trim() !== '') this.notice = [this.words.join.watching];
  }
  async #wait(): Promise<void> {
    const { step } = this.public;
    const isNews = (): boolean => this.isOver || this.isAsked || this.public.step !== step;
    await this.#visitor.until(isNews, LOOK);
    // Nobody is asked: it is only seen whether the person has left.
    await this.screen.watch(this.#draw(), 0);
  }

  #changed(): void {
    this.selected = undefined;
    this.#follow();
    this.#hearTalk();
    const { screen } = this;
    // Whoever is asked to move and may not any more waits; whoever waits and may move is asked.
    const isTurn = this.#turn !== undefined;
    if (this.isOver || isTurn === this.#listening) screen.skip();
    else screen.renew(this.#draw());
  }
  #refused(wish: Wish, why: Refused): void {
    const seat = 'seat' in wish ? wish.seat : this.people[0];
    const words =
      why.kind === 'rule' && seat !== undefined ? this.speaker(seat).refusal(why) : refusalWords(why, this.language);
    this.notice = [words];
    this.screen.renew(this.#draw());
  }
  #hearTalk(): void {
    const { talk } = this.host;
    for (const { seat, text } of talk.slice(this.#said))
      if (text !== '')
        this.notice = [
          ...this.notice,
          `${seat === null ? ONLINE[this.language].chat.gone : this.names[seat]}: ${text}`,
        ];
    this.#said = talk.length;
  }
  /** Whoever asked to take something back hears what became of it. */
  #follow(): void {
    const [before, length] = [this.#asked, this.#length];
    this.#asked = this.host.asked;
    this.#length = this.host.length;
    if (!before || this.#asked || before.what.kind !== 'back' || !this.people.includes(before.by)) return;
    const { undo } = this.table;
    if (this.#length < length) this.notice = [undo.agreed];
    else if (this.#length === length) this.notice = [ONLINE[this.language].ask.backRefused];
  }
}
