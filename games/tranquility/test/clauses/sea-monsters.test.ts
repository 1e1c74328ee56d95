import { randomFrom } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { MONSTER, WILD } from '../../rules/index.ts';
import { attempt, cells, type Drawn, ended, FULL, field, hands, lists, play, table, told, why } from '../draw.ts';

const monsters = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  table({ features: ['sea-monsters'], sea: '3 . 20 . . .', hands: ['30 40 monster', '60 61 62'], ...drawn });
/** A full sea, a Start lies, seat 0 is about to finish. */
const atTheEnd = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  monsters({ sea: FULL, hands: ['40 41 finish', '50 monster', '60 monster'], more: ['started: 0'], ...drawn });

describe('T6.2 Sea Monsters', () => {
  it.each([3, 4, 5])('T6.2 holds: %i are in the game', (count) => {
    const match = monsters({ options: { monsters: count } });
    const all = [...hands(match), ...lists(match, 'piles')].flat();
    expect(all.filter((card) => card === MONSTER)).toHaveLength(count);
  });
  it('T6.2 allows a Monster on any island: both leave the game, nothing is paid', () => {
    const match = play(monsters(), 'monster 3');
    expect(cells(match).slice(0, 3)).toEqual([3, 0, 0]);
    expect(field(match, 'devoured')).toEqual([20, MONSTER]);
    expect(told(match, 1)).toContain('devoured 0 20 2');
    expect(field(match, 'discards')).toEqual([[], []]);
    expect(hands(match)[0]).toHaveLength(5);
    expect(field(match, 'turn')).toBe(1);
  });
  it('T6.2 allows another island where one was devoured', () => {
    const match = play(monsters({ hands: ['30 40 monster', '21 61 62'] }), 'monster 3');
    expect(why(match, '1: place 21 3')).toBe('allowed');
  });
  it('T6.2 refuses it without a Monster or on an empty cell', () => {
    expect(why(monsters({ hands: ['30 40', '60'] }), 'monster 1')).toBe('T6.2 monster.none');
    expect(why(monsters(), 'monster 2')).toBe('T6.2 monster.no-island');
    expect(attempt(monsters(), 'monster 2')?.facts).toEqual({ cell: 1 });
    expect(why(monsters(), 'place monster 2')).toBe('T4.2 not-an-island');
  });
  it('T6.2 refuses it while a Start is in hand', () => {
    expect(why(monsters({ hands: ['30 monster start', '60'] }), 'monster 1')).toBe('T4.7 start-first');
  });
  it('T6.2 refuses a closed row, by Rocks or Purple', () => {
    const rocks = monsters({ features: ['jagged-rocks', 'sea-monsters'], more: ['rocks: 1'] });
    expect(why(rocks, 'monster 1')).toBe('T6.1 rocks.closed');
    const storm = { features: ['sea-monsters', 'storm-compass'] };
    expect(why(monsters({ ...storm, more: ['purples: 1 0 0 0 0 0'] }), 'monster 1')).toBe('T6.6 storm.purple');
    expect(why(monsters({ ...storm, more: ['purples: 0 1 0 0 0 0'] }), 'monster 1')).toBe('allowed');
  });
  it('T6.7 allows a Monster under Orange, wherever the island lies', () => {
    const match = monsters({ features: ['sea-monsters', 'storm-compass'], more: ['oranges: 1 0'] });
    expect(why(match, 'monster 1')).toBe('allowed');
    expect(why(match, 'place 30 36')).toBe('T6.7 storm.orange');
  });
  it('T6.1 holds: a row that a Monster opens does not bring the Rocks back', () => {
    const features = ['jagged-rocks', 'sea-monsters'];
    const match = monsters({ features, sea: FULL, hands: ['40 41 monster', '60 61'], more: ['rocks: gone'] });
    play(match, 'monster 1');
    expect(field(match, 'rocks')).toBe(6);
    expect(field(match, 'turn')).toBe(1);
  });
  it('T6.2 refuses to discard it: as an action, as a cost, with a whole hand', () => {
    expect(why(monsters({ hands: ['30 monster', '60'] }), 'discard')).toBe('T4.1 too-few-to-discard');
    expect(why(play(monsters(), 'discard'), 'drop monster')).toBe('T6.2 monster.kept');
    const dear = monsters({ hands: ['22 40 monster', '60'] });
    expect(why(dear, 'place 22 4')).toBe('T4.4 cost');
    expect(attempt(dear, 'place 22 4')?.facts).toMatchObject({ needed: 2, payable: 1 });
    const stormy = monsters({ features: ['sea-monsters', 'storm-compass'] });
    expect(why(stormy, 'discard-hand')).toBe('T6.9 discard-hand.kept');
  });
  it('T6.2 refuses it among the eight', () => {
    const match = play(monsters({ hands: ['30 40 monster start', '60 61 62 63', '70 71 72'] }), 'start');
    expect(match.ask(0)).toEqual({ id: 'pledge', facts: { round: 1, most: 2 } });
    expect(why(match, '0: pledge 3')).toBe('T4.9 pledge-too-high');
    play(match, '0: pledge 2', '1: pledge 3', '2: pledge 3', '0: drop 30');
    expect(why(match, '0: drop monster')).toBe('T6.2 monster.kept');
  });
  it('T4.10 holds: Monsters do not count toward the eight', () => {
    const short = monsters({ hands: ['30 40 monster start', '60 61 monster', '70 71 72'], piles: ['', '', ''] });
    expect(ended(play(short, 'start'))).toBe('start-unpaid');
  });
  it('T5.2 holds: alone, too, only what may be discarded goes for the Start', () => {
    const match = play(monsters({ hands: ['30 monster start'], piles: ['40 monster'] }), 'start');
    expect(match.ask(0)).toEqual({ id: 'share', facts: { left: 2 } });
    const none = play(monsters({ hands: ['monster start'], piles: [''] }), 'start');
    expect(none.ask(0)?.id).toBe('turn');
  });
  it('T6.1 refuses to keep the Rocks with a Monster', () => {
    const features = ['jagged-rocks', 'sea-monsters'];
    const match = play(monsters({ features, hands: ['30 40 monster', '60'], more: ['rocks: 5'] }), 'place 30 36');
    expect(why(match, 'stay')).toBe('T6.1 rocks.stay-costs-two');
  });
  it('T6.5 holds: under Yellow Monsters stay, even above three', () => {
    const features = ['sea-monsters', 'storm-compass'];
    const hand = '40 monster monster monster monster';
    const drawing = { features, options: { monsters: 4 }, frames: 'next; draw 0 0; storm 0 yellow' };
    const match = play(monsters({ ...drawing, hands: [hand, '60 61'] }), 'accept');
    expect(match.ask(0)).toEqual({ id: 'reduce', facts: { left: 1 } });
    expect(why(match, 'drop monster')).toBe('T6.2 monster.kept');
    play(match, 'drop 40');
    expect(hands(match)[0]).toEqual([MONSTER, MONSTER, MONSTER, MONSTER]);
  });
  it('T5.1 allows a Monster with a target as the only card, and refuses it on an empty sea', () => {
    const last = { hands: ['50 51', 'monster'], piles: ['', ''] };
    expect(play(monsters(last), 'place 50 36').outcome).toBeUndefined();
    const target = play(monsters({ ...last, hands: ['monster', 'monster'], sea: '3 . . . . .' }), 'monster 1');
    expect(ended(target)).toBe('stuck');
  });
});

