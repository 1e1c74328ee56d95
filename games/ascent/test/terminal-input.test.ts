/** The Ascent in the terminal: as it is typed. */
import { moveOf } from '@halcyon/terminal-kit/test-kit';
import { describe, expect, test } from 'vitest';
import { BRIDGE, GRASS_FIRE } from '../rules/index.ts';
import { HERD } from '../terminal/choices.ts';
import { table } from './draw.ts';
import { busy, cardOf, picture, terminal } from './terminal-table.ts';

const { clause, read, readAt, sceneAt } = terminal;

describe('typed lines', () => {
  const match = busy('g7 g8i s12 grass-fire bridge');
  test('a card is picked up by its letter and value; then row and place, or the number of the slot, lay it there', () => {
    expect(read('s12', match)).toEqual({ kind: 'select', value: cardOf('s12') });
    expect(read('s12 5 2', match)).toEqual(['place s12 32']);
    expect(read('s12 32', match)).toEqual(['place s12 32']);
    expect(read('place s12 5 2', match)).toEqual(['place s12 32']);
    expect(read('5 2', match, cardOf('s12'))).toEqual(['place s12 32']);
    expect(read('s12 1 9 pay g8 g7', match)).toEqual(['place s12 9', 'drop g7', 'drop g8i']);
  });
  test('an ibex that is held need not be said, nor the type of a value that is held only once', () => {
    expect(read('g8', match)).toEqual({ kind: 'select', value: cardOf('g8i') });
    expect(read('8', match)).toEqual({ kind: 'select', value: cardOf('g8i') });
    expect(read('7', busy('g7 r7 s12'))).toEqual({ kind: 'form', form: 'g7 | r7' });
  });
  test('types by the first letter of their name in the language of the reader', () => {
    const french = sceneAt(match, { language: 'fr' });
    expect(readAt('h7', french)).toEqual({ kind: 'select', value: cardOf('g7') });
    expect(readAt('g7', french)).toEqual({ kind: 'select', value: cardOf('g7') });
    expect(readAt('feu herbeux', french)).toEqual({ kind: 'select', value: GRASS_FIRE });
    expect(readAt('feu de camp herbeux', french)).toEqual({ kind: 'select', value: GRASS_FIRE });
    expect(readAt('Brücke', sceneAt(match, { language: 'de' }))).toEqual({ kind: 'select', value: BRIDGE });
  });
  test('a campfire: its terrain, then the new slot of that terrain, in one line or in two', () => {
    for (const name of ['fire', 'campfire', 'grass-fire', 'grass fire']) {
      expect(read(name, match), name).toEqual({ kind: 'select', value: GRASS_FIRE });
      expect(read(`${name} 1 2`, match), name).toEqual(['campfire grass-fire 2']);
    }
    expect(read('fire 1 2 2 6', match)).toEqual(['campfire grass-fire 2', 'lift 15']);
    expect(read('1 2', match, GRASS_FIRE)).toEqual(['campfire grass-fire 2']);
    expect(clause('fire', busy('g7 s12'))).toBe('A4.1 not-in-hand');
    expect(read('fire', busy('grass-fire snow-fire s12'))).toEqual({ kind: 'form', form: 'grass-fire | snow-fire' });
    const lit = busy('g7 g8i s12 grass-fire bridge');
    lit.play(0, moveOf(lit, 'campfire grass-fire 2'));
    expect(picture(lit)).toMatchInlineSnapshot(`
      "
                           ◇ Summit
                        8  ·1   ·2
                      7  ·1   ·2   ·3
                   6  ·1   ·2   ·3   ·4
                 5  g9λ  ·2   ·3   ·4   ·5
              4  g6  3r6   ·3   ·4   ·5   ·6
            3  g8  2s8   r8   4(2) ·5   ·6   ·7
         2  r5   g7   r▲   g2i  s4   ·6   ·7   ·8
       1  s10  g▲   r10  s12= r11  s11  ═══ 1g11  ·9
         ◇ 9-8-7  ◆ 10-11-12  ◇ 3-4-3
         g Grass  s Snow  r Rock  ▲ Campfire  ═══ Bridge
         = covered bridge  λ Hiker  i Ibex  2g7 Herd
      "
    `);
    expect(read('2 6', lit)).toEqual(['lift 15']);
    expect(read('lift 2 6', lit)).toEqual(['lift 15']);
    expect(clause('1 9', lit)).toBe('A4.10 not-higher');
    expect(clause('g7 2 6', lit)).toBe('A4.10 lift-first');
  });
  test('a herd: which one, then its way by sides, by slots, in one line or step by step', () => {
    expect(read('herd', match)).toEqual({ kind: 'select', value: HERD });
    expect(read('3 2', match, HERD)).toEqual(['herd 19']);
    expect(read('herd 3 2', match)).toEqual(['herd 19']);
    expect(read('herd 3 2 left right stop', match)).toEqual(['herd 19', 'up 25', 'up 31', 'stop']);
    expect(read('troupeau 3 2 droite repos', match, { language: 'fr' })).toEqual(['herd 19', 'up 26', 'stop']);
    const led = busy('g7 g8i s12 grass-fire bridge');
    led.play(0, moveOf(led, 'herd 19'));
    expect(picture(led)).toMatchInlineSnapshot(`
      "
                           ◇ Summit
                        8  ·1   ·2
                      7  ·1   ·2   ·3
                   6  ·1   ·2   ·3   ·4
                 5  g9λ  ·2   ·3   ·4   ·5
              4  (g6) (3i) ·3   ·4   ·5   ·6
            3  g8  2s8   r8   ·4   ·5   ·6   ·7
         2  r5   g7   r▲   g2i  s4   ·6   ·7   ·8
       1  s10  g10  r10  s12= r11  s11  ═══ 1g11  ·9
         ◇ 9-8-7  ◆ 10-11-12  ◇ 3-4-3
         g Grass  s Snow  r Rock  ▲ Campfire  ═══ Bridge
         = covered bridge  λ Hiker  i Ibex  2g7 Herd
      "
    `);
    expect(read('left', led)).toEqual(['up 25']);
    expect(read('r left rest', led)).toEqual(['up 26', 'up 31', 'stop']);
    expect(read('4 2', led)).toEqual(['up 26']);
    expect(read('up 4 1 stop', led)).toEqual(['up 25', 'stop']);
    expect(clause('stop', led)).toBe('A6.4 herd.climb-first');
    expect(clause('g7 1 9', led)).toBe('A6.4 herd.lead-first');
    led.play(0, moveOf(led, 'up 25'));
    // No slot lies up to the left of the edge.
    expect(clause('left', led)).toBe('A6.4 herd.not-above');
  });
  test('a summit that is to be dropped is no summit that is played', () => {
    const paying = busy('g7 s12 summit s2i');
    expect(read('summit', paying)).toEqual(['summit']);
    expect(clause('summit', paying)).toBe('A4.17 summit.not-full');
    paying.play(0, moveOf(paying, 'place s12 9'));
    expect(read('summit', paying)).toEqual(['drop summit']);
  });
});

