/** A tiny game for the kernel's own tests: seats draw numbers from a pile and lay them in ascending order. */
import {
  ALLOWED,
  bit,
  dark,
  type Game,
  held,
  type Own,
  open,
  popFrame,
  pushFrame,
  Rulebook,
  type Rules,
  type Stacked,
  shuffle,
  shuffleFrame,
} from '../src/index.ts';

type Steps = Stacked & { turn: number; line: number[]; hands: number[][]; pile: number[]; ended: number };

const CARD = { size: 10 };
const CARDS = { most: 9 };

export const steps: Game = {
  id: 'steps',
  version: 3,
  seats: { least: 1, most: 3 },
  features: [{ id: 'fog', bars: ['night'] }, { id: 'duel', seats: [2] }, { id: 'calm' }],
  layouts: [{ id: 'line' }],
  modes: [{ id: 'standard' }, { id: 'night' }],
  options: [
    { id: 'goal', values: [3, 5], standard: 3 },
    { id: 'thickness', values: [1, 2], standard: 1, needs: 'fog' },
  ],
  compose(setup): Rules<Steps> {
    const { seats, options } = setup;
    const book = new Rulebook<Steps, null>();
    book.slice<Own<Steps>>(
      {
        turn: open({ size: seats }),
        line: open(CARD, CARDS),
        hands: held({ ...CARD, words: { 9: 'nine' } }, CARDS),
        pile: dark(CARD, CARDS),
        ended: open(book.ended),
      },
      () => ({ turn: 0, line: [], hands: Array.from({ length: seats }, () => []), pile: [], ended: 0 }),
    );
    const wait = book.clause('wait', 'S1', (s) => ({ turn: s.turn }));
    const low = book.clause('too-low', 'S2', (s) => ({ last: s.line.at(-1)! }));
    const done = book.ending('goal', 'S3');
    const laid = book.event('laid', { name: 'seat', size: 3 }, { name: 'card', size: 10 });
    const drew = book.event('drew', { name: 'seat', size: 3 }, { name: 'card', size: 10, sight: 'owner' });
    const candidates = (s: Steps, _read: null, seat: number, _a: number, _b: number, out: Int32Array): number => {
      for (const [i, card] of s.hands[seat]!.entries()) out[i] = card;
      return s.hands[seat]!.length;
    };
    const lay = book.kind({
      name: 'lay',
      guards: book.every(),
      choices: [
        {
          name: 'card',
          size: 10,
          candidates,
          guards: book.every((s, _read, seat, card) =>
            s.hands[seat]!.includes(card) && card > (s.line.at(-1) ?? 0) ? ALLOWED : low,
          ),
        },
      ],
      act(s, seat, card, _b, _c, tell) {
        s.hands[seat] = s.hands[seat]!.filter((held_) => held_ !== card);
        s.line.push(card);
        tell?.(laid, seat, card, 0);
        if (s.line.length < options.goal!) return;
        popFrame(s);
        s.ended = done;
      },
    });
    const draw = book.kind({
      name: 'draw',
      guards: book.every((s) => (s.pile.length > 0 ? ALLOWED : low)),
      choices: [],
      act(s, seat, _a, _b, _c, tell) {
        const card = s.pile.pop()!;
        s.hands[seat]!.push(card);
        tell?.(drew, seat, card, 0);
        s.turn = (s.turn + 1) % seats;
      },
    });
    const threw = book.event('threw', { name: 'pips', size: 6 });
    const die = book.frame({
      id: 'die',
      outcomes: () => 6,
      roll(s, outcome, tell) {
        popFrame(s);
        tell?.(threw, outcome, 0, 0);
      },
    });
    const toss = book.kind({ name: 'throw', guards: book.every(), choices: [], act: (s) => pushFrame(s, die) });
    const kinds = options.dice === 1 ? [lay, draw, toss] : [lay, draw];
    const turn = book.frame({ id: 'turn', must: (s) => bit(s.turn), kinds, notYou: wait, notThis: wait });
    const deal = book.frame(
      shuffleFrame({ id: 'deal' }, (s, random) => {
        s.pile = shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9], random);
        for (const hand of s.hands) hand.push(s.pile.pop()!, s.pile.pop()!);
        pushFrame(s, turn);
      }),
    );
    const closed = book.close([[deal]], () => null);
    return {
      id: 'steps',
      version: 3,
      seats,
      setup,
      ...closed,
      outcome: (s) => (s.ended === 0 ? undefined : { kind: 'together', won: true, score: s.line.length, why: s.ended }),
      imagine: (view) => closed.copy(view, closed.start()),
      audit: (s) => (new Set(s.line).size === s.line.length ? undefined : 'a card lies twice'),
    };
  },
};

/** The same with a die that a seat may throw. */
export const dicey: Game = {
  ...steps,
  id: 'dicey',
  compose: (setup) => ({ ...steps.compose({ ...setup, options: { ...setup.options, dice: 1 } }), id: 'dicey' }),
};
