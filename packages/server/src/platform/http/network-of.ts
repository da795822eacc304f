import { isIPv6 } from 'node:net';

/**
 * The key that limits count by: an IPv4 address, or the /64 of an IPv6 address, because every device has a
 * whole /64 to itself.
 *
 * @example networkOf('2001:db8::1') // '2001:db8:0:0::/64'
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  // An address that ends like IPv4 has one part fewer.
  const written = left.length + right.length + (bare.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array<string>(8 - written).fill('0');
  const parts = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16));
  return `${parts.join(':')}::/64`;
}
