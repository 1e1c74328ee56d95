import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import type { Caller } from '../../src/http/caller.ts';
import { basesOf, type Interfaces, type Listening } from '../../src/http/share.ts';

const info = (family: 'IPv4' | 'IPv6', address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  netmask: '',
  mac: '',
  internal,
  cidr: null,
  ...(family === 'IPv6' ? { family, scopeid: 0 } : { family }),
});
const MACHINE: Interfaces = {
  lo: [info('IPv4', '127.0.0.1', true), info('IPv6', '::1', true)],
  wlan0: [info('IPv6', 'fe80::1'), info('IPv6', '2001:db8::5'), info('IPv4', '192.168.1.5')],
  eth1: [info('IPv4', '169.254.3.4')],
  docker0: [info('IPv4', '172.17.0.1')],
};
const basesAt = (listening: Listening, host: string, more: { secure?: boolean; publicUrl?: string } = {}): string[] => {
  const caller: Caller = { address: '', loopback: true, host, secure: more.secure ?? false, foreign: false };
  const publicUrl = more.publicUrl === undefined ? undefined : new URL(more.publicUrl);
  return basesOf({ publicUrl, trustProxy: false }, caller, listening, MACHINE);
};

test.each([
  ['this machine alone', undefined, 'localhost:3000', []],
  ['this machine alone, by number', '127.0.0.1', '127.0.0.1:3000', []],
  ['a second name of it', '127.0.0.2', '[::1]:3000', []],
  ['all of IPv4', '0.0.0.0', 'localhost:3000', ['http://192.168.1.5:3000/']],
  ['everything', '::', 'localhost:3000', ['http://192.168.1.5:3000/', 'http://[2001:db8::5]:3000/']],
  ['one address', '192.168.1.5', 'localhost:3000', ['http://192.168.1.5:3000/']],
  ['asked by a name', '0.0.0.0', 'attic.local:3000', ['http://attic.local:3000/', 'http://192.168.1.5:3000/']],
  ['asked by its address', '0.0.0.0', '192.168.1.5:3000', ['http://192.168.1.5:3000/']],
  ['behind a proxy', undefined, 'games.example.org', ['http://games.example.org/']],
] as const)('%s', (_, host, asked, bases) => {
  expect(basesAt({ host, port: 3000 }, asked)).toEqual(bases);
});

test('a public address stands alone', () => {
  const publicUrl = 'https://games.example.org';
  expect(basesAt({ host: '0.0.0.0', port: 3000 }, 'attic.local:3000', { publicUrl })).toEqual([
    'https://games.example.org/',
  ]);
});

test('what came over https is shared so, and port 80 is not named', () => {
  expect(basesAt({ host: undefined, port: 3000 }, 'games.example.org', { secure: true })).toEqual([
    'https://games.example.org/',
  ]);
  expect(basesAt({ host: '0.0.0.0', port: 80 }, 'localhost')).toEqual(['http://192.168.1.5/']);
});
