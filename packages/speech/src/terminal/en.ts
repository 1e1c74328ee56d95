/** The terminal in English. */
import { counted } from '../grammar.ts';
import type { TerminalSpeech } from './terminal-speech.ts';

const cells = counted('en', 'cell', 'cells');
const slots = counted('en', 'slot', 'slots');

export const terminal = {
  commands: {
    what: 'moves',
    why: '',
    rule: 'rules',
    undo: 'back u',
    events: 'news',
    log: '',
    hint: '',
    lang: 'language',
    save: '',
    help: '',
    quit: 'exit q',
  },
  help: {
    what: (example) => `show every move that begins so, for example ‘${example}’`,
    hint: 'what the best bot would do in your place',
    lang: 'change the language: lang en, lang fr, lang de',
    notation: (examples) => `moves as the log writes them always work: ${examples}`,
  },
  more: (n) => `… ${n} more (type ‘events’)`,
  bot: 'bot',
  youName: 'You',
  keys: '? your moves · a move as the list writes it · help · quit',
  form: (form) => `This move is written: ${form}`,
  whyForm: (example) => `Write the move after ‘why’: why ${example}`,
  allowed: (move) => `That is allowed: ${move}.`,
  stopped: (done, all) => `Done before that: ${done} of ${all} steps.`,
  noRule: (word, known) => `There is no rule ‘${word}’. Known: ${known}.`,
  hint: (move, notation) => `A bot would say: ${move}. (${notation})`,
  noHint: 'A bot would let it pass.',
  languages: (known) => `Languages: ${known}.`,
  mayStepIn: (name) => `Before ${name} acts, you may step in (‘?’ shows how). Enter: go on.`,
  notSaved: (reason) => `The game cannot be saved: ${reason}`,
  resumed: (game) => `${game}: the saved game goes on.`,
  putAside: (file) => `The unfinished game before is kept as ${file}`,
  broken: (reason, kept) => `The saved game cannot be read (${reason}). It is kept as ${kept}`,
  logAt: (file) => `The game as text: ${file}`,
  toResume: (command) => `The game is saved. To go on: ${command}`,
  menu: {
    what: 'What would you like?',
    fresh: 'A new game',
    alone: 'I play, bots on the other seats',
    everybody: 'People on all seats, at this device',
    each: 'Choose for each seat',
    who: 'Who plays?',
    standard: 'standard',
    chooseKeys: 'Space chooses, Enter goes on.',
    resume: (game) => `Go on with ${game}`,
    seat: (n) => `Seat ${n}`,
    barred: (names) => `These exclude each other: ${names}.`,
    noTerminal: (command) => `The menu needs a terminal. Without one: ${command}`,
  },
  cards: {
    hand: 'hand',
    pile: 'pile',
    gone: 'gone',
    cost: 'cost',
    payWords: 'pay',
  },
  tranquility: {
    rocks: 'Rocks',
    purple: 'Purple',
    cellsAre: 'Cells as row/column, in brackets the cards that it costs; (0) is free:',
    keys: {
      turn: 'card number: cells and costs · d: discard two · ?: moves · help',
      placing: 'row column: place it there · another card · Enter: put it back · help',
      drop: 'card numbers, for example 3 7: drop them · ?: moves · undo · help',
      pledge: 'a number: so many cards you give · ?: moves · help',
      row: 'a number: that row · ?: moves · help',
      name: 'a number: what the card stands for · ?: moves · help',
    },
    help: {
      pick: 'a card’s number shows its cells and costs; then row and column, or the number of the cell, places it',
      pay: 'drop several cards at once; ‘d 3 7’ discards two, ‘place 41 17 pay 3 7’ places and pays',
    },
    fits: (card, n) =>
      n === 0
        ? `${card} can go nowhere now.`
        : `${card} can go to ${cells(n)}. In brackets the cards that it costs; (0) is free.`,
    offers: (n) => `gives ${n}`,
    toEarn: (n) => `still to earn: ${n}`,
    mayStepIn: (name) => `Before ${name} acts, you may spend a Compass (‘?’ shows how). Enter: go on.`,
    wouldGiveUp: (name) => `${name} sees no way out and would give up. A Compass may help (‘?’). Enter: go on.`,
  },
  ascent: {
    cellsAre: 'Slots as row/place, in brackets the cards that it costs; (0) is free:',
    fires: ['grass fire', 'snow fire', 'rock fire'],
    typed: { fire: 'fire', herd: 'herd', left: 'left l', right: 'right r', stop: 'stop rest' },
    keys: {
      turn: 'a card (g7): slots, costs · d: discard two · ?: moves · help',
      placing: 'row place: lay it there · another card · Enter: put it back · help',
      choosing: 'row place: this one · a card · Enter: none of them · help',
      drop: 'cards, for example g7 s3: drop them · ?: moves · undo · help',
      lift: 'row place: the terrain goes there · ?: moves · undo · help',
      climb: 'left, right: climb (left left stop works too) · ?: moves · undo · help',
    },
    help: {
      pick: 'a card shows its slots and costs; then row and place, or the number of the slot, lays it there',
      pay: 'drop several cards at once; ‘d g7 s3’ discards two, ‘g7 3 2 pay s3 r5’ places and pays',
      fire: 'lay a campfire in row 2, place 3; its terrain goes to row 3, place 1',
      bridge: 'build a bridge in row 1, place 4',
      herd: 'show the herds; ‘herd 2 3’ leads the one in row 2, place 3',
      climb: 'the herd climbs two rows and rests',
    },
    fits: (card, n) =>
      n === 0
        ? `${card} can go nowhere now.`
        : `${card} can go to ${slots(n)}. In brackets the cards that it costs; (0) is free.`,
    houseData: (rule) =>
      `House data: the pictures of these cards are not available to us, so some values are our own (Rule ${rule}).`,
  },
} satisfies TerminalSpeech;
