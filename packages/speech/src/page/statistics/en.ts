/** Games that are over, all together, in English. */
import { counted } from '../../grammar.ts';
import type { StatisticsSpeech } from './speech.ts';

const games = counted('en', 'game', 'games');
const steps = counted('en', 'step', 'steps');

export const statisticsEn = {
  title: 'Statistics',
  about:
    'Finished games of this browser, also those that you have deleted since. What was won after a marked take-back, or with a deal that somebody may have known, is not counted.',
  online: (n) => `Played at tables of this server and counted with them: ${games(n)}.`,
  none: 'No finished games yet.',
  columns: { won: 'Won', length: 'Length' },
  all: 'All together',
  plain: 'the plain game',
  played: games,
  won: (n, of, share) => `${n} of ${of} won (${share})`,
  bots: (share) => `Bots: ${share}`,
  streak: (now, longest) => `In a row: ${now}, at most ${longest}`,
  length: (middle, shortest, longest) =>
    shortest === longest ? steps(middle) : `${steps(middle)} (${shortest}\u2060–\u2060${longest})`,
  endings: 'How they ended',
  ending: 'Ending',
  times: 'Games',
  goals: (reached, of) => `Goals: ${reached} of ${of}`,
  goalsAbout: 'Each module and each choice won once. Nothing depends on it.',
  reached: 'won',
  notReached: 'open',
  anyWin: 'The first win',
  save: 'Save as a file',
  uncounted: (n) => `Not counted: ${games(n)}.`,
} satisfies StatisticsSpeech;
