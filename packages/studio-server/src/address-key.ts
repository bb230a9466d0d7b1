import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address that contain its network. */
const NETWORK_GROUPS = 4;
/** The bits of the last of them that belong to it. */
const LAST_GROUP_BITS = 0xff00;

/**
 * Returns the key under which the requests of an address are counted: an IPv4 address, or an IPv6 network of 56 bits. Most
 * providers give a household or an office a /56, so by /64 one subscriber would count as 256. Neighbours who have
 * a /64 each, such as phones, then share a key, like the many people behind one IPv4 address.
 *
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
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).map((group) => parseInt(group, 16));
  groups.push(groups.pop()! & LAST_GROUP_BITS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/56`;
}
