/** One table in the terminal, here or elsewhere: who holds the device, and how what happens is shown and told. */
import { withPatience } from '@halcyon/bots';
import { makeBot, usualBot } from '@halcyon/catalog/bots';
import { factWords, loadHelp } from '@halcyon/catalog/help';
import { loadWhy, whyWords } from '@halcyon/catalog/why';
import { speak, tableWords } from '@halcyon/catalog/words';
import {
  type Game,
  type Move,
  type Outlook,
  type Refusal,
  type Seat,
  seatsOf,
  type TakeBack,
  type Viewer,
} from '@halcyon/kernel';
import { type Language, type Speaker, type TableSpeech, type TerminalSpeech, terminalWords } from '@halcyon/speech';
import { factLines } from '@halcyon/speech/facts';
import { HELP } from '@halcyon/speech/page/help/index';
import { conventionsAt, reasonLine } from '@halcyon/speech/reasons';
import { type Help, type Table, Thinkers } from '@halcyon/table';
import { type Picture, paintPicture, scaleFor } from '@halcyon/terminal-kit/picture';
import { type Drawing, type Scene, sceneOf } from '@halcyon/terminal-kit/scene';
import { talkOf, titleOf } from '@halcyon/terminal-kit/telling';
import { drawingOf } from './drawings.ts';
import type { Screen } from './screen.ts';
import { nameSeats } from './seating.ts';

export abstract class Sitting {
  readonly drawing: Drawing;
  protected abstract readonly host: Table;
  /** At a person's seat one that gives hints. */
  protected readonly thinkers = new Thinkers(makeBot, () => withPatience(() => performance.now()));
  #language: Language;
  #speakers = new Map<Viewer, Speaker>();
  #named = '';
  /** The seat that holds the device; its hand may be on the screen. */
  holder: Seat | undefined;
  selected: number | undefined;
  notice: string[] = [];
  /** Interrupts that the people have been offered and have let pass. */
  letPass = new Set<Move>();
  /** How many steps there were when the others were last asked to save somebody who is stuck. */
  rescueOffered: number | undefined;
  /** What the course of the table does around a bot's move: persons may come first, and all may look. */
  beforeBot: ((seat: Seat, move: Move) => Promise<boolean>) | undefined;
  afterBot: ((seat: Seat, move: Move) => Promise<void>) | undefined;

  constructor(
    readonly game: Game,
    language: Language,
    readonly screen: Screen,
    readonly fast: boolean,
  ) {
    this.drawing = drawingOf(game.id);
    this.#language = language;
  }

