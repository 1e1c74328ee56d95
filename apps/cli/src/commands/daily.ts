import { GAMES } from '@halcyon/catalog';
import { quickBots } from '@halcyon/catalog/bots';
import { gameWords, tableWords } from '@halcyon/catalog/words';
import { BadInput, type Game, type Setup } from '@halcyon/kernel';
import type { GameSpeech, Language } from '@halcyon/speech';
import { DAILY } from '@halcyon/speech/daily/index';
import { type DailyDeal, dailyDeal, dayAt, dayNumber, digestOf } from '@halcyon/table';
import type { Command } from '../command.ts';
import { print } from '../terminal.ts';
import { needGame } from '../wish.ts';
import { loadTable } from './play.ts';

const dayOf = (wished: string | undefined): string => {
  const today = dayAt(Date.now());
  if (wished === undefined) return today;
  if (dayNumber(wished) === undefined) throw new BadInput('date', `--date takes a day like ${today}, not '${wished}'`);
  if (wished > today) throw new BadInput('date', `${wished} has not come yet; today is ${today} (UTC)`);
  return wished;
};
const dealOn = (game: Game, day: string): DailyDeal => dailyDeal(game, day, quickBots(game.id));

/** What is not the standard. */
const modulesOf = ({ layouts, modes }: Game, { features, layout, mode }: Setup): string[] =>
  [...features, layout, mode].filter((id) => id !== layouts[0]?.id && id !== modes[0]?.id);
const nameOf = ({ features, layouts, modes }: GameSpeech, id: string): string | undefined =>
  (features[id] ?? layouts[id] ?? modes[id])?.name;
const inWords = (deal: DailyDeal, language: Language): string => {
  const { game, setup } = deal;
  const speech = gameWords(language, game.id);
  const words = DAILY[language];
  const modules = modulesOf(game, setup).map((id) => (speech && nameOf(speech, id)) ?? id);
  return [
    `${game.id}: ${speech?.title ?? game.id}`,
    setup.seats > 1 ? words.against(setup.seats - 1) : tableWords(language).menu.solo,
    ...(modules.length > 0 ? modules : [words.plain]),
    words.deal(digestOf(deal)),
  ].join(' · ');
};

export const dailyCommand: Command = {
  usage: 'daily [game]',
  about: 'play the deal of the day, the same for everybody; without a game it lists them',
  options: [
    ['--date <day>', 'the deal of a day that has been (standard: today, by UTC)'],
    ['--fast', 'bots do not pause'],
  ],
  examples: ['halcyon daily reef', 'halcyon daily ascent --date 2026-11-18'],
  async run({ args, flags, language }) {
    const day = dayOf(flags.text('date'));
    if (args[0] === undefined) {
      const { title, date } = DAILY[language];
      print(`${title}: ${date(dayNumber(day)!)}`, ...GAMES.map((game) => `  ${inWords(dealOn(game, day), language)}`));
      return 0;
    }
    const deal = dealOn(needGame(args[0]), day);
    const { playDaily } = await loadTable();
    return playDaily(deal, language, flags.is('fast'));
  },
};
