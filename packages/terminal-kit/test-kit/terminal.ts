/** One game before a terminal of 80 x 24, in every language: scenes, pictures and typed lines of any of its tables. */
import { type Bot, decide, type MakeBot } from '@halcyon/bots';
import {
  agree,
  type Game,
  Match,
  type Move,
  outlookOf,
  parseMove,
  printMove,
  type Seat,
  type SetupWish,
  seatsOf,
  typedChance,
  type Viewer,
} from '@halcyon/kernel';
import { LANGUAGES, type Language, type Speaker, speakWith, terminalWords } from '@halcyon/speech';
import { type GameTalk, type GameTitle, loadHouse, type RuleTexts, type Words } from '@halcyon/speech/words';
import { expect } from 'vitest';
import { makeInk } from '../src/ink.ts';
import { type Intent, readInput } from '../src/input.ts';
import { type Picture, paintPicture, scaleFor } from '../src/picture.ts';
import { type Drawing, type Scene, sceneOf } from '../src/scene.ts';
import { talkOf, titleOf } from '../src/telling.ts';

/** What a manifest says, as far as it is needed here. */
export interface GameParts {
  readonly id: string;
  rules(): Promise<Game>;
  words(language: Language): Promise<GameTalk>;
  texts(language: Language): Promise<GameTitle & { readonly rules: RuleTexts }>;
  readonly bots: Readonly<Record<string, () => Promise<MakeBot>>>;
  terminal(): Promise<Drawing>;
}
/** Who looks how at a table. */
export interface Look {
  readonly language?: Language;
  /** Of colours: 1 (none), 4, 8 or 24. */
  readonly depth?: number;
  readonly columns?: number;
  readonly rows?: number;
  readonly names?: readonly string[];
  readonly selected?: number | undefined;
  /** Seat 0, who is asked, unless somebody else only looks. */
  readonly viewer?: Viewer;
}
type Found = (match: Match) => boolean;

export const notation = (match: Match, move: Move): string => printMove(match.rules.moves, move);
export const moveOf = (match: Match, text: string): Move => {
  const move = parseMove(match.rules.moves, text);
  return typeof move === 'number' ? move : expect.fail(`no move: ${text}`);
};
/** Seat 0 is asked this, after so many steps. */
export const asked =
  (ask: string, steps = 0): Found =>
  (match) => {
    if (!match.rules.asks.includes(ask)) expect.fail(`nobody is ever asked '${ask}', but ${match.rules.asks}`);
    return match.steps.length >= steps && match.ask(0)?.id === ask;
  };
/** The same scene, but for this. */
export const dressed = (scene: Scene, changes: Partial<Scene>): Scene => sceneOf(scene, { ...scene, ...changes });

/** So many games are looked through for a table. */
const GAMES = 5;

export class TestTerminal {
  readonly #words: ReadonlyMap<Language, Words>;
  readonly #makeBot: MakeBot;
  /** A bot lives as long as its table. */
  readonly #bots = new WeakMap<Match, Map<Seat, Bot>>();

  constructor(
    readonly game: Game,
    readonly drawing: Drawing,
    words: ReadonlyMap<Language, Words>,
    makeBot: MakeBot,
  ) {
    this.#words = words;
    this.#makeBot = makeBot;
  }

  readonly newMatch = (wish: SetupWish, seed: string): Match =>
    new Match(this.game, agree(this.game, wish), typedChance(seed));
  /** What a sensible person would do. */
  readonly sensible = (match: Match, seat: Seat = 0): Move => {
    const bots = this.#bots.get(match) ?? new Map<Seat, Bot>();
    this.#bots.set(match, bots);
    const bot = bots.get(seat) ?? this.#makeBot(match.rules, seat);
    bots.set(seat, bot);
    return decide(bot, outlookOf(match, seat), 'a person')!;
  };
  /** Sensible people play on until it is so, or to the end. */
  readonly matchUntil = (wish: SetupWish, seed: string, stop: Found): Match => {
    const match = this.newMatch(wish, seed);
    while (!match.outcome && !stop(match)) {
      const [seat] = seatsOf(match.mustAct);
      match.play(seat!, this.sensible(match, seat!));
    }
    return match;
  };
  /** A table that is like this: of this game, or of the next ones if it never was. It fails if none of them comes to it. */
  readonly matchWhere = (wish: SetupWish, seed: string, found: Found): Match => {
    for (let i = 0; i < GAMES; i++) {
      const match = this.matchUntil(wish, i === 0 ? seed : `${seed}/${i}`, found);
      if (!match.outcome) return match;
    }
    return expect.fail(`in ${GAMES} games it never came to this: ${found}`);
  };

