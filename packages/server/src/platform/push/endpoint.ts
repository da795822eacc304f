import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** The push services of the browsers; `*.` stands for any name below. More: TOPOUT_PUSH_SERVICES. */
export const knownServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
] as const;

/**
 * Whether this server may call an address that a device named: that of a known service, by https and on its usual port.
 */
export function isEndpoint(address: string, services: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    isIP(hostname) === 0 &&
    services.some((name) => (name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name))
  );
}

const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');
/** Of IPv6 only what is given out to the public is open, without the ranges that lead to something else. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(net, bits, 'ipv6');

/** Whether an address is somewhere in the internet, and not in this network or this machine. */
export function isPublic(address: string): boolean {
  if (isIPv6(address)) return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return isIP(address) !== 0 && !closed.check(address);
}

type Resolve = (host: string) => Promise<readonly { readonly address: string }[]>;

const byDns: Resolve = (host) => lookup(host, { all: true });

/**
 * Where to connect for an endpoint: asked each time, because a name may lead elsewhere tomorrow.
 *
 * @returns null if any of its addresses is not public
 */
export async function publicAddress(endpoint: string, resolve: Resolve = byDns): Promise<string | null> {
  const found = await resolve(new URL(endpoint).hostname);
  const [first] = found;
  return first && found.every(({ address }) => isPublic(address)) ? first.address : null;
}
