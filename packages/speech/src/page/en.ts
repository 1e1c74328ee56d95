/** The page in English. */
import { counted } from '../grammar.ts';
import { keptEn } from './kept/en.ts';
import { keysEn } from './keys/en.ts';
import type { PageSpeech } from './page-speech.ts';
import { setupEn } from './setup/en.ts';

const cards = counted('en', 'card', 'cards');

const BOTS: Readonly<Record<string, string>> = {
  strong: 'a strong bot',
  heuristic: 'a thoughtful bot',
  novice: 'a bot that is still learning',
  random: 'a bot that plays at random',
};

export const pageEn = {
  tagline: 'A quiet home for board and card games',
  noAffiliation:
    'Titles are the games’ own. Halcyon is not affiliated with their publishers; pictures, words and code are ours.',
  home: 'Home',
  loading: 'One moment…',
  chooseGame: 'Choose a game',
  seats: (least, most) => `${least < most ? `${least}–` : ''}${most} players`,
  resume: 'Go on playing',
  stored: (game, step) => `${game}, step ${step}`,
  openLog: 'Open a game',
  daily: 'Today’s deals',
  statistics: 'Statistics',
  settings: 'Settings',
  yourTurn: 'Your turn',
  textTable: 'Table as text',
  pictureTable: 'Table as picture',
  close: 'Close',
  menu: 'Menu',
  goal: 'The goal',
  soFar: 'So far',
  seat: (n) => `Seat ${n}`,
  nameOf: (n) => `Name at seat ${n}`,
  botLevel: (name) => BOTS[name] ?? name,
  notWith: (names) => `Not together with ${names}`,
  board: 'The sea',
  hand: 'Your hand',
  handOf: (name) => `${name}’s hand`,
  seatAbout: (name, hand, pile, discards) =>
    `${name}: ${cards(hand)} in hand, ${pile} in the pile, ${discards} discarded`,
  cell({ where, there, before, after, card, cost, closed }) {
    if (there !== undefined) return `${where}, ${there}`;
    const between =
      before && after
        ? `, between ${before} and ${after}`
        : before
          ? `, after ${before}`
          : after
            ? `, before ${after}`
            : '';
    const price =
      card === undefined
        ? ''
        : cost === undefined
          ? `, not for ${card}`
          : cost === 0
            ? `, free for ${card}`
            : `, cost ${cost} for ${card}`;
    return `${where}, empty${between}${price}${closed.map((what) => `, closed by ${what}`).join('')}`;
  },
  handCard: (name, state) =>
    state === 'picked' ? `${name}, picked up` : state === 'marked' ? `${name}, to be discarded` : name,
  chosen: (n, of) => `${n} of ${of} chosen`,
  drop: (n) => (n === 1 ? 'Discard it' : `Discard these ${n}`),
  pickFirst: 'Pick up a card from your hand first.',
  more: 'More',
  actions: 'What you can do',
  pass: (name) => `Pass the device to ${name}`,
  passAbout: (name) => `Hands are secret. ${name} goes on when nobody else looks.`,
  iAm: (name) => `I am ${name}`,
  watching: 'You are watching.',
  leave: 'Leave the table',
  rules: 'Rules',
  rulesOf: (game) => `Rules: ${game}`,
  learn: 'Learn by playing',
  puzzles: 'Puzzles',
  learnOf: (game) => `Learn ${game} by playing`,
  lastTurns: 'What the others did',
  next: 'Next',
  signs: 'What the signs mean',
  setup: setupEn,
  kept: keptEn,
  keys: keysEn,
} satisfies PageSpeech;
