import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: one subscriber or one site. */
const NETWORK_GROUPS = 4;

/**
 * Returns the key under which the requests of an address are counted: an IPv4 address, or an IPv6 network of 64 bits.
 * IPv4-mapped IPv6 addresses (`::ffff:192.0.2.1`) count as IPv4.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  // An embedded IPv4 address at the end fills two groups.
  const afterCount = after.length + (after.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - afterCount }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
