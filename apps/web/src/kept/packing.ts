/**
 * Texts in a link: UTF-8, deflate without a head, base64url. What a link holds is behind '#', which no server is sent.
 * Whoever reads one trusts nothing in it: not its letters, not its size.
 */
/** Characters of the largest text that is unpacked. A game has some thousands. */
const MOST = 1_000_000;

export type Problem = 'damaged' | 'large' | 'unable';
export class BadLink extends Error {
  constructor(readonly problem: Problem) {
    super(problem);
  }
}

const through = (bytes: BlobPart, transform: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([bytes])
    .stream()
    .pipeThrough(transform as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
/** Stops where it has become too much: a small link can unfold to gigabytes. */
const gather = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = stream.getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST) {
      void reader.cancel().catch(() => undefined);
      throw new BadLink('large');
    }
    parts.push(part.value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

export const pack = async (what: unknown): Promise<string> => {
  if (!('CompressionStream' in window)) throw new BadLink('unable');
  const bytes = await gather(through(JSON.stringify(what), new CompressionStream('deflate-raw')));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};
export const unpack = async (packed: string): Promise<unknown> => {
  if (!('DecompressionStream' in window)) throw new BadLink('unable');
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await gather(through(bytes, new DecompressionStream('deflate-raw')));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink('damaged');
  }
};
/** The address of a screen, as others can open it. */
export const linkTo = (...parts: readonly string[]): string =>
  `${location.href.replace(/#.*/, '')}#/${parts.join('/')}`;
