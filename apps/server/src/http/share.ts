/** Addresses of this house that others can reach: those of this machine for itself are of no use to anybody else. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Caller, Door } from './caller.ts';

/** Where the house hears. */
export interface Listening {
  readonly host: string | undefined;
  readonly port: number;
}

/** Bridges of containers and virtual machines: their addresses end at this machine. */
const INNER = /^(?:docker|br-|veth|virbr|cni|podman|vmnet|vboxnet|lxc)/;
const LOCAL = /^(?:localhost|.*\.localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0|\[::\]|)(?::\d+)?$/;
const GLOBAL = /^[23]/;

const isLocal = (host: string): boolean => LOCAL.test(host);

const inUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address);

export type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

const outside = (interfaces: Interfaces, both: boolean): string[] => {
  const all = Object.entries(interfaces)
    .filter(([name]) => !INNER.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('169.254.'));
  const four = all.filter(({ family }) => family === 'IPv4');
  const six = all.filter(({ family, address }) => both && family === 'IPv6' && GLOBAL.test(address));
  return [...four, ...six].map(({ address }) => address);
};

const heardAt = ({ host, port }: Listening, interfaces: Interfaces): string[] => {
  const end = port === 80 ? '' : `:${port}`;
  const everywhere = host === '0.0.0.0' || host === '::';
  const hosts = everywhere ? outside(interfaces, host === '::') : [host ?? 'localhost'];
  return hosts.map((each) => `${inUrl(each)}${end}`).filter((each) => !isLocal(each));
};

/** Each ends with a slash. What the host has said comes alone; else first the name by which the caller came. */
export const basesOf = (
  { publicUrl }: Door,
  { host, secure }: Caller,
  listening: Listening,
  interfaces: Interfaces = networkInterfaces(),
): string[] => {
  if (publicUrl) return [publicUrl.href];
  const here = isLocal(host) ? [] : [`${secure ? 'https' : 'http'}://${host}/`];
  return [...new Set([...here, ...heardAt(listening, interfaces).map((each) => `http://${each}/`)])];
};
