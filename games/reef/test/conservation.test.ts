/** F1.1: nothing is lost and nothing is made; and if it were, the audit would say so. */
import { type AnyState, agree, frameNamed, MOST_MOVES, playOut, randomFrom } from '@halcyon/kernel';
import { randomPlayer } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import {
  BREEDING,
  broodsOf,
  COLOURS,
  CORAL,
  DECK,
  FACE_DOWN,
  GAP,
  reef,
  type State,
  WORMS_OF_EACH,
} from '../rules/index.ts';
import { stateOf, table } from './draw.ts';

const rules = reef.compose(agree(reef, { seats: 2 }));
const audit = (s: State): string | undefined => rules.audit(s as unknown as AnyState);

describe('the audit finds what is wrong', () => {
  const sound = (): State =>
    stateOf(
      table({
        sea: 'coral . water\ndown ?shark pearl\ndown\nshark',
        corals: ['red-male red+blue -', 'pink-female'],
        worms: ['red:3', 'blue'],
        pearls: [1, 0],
        sharks: [0, 2],
        discard: 'water coral',
      }),
    );
  const card = /^card \S+ lies in \d+ places, the game has \d+$/;
  it('nothing in a sound position, nor before the deal', () => {
    expect(audit(sound())).toBeUndefined();
    expect(audit(rules.start() as unknown as State)).toBeUndefined();
  });
  const spoilt: Readonly<Record<string, readonly [complaint: RegExp, spoil: (s: State) => unknown]>> = {
    'a card lost from the pile': [card, (s) => s.pile.pop()],
    'a card lost from the display': [card, (s) => s.sea.splice(0, 1, GAP)],
    'a card more in the discard': [card, (s) => s.discard.push(CORAL)],
    'a face that changed': [card, (s) => s.faces.splice(9, 1, CORAL)],
    'a pearl more': [card, (s) => s.pearls[0]!++],
    'a shark less': [card, (s) => s.sharks[1]!--],
    'a fish that changed its colour': [card, (s) => s.males[0]!.splice(0, 1, 5)],
    'a fish that changed its sex': [card, (s) => s.females[0]!.splice(0, 1, ...s.males[0]!.splice(0, 1, 0))],
    'a coral lost': [card, (s) => s.broods[1]!.pop()],
    'a breeding card twice': [card, (s) => s.breeding.splice(0, 1, s.breeding[1]!)],
    'a breeding card lost from the pile': [card, (s) => s.breedingPile.pop()],
    'a brood lost': [card, (s) => s.broods[0]!.splice(1, 1, 0)],
    'a worm more': [/^9 blue worms, not 8$/, (s) => s.worms[1]![3]!++],
    'a worm less': [/^7 pink worms, not 8$/, (s) => s.supply[5]!--],
    'a worm that changed its colour': [/^7 red worms, not 8$/, (s) => [s.worms[0]![0]!--, s.worms[0]![1]!++]],
    'a face under a card that lies open': [/^faces: a1 has a face/, (s) => s.faces.splice(0, 1, s.pile.pop()!)],
    'a face-down card without a face': [/^faces: b1 has a face/, (s) => s.pile.push(...s.faces.splice(8, 1, GAP))],
  };
  const frame = (name: string): number => frameNamed(rules, name);
  const impossible: typeof spoilt = {
    'corals that differ in number': [/^corals of seat 0 differ/, (s) => s.males[0]!.push(0)],
    'a brood with a fish': [/^broods: coral 2 of seat 0 holds/, (s) => s.males[0]!.splice(0, 2, 0, 1)],
    'a seat without a boat': [/^boats: seat 1 has its first/, (s) => s.boats.splice(1, 1, 0)],
    'a sixteenth boat': [/^boats: there are 15/, (s) => s.boats.fill(8)],
    'a card face down before a seat': [
      /^sea: a1 lies open/,
      (s) => [s.faces.splice(0, 1, s.sea[0]!), s.sea.splice(0, 1, FACE_DOWN)],
    ],
    'a third die': [/^dice: there are 2/, (s) => s.dice.push(0)],
    'a die thrown twice': [/^dice: there are 2/, (s) => s.frames.push(frame('die'), 0, 0, 0)],
    'a breeding card too few': [/^breeding: 4 cards lie open/, (s) => s.breedingPile.push(s.breeding.pop()!)],
    'a turn after the last': [
      /^turns: none may begin/,
      (s) => Object.assign(s, { turns: 300, frames: [frame('begin'), 0, 0, 0] }),
    ],
    'a fish that is delivered': [
      /^frames: what is paid for is not there/,
      (s) => s.frames.push(frame('deliver'), 1, 0, 0),
    ],
    'a card turned up that lies open': [/^frames: what is paid for/, (s) => s.frames.push(frame('reveal'), 0, 0, 0)],
    'a gap that is kept': [/^frames: what is paid for/, (s) => s.frames.push(frame('keep'), 25, 0, 0)],
    'a card before a seat that was turned up': [
      /^frames: what is paid for/,
      (s) => s.frames.push(frame('keep'), 0, 0, 0),
    ],
    'a card beyond the boats': [
      /^frames: no boat lies where/,
      (s) => [s.boats.fill(1), s.frames.push(frame('reveal'), 9, 0, 0)],
    ],
    'a coral that is not there': [/^frames: what is paid for/, (s) => s.frames.push(frame('land'), 0, 4, 0)],
    'a price that cannot be paid': [/^frames: the price cannot be paid/, (s) => s.frames.push(frame('pay'), 3, 1, 3)],
    'a price of nothing': [/^frames: the price cannot be paid/, (s) => s.frames.push(frame('pay'), 0, 0, 3)],
    'a worm shared with oneself': [/^frames: one worm is shared/, (s) => s.frames.push(frame('share'), 0, 1, 0)],
    'a substitute for the other': [/^frames: one worm is shared/, (s) => s.frames.push(frame('substitute'), 1, 1, 0)],
  };
  it.each(Object.entries({ ...spoilt, ...impossible }))('%s', (_, [complaint, spoil]) => {
    const s = sound();
    spoil(s);
    expect(audit(s)).toMatch(complaint);
  });
});

