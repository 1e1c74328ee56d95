/** The course of a table: bots move visibly, people are asked, the device goes from hand to hand. */
import { kindOf, type Move, type Seat, seatsOf } from '@halcyon/kernel';
import { answer } from './answer.ts';
import type { Sitting } from './sitting.ts';

const PAUSE = 900;
/** A bot's further steps of the same kind (cards that it drops) need less time than the first. */
const SHORT = 250;

const PROMPT = '> ';

/** Bots that may step in are asked once per position. */
const botsStepIn = async (sitting: Sitting): Promise<boolean> => {
  const { match } = sitting;
  for (const seat of seatsOf(match.mayAct)) {
    const move = sitting.isBot(seat) ? sitting.botFor(seat).interrupt() : undefined;
    if (move === undefined || sitting.play(seat, move)) continue;
    await showBots(sitting, PAUSE);
    return true;
  }
  return false;
};

const showBots = (sitting: Sitting, ms: number): Promise<void> => {
  const viewer = sitting.bystander;
  const acting = seatsOf(sitting.match.mustAct).find((seat) => sitting.isBot(seat));
  const ask = acting === undefined ? '' : sitting.table.thinking(sitting.names[acting]!);
  return sitting.screen.watch(sitting.picture(viewer, undefined, ask), sitting.fast ? 0 : ms);
};

/** Nothing secret is on this screen: it is drawn from no view at all. */
const passDevice = async (sitting: Sitting, seat: Seat): Promise<void> => {
  const { prompts, notices } = sitting.table;
  const lines = [sitting.title, '', notices.secret, '', prompts.passTo(sitting.names[seat]!), ''];
  await sitting.screen.page(['', ...lines.map((line) => `  ${line}`)], '  ');
  sitting.holder = seat;
};

/**
 * A person may still step in before the bot acts. That is offered when there is something new to decide, or when the
 * bot would do something grave; otherwise nobody is disturbed. True if the person did something.
 */
const offerInterrupt = async (sitting: Sitting, bot: Seat, move: Move): Promise<boolean> => {
  const { match, words, screen } = sitting;
  if (!screen.live) return false;
  const people = seatsOf(match.mayAct).filter((seat) => !sitting.isBot(seat));
  const able = people.filter((seat) => match.legal(seat).length > 0);
  const person = able.find((seat) => seat === sitting.holder) ?? able[0];
  if (person === undefined) return false;
  const offered = match.legal(person);
  const grave = sitting.drawing.grave.includes(match.rules.moves[kindOf(move)]!.name);
  if (!grave && offered.every((each) => sitting.letPass.has(each))) return false;
  // Whoever answers may also ask for the own log and news, so it is the person with the device.
  if (sitting.holder !== person) await passDevice(sitting, person);
  const before = match.steps.length;
  for (;;) {
    const name = sitting.names[bot]!;
    const ask = grave ? words.wouldGiveUp(name) : words.mayStepIn(name);
    const picture = sitting.picture(sitting.bystander, person, ask);
    sitting.notice = [];
    const line = await screen.ask(picture, PROMPT);
    if (line.trim() === '') break;
    await answer(sitting, person, line);
    if (match.steps.length !== before) return true;
  }
  sitting.letPass = new Set(offered);
  return false;
};

const botMoves = async (sitting: Sitting, seat: Seat): Promise<void> => {
  const { match } = sitting;
  const move = sitting.botFor(seat).choose();
  if (await offerInterrupt(sitting, seat, move)) return;
  const last = match.steps.at(-1);
  const again = last?.seat === seat && kindOf(last.move) === kindOf(move);
  const refusal = sitting.play(seat, move);
  if (refusal) throw new Error(`the bot of seat ${seat} chose a move that is refused by ${refusal.id}`);
  await showBots(sitting, again ? SHORT : PAUSE);
};

const personMoves = async (sitting: Sitting, seat: Seat): Promise<void> => {
  if (sitting.holder !== seat) await passDevice(sitting, seat);
  const { match } = sitting;
  sitting.letPass = new Set(match.legal(seat));
  const picture = sitting.picture(seat, seat, sitting.askLine(seat));
  sitting.notice = [];
  await answer(sitting, seat, await sitting.screen.ask(picture, PROMPT));
};

/** Plays until the game is over; whoever leaves earlier throws Leave. */
export const runTable = async (sitting: Sitting): Promise<void> => {
  const { match } = sitting;
  sitting.save();
  while (!match.outcome) {
    if (await botsStepIn(sitting)) continue;
    const bot = seatsOf(match.mustAct).find((seat) => sitting.isBot(seat));
    if (bot !== undefined) await botMoves(sitting, bot);
    else await personMoves(sitting, sitting.nextPerson());
  }
};
