import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

export interface ServedFile {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Present where it is worth its headers. */
  readonly gzip?: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Its name holds a hash of its content, so this address never means anything else. */
  readonly hashed: boolean;
}

const TEXT = /^text\/|[/+](?:json|xml|javascript)\b/;
/** What its headers take, in bytes; a packed body must save more. */
const HEADERS = 64;

const readServed = (path: string, address: string): ServedFile => {
  const body = new Uint8Array(readFileSync(path));
  const type = getMimeType(path) ?? 'application/octet-stream';
  const gzip = TEXT.test(type) ? new Uint8Array(gzipSync(body, { level: 9 })) : undefined;
  return {
    type,
    body,
    ...(gzip && gzip.length + HEADERS < body.length && { gzip }),
    // Weak, because the packed and the plain body share it.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    // Vite's name for all that it gave a hash.
    hashed: address.startsWith('/assets/'),
  };
};

/**
 * Every file of the folder by its address. All are read at the start: no request reaches the disk, so none can leave the
 * folder, and an open page keeps finding its own files while a new build replaces them.
 */
export const readFolder = (folder: string): ReadonlyMap<string, ServedFile> => {
  const files = new Map<string, ServedFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${path.slice(join(folder, sep).length).replaceAll(sep, '/')}`;
    // Names with a dot in front are the builder's own notes.
    if (entry.isFile() && !address.includes('/.')) files.set(address, readServed(path, address));
  }
  const index = files.get('/index.html');
  if (index) files.set('/', index);
  return files;
};
