/**
 * Several set-ups in one call. A `/` says 'or', wherever a set-up is chosen: `--seats 2-4/6`, `--with wild/storm-compass,wild`,
 * `--set islandsRemoved=0/8`, `--bot random/heuristic`; `all` stands for all that there is. What the game does not allow is
 * no row, but everything that was typed must be part of one.
 */
import { botMaker } from '@halcyon/catalog/bots';
import { agree, BadInput, type Game, optionsOffered, type SetupWish } from '@halcyon/kernel';
import { modulesAlone, modulesOf, seatCounts } from '@halcyon/testkit';
import type { Flags } from '../flags.ts';
import type { Case } from './plan.ts';

const OR = '/';
const ALL = 'all';
const NONE = 'none';
const MOST_ROWS = 1000;

/** One name for all seats, or one for each. */
const botsFor = (wished: string, game: Game, seats: number): string[] => {
  const names = wished.split(',');
  if (names.length !== 1 && names.length !== seats) {
    const advice = `name one for all seats, or ${seats} separated by commas`;
    throw new BadInput(
      'bot',
      `${names.length} bots are named for ${seats} ${seats === 1 ? 'seat' : 'seats'}: ${advice}`,
    );
  }
  // A wrong name is told here and not by every thread.
  for (const name of names) botMaker(name, game.id);
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? names[0]!);
};

/** A value that was typed, and what it wishes for. */
interface Typed<Wish> {
  readonly wish: Wish;
}
const typed = <Wish>(wishes: readonly Wish[]): Typed<Wish>[] => wishes.map((wish) => ({ wish }));

const seatsTyped = (game: Game, flags: Flags): Typed<SetupWish>[] => {
  const text = flags.text('seats');
  if (text === undefined) return typed([{}]);
  if (text === ALL) return typed(seatCounts(game).map((seats) => ({ seats })));
  return typed(
    text.split(OR).flatMap((part) => {
      const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
      if (from === undefined || Number(to) < Number(from) || Number(to) - Number(from) > MOST_ROWS)
        throw new BadInput('seats', `--seats takes a number, not '${part}'; several are 2-4 or 2/4`);
      return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => ({ seats: Number(from) + i }));
    }),
  );
};

const modulesTyped = (game: Game, flags: Flags): Typed<SetupWish>[][] => {
  const given = (['with', 'layout', 'mode'] as const).filter((name) => flags.values[name] !== undefined);
  if (flags.is('alone')) {
    if (given.length > 0) throw new BadInput('alone', `--alone takes every module by itself, without --${given[0]}`);
    return [typed(modulesAlone(game).map(({ wish }) => wish))];
  }
  const oneOf = (name: 'layout' | 'mode', known: readonly { readonly id: string }[]): Typed<SetupWish>[] => {
    const text = flags.text(name);
    if (text === undefined) return typed([{}]);
    return typed((text === ALL ? known.map(({ id }) => id) : text.split(OR)).map((id) => ({ [name]: id })));
  };
  const features = given.includes('with')
    ? flags.list('with').join(',').split(OR).map(featuresOf)
    : [{ features: undefined }];
  return [typed(features), oneOf('layout', game.layouts), oneOf('mode', game.modes)];
};
const featuresOf = (text: string): SetupWish => ({
  features: text === NONE ? [] : text.split(',').filter((id) => id !== ''),
});

type OptionWish = readonly [id: string, value: number];
const optionsTyped = (game: Game, flags: Flags): Typed<OptionWish>[][] => {
  const byId = new Map<string, Typed<OptionWish>[]>();
  for (const word of flags.list('set')) {
    const [, id, text] = /^([^=]+)=(all|-?\d+(?:\/-?\d+)*)$/.exec(word) ?? [];
    if (id === undefined || text === undefined)
      throw new BadInput('options', `--set takes option=number, or several as option=0/4 or option=all, not '${word}'`);
    const known = game.options.find((option) => option.id === id)?.values ?? [0];
    const values = text === ALL ? known : text.split(OR).map(Number);
    byId.set(id, typed(values.map((value): OptionWish => [id, value])));
  }
  return [...byId.values()];
};

const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((all, list) => all.flatMap((some) => list.map((item) => [...some, item])), [[]]);

/** What is wrong with a wish, if anything is. */
const trouble = (judge: () => unknown): BadInput | undefined => {
  try {
    judge();
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
};

/** The rows of a call: bots, then modules, then options, and seats last, so that those stand together. */
export const casesOf = (game: Game, flags: Flags): Case[] => {
  const bots = typed((flags.text('bot') ?? 'random').split(OR));
  const seats = seatsTyped(game, flags);
  const modules = modulesTyped(game, flags);
  const options = optionsTyped(game, flags);
  const rows = new Map<string, Case>();
  const used = new Set<Typed<unknown>>();
  const refused = new Map<Typed<unknown>, BadInput>();
  const refuse = (values: readonly Typed<unknown>[], why: BadInput | undefined): void => {
    for (const value of values) if (why && !refused.has(value)) refused.set(value, why);
  };
  const add = (bot: Typed<string>, parts: readonly Typed<SetupWish>[], chosen: readonly Typed<OptionWish>[]): void => {
    const wish: SetupWish = Object.assign({}, ...parts.map((part) => part.wish));
    const bare = agree(game, wish);
    const offered = optionsOffered(game, modulesOf(bare), bare.seats).map(({ id }) => id);
    // An option of one module says nothing of a row without it.
    const apt = chosen.filter((option) => offered.includes(option.wish[0]));
    const setup = agree(game, { ...wish, options: Object.fromEntries(apt.map((option) => option.wish)) });
    const row = { setup, bots: botsFor(bot.wish, game, setup.seats) };
    rows.set(JSON.stringify([setup.seats, modulesOf(setup), Object.entries(setup.options), row.bots]), row);
    for (const value of [bot, ...parts, ...apt]) used.add(value);
    for (const option of chosen.filter((each) => !apt.includes(each)))
      refuse(
        [option],
        trouble(() => agree(game, { ...wish, options: Object.fromEntries([option.wish]) })),
      );
  };
  for (const bot of bots) {
    for (const module of product(modules)) {
      for (const option of product(options)) {
        for (const seat of seats) {
          const parts = [...module, seat];
          refuse(
            [bot, ...parts, ...option],
            trouble(() => add(bot, parts, option)),
          );
          if (rows.size > MOST_ROWS) throw new BadInput('seats', `these are more than ${MOST_ROWS} set-ups`);
        }
      }
    }
  }
  const idle = [...seats, ...modules.flat(), ...options.flat(), ...bots].find((value) => !used.has(value));
  if (idle) throw refused.get(idle)!;
  return [...rows.values()];
};