describe('T6.3 the Finish and Monsters', () => {
  it('T6.3 allows the Finish when only piles hold Monsters', () => {
    expect(ended(play(atTheEnd({ hands: ['40 finish', '50', '60'] }), 'finish'))).toBe('won');
  });
  it('T6.3 refuses it while you hold one yourself', () => {
    const match = atTheEnd({ hands: ['40 monster finish', '50 51 finish', '60'] });
    expect(why(match, 'finish')).toBe('T6.3 monster.own-finish');
    // Playing it opens the sea again.
    expect(why(play(match, 'monster 36'), '1: finish')).toBe('T4.12 sea-not-full');
  });
  it('T6.3 holds: the holders are named, not how many they hold, and the Finish returns', () => {
    const match = play(atTheEnd({ hands: ['40 41 finish', '50 monster monster', '60 61', '70 monster'] }), 'finish');
    expect(told(match, 2).filter((event) => event.startsWith('monster-named'))).toEqual([
      'monster-named 1',
      'monster-named 3',
    ]);
    expect(told(match, 2)).toContain('finish-refused 0');
    expect(match.view('audience').monstersNamed).toBe(0b1010);
    expect(hands(match)[0]).toEqual([40, 41, 82]);
    expect(field(match, 'turn')).toBe(0);
    expect(match.outcome).toBeUndefined();
  });
  it('T6.3 refuses a second try in the same turn and allows it in a later one', () => {
    const match = play(atTheEnd({ hands: ['40 41 finish', '50 monster', '37 61 62'], piles: ['', '', ''] }), 'finish');
    expect(why(match, 'finish')).toBe('T6.3 monster.finish-tried');
    expect(why(match, 'discard')).toBe('allowed');
    play(match, 'discard', 'drop 40', 'drop 41', '1: monster 36');
    // Who was named and has played a Monster may hold no other.
    expect(match.view('audience').monstersNamed).toBe(0);
    play(match, '2: place 37 36', '2: drop 61', '2: drop 62');
    expect(ended(play(match, '0: finish'))).toBe('won');
  });
  it('T6.3 allows the next player to try a Finish at once', () => {
    const match = atTheEnd({ hands: ['40 41 finish', '50 51 finish', '60 monster'] });
    play(match, '0: finish', '0: discard', '0: drop 40', '0: drop 41');
    expect(why(match, '1: finish')).toBe('allowed');
  });
  it('T6.3 holds: without another action all lose', () => {
    const match = atTheEnd({ hands: ['finish', '50 monster', '60'], piles: ['', '', ''] });
    expect(ended(play(match, 'finish'))).toBe('stuck');
  });
  it('T6.3 holds: a Wild in hand is no Monster', () => {
    const features = ['sea-monsters', 'wild'];
    expect(ended(play(atTheEnd({ features, hands: ['40 wild finish', '50 wild', '60'] }), 'finish'))).toBe('won');
  });
  it('T6.3 refuses a Wild as the Finish just as well', () => {
    const features = ['sea-monsters', 'wild'];
    const own = atTheEnd({ features, hands: ['40 monster wild', '50', '60'] });
    expect(why(own, 'wild-finish')).toBe('T6.3 monster.own-finish');
    const match = play(atTheEnd({ features, hands: ['40 finish wild', '50 monster', '60'] }), 'wild-finish');
    expect(hands(match)[0]).toContain(WILD);
    expect(why(match, 'finish')).toBe('T6.3 monster.finish-tried');
  });
  it('T6.3 holds: what the table concludes from a refused Finish lasts until the Wild is played', () => {
    const match = table({
      features: ['jagged-rocks', 'sea-monsters', 'wild'],
      sea: FULL,
      hands: ['40 41 wild', '50 monster'],
      more: ['started: 0', 'rocks: 1'],
      options: { wilds: 1 },
    });
    const imagined = () => {
      const { rules } = match;
      return rules.imagine(match.view(1) as never, 1, randomFrom('seat 1')) as unknown as { hands: number[][] };
    };
    play(match, 'wild-finish');
    expect(imagined().hands[0]).toContain(WILD);
    expect(imagined().hands[0]).not.toContain(MONSTER);
    // Played as a Monster it is gone; nobody looks for it in the hand any more.
    play(match, 'wild-monster 8');
    expect(match.ask(0)?.id).toBe('rocks');
    expect(imagined().hands[0]).not.toContain(WILD);
    expect(match.rules.audit(imagined() as never)).toBeUndefined();
  });
});
