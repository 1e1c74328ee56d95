/** One table in the terminal: the match, who sits where, what each seat has seen, and how it is told. */
import { type Bot, decide, makeBot } from '@halcyon/bots';
import {
  type Match,
  type Move,
  type Outlook,
  outlookOf,
  type Refusal,
  type Seat,
  seatsOf,
  tableKey,
  type Viewer,
} from '@halcyon/kernel';
import {
  type Language,
  type Speaker,
  speak,
  type TableSpeech,
  type TerminalSpeech,
  tableWords,
  terminalWords,
} from '@halcyon/speech';
import { drawingOf } from './games/index.ts';
import { type Picture, paintPicture, scaleFor } from './picture.ts';
import { type Drawing, type Scene, sceneOf } from './scene.ts';
import type { Screen } from './screen.ts';
import { bestBot, nameSeats, type Seating } from './seating.ts';
import { runningPath, save } from './store.ts';

export class Sitting {
  readonly drawing: Drawing;
  readonly path: string;
  /** Names that people chose; the others follow the language. */
  readonly #wished: readonly string[];
  readonly #bots: readonly string[];
  /** The bots that have been asked, each for the life of the table; at a person's seat one that gives hints. */
  readonly #players = new Map<Seat, Bot>();
  /** For each seat the step before its last own move: what came then is news. */
  readonly #since: number[];
  #lastPerson: number;
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
  /** Said once, when the folder cannot be written. */
  #unsaved = false;

  constructor(
    readonly match: Match,
    seating: Seating,
    language: Language,
    readonly screen: Screen,
    readonly fast: boolean,
  ) {
    this.drawing = drawingOf(match.game.id);
    this.path = runningPath(match.game.id);
    this.#bots = seating.bots;
    this.#wished = seating.names;
    this.#language = language;
    const lastOf = (mine: (seat: Seat) => boolean): number =>
      Math.max(
        0,
        match.steps.findLastIndex((step) => mine(step.seat)),
      );
    this.#since = seating.bots.map((_, seat) => lastOf((other) => other === seat));
    this.#lastPerson = lastOf((seat) => this.people.includes(seat));
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
    const made = speak(this.#language, this.match.rules, { viewer, names: this.names });
    this.#speakers.set(viewer, made);
    return made;
  }

  get title(): string {
    const { game, setup } = this.match;
    const { words } = this.speaker('audience');
    const unusual = game.options.filter(({ id, standard }) => (setup.options[id] ?? standard) !== standard);
    return [
      words.title,
      ...(setup.layout === game.layouts[0]?.id ? [] : [words.layouts[setup.layout]?.name ?? setup.layout]),
      ...(setup.mode === game.modes[0]?.id ? [] : [words.modes[setup.mode]?.name ?? setup.mode]),
      ...setup.features.map((id) => words.features[id]?.name ?? id),
      ...unusual.map(({ id }) => words.options[id]?.value(setup.options[id]!) ?? id),
    ].join(' · ');
  }
  /** What happened that this viewer has not acted after yet. */
  talk(viewer: Viewer): string[] {
    const from = typeof viewer === 'number' ? (this.#since[viewer] ?? 0) : this.#lastPerson;
    const speaker = this.speaker(viewer);
    const outlook = this.outlook(viewer);
    return outlook
      .events(from)
      .filter((told) => !this.drawing.quiet(outlook.eventName(told), told.args[0] === viewer, from === 0))
      .map((told) => speaker.event(told));
  }
  outlook(viewer: Viewer): Outlook {
    return outlookOf(this.match, viewer);
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

  /** Plays and saves; a refused move changes nothing. */
  play(seat: Seat, move: Move): Refusal | undefined {
    const before = this.match.steps.length;
    const refusal = this.match.play(seat, move);
    if (refusal) return refusal;
    this.#since[seat] = before;
    if (!this.isBot(seat)) this.#lastPerson = before;
    this.selected = undefined;
    this.save();
    return undefined;
  }
  /** After steps were taken back. */
  forget(): void {
    const { length } = this.match.steps;
    for (const [seat, step] of this.#since.entries()) this.#since[seat] = Math.min(step, length);
    this.#lastPerson = Math.min(this.#lastPerson, length);
    this.selected = undefined;
    this.letPass.clear();
    // What they remember is no longer so.
    this.#players.clear();
    this.save();
  }
  /** A full disk or a read-only home must not end the game. */
  save(): boolean {
    try {
      save(this.path, this.match, { bots: this.#bots, names: this.#wished }, this.#language);
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

  /** What the bot of a seat does now, or what one would do there; undefined to stay silent. */
  botMove(seat: Seat): Move | undefined {
    const { match } = this;
    const bot = this.#players.get(seat) ?? makeBot(this.#bots[seat] || bestBot(match.game.id), match.rules, seat);
    this.#players.set(seat, bot);
    return decide(bot, this.outlook(seat), tableKey(match));
  }
  /** The person to ask next: who holds the device if possible, else the next in turn order. */
  nextPerson(): Seat {
    const must = seatsOf(this.match.mustAct).filter((seat) => !this.isBot(seat));
    const holder = this.holder ?? -1;
    return must.find((seat) => seat >= holder) ?? must[0]!;
  }
}