describe('bad input', () => {
  const match = busy('g7 r9 s12 bridge');
  test.each([
    ['r7 1 9', 'A4.1 not-in-hand'],
    ['r7', 'A4.1 not-in-hand'],
    ['r9 4 3', 'A4.5 same-type'],
    ['r9 3 4', 'A4.5 same-type'],
    ['g7 1 3', 'A4.4 occupied'],
    ['g7 2 7', 'A4.4 not-next'],
    ['s12 2 6', 'A4.5 same-type'],
    ['g7 1 9', 'A4.5 same-type'],
    ['r9 2 6', 'A4.8 cost'],
    ['bridge 1 9', 'A4.15 bridge.edge'],
    ['grass-fire', 'A4.1 not-in-hand'],
    ['herd 1 1', 'A6.4 herd.none'],
    ['herd 1 8', 'A6.4 herd.no-way'],
    ['summit', 'A4.17 no-summit'],
  ])('%s: the rules say why not', (text, wanted) => {
    expect(clause(text, match)).toBe(wanted);
  });
  test('what is no card and no slot says how it is written, or is not known', () => {
    expect(read('g7 9 1', match)).toEqual({ kind: 'form', form: 'place g7 <row> <column>' });
    expect(read('bridge 3 9', match)).toEqual({ kind: 'form', form: 'bridge <row> <column>' });
    expect(read('herd here', match)).toEqual({ kind: 'form', form: 'herd <row> <column>' });
    for (const text of ['g13', 'g3i', 'x7', '3 2', 'climb', 'pay', 'd g7 99', '44'])
      expect(read(text, match), text).toEqual({ kind: 'unknown', text });
    const plain = table({ mountain: 'g7', hands: ['s7 s8', 's1'] });
    for (const text of ['herd', 'herd 1 1', 'grapple'])
      expect(read(text, plain), text).toEqual({ kind: 'unknown', text });
  });
  test('a lone climber has grapples as long as they last', () => {
    const solo = table({ mountain: 'g7', hands: ['s7 s8'], more: ['grapples: 0'] });
    expect(clause('grapple', solo)).toBe('A7.2 grapple.none');
  });
});
