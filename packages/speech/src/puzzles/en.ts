/** Puzzles, in English. */
import { counted } from '../grammar.ts';
import type { PuzzleSpeech } from './speech.ts';

const turns = counted('en', 'turn', 'turns');
const trips = counted('en', 'trip', 'trips');
const whatever = (forced: boolean): string => (forced ? ', whatever the others do' : '');

export const puzzlesEn = {
  title: 'Puzzles',
  titleOf: (game) => `Puzzles: ${game}`,
  about:
    'Positions from games that bots played, with open cards and dice that are told beforehand. For each of them a way to win was found and checked; any way that reaches the goal counts. The grade says how often our bots fail.',
  none: 'There are no puzzles for this game yet.',
  unknown: 'There is no such puzzle here.',
  number: (n) => `Puzzle ${n}`,
  grade: (n) => `Grade ${n} of 5`,
  done: 'solved',
  solvedOf: (solved, all) => `${solved} of ${all} solved`,
  goal: {
    turn: (n, forced) => `Win ${n === 1 ? 'in this turn' : `in ${turns(n)}`}${whatever(forced)}.`,
    trip: (n, forced) => `Win ${n === 1 ? 'by the end of this trip' : `in ${trips(n)}`}${whatever(forced)}.`,
  },
  left: { turn: (n) => `${turns(n)} left`, trip: (n) => `${trips(n)} left` },
  solved: 'Solved!',
  failed: 'Not solved this time. Take back or try again.',
  shown: 'That was the solution.',
  over: 'This try is over. Take back or try again.',
  openCards: 'Open cards',
  of: (thing, name) => `${thing} of ${name}`,
  fromTop: (label, cards) => `${label}, from the top: ${cards}.`,
  dice: 'The next dice',
  takeBack: 'Take back',
  again: 'Try again',
  solution: 'Solution',
  step: 'Next step',
  next: 'Next puzzle',
  all: 'All puzzles',
  commands: { again: 'again', solution: 'solution' },
  typed: { again: 'begin the puzzle again', solution: 'show the next step of the solution' },
} satisfies PuzzleSpeech;
