/** One table in the terminal: its host, who holds the device, and how what happens is shown and told. */
import { makeBot } from '@halcyon/catalog/bots';
import { speak, tableWords } from '@halcyon/catalog/words';
import {
  type Game,
  type Match,
  type Move,
  type Outlook,
  type Refusal,
  type Seat,
  seatsOf,
  type TakeBack,
  type Viewer,
} from '@halcyon/kernel';
import { type Language, type Speaker, type TableSpeech, type TerminalSpeech, terminalWords } from '@halcyon/speech';
import { LocalTable, Thinkers } from '@halcyon/table';
import { type Picture, paintPicture, scaleFor } from '@halcyon/terminal-kit/picture';
import { type Drawing, type Scene, sceneOf } from '@halcyon/terminal-kit/scene';
import { talkOf, titleOf } from '@halcyon/terminal-kit/telling';
import { drawingOf } from './drawings.ts';
import type { Screen } from './screen.ts';
import { bestBot, nameSeats, type Seating, sittersOf } from './seating.ts';
import { runningPath, save } from './store.ts';

export class Sitting {
  readonly game: Game;
  readonly drawing: Drawing;
  readonly path: string;
  /** Names that people chose; the others follow the language. */
  readonly #wished: readonly string[];
  readonly #bots: readonly string[];
  readonly #host: LocalTable;
  /** At a person's seat one that gives hints. */
  readonly #thinkers: Thinkers;
  #language: Language;
  #speakers = new Map<Viewer, Speaker>();
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
  /** Said once, when the folder cannot be written. */
  #unsaved = false;

  constructor(
    match: Match,
    seating: Seating,
    language: Language,
    readonly screen: Screen,
    readonly fast: boolean,
  ) {
    this.game = match.game;
    this.drawing = drawingOf(match.game.id);
    this.path = runningPath(match.game.id);
    this.#bots = seating.bots;
    this.#wished = seating.names;
    this.#language = language;
    this.#thinkers = new Thinkers(makeBot);
    this.#host = new LocalTable(match, sittersOf(seating), {
      think: (thought) => this.#thinkers.think(thought),
      forget: () => this.#thinkers.forget(),
      before: async (seat, move) => this.beforeBot?.(seat, move) ?? true,
      after: async (seat, move) => this.afterBot?.(seat, move),
      changed: () => {
        this.selected = undefined;
        this.save();
      },
    });
    const people = this.people;
    if (people.length === 1) this.holder = people[0];
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
    return nameSeats(this.#bots, this.#wished, this.#language);
  }
  get people(): Seat[] {
    return [...this.#bots.keys()].filter((seat) => !this.isBot(seat));
  }
  isBot(seat: Seat): boolean {
    return this.#bots[seat] !== '';
  }
  /** Whose knowledge may be on the screen while nobody is asked: one person's, or what everybody may see. */
  get bystander(): Viewer {
    const { people } = this;
    return people.length === 1 ? people[0]! : 'audience';
  }
  speaker(viewer: Viewer): Speaker {
    const known = this.#speakers.get(viewer);
    if (known) return known;
    const made = speak(this.#language, this.#host.rules, { viewer, names: this.names });
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
    return this.#host.outlook(viewer);
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
      bots: this.#bots.map((bot) => bot !== ''),
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
    return this.#host.play(seat, move);
  }
  /** Bots act until a person is asked. */
  botsAct(): Promise<void> {
    return this.#host.botsAct();
  }
  backFor(seat: Seat): TakeBack | undefined {
    return this.#host.backFor(seat);
  }
  /** Takes back what was asked for: everybody around the device has agreed, or the person alone was warned. */
  takeBack({ by, asks }: TakeBack): void {
    this.#host.takeBack(by, true);
    for (const seat of asks) this.#host.answer(seat, true);
    this.letPass.clear();
  }
  log(viewer: Viewer): string {
    return this.#host.log(viewer);
  }
  get marks(): number {
    return this.#host.marks;
  }
  /** A full disk or a read-only home must not end the game. */
  save(): boolean {
    try {
      save(this.path, this.#host.save(), this.#language);
      this.#unsaved = false;
      return true;
    } catch (error) {
      if (!this.#unsaved) this.notice = [this.words.notSaved((error as Error).message)];
      this.#unsaved = true;
      return false;
    }
  }
  get saved(): boolean {
    return !this.#unsaved;
  }

  /** What the best bot would do at this seat; undefined: nothing. */
  hint(seat: Seat): Promise<Move | undefined> {
    return this.#thinkers.think({ seat, bot: bestBot(this.game.id), outlook: this.outlook(seat), table: 'hint' });
  }
  /** The person to ask next: who holds the device if possible, else the next in turn order. */
  nextPerson(): Seat {
    const must = seatsOf(this.public.mustAct).filter((seat) => !this.isBot(seat));
    const holder = this.holder ?? -1;
    return must.find((seat) => seat >= holder) ?? must[0]!;
  }
}
