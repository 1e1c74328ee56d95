/**
 * ChaCha20 (RFC 8439): many numbers from a key that nobody can find again from the numbers. Our own, because a replay
 * must never change with a dependency and the browser's is asynchronous. Pinned by the vectors of the RFC.
 */
import { Draws, type Random } from './random.ts';

/** 'expand 32-byte k', as four numbers. */
const [C0, C1, C2, C3] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const DOUBLE_ROUNDS = 10;

export type Words = ArrayLike<number>;

/**
 * Writes one block of sixteen numbers: `key` has eight, `nonce` three. Sixteen variables and not a list: this is half of
 * what a shuffle costs, and a list takes three times as long.
 */
export const chachaBlock = (key: Words, counter: number, nonce: Words, out: Uint32Array): void => {
  const [k0, k1, k2, k3] = [key[0]! | 0, key[1]! | 0, key[2]! | 0, key[3]! | 0];
  const [k4, k5, k6, k7] = [key[4]! | 0, key[5]! | 0, key[6]! | 0, key[7]! | 0];
  const [n0, n1, n2] = [nonce[0]! | 0, nonce[1]! | 0, nonce[2]! | 0];
  let a0 = C0;
  let a1 = C1;
  let a2 = C2;
  let a3 = C3;
  let b0 = k0;
  let b1 = k1;
  let b2 = k2;
  let b3 = k3;
  let c0 = k4;
  let c1 = k5;
  let c2 = k6;
  let c3 = k7;
  let d0 = counter | 0;
  let d1 = n0;
  let d2 = n1;
  let d3 = n2;
  let x = 0;
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    // The four columns…
    a0 = (a0 + b0) | 0;
    x = d0 ^ a0;
    d0 = (x << 16) | (x >>> 16);
    c0 = (c0 + d0) | 0;
    x = b0 ^ c0;
    b0 = (x << 12) | (x >>> 20);
    a0 = (a0 + b0) | 0;
    x = d0 ^ a0;
    d0 = (x << 8) | (x >>> 24);
    c0 = (c0 + d0) | 0;
    x = b0 ^ c0;
    b0 = (x << 7) | (x >>> 25);

    a1 = (a1 + b1) | 0;
    x = d1 ^ a1;
    d1 = (x << 16) | (x >>> 16);
    c1 = (c1 + d1) | 0;
    x = b1 ^ c1;
    b1 = (x << 12) | (x >>> 20);
    a1 = (a1 + b1) | 0;
    x = d1 ^ a1;
    d1 = (x << 8) | (x >>> 24);
    c1 = (c1 + d1) | 0;
    x = b1 ^ c1;
    b1 = (x << 7) | (x >>> 25);

    a2 = (a2 + b2) | 0;
    x = d2 ^ a2;
    d2 = (x << 16) | (x >>> 16);
    c2 = (c2 + d2) | 0;
    x = b2 ^ c2;
    b2 = (x << 12) | (x >>> 20);
    a2 = (a2 + b2) | 0;
    x = d2 ^ a2;
    d2 = (x << 8) | (x >>> 24);
    c2 = (c2 + d2) | 0;
    x = b2 ^ c2;
    b2 = (x << 7) | (x >>> 25);

    a3 = (a3 + b3) | 0;
    x = d3 ^ a3;
    d3 = (x << 16) | (x >>> 16);
    c3 = (c3 + d3) | 0;
    x = b3 ^ c3;
    b3 = (x << 12) | (x >>> 20);
    a3 = (a3 + b3) | 0;
    x = d3 ^ a3;
    d3 = (x << 8) | (x >>> 24);
    c3 = (c3 + d3) | 0;
    x = b3 ^ c3;
    b3 = (x << 7) | (x >>> 25);

    // …then the four diagonals.
    a0 = (a0 + b1) | 0;
    x = d3 ^ a0;
    d3 = (x << 16) | (x >>> 16);
    c2 = (c2 + d3) | 0;
    x = b1 ^ c2;
    b1 = (x << 12) | (x >>> 20);
    a0 = (a0 + b1) | 0;
    x = d3 ^ a0;
    d3 = (x << 8) | (x >>> 24);
    c2 = (c2 + d3) | 0;
    x = b1 ^ c2;
    b1 = (x << 7) | (x >>> 25);

    a1 = (a1 + b2) | 0;
    x = d0 ^ a1;
    d0 = (x << 16) | (x >>> 16);
    c3 = (c3 + d0) | 0;
    x = b2 ^ c3;
    b2 = (x << 12) | (x >>> 20);
    a1 = (a1 + b2) | 0;
    x = d0 ^ a1;
    d0 = (x << 8) | (x >>> 24);
    c3 = (c3 + d0) | 0;
    x = b2 ^ c3;
    b2 = (x << 7) | (x >>> 25);

    a2 = (a2 + b3) | 0;
    x = d1 ^ a2;
    d1 = (x << 16) | (x >>> 16);
    c0 = (c0 + d1) | 0;
    x = b3 ^ c0;
    b3 = (x << 12) | (x >>> 20);
    a2 = (a2 + b3) | 0;
    x = d1 ^ a2;
    d1 = (x << 8) | (x >>> 24);
    c0 = (c0 + d1) | 0;
    x = b3 ^ c0;
    b3 = (x << 7) | (x >>> 25);

    a3 = (a3 + b0) | 0;
    x = d2 ^ a3;
    d2 = (x << 16) | (x >>> 16);
    c1 = (c1 + d2) | 0;
    x = b0 ^ c1;
    b0 = (x << 12) | (x >>> 20);
    a3 = (a3 + b0) | 0;
    x = d2 ^ a3;
    d2 = (x << 8) | (x >>> 24);
    c1 = (c1 + d2) | 0;
    x = b0 ^ c1;
    b0 = (x << 7) | (x >>> 25);
  }
  out[0] = a0 + C0;
  out[1] = a1 + C1;
  out[2] = a2 + C2;
  out[3] = a3 + C3;
  out[4] = b0 + k0;
  out[5] = b1 + k1;
  out[6] = b2 + k2;
  out[7] = b3 + k3;
  out[8] = c0 + k4;
  out[9] = c1 + k5;
  out[10] = c2 + k6;
  out[11] = c3 + k7;
  out[12] = d0 + counter;
  out[13] = d1 + n0;
  out[14] = d2 + n1;
  out[15] = d3 + n2;
};

const BLOCK = 16;
const NO_NONCE: Words = [0, 0, 0];

/** Every number that follows from a key, block after block. */
class KeyedRandom extends Draws {
  readonly #key: Words;
  readonly #nonce: Words;
  readonly #block = new Uint32Array(BLOCK);
  #counter = 0;
  #next = BLOCK;
  constructor(key: Words, nonce: Words) {
    super();
    this.#key = key;
    this.#nonce = nonce;
  }
  u32(): number {
    if (this.#next === BLOCK) {
      chachaBlock(this.#key, this.#counter++, this.#nonce, this.#block);
      this.#next = 0;
    }
    return this.#block[this.#next++]!;
  }
}

export const randomFromKey = (key: Words, nonce: Words = NO_NONCE): Random => new KeyedRandom(key, nonce);
