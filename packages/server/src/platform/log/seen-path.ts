import { isIPv6 } from 'node:net';
import { networkOf } from '../http/network-of.ts';

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isWord = /^[a-z]{1,16}(-[a-z]{1,16})*$/;

/**
 * The path of an address as the log has it: words and uuids. Anything else may be a code, a name or a key, and so may
 * whatever follows the `?`.
 *
 * @example pathForLog('/ticket/7K3M9Q2X?to=ada') // '/ticket/…'
 */
export function pathForLog(url: string): string {
  const [path = ''] = url.split('?', 1);
  const seen = path
    .split('/')
    .map((part) => (part === '' || isWord.test(part) || isUuid.test(part) ? part : '…'));
  return seen.join('/');
}

/**
 * Where a request came from, without saying from whom: the /24 of an IPv4 address, the /48 of an IPv6 address.
 *
 * @example addressForLog('192.0.2.7') // '192.0.2.0/24'
 */
export function addressForLog(address: string): string {
  const network = networkOf(address);
  if (isIPv6(network.replace('/64', ''))) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return network.replace(/\.\d+$/, '.0/24');
}
