/** The course of a table, here or at a server: bots move visibly, people are asked, the device goes from hand to hand. */
import { CHANCE, has, kindOf, type Move, type Seat, seatsOf } from '@halcyon/kernel';
import { answer } from './answer.ts';
import type { Sitting } from './sitting.ts';

const PAUSE = 900;
/** A bot's further steps of the same kind (cards that it drops) need less time than the first. */
const SHORT = 250;

const PROMPT = '> ';

const showBots = (sitting: Sitting, ms: number): Promise<void> => {
  const viewer = sitting.bystander;
  const acting = seatsOf(sitting.public.mustAct).find((seat) => sitting.isBot(seat));
  const ask = acting === undefined ? '' : sitting.table.thinking(sitting.names[acting]!);
  return sitting.screen.watch(sitting.picture(viewer, false, ask), sitting.fast ? 0 : ms);
};

/** Nothing secret is on this screen: it is drawn from no view at all. */
const passDevice = async (sitting: Sitting, seat: Seat): Promise<void> => {
  const { prompts, notices } = sitting.words;
  const lines = [sitting.title, '', notices.secret, '', prompts.passTo(sitting.names[seat]!), ''];
  await sitting.screen.page(['', ...lines.map((line) => `  ${line}`)], '  ');
  sitting.holder = seat;
};

/** Asks one person before somebody else acts, until Enter lets it pass. True if the person did something. */
const offerTo = async (sitting: Sitting, person: Seat, ask: string): Promise<boolean> => {
  // Whoever answers may also ask for the own log and news, so it is the person with the device.
  if (sitting.holder !== person) await passDevice(sitting, person);
  const before = sitting.public.step;
  for (;;) {
    const picture = sitting.picture(sitting.bystander, true, ask);
    sitting.notice = [];
    const line = await sitting.screen.ask(picture, PROMPT);
    if (line.trim() === '') return false;
    await answer(sitting, person, line);
    if (sitting.public.step !== before) return true;
  }
};
const ableToStepIn = ({ public: { mayAct }, people, holder }: Sitting): Seat[] =>
  seatsOf(mayAct)
    .filter((seat) => people.includes(seat))
    .toSorted((a, b) => Number(b === holder) - Number(a === holder));
const isGrave = (sitting: Sitting, move: Move): boolean =>
  sitting.drawing.grave.includes(sitting.public.moveName(move));

const offerOf = ({ drawing, language, words, names }: Sitting, seat: Seat, gravely: boolean): string =>
  drawing.stepIn?.(language, names[seat]!, gravely) ?? words.mayStepIn(names[seat]!);

/** Before something grave everybody who may step in is asked, with or without a move: who is asked tells no secret. */
const offerRescue = async (sitting: Sitting, seat: Seat): Promise<boolean> => {
  const ask = offerOf(sitting, seat, true);
  const { people } = sitting;
  for (const person of ableToStepIn(sitting)) {
    if (person === seat || (people.length === 1 && sitting.outlook(person).legal.length === 0)) continue;
    if (await offerTo(sitting, person, ask)) return true;
  }
  return false;
};

/**
 * A person may still step in before the bot acts. That is offered when there is something new to decide, or when the
 * bot would do something grave; otherwise nobody is disturbed. True if the person did something.
 */
const offerInterrupt = async (sitting: Sitting, bot: Seat, move: Move): Promise<boolean> => {
  const { people } = sitting;
  const [able] = ableToStepIn(sitting);
  if (!sitting.screen.live || able === undefined) return false;
  const [first, ...others] = people.map((seat) => sitting.outlook(seat).legal);
  // With several people at the device only what each of them could do: the rest comes from somebody's hand.
  const offered = (first ?? []).filter((each) => others.every((moves) => moves.includes(each)));
  const grave = isGrave(sitting, move);
  if (!grave && offered.every((each) => sitting.letPass.has(each))) return false;
  const acted = grave ? await offerRescue(sitting, bot) : await offerTo(sitting, able, offerOf(sitting, bot, false));
  if (!acted) sitting.letPass = new Set(offered);
  return acted;
};

/** Time to look at what a bot did; less if it does the same again. */
const showMove = async (sitting: Sitting, seat: Seat, move: Move): Promise<void> => {
  const { past, step } = sitting.public;
  const steps = Array.from({ length: step }, (_, i) => past.step(i)).filter((each) => each.seat !== CHANCE);
  const before = steps.at(-2);
  await showBots(sitting, before?.seat === seat && before.kind === kindOf(move) ? SHORT : PAUSE);
};

const personMoves = async (sitting: Sitting, seat: Seat): Promise<void> => {
  const { legal, step } = sitting.outlook(seat);
  const offer = sitting.screen.live && legal.some((move) => isGrave(sitting, move));
  if (offer && sitting.rescueOffered !== step) {
    sitting.rescueOffered = step;
    if (await offerRescue(sitting, seat)) return;
  }
  if (sitting.holder !== seat) await passDevice(sitting, seat);
  sitting.letPass = new Set(legal);
  const picture = sitting.picture(seat, true, sitting.askLine(seat));
  sitting.notice = [];
  await answer(sitting, seat, await sitting.screen.ask(picture, PROMPT));
};

/** Plays until the game is over; whoever leaves earlier throws Leave. */
export const runTable = async (sitting: Sitting): Promise<void> => {
  sitting.save();
  sitting.beforeBot = async (seat, move) =>
    // Whoever need not act steps in unasked.
    !has(sitting.public.mustAct, seat) || !(await offerInterrupt(sitting, seat, move));
  sitting.afterBot = (seat, move) => showMove(sitting, seat, move);
  for (;;) {
    await sitting.othersAct();
    if (sitting.isOver) return;
    await personMoves(sitting, sitting.nextPerson());
  }
};
