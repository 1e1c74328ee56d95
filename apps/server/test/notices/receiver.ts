/** A browser that takes push messages: what it tells a server, and how it opens what it gets (RFC 8188, 8291, 8292). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import type { PushWish } from '@halcyon/protocol/online';

export interface Receiver {
  readonly wish: PushWish;
  open(body: Uint8Array): string;
}

const concat = (...parts: (string | Uint8Array)[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)));
const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, size: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, size));

export const makeReceiver = (endpoint: string): Receiver => {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = Buffer.alloc(16, endpoint);
  return {
    wish: { endpoint, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } },
    open: (bytes) => {
      const body = Buffer.from(bytes);
      const salt = body.subarray(0, 16);
      const size = body[20]!;
      const sender = body.subarray(21, 21 + size);
      const sealed = body.subarray(21 + size);
      const key = derive(ecdh.computeSecret(sender), auth, concat('WebPush: info\0', own, sender), 32);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = concat(decipher.update(sealed.subarray(0, -16)), decipher.final());
      // A record ends with a 2, if it is the last, and zeros.
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
};

/** What a push service reads in the header, if the signature is that of the key. */
export const claimsOf = (authorization: string, publicKey: string): Record<string, unknown> => {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization)!;
  if (key !== publicKey) throw new Error('another key');
  const [head, claims, signature] = token!.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!right) throw new Error('signed by somebody else');
  return JSON.parse(Buffer.from(claims!, 'base64url').toString()) as Record<string, unknown>;
};
