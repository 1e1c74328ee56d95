/** The table in English. */
import { counted } from '../grammar.ts';
import type { TableSpeech } from './table-speech.ts';

const cards = counted('en', 'card', 'cards');
const points = counted('en', 'point', 'points');
const seats = counted('en', 'player', 'players');
const names = new Intl.ListFormat('en');
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

export const tableEn = {
  language: 'English',
  clauses: {
    over: 'The game is over.',
    'not-a-move': 'That isn’t a legal move here.',
    'chance-first': 'Chance comes first; nobody can act yet.',
  },
  marks: { R: 'our ruling', F: 'from outside the rule book', D: 'our own numbers' },
  rule: (id) => `Rule ${id}`,
  you: 'you',
  player: (n) => `Player ${n}`,
  bot: (n) => `Bot ${n}`,
  list: (list) => names.format(list),
  number: (n) => number.format(n),
  percent: (share) => percent.format(share),
  faceDown: (n) => `${n} face down`,
  cards,
  row: (row) => `row ${row}`,
  cell: (row, column) => `row ${row}, column ${column}`,
  cost: (n) => (n === 0 ? 'free' : `costs ${cards(n)}`),
  waitingFor: (list) => `Waiting for ${names.format(list)}`,
  thinking: (name) => `${name} is thinking…`,
  won: 'Won',
  lost: 'Lost',
  winners: (list) => `${list.length > 1 ? 'The win is shared by' : 'Won by'} ${names.format(list)}`,
  score: (n, best) => `Score: ${n}${best === undefined ? '' : ` of ${best}`}`,
  stillHeld: (held) => `Still in hand: ${names.format(held)}.`,
  points,
  pointsOf: (name, n) => `${name}: ${points(n)}`,
  labels: {
    pile: 'Pile',
    discards: 'Discards',
    free: 'free',
    moves: 'Your moves',
    news: 'What happened',
    table: 'The table',
    none: 'none',
    yes: 'Yes',
    no: 'No',
  },
  fields: {
    turn: 'Turn',
    cells: 'Board',
    hands: 'Hand',
    pile: 'Pile',
    piles: 'Pile',
    discard: 'Discards',
    discards: 'Discards',
    scores: 'Points',
    dice: 'Dice',
    played: 'Played',
  },
  menu: {
    seats: 'How many players?',
    solo: 'Alone',
    whoSits: 'Who plays here?',
    person: 'a person',
    bot: 'a bot',
    features: 'Which modules? None is fine for a first game.',
    layout: 'Which board?',
    mode: 'Which mode?',
    begin: 'Begin',
    name: (n) => `Name at seat ${n}`,
    ceiling: (most) => `At most ${most} of 100 such deals can be won, however well they are played.`,
    seatCount: (n) => seats(n),
  },
  prompts: {
    whatCanIDo: 'What can I do?',
  },
  undo: {
    offer: { free: 'Take back', agreed: 'Take back if all agree', alone: 'Take back, with a mark' },
    done: 'Taken back.',
    nothing: 'You have nothing to take back.',
    seen: (what) => `What came of it has been seen: ${what}`,
    mark: 'If it is taken back, the log and the result keep a mark, and the game is left out of all statistics.',
    anyway: 'Take it back all the same',
    leave: 'Keep my move',
    proposes: (name, what) => `${name} would like to take back: ${what}`,
    asks: (name) => `${name}, do you agree?`,
    agree: 'I agree',
    refuse: 'I would rather not',
    withdraw: 'Withdraw the request',
    agreed: 'Taken back because all agreed; the log says so.',
    refusedBy: (name) => `${name} would rather not take it back.`,
    marks: (n) =>
      n === 1
        ? 'Marked: a move was taken back once after its outcome had been seen.'
        : `Marked: ${n} times a move was taken back after its outcome had been seen.`,
  },
  notices: {
    silence: 'This game is played in silence: only the moves speak.',
    houseData: (rule) =>
      `Our own numbers: the reference card with the real rule is not available to us (Rule ${rule}).`,
  },
} satisfies TableSpeech;
