import { describe, expect, it } from 'vitest';
import { createProxyTrust, isProxyRange } from './trusted-proxies.ts';

describe('a proxy range is an IP address, a network, loopback or private', () => {
  it.each([
    ['10.0.0.7', true],
    ['10.0.0.0/8', true],
    ['fd00::/8', true],
    ['loopback', true],
    ['private', true],
    ['10.0.0.0/33', false],
    ['fd00::/129', false],
    ['10.0.0.0/8/8', false],
    ['10.0.0.0/', false],
    ['everybody', false],
    ['', false],
  ])('%s: %s', (range, isGood) => expect(isProxyRange(range)).toBe(isGood));
});

describe('only listed proxies are trusted', () => {
  const isTrusted = createProxyTrust(['loopback', '192.0.2.7', '10.1.0.0/16', '2001:db8::/32']);
  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['10.1.255.255', true],
    ['10.2.0.1', false],
    ['2001:db8:7::1', true],
    ['2001:db9::1', false],
    ['unknown', false],
    ['', false],
  ])('%s: %s', (address, isGood) => expect(isTrusted(address)).toBe(isGood));

  it('trusts nobody without a list', () => expect(createProxyTrust([])('127.0.0.1')).toBe(false));
});
