/**
 * SHA-256 (FIPS 180-4). Our own and not the browser's, which is asynchronous and absent on plain http, and because a seal
 * must never change with a dependency. Pinned by the vectors of the standard.
 */

const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
};
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (isPrime(n)) found.push(n);
  return found;
};
/** The standard takes its constants from the roots of primes: the first 32 bits behind the point. */
const fraction = (root: number): number => ((root % 1) * 0x100000000) | 0;
const ROUNDS = 64;
const K = Int32Array.from(primes(ROUNDS), (p) => fraction(Math.cbrt(p)));
const START = Int32Array.from(primes(8), (p) => fraction(Math.sqrt(p)));

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
const schedule = new Int32Array(ROUNDS);

const compress = (h: Int32Array, block: DataView, from: number): void => {
  const w = schedule;
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(from + 4 * i);
  for (let i = 16; i < ROUNDS; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, last = 0] = h;
  for (let i = 0; i < ROUNDS; i++) {
    const t1 = (last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    last = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, last].forEach((x, i) => {
    h[i] = (h[i]! + x) | 0;
  });
};

export const sha256 = (bytes: Uint8Array): Uint8Array => {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, i) => {
    padded.setUint8(i, byte);
  });
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 0x20000000));
  padded.setUint32(blocks * 64 - 4, bytes.length * 8);
  const h = START.slice();
  for (let i = 0; i < blocks; i++) compress(h, padded, 64 * i);
  const out = new DataView(new ArrayBuffer(32));
  h.forEach((x, i) => {
    out.setInt32(4 * i, x);
  });
  return new Uint8Array(out.buffer);
};