describe('whole games keep', () => {
  it.each(['ebb', 'flood'])('every card, every breeding card and every worm: %s', (seed) => {
    const s = rules.start() as unknown as State;
    const counted = (): void => {
      if (s.pile.length + s.discard.length === 0 && s.turns === 0) return;
      const corals = s.broods.flat();
      const fish = [...s.males, ...s.females].flat().filter((there) => there > 0);
      const lying = s.sea.filter((there) => there !== GAP).length;
      const before = [...s.pearls, ...s.sharks].reduce((sum, n) => sum + n, corals.length + fish.length);
      expect(lying + before + s.pile.length + s.discard.length).toBe(DECK.length);
      expect(s.faces.filter((face) => face !== GAP)).toHaveLength(s.sea.filter((there) => there === FACE_DOWN).length);
      const broods = broodsOf(s, 0) + broodsOf(s, 1);
      expect(s.breeding.length + s.breedingPile.length + broods).toBe(BREEDING.length);
      for (const colour of COLOURS.keys())
        expect(s.supply[colour]! + s.worms[0]![colour]! + s.worms[1]![colour]!).toBe(WORMS_OF_EACH);
    };
    const random = randomFrom(seed);
    const watched = {
      ...rules,
      apply(...args: Parameters<typeof rules.apply>): void {
        rules.apply(...args);
        counted();
      },
    };
    playOut(
      watched,
      s as unknown as AnyState,
      random,
      (_rules, _s, _seat, moves, count) => randomPlayer(Array.from(moves.subarray(0, count)), random),
      new Int32Array(MOST_MOVES),
    );
    expect(s.ended).toBeGreaterThan(0);
  });
});
