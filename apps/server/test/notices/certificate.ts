/** A certificate that signs itself, for a server on this machine that stands in for one elsewhere. */
import { createSign, generateKeyPairSync } from 'node:crypto';

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = body.length;
  const head = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), body]);
};
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const text = (tag: number, value: string): Buffer => der(tag, Buffer.from(value));

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** For a name that a URL may hold. */
export const certificateFor = (name: string): Certificate => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const who = sequence(der(0x31, sequence(oid('550403'), text(0x0c, name))));
  const names = der(0x04, sequence(text(0x82, name)));
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    who,
    sequence(text(0x17, '000101000000Z'), text(0x17, '491231235959Z')),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid('551d11'), names))),
  );
  const signature = createSign('SHA256').update(signed).sign(privateKey);
  const whole = sequence(signed, algorithm, der(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
};
