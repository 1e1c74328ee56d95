/**
 * Where the numbers of chance come from.
 *
 * A **seeded** source is fast and can be repeated: for tests and simulations. A **sealed** one is for play: its numbers
 * follow from a secret of 32 bytes, whose seal (SHA-256) stands in the log from the start and which is told at the end, so
 * that anybody can check that no number was chosen (proof.ts).
 */
import { fromHex, joinBytes, textBytes, toHex } from './bytes.ts';
import { randomFromKey, type Words } from './chacha.ts';
import { randomFrom, rollChance } from './random.ts';
import { sha256 } from './sha256.ts';

/** What a log says of the source of its numbers. */
export type Origin =
  /** Salts: what each seat threw in, so that the secret's owner alone could not choose the deal; none at one's own device. */
  | { readonly kind: 'seal'; readonly seal: string; readonly salts: readonly string[]; readonly secret?: Uint8Array }
  /** Typed by a person, who can know the deal: nothing is proved to anybody else. */
  | { readonly kind: 'seed'; readonly seed: string };

export interface ChanceSource {
  /**
   * A number below `outcomes`, or of 32 bits for 0. `ordinal`: how many chance steps stand before it in the game as it is;
   * `line`: how many take-backs so far took back a chance step. Both follow from the log, so a crash, a message sent twice
   * and a take-back without chance roll the same, and after a take-back over chance all that is to come is rolled anew:
   * nobody ever meets a number that was seen.
   */
  roll(outcomes: number, ordinal: number, line: number): number;
  /** Absent for numbers that nobody vouches for: lists and seeded sources of tests. */
  readonly origin?: Origin;
}

/** An agreed list first, then a seed. */
export const chanceFrom = (seed: string | number, list: readonly number[] = []): ChanceSource => {
  const random = randomFrom(String(seed));
  let next = 0;
  return { roll: (outcomes) => list[next++] ?? rollChance(outcomes, random) };
};

export const SECRET_BYTES = 32;
const tag = (text: string): Uint8Array => textBytes(`halcyon ${text}`);

/** Keyed by a secret and salts, whatever the log says of them. */
const keyed = (secret: Uint8Array, salts: readonly Uint8Array[]): ChanceSource['roll'] => {
  const bytes = new DataView(sha256(joinBytes([tag('chance'), secret, ...salts])).buffer);
  const key: Words = Array.from({ length: 8 }, (_, i) => bytes.getUint32(4 * i, true));
  return (outcomes, ordinal, line) => rollChance(outcomes, randomFromKey(key, [ordinal, line, 0]));
};

export const sealOf = (secret: Uint8Array): string => toHex(sha256(secret));

export const sealedChance = (secret: Uint8Array, salts: readonly Uint8Array[] = []): ChanceSource => {
  if (secret.length !== SECRET_BYTES) throw new Error(`a secret has ${SECRET_BYTES} bytes, not ${secret.length}`);
  return {
    roll: keyed(secret, salts),
    origin: { kind: 'seal', seal: sealOf(secret), salts: salts.map(toHex), secret },
  };
};
/**
 * The same from a text that a person typed: a deal to be had again, on another machine too. Words count and not what is
 * between them, because the seed stands in one line of the log.
 */
export const typedChance = (typed: string): ChanceSource => {
  const seed = typed.trim().split(/\s+/).join(' ');
  return { roll: keyed(sha256(joinBytes([tag('seed'), textBytes(seed)])), []), origin: { kind: 'seed', seed } };
};

/**
 * How a saved game goes on: under its own secret if that was kept, under its seed if a person typed one. A log that came
 * from elsewhere goes on under a fresh secret, because whoever wrote it may know what its own would bring.
 */
export const goOnUnder =
  (secret: Uint8Array | undefined, fresh: () => Uint8Array) =>
  (last: Origin | undefined): ChanceSource => {
    if (last?.kind === 'seed') return typedChance(last.seed);
    if (last === undefined || secret === undefined || sealOf(secret) !== last.seal) return sealedChance(fresh());
    return sealedChance(secret, saltsOf(last));
  };
/** What the seats threw in. */
export const saltsOf = ({ salts }: Extract<Origin, { kind: 'seal' }>): Uint8Array[] =>
  salts.map((salt) => fromHex(salt) ?? new Uint8Array());