  /** All others act, until a person here is asked or the game is over. */
  abstract othersAct(): Promise<void>;
  abstract get isOver(): boolean;
  abstract log(viewer: Viewer): string | Promise<string>;
  /** What became of the game is safe; whoever cannot say so has told why. */
  abstract save(): boolean;
  /** Where it is, as it is told to the person who saves it. */
  abstract get kept(): string;
  /** Something that only this kind of table understands; true if it did. */
  hear(_seat: Seat, _line: string): boolean {
    return false;
  }
  /** What can be typed beside what every table takes, and what it means. */
  get moreHelp(): readonly (readonly [string, string])[] {
    return [];
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    this.#speakers = new Map();
  }
  get table(): TableSpeech {
    return tableWords(this.#language);
  }
  get words(): TerminalSpeech {
    return terminalWords(this.#language);
  }
  get names(): string[] {
    const { sitters } = this.host;
    return nameSeats(
      sitters.map(({ bot }) => bot ?? ''),
      sitters.map(({ name }) => name),
      this.#language,
    );
  }
  /** Those at this device. */
  get people(): readonly Seat[] {
    return this.host.own;
  }
  isBot(seat: Seat): boolean {
    return this.host.sitters[seat]?.bot !== undefined;
  }
  /** Whose knowledge may be on the screen while nobody is asked: one person's, or what everybody may see. */
  get bystander(): Viewer {
    const { people } = this;
    return people.length === 1 ? people[0]! : 'audience';
  }
  speaker(viewer: Viewer): Speaker {
    const { names } = this;
    // At a server somebody else may sit down, or take another name.
    if (names.join('\n') !== this.#named) this.#speakers = new Map();
    this.#named = names.join('\n');
    const known = this.#speakers.get(viewer);
    if (known) return known;
    const made = speak(this.#language, this.host.rules, { viewer, names });
    this.#speakers.set(viewer, made);
    return made;
  }

  get title(): string {
    return titleOf(this.game, this.public, this.speaker('audience'));
  }
  /** What happened that this viewer has not acted after yet; for bystanders, no person has. */
  talk(viewer: Viewer): string[] {
    const seats = typeof viewer === 'number' ? [viewer] : this.people;
    return talkOf(this.drawing, this.outlook(viewer), this.speaker(viewer), seats);
  }
  outlook(viewer: Viewer): Outlook {
    return this.host.outlook(viewer);
  }
  /** What everybody sees of the table. */
  get public(): Outlook {
    return this.outlook('audience');
  }
  /** `asked`: whoever looks is to type something now. */
  scene(viewer: Viewer, asked = false): Scene {
    const { screen } = this;
    const outlook = this.outlook(viewer);
    const clothes = {
      asked,
      selected: this.selected,
      names: this.names,
      bots: this.host.sitters.map(({ bot }) => bot !== undefined),
      speaker: this.speaker(viewer),
      table: this.table,
      words: this.words,
      ink: screen.ink,
    };
    const sceneAt = (scale: Scene['scale']): Scene => sceneOf(outlook, { ...clothes, scale });
    return sceneAt(screen.live ? scaleFor(screen.size, (scale) => this.drawing.board(sceneAt(scale)).length) : 1);
  }
  picture(viewer: Viewer, asked: boolean, ask: string): Picture {
    const said = { title: this.title, talk: this.talk(viewer), notice: this.notice, ask };
    return paintPicture(this.drawing, this.scene(viewer, asked), said);
  }
  askLine(seat: Seat): string {
    const { ask } = this.outlook(seat);
    return ask ? this.speaker(seat).ask(ask) : '';
  }

  /** A refused move changes nothing. */
  play(seat: Seat, move: Move): Refusal | undefined {
    return this.host.play(seat, move);
  }
  backFor(seat: Seat): TakeBack | undefined {
    return this.host.backFor(seat);
  }
  /** Takes back what was asked for: everybody around the device has agreed, or the person alone was warned. */
  takeBack({ by, asks }: TakeBack): void {
    this.host.takeBack(by, true);
    for (const seat of asks) if (this.people.includes(seat)) this.host.answer(seat, true);
    this.letPass.clear();
  }
  get marks(): number {
    return this.host.marks;
  }

  /** What help was agreed on. */
  abstract get help(): Help;
  /** What follows from what this seat sees, as sentences. */
  async facts(seat: Seat): Promise<string[]> {
    const book = await loadHelp(this.game.id);
    const words = await factWords(book, this.#language);
    return factLines(book.facts(this.outlook(seat)), words, this.speaker(seat), this.table);
  }
  /** What the best bot would do at this seat; undefined: nothing. */
  hint(seat: Seat): Promise<Move | undefined> {
    return this.thinkers.think({ seat, bot: usualBot(this.game.id), outlook: this.outlook(seat), table: 'hint' });
  }
  /** What speaks for a move of this seat, as it sees the table. */
  async reason(seat: Seat, move: Move): Promise<string> {
    const book = await loadWhy(this.game.id);
    const words = await whyWords(book, this.#language);
    const reason = reasonLine(book.reasons(this.outlook(seat), move), words, this.speaker(seat), this.table);
    return reason && HELP[this.#language].speaksFor(reason);
  }
  /** What the bots go by at this table. */
  async card(): Promise<string[]> {
    const book = await loadWhy(this.game.id);
    const { card } = await whyWords(book, this.#language);
    const lines = conventionsAt(book.conventions, this.host.rules.setup).map(({ id }) => card[id]!);
    return [HELP[this.#language].bots.about, ...lines.flatMap(({ title, text }) => ['', `${title}.  ${text}`])];
  }
  /** The person to ask next: who holds the device if possible, else the next in turn order. */
  nextPerson(): Seat {
    const must = seatsOf(this.public.mustAct).filter((seat) => this.people.includes(seat));
    const holder = this.holder ?? -1;
    return must.find((seat) => seat >= holder) ?? must[0]!;
  }
}
