import { isIPv6 } from 'node:net';
import { networkOf } from '../http/network-of.ts';

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
