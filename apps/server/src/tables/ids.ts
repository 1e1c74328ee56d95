/** Names that nobody can guess: ids of tables, and keys for those who watch. */
import { createHash } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Times count from here: 40 bits of milliseconds reach to 2054. */
const EPOCH = Date.UTC(2020, 0, 1);
const LETTERS = 26;

/**
 * 26 letters of Crockford's alphabet: 10 bits of shard, 40 of time, so that tables of one hour lie together, and 80 that
 * nobody can guess. The shard is drawn too: tables spread over machines that may come later.
 */
export const newTableId = (now: number, bytes: (n: number) => Uint8Array): string => {
  const drawn = bytes(12);
  let bits = BigInt(((drawn[0]! << 8) | drawn[1]!) & 0x3ff);
  bits = (bits << 40n) | (BigInt(now - EPOCH) & 0xffffffffffn);
  for (const byte of drawn.subarray(2)) bits = (bits << 8n) | BigInt(byte);
  let letters = '';
  for (let i = 0; i < LETTERS; i++, bits >>= 5n) letters = ALPHABET[Number(bits & 31n)]! + letters;
  return letters;
};

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
/**
 * The key of a table's spectators. It follows from the table's secret, so that the link stays the same without being kept
 * anywhere; the store has its hash.
 */
export const watchKeyOf = (secret: string): string => sha256(`halcyon watch ${secret}`).toString('base64url');
export const watchHash = (key: string): string => sha256(key).toString('hex');
