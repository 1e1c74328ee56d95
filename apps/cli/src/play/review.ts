/** A game looked back at in the terminal: back and forth by moments, through anybody's eyes, and on from any of them. */
import { loadTelling } from '@halcyon/catalog/lazy';
import { speak, tableWords } from '@halcyon/catalog/words';
import { BadInput, Match, type Outlook, outlookOf, sealedChance, type Viewer } from '@halcyon/kernel';
import { type Language, type Speaker, type TerminalSpeech, terminalWords } from '@halcyon/speech';
import { lastHand } from '@halcyon/speech/last-hand';
import { plainTable } from '@halcyon/speech/plain-table';
import type { Telling } from '@halcyon/speech/telling';
import { VERDICT } from '@halcyon/speech/verdict/index';
import { branchAt, momentAt, momentsOf, savedOf, turnsOf } from '@halcyon/table';
import { fold, isOneOf } from '@halcyon/terminal-kit/input';
import { type Picture, paintPicture } from '@halcyon/terminal-kit/picture';
import { type Drawing, sceneOf } from '@halcyon/terminal-kit/scene';
import { titleOf } from '@halcyon/terminal-kit/telling';
import { wrap } from '@halcyon/terminal-kit/text';
import { drawingOf } from './drawings.ts';
import { type Explain, explainer } from './explained.ts';
import { openScreen } from './open-screen.ts';
import { play } from './play.ts';
import { Leave, type Screen } from './screen.ts';
import { nameSeats, type Seating, sittersOf } from './seating.ts';
import { freshSecret, parseSeating, putAside, runningPath, save } from './store.ts';
import { verdictLines, verdictOn } from './verdict.ts';

export interface ReviewOptions {
  readonly language: Language;
  /** The step to begin with; the end unless told. */
  readonly at?: number | undefined;
}
type Deed = keyof TerminalSpeech['review']['commands'];
/** What was typed leads away from the picture: to the end of it, to a game that is played on, to what takes its time. */
type Left = 'quit' | 'branch' | 'verdict' | 'way';

const PROMPT = '> ';

class Review {
  readonly #drawing: Drawing;
  readonly #moments: readonly number[];
  readonly #names: readonly string[];
  readonly #words: TerminalSpeech['review'];
  #moment: number;
  #eyes: Viewer;
  #notice: readonly string[] = [];
  /** The same deal, won. */
  #way: Match | undefined;

