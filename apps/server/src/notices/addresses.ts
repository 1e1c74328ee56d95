/** Where an address of the internet protocol leads to, by the registries of IANA for special purposes. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** 'never': nobody has a webhook there, whatever the person who runs the house allows. */
export type Reach = 'public' | 'private' | 'loopback' | 'never';

const listOf = (...networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address, bits] = network.split('/');
    list.addSubnet(address!, Number(bits), isIPv4(address!) ? 'ipv4' : 'ipv6');
  }
  return list;
};

const LOOPBACK_4 = listOf('127.0.0.0/8');
const PRIVATE_4 = listOf('10.0.0.0/8', '100.64.0.0/10', '172.16.0.0/12', '192.168.0.0/16');
const NEVER_4 = listOf(
  '0.0.0.0/8',
  // Also where clouds tell secrets to whoever asks: 169.254.169.254.
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
);
/** All that was ever given to the public… */
const GIVEN_6 = listOf('2000::/3');
/** …but for tunnels, examples and protocols. */
const NEVER_6 = listOf('2001::/23', '2001:db8::/32', '3fff::/20');
const LOOPBACK_6 = listOf('::1/128');
const PRIVATE_6 = listOf('fc00::/7');
const MAPPED = listOf('::ffff:0:0/96');
/** Networks that lead to an address of IPv4, and the group where that begins. */
const EMBEDDING: readonly (readonly [BlockList, number])[] = [
  [listOf('64:ff9b::/96'), 6],
  [listOf('2002::/16'), 1],
];

/** All eight numbers of an address. */
const groupsOf = (address: string): number[] => {
  // As a URL writes it: no dots, no capitals.
  const [head = [], tail] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))));
  return tail === undefined ? head : [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
};
const embedded = (address: string, at: number): string =>
  groupsOf(address)
    .slice(at, at + 2)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');

const reachOf4 = (address: string): Reach => {
  if (LOOPBACK_4.check(address)) return 'loopback';
  if (PRIVATE_4.check(address)) return 'private';
  return NEVER_4.check(address) ? 'never' : 'public';
};
const reachOf6 = (address: string): Reach => {
  const within = (list: BlockList): boolean => list.check(address, 'ipv6');
  if (within(MAPPED)) return reachOf4(embedded(address, 6));
  const embedding = EMBEDDING.find(([list]) => within(list));
  if (embedding) return reachOf4(embedded(address, embedding[1])) === 'public' ? 'public' : 'never';
  if (within(LOOPBACK_6)) return 'loopback';
  if (within(PRIVATE_6)) return 'private';
  return within(GIVEN_6) && !within(NEVER_6) ? 'public' : 'never';
};

/** Of an address that names a network card, or is none: never. */
export const reachOf = (address: string): Reach => {
  if (isIPv4(address)) return reachOf4(address);
  return isIPv6(address) && !address.includes('%') ? reachOf6(address) : 'never';
};

/**
 * Whether it lies in one of these networks, written as 192.0.2.1/24. Of the house's own networks: what listens there
 * trusts its neighbours, and behind a firewall even public addresses are private.
 */
export const isWithin = (address: string, networks: readonly string[]): boolean => {
  const list = listOf(...networks);
  return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
};
