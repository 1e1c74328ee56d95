/** The bots do what the card at the table says of them (why/words): one position for each line, where one shows it. */
import { decide } from '@halcyon/bots/decision';
import { type Match, outlookOf, printMove } from '@halcyon/kernel';
import { expect, it } from 'vitest';
import { ascentHeuristic } from '../bot/index.ts';
import { weightsOf } from '../bot/settings.ts';
import { newSurvey, readInto } from '../bot/survey.ts';
import { mountainOf } from '../look/mountain.ts';
import { play, table } from './draw.ts';

const choice = (match: Match, seat = 0): string => {
  const { rules } = match;
  return printMove(rules.moves, decide(ascentHeuristic(rules, seat), outlookOf(match, seat), 'card')!);
};

it('summit: a second one is the first card to go', () => {
  const match = table({ mountain: 'g3', hands: ['s4 g8 r9 summit summit', 's12 s11'] });
  expect(choice(play(match, '0: place s4 2'))).toBe('drop summit');
});
it('summit: the last one is worth the more the fuller the mountain is', () => {
  const worth = (mountain: string): number => {
    const match = table({ mountain, hands: ['s4 g8 r9 summit', 's12 s11'] });
    const survey = newSurvey(match.rules);
    readInto(survey, mountainOf(match.view(0)), 0, weightsOf(match.setup));
    return survey.lastSummit;
  };
  expect(worth('g3 s3 r3 g4 s5 r5 g6 s6 r6')).toBeGreaterThan(worth('g3'));
});
it('plenty: a card is dearer to whoever has few', () => {
  const price = (pile: string): number => {
    const match = table({ mountain: 'g3', hands: ['s4 g8 r9', 's12 s11'], piles: [pile, 'g1 g2'] });
    const survey = newSurvey(match.rules);
    readInto(survey, mountainOf(match.view(0)), 0, weightsOf(match.setup));
    return survey.price;
  };
  expect(price('')).toBeGreaterThan(1.5 * price('g4 g5 g6 g7 r3 r4 r5 r6 r7 s3 s5 s6 s7 s8 s9 g9 r8 r10 r11 g10'));
});
it('next: an empty mountain is begun with a low card', () => {
  const match = table({ hands: ['g2 s9 r10 s11 g12', 's12 s11'] });
  expect(choice(match)).toBe('place g2 1');
});
it('discard: what costs most to lay goes first', () => {
  const match = table({ mountain: 'g3', hands: ['s4 g5 r12 r5', 's12 s11'] });
  expect(choice(play(match, '0: place s4 2'))).toBe('drop r12');
});