  constructor(
    readonly match: Match,
    readonly seating: Seating,
    readonly language: Language,
    at: number,
    readonly telling: Telling | undefined,
    readonly explain: Explain,
    readonly screen: Screen,
  ) {
    this.#drawing = drawingOf(match.game.id);
    this.#moments = momentsOf(outlookOf(match, 'referee'));
    this.#names = nameSeats(seating.bots, seating.names, language);
    this.#words = terminalWords(language).review;
    this.#moment = momentAt(this.#moments, at);
    const people = seating.bots.flatMap((bot, seat) => (bot === '' ? [seat] : []));
    // Of a game that is not over nothing more is shown than was seen at the table.
    this.#eyes = match.outcome ? 'referee' : people.length === 1 ? people[0]! : 'audience';
  }
  /** How many steps stand at the moment that is shown. */
  get at(): number {
    return this.#moments[this.#moment]!;
  }
  get #last(): number {
    return this.#moments.length - 1;
  }
  get #speaker(): Speaker {
    return speak(this.language, this.match.rules, { viewer: this.#eyes, names: this.#names });
  }

  get picture(): Picture {
    const { match, language, screen } = this;
    const [speaker, table] = [this.#speaker, tableWords(language)];
    const outlook = outlookOf(match, this.#eyes, this.at);
    const clothes = {
      asked: false,
      selected: undefined,
      names: this.#names,
      bots: this.seating.bots.map((bot) => bot !== ''),
      speaker,
      table,
      words: terminalWords(language),
      ink: screen.ink,
      scale: 1 as const,
    };
    const before = this.#moments[this.#moment - 1] ?? this.at;
    const painted = paintPicture(this.#drawing, sceneOf(outlook, clothes), {
      title: titleOf(match.game, outlook, speaker),
      talk: [
        ...outlook.events(before).map((told) => speaker.event(told)),
        ...this.explain(before, this.at, this.#eyes),
      ],
      notice: this.#notice,
      ask: this.#words.step(this.#moment, this.#last),
    });
    return { ...painted, hand: this.#hands(outlook, speaker), keys: screen.ink.dim(this.#words.keys) };
  }
  /** What lies before each seat, as far as these eyes see it. */
  #hands(outlook: Outlook, speaker: Speaker): string[] {
    const { parts } = plainTable(outlook, speaker, tableWords(this.language), [...this.#names], this.telling);
    return parts
      .filter(({ title }) => this.#names.includes(title))
      .map(({ title, lines }) => `${title}: ${lines.join(' · ')}`);
  }

  /** Does what was typed; says where it leads, if it leads away, or what is to be read before it goes on. */
  hear(line: string): Left | readonly string[] | undefined {
    this.#notice = [];
    const [word = '', ...rest] = line.trim().split(/\s+/).map(fold);
    if (/^\d+$/.test(word)) return this.#go(Number(word));
    const deed = word === '' ? 'next' : this.#deedOf(word);
    if (!deed) this.#notice = [terminalWords(this.language).prompts.unknown(word)];
    else if (deed === 'quit' || deed === 'verdict' || deed === 'way') return deed;
    else if (deed === 'play') return this.#mayPlayOn();
    else if (deed === 'eyes') this.#look(rest[0] ?? '');
    else if (deed === 'turns') return this.#turns();
    else if (deed === 'help') return this.#help();
    else this.#go({ next: this.#moment + 1, back: this.#moment - 1, first: 0, last: this.#last }[deed], true);
    return undefined;
  }
  #deedOf(word: string): Deed | undefined {
    const { commands } = this.#words;
    return (Object.keys(commands) as Deed[]).find((name) => name === word || isOneOf(commands[name], word));
  }
  #go(to: number, near = false): undefined {
    if (!near && to > this.#last) this.#notice = [this.#words.noStep(to, this.#last)];
    else this.#moment = Math.max(0, Math.min(this.#last, to));
  }
  #mayPlayOn(): Left | undefined {
    if (this.match.outcome && this.at < this.match.length) return 'branch';
    this.#notice = [this.match.outcome ? this.#words.atEnd : this.#words.notOver];
    return undefined;
  }
  #look(word: string): void {
    const { all, audience } = this.#words.eyesOf;
    const seat = Number(word) - 1;
    const eyes: Viewer | undefined = isOneOf(`all ${all}`, word)
      ? 'referee'
      : isOneOf(`audience ${audience}`, word)
        ? 'audience'
        : this.#names[seat] !== undefined
          ? seat
          : undefined;
    if (!this.match.outcome) this.#notice = [this.#words.notOver];
    else if (eyes === undefined)
      this.#notice = [this.#words.noEyes(this.#names.map((name, i) => `${i + 1} ${name}`).join(', '))];
    else this.#eyes = eyes;
  }
  #turns(): string[] {
    const whole = outlookOf(this.match, this.#eyes);
    return turnsOf(whole).flatMap(({ from, to }) => {
      const told = Array.from({ length: to - from }, (_, i) => whole.past.told(from + i)).flat();
      const text = told.filter((event) => whole.eventName(event) !== 'turn').map((event) => this.#speaker.event(event));
      return text.length === 0 ? [] : [`${momentAt(this.#moments, to)}. ${text.join(' ')}`];
    });
  }
  #help(): string[] {
    const { commands, help } = this.#words;
    return (Object.keys(commands) as Deed[]).map((name) => `${[name, commands[name]].join(' ').trim()}: ${help[name]}`);
  }
  /** Was it the deal or the play? */
  async judge(): Promise<readonly string[]> {
    const { match, language } = this;
    if (match.outcome?.kind !== 'together') return [VERDICT[language].notTogether];
    const verdict = await verdictOn(match, language);
    const { line } = verdict.proof;
    const entries = line?.map((step) => ({ kind: 'step' as const, ...step }));
    if (!verdict.won && entries) {
      const { game, setup, rules, origin } = match;
      this.#way = new Match(game, setup, undefined, { rules, origin, entries });
    }
    return verdictLines(verdict, language, (step) => momentAt(this.#moments, step));
  }
  /** The way to win that was found, to be looked at in the same way. */
  get way(): Review | undefined {
    if (!this.#way) {
      this.#notice = [VERDICT[this.language].noWay];
      return undefined;
    }
    const way = new Review(this.#way, this.seating, this.language, 0, this.telling, () => [], this.screen);
    way.#notice = [VERDICT[this.language].way];
    return way;
  }
  get ending(): string {
    const { outcome } = this.match;
    return outcome ? this.#speaker.ending(outcome, lastHand(outlookOf(this.match, 'referee'))) : this.#words.notOver;
  }
}

/** Until it is left; what is played on from, if anything. */
const lookBack = async (review: Review): Promise<Review | undefined> => {
  for (;;) {
    const heard = review.hear(await review.screen.ask(review.picture, PROMPT));
    if (heard === 'quit') return undefined;
    if (heard === 'branch') return review;
    if (heard === 'way') {
      const { way } = review;
      const branch = way && (await lookBack(way));
      if (branch) return branch;
      continue;
    }
    const left = heard === 'verdict' ? await review.judge() : heard;
    if (left)
      await review.screen.page(
        left.flatMap((line) => wrap(line, review.screen.size.columns, '  ')),
        PROMPT,
      );
  }
};
/** The branch takes the place of the running game of its kind, which is kept under another name. */
const playOn = ({ match, at, seating, language, screen }: Review): Promise<number> => {
  putAside(match.game.id);
  const branch = branchAt(match, at, sealedChance(freshSecret()));
  save(runningPath(match.game.id), savedOf(branch, sittersOf(seating)), language, seating.help);
  return play({ game: match.game.id }, { lang: language, resume: '', screen });
};

/** Looks back at a game; the exit code. `text`: its log, with who sat where if that was noted. */
export const review = async (
  match: Match,
  text: string,
  { language, at = match.length }: ReviewOptions,
): Promise<number> => {
  if (at > match.length) throw new BadInput('at', `the log has ${match.length} steps, not ${at}`);
  const telling = await loadTelling(match.game.id, language);
  const screen = openScreen();
  const seating = parseSeating(text, match.setup.seats);
  const names = nameSeats(seating.bots, seating.names, language);
  const explain = await explainer(match, sittersOf(seating), names, language);
  const looked = new Review(match, seating, language, at, telling, explain, screen);
  try {
    const branch = await lookBack(looked);
    if (branch) return await playOn(branch);
    screen.close([looked.ending]);
    return 0;
  } catch (error) {
    screen.close(error instanceof Leave ? [looked.ending] : []);
    if (error instanceof Leave) return error.code;
    throw error;
  }
};
