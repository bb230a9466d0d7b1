import { BlockList, isIP } from 'node:net';

/** Named ranges: loopback, and private networks. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a text is an IP address, a network such as `10.0.0.0/8`, `loopback` or `private`. */
export function isProxyRange(text: string): boolean {
  if (text in NAMED) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 6 ? 128 : 32));
}

/**
 * Creates a function that reports whether an IP address is a trusted proxy, whose
 * `X-Forwarded-For` is used. IPv4-mapped IPv6 addresses (`::ffff:10.0.0.1`) match as IPv4.
 *
 * @param ranges each valid by {@link isProxyRange}; an empty list trusts nobody
 */
export function createProxyTrust(ranges: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const range of ranges.flatMap((each) => NAMED[each] ?? each)) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIP(plain) !== 0 && trusted.check(plain, familyOf(plain));
  };
}
