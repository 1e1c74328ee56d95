import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from '../src/bytes.ts';
import { chachaBlock, randomFromKey } from '../src/chacha.ts';
import { shuffle } from '../src/random.ts';

/** RFC 8439 writes numbers byte by byte, the lowest first. */
const words = (hex: string): number[] => {
  const view = new DataView(fromHex(hex)!.buffer);
  return Array.from({ length: view.byteLength / 4 }, (_, i) => view.getUint32(4 * i, true));
};
const hexOf = (list: Uint32Array): string => toHex(new Uint8Array(list.buffer));
const block = (key: string, counter: number, nonce: string): string => {
  const out = new Uint32Array(16);
  chachaBlock(words(key), counter, words(nonce), out);
  return hexOf(out);
};
const ZEROS = '00'.repeat(32);
const NO_NONCE = '00'.repeat(12);

describe('ChaCha20 gives the vectors of RFC 8439', () => {
  it('section 2.3.2', () => {
    const key = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    expect(block(key, 1, '000000090000004a00000000')).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });
  it.each([
    [
      ZEROS,
      0,
      NO_NONCE,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      ZEROS,
      1,
      NO_NONCE,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      `${'00'.repeat(31)}01`,
      1,
      NO_NONCE,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      `00ff${'00'.repeat(30)}`,
      2,
      NO_NONCE,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
    [
      ZEROS,
      0,
      `${'00'.repeat(11)}02`,
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7' +
        '8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    ],
  ])('appendix A.1: key %s, block %i, nonce %s', (key, counter, nonce, expected) => {
    expect(block(key, counter, nonce)).toBe(expected);
  });
});

describe('numbers from a key', () => {
  it('are the blocks one after another', () => {
    const random = randomFromKey(words(ZEROS));
    const drawn = Uint32Array.from({ length: 32 }, () => random.u32());
    expect(hexOf(drawn)).toBe(block(ZEROS, 0, NO_NONCE) + block(ZEROS, 1, NO_NONCE));
  });
  it('fall on every place of a list alike', () => {
    const random = randomFromKey([1, 2, 3, 4, 0, 0, 0, 0]);
    const ends = [0, 0, 0, 0, 0];
    for (let i = 0; i < 10_000; i++) ends[shuffle([0, 1, 2, 3, 4], random).indexOf(0)]!++;
    for (const times of ends) expect(Math.abs(times - 2000)).toBeLessThan(200);
  });
});
