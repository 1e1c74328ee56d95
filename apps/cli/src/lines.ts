/**
 * The lines of a stream, as they come. Only '\n' ends a line (JSON may hold what readline takes for one), '\r' before
 * it is dropped, and bytes that are no UTF-8 become '\ufffd', so that rubbish is a line like any other.
 */
const NEWLINE = 0x0a;

const textOf = (parts: readonly Uint8Array[]): string => Buffer.concat(parts).toString('utf8').replace(/\r$/, '');

/** The whole lines of each chunk; what is left without a newline at the end of the stream is a line too. */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  let open: Uint8Array[] = [];
  for await (const chunk of stream) {
    const lines: string[] = [];
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      lines.push(textOf([...open, chunk.subarray(from, at)]));
      open = [];
      from = at + 1;
    }
    if (from < chunk.length) open.push(chunk.subarray(from));
    yield lines;
  }
  if (open.length > 0) yield [textOf(open)];
}