  #speaker(match: Match, viewer: Viewer, language: Language, names: readonly string[]): Speaker {
    return speakWith(this.#words.get(language)!, match.rules, { viewer, names });
  }
  /** A person at seat 0, bots at the others; `scale` as the window allows if it is not given. */
  readonly sceneAt = (match: Match, look: Look = {}, given?: Scene['scale']): Scene => {
    const { language = 'en', depth = 1, columns = 80, rows = 24, selected, viewer = 0 } = look;
    const { table } = this.#words.get(language)!;
    const words = terminalWords(language);
    const names = Array.from({ length: match.setup.seats }, (_, seat) => {
      return look.names?.[seat] || (seat === 0 ? words.youName : table.bot(seat + 1));
    });
    const outlook = outlookOf(match, viewer);
    const clothes = {
      asked: look.viewer === undefined,
      selected,
      names,
      bots: names.map((_, seat) => seat > 0),
      speaker: this.#speaker(match, viewer, language, names),
      table,
      words,
      ink: makeInk(depth),
    };
    const at = (scale: Scene['scale']): Scene => sceneOf(outlook, { ...clothes, scale });
    return at(given ?? scaleFor({ columns, rows }, (scale) => this.drawing.board(at(scale)).length));
  };
  /** What the window shows then; with what is asked, unless it is to be something else. */
  readonly pictureAt = (match: Match, look: Look = {}, ask?: string): Picture => {
    const scene = this.sceneAt(match, look);
    const { speaker, viewer } = scene;
    return paintPicture(this.drawing, scene, {
      title: titleOf(this.game, scene, speaker),
      talk: talkOf(this.drawing, scene, speaker, [typeof viewer === 'number' ? viewer : 0]),
      notice: [],
      ask: ask ?? (scene.ask ? speaker.ask(scene.ask) : ''),
    });
  };

  /** What a typed line means to this scene. */
  readonly readAt = (text: string, scene: Scene): Intent =>
    readInput(text, {
      kinds: scene.rules.moves,
      legal: scene.legal,
      commands: scene.words.commands,
      short: (words) => this.drawing.read(words, scene),
    });
  /** Moves as the log writes them, or whatever else was meant. */
  readonly read = (text: string, match: Match, look: number | Look = {}): string[] | Intent => {
    const intent = this.readAt(text, this.sceneAt(match, typeof look === 'number' ? { selected: look } : look, 1));
    return intent.kind === 'moves' ? intent.moves.map((move) => notation(match, move)) : intent;
  };
  /** Why the first move that was meant is refused: 'M3.4 not-reachable'. */
  readonly clause = (text: string, match: Match): string | undefined => {
    const intent = this.readAt(text, this.sceneAt(match, {}, 1));
    const refusal = intent.kind === 'moves' ? match.check(0, intent.moves[0]!) : undefined;
    return refusal && `${refusal.rule} ${refusal.id}`;
  };
}

/** Loads what the terminal needs of a game, and nothing of the others. */
export const openTerminal = async (game: GameParts): Promise<TestTerminal> => {
  const words = await Promise.all(
    LANGUAGES.map(async (language): Promise<readonly [Language, Words]> => {
      const [house, talk, { title, pitch, rules }] = await Promise.all([
        loadHouse(language),
        game.words(language),
        game.texts(language),
      ]);
      const titles = { [game.id]: { title, pitch } };
      return [language, { ...house, titles, games: { [game.id]: { title, pitch, ...talk, rules } } }];
    }),
  );
  // The one that searches would take minutes for a game.
  const best = Object.entries(game.bots).findLast(([name]) => name !== 'strong')![1];
  return new TestTerminal(await game.rules(), await game.terminal(), new Map(words), await best());
};
