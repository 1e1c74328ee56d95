/**
 * Real games for docs/notation.md: the last turns of one that bots won, played on from a position, and pieces of others
 * in which a Wild is named, a board has another shape, or seats are ranked.
 */
import { decide } from '@halcyon/bots';
import { findGame, GAMES } from '@halcyon/catalog';
import { makeBot } from '@halcyon/catalog/bots';
import {
  agree,
  chanceFrom,
  type FrameKind,
  type Game,
  Match,
  type MoveKind,
  outlookOf,
  printLog,
  printMove,
  type Seat,
  type SetupWish,
  sealedChance,
  seatsOf,
  sha256,
  textBytes,
  toHex,
  typedChance,
} from '@halcyon/kernel';
import { matchFromPosition, printPositionText } from '@halcyon/protocol';
import { modulesAlone } from '@halcyon/testkit';

const LAST_STEPS = 6;
const FIRST_STEPS = 12;

const GAME = findGame('tranquility')!;
const MIDDLE = 60;

const botsPlay = (match: Match, most = Number.POSITIVE_INFINITY): void => {
  const { rules } = match;
  const bots = Array.from({ length: rules.seats }, (_, seat) => makeBot('heuristic', rules, seat));
  while (!match.outcome && match.steps.length < most) {
    const seat = seatsOf(match.mustAct)[0]!;
    match.play(seat, decide(bots[seat]!, outlookOf(match, seat), 'bots')!);
  }
};
/** A secret for everybody: what is sealed here is an example. */
const EXAMPLE = sha256(textBytes('an example in docs/notation.md'));
const sealed = (): Match =>
  new Match(GAME, agree(GAME, { seats: 2, features: ['jagged-rocks'] }), sealedChance(EXAMPLE));
/** A placement that is taken back before anything else has happened: alone, nobody has seen it. */
const takenBack = (): string => {
  const match = new Match(GAME, agree(GAME, { seats: 1 }), typedChance('7'));
  const seat = seatsOf(match.mustAct)[0]!;
  const place = match.legal(seat).find((move) => printMove(match.rules.moves, move).startsWith('discard'))!;
  match.play(seat, place);
  match.takeBack(match.length - 1, seat, 'free');
  match.play(seat, match.legal(seat)[0]!);
  return printLog(match).trimEnd();
};
const begin = (seed: string, wish: SetupWish = { features: ['jagged-rocks'] }, game = GAME): Match =>
  new Match(game, agree(game, { seats: 2, ...wish }), chanceFrom(seed));
const played = (wish: SetupWish, most?: number, seed = '7', game = GAME): Match => {
  const match = begin(seed, wish, game);
  botsPlay(match, most);
  return match;
};

const wonGame = (): Match => {
  for (let seed = 1; ; seed++) {
    const match = begin(String(seed));
    botsPlay(match);
    if (match.outcome?.kind === 'together' && match.outcome.won) return match;
  }
};

const formOf = ({ name, args }: MoveKind | FrameKind): string =>
  [name, ...args.map((arg) => `<${arg.name}>`)].join(' ');

/** The plain game's moves or frames, then what playing alone, each module and features only together add. */
const formsOf = (game: Game, what: 'moves' | 'frames'): string[] => {
  const known = new Set<string>();
  const features = game.features.map(({ id }) => id);
  const kinds: { readonly module: string; readonly wish: SetupWish }[] = [
    ...modulesAlone(game),
    ...(game.seats.least === 1 ? [{ module: 'one seat', wish: { seats: 1 } }] : []),
    { module: 'features together', wish: { features } },
  ];
  const rows = kinds.map(({ module, wish }) => {
    const forms = game.compose(agree(game, { seats: 2, ...wish }))[what].map(formOf);
    const added = forms.filter((form) => !known.has(form));
    for (const form of added) known.add(form);
    return [module, added.join(', ')] as const;
  });
  const wide = Math.max(...rows.map(([module]) => module.length));
  return [game.id, ...rows.flatMap(([module, added]) => (added ? [`  ${module.padEnd(wide)}  ${added}`] : []))];
};

/** The steps of one action: a Wild is laid, named and paid for. */
const wildAction = (): string => {
  for (let seed = 1; ; seed++) {
    const log = printLog(played({ features: ['wild'] }, undefined, String(seed)));
    const action = /^\d wild \d+\n\d name \d+\n(\d drop \S+\n)+/m.exec(log);
    if (action) return action[0].trimEnd();
  }
};

/** A board as a position prints it. */
const cellsOf = (layout: string, game = GAME, field = 'cells'): string => {
  const match = played({ layout }, MIDDLE, '7', game);
  const text = printPositionText(match.game, match.setup, match.rules, match.view('referee'));
  return `layout ${layout}\n${new RegExp(`^${field}:\\n(?: .*\\n)+`, 'm').exec(text)![0]}`;
};

const endOf = (wish: SetupWish): string => /^end .*/m.exec(printLog(played(wish)))![0];

/** By the name of their place in the document. */
export const notation = (): Readonly<Record<string, string>> => {
  const won = wonGame();
  const last = won.steps.slice(-LAST_STEPS);
  won.takeBack(won.length - LAST_STEPS, 0, 'alone');
  const text = (viewer: Seat | 'referee'): string =>
    printPositionText(won.game, won.setup, won.rules, won.view(viewer)).trimEnd();
  const position = text('referee');
  const again = matchFromPosition(position, findGame, chanceFrom('none'));
  for (const { seat, move } of last) again.play(seat, move);

  const young = sealed();
  botsPlay(young, FIRST_STEPS);
  return {
    position,
    view: text(0),
    whole: printLog(again).trimEnd(),
    running: printLog(young).trimEnd(),
    'taken-back': takenBack(),
    secret: `secret ${toHex(EXAMPLE)}`,
    'as-seen': printLog(young, 0).trimEnd(),
    moves: GAMES.flatMap((game) => formsOf(game, 'moves')).join('\n'),
    frames: GAMES.flatMap((game) => formsOf(game, 'frames')).join('\n'),
    wild: wildAction(),
    boards: [
      ...GAME.layouts.slice(1).map(({ id }) => cellsOf(id)),
      cellsOf('mountain', findGame('ascent')),
      cellsOf('current', findGame('reef'), 'sea'),
      cellsOf('castles', findGame('castle-merchants'), 'tiles'),
    ]
      .join('\n')
      .trimEnd(),
    ranked: endOf({ mode: 'competitive' }),
  };
};
