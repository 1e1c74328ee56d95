/** What a table agrees on, question by question. Only what may be combined is offered, each with its sentence. */
import { log } from '@clack/prompts';
import { ceilingFor } from '@halcyon/bots/rates';
import { offeredBots, usualBot } from '@halcyon/catalog/bots';
import { loadRates } from '@halcyon/catalog/lazy';
import { gameWords, tableWords } from '@halcyon/catalog/words';
import {
  combinable,
  excludedBy,
  type Game,
  type ModuleInfo,
  nearest,
  optionsOffered,
  type SetupWish,
} from '@halcyon/kernel';
import { type GameSpeech, type Language, type Named, terminalWords } from '@halcyon/speech';
import { askText, chooseOne, chooseSome, type Offer, tell } from './questions.ts';
import { HUMAN } from './seating.ts';

type Names = Readonly<Record<string, Named>> | undefined;
const offersOf = (modules: readonly ModuleInfo[], names: Names): Offer<string>[] =>
  modules.map(({ id }) => ({ value: id, label: names?.[id]?.name ?? id, hint: names?.[id]?.about ?? '' }));

/** No question where there is no choice. */
const askModule = async (message: string, modules: readonly ModuleInfo[], names: Names): Promise<string[]> => {
  const [first, second] = modules;
  if (first === undefined) return [];
  return [second === undefined ? first.id : await chooseOne(message, offersOf(modules, names))];
};

const askFeatures = async (
  game: Game,
  base: readonly string[],
  seats: number,
  language: Language,
): Promise<string[]> => {
  const offered = combinable(game, game.features, base, seats);
  if (offered.length === 0) return [];
  const offers = offersOf(offered, gameWords(language, game.id)?.features);
  // A hint stands only behind the line under the cursor; before choosing people want to read all of them.
  for (const { label, hint } of offers) tell(`${label}: ${hint}`);
  const message = `${tableWords(language).menu.features} ${terminalWords(language).menu.chooseKeys}`;
  const names = offers.map(({ value, label }) => ({ value, label }));
  for (;;) {
    const chosen = await chooseSome(message, names);
    const barred = offered.filter(
      (module) => chosen.includes(module.id) && excludedBy(game, module, chosen).length > 0,
    );
    if (barred.length === 0) return chosen;
    const labels = names.filter(({ value }) => barred.some(({ id }) => id === value)).map(({ label }) => label);
    log.warn(terminalWords(language).menu.barred(labels.join(', ')));
  }
};

const askOptions = async (
  game: Game,
  modules: readonly string[],
  seats: number,
  words: GameSpeech | undefined,
  standardWord: string,
): Promise<Record<string, number>> => {
  const values: Record<string, number> = {};
  for (const { id, values: offered, standard } of optionsOffered(game, modules, seats)) {
    const about = words?.options[id];
    const offers = offered.map((value) => ({
      value,
      label: about?.value(value) ?? String(value),
      ...(value === standard && { hint: standardWord }),
    }));
    values[id] = await chooseOne(about ? `${about.name}. ${about.about}` : id, offers, standard);
  }
  return values;
};

export const askSetup = async (game: Game, language: Language): Promise<SetupWish & { readonly seats: number }> => {
  const { menu } = tableWords(language);
  const words = gameWords(language, game.id);
  const { least, most } = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const offers = counts.map((value) => ({ value, label: value === 1 ? menu.solo : menu.seatCount(value) }));
  const seats = await chooseOne(menu.seats, offers, Math.max(2, least));
  const mode = await askModule(menu.mode, combinable(game, game.modes, [], seats), words?.modes);
  const layout = await askModule(menu.layout, combinable(game, game.layouts, mode, seats), words?.layouts);
  const base = [...mode, ...layout];
  const features = await askFeatures(game, base, seats, language);
  const { standard } = terminalWords(language).menu;
  const options = await askOptions(game, [...base, ...features], seats, words, standard);
  const wish = { seats, mode: mode[0], layout: layout[0], features, options };
  const ceiling = ceilingFor((await loadRates(game.id)) ?? {}, nearest(game, wish));
  if (ceiling !== undefined) tell(menu.ceiling(ceiling));
  return wish;
};

export const askSeating = async (
  game: Game,
  seats: number,
  language: Language,
): Promise<{ readonly bots: readonly string[]; readonly names: readonly string[] }> => {
  const { menu, player } = tableWords(language);
  const own = terminalWords(language).menu;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  let bots = all.map((seat) => (seat === 0 ? HUMAN : usualBot(game.id)));
  const who =
    seats === 1
      ? 'alone'
      : await chooseOne(own.who, [
          { value: 'alone', label: own.alone },
          { value: 'everybody', label: own.everybody },
          { value: 'each', label: own.each },
        ]);
  if (who === 'everybody') bots = all.map(() => HUMAN);
  if (who === 'each') {
    const offers = [HUMAN, ...offeredBots(game.id)].map((value) => ({
      value,
      label: value === HUMAN ? menu.person : `${menu.bot}: ${value}`,
    }));
    for (const seat of all) bots[seat] = await chooseOne(`${own.seat(seat + 1)}. ${menu.whoSits}`, offers, bots[seat]!);
  }
  const names = all.map(() => '');
  const people = all.filter((seat) => bots[seat] === HUMAN);
  // One person is simply 'you'.
  if (people.length > 1) for (const seat of people) names[seat] = await askText(menu.name(seat + 1), player(seat + 1));
  return { bots, names };
};
