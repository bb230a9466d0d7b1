import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/node.mjs';
import { type Namespace, startNamespace } from './start-namespace.ts';

const CLIENT = '127.0.0.2';
const COLLEAGUE = '127.0.0.3';
/** First and last IPv6 network of 64 bits in one of 56 bits, and the one after it. */
const NETWORK_START = '2001:db8:0:100::1';
const NETWORK_END = '2001:db8:0:1ff:ffff::1';
const NEXT_NETWORK = '2001:db8:0:200::1';
/** As `connectionsPerAddress` of the server. */
const LIMIT = 500;

let shipped: string;
let network: Namespace;
beforeEach(async () => {
  shipped = await readFile(join(root, 'deploy/studio.nft'), 'utf8');
  network = await startNamespace([NETWORK_START, NETWORK_END, NEXT_NETWORK]);
});
afterEach(() => network?.close());

/** Closes one connection and waits until the firewall counts one less. */
const expectRoomAfterClosing = async (from: string) => {
  await network.closeOne(from);
  await expect.poll(() => network.open(from, 1)).toBe(1);
  expect(await network.open(from, 1)).toBe(0);
};

describe('deploy/studio.nft', () => {
  beforeEach(() => network.load(shipped));

  it('refuses connection 501 of an IPv4 address until one closes', async () => {
    expect(await network.open(CLIENT, LIMIT)).toBe(LIMIT);
    expect(await network.open(CLIENT, 1)).toBe(0);
    await expectRoomAfterClosing(CLIENT);
  });

  it('lets another IPv4 address connect', async () => {
    expect(await network.open(CLIENT, LIMIT + 1)).toBe(LIMIT);
    expect(await network.open(COLLEAGUE, LIMIT + 1)).toBe(LIMIT);
  });

  it('counts the addresses of an IPv6 network of 56 bits together', async () => {
    expect(await network.open(NETWORK_START, LIMIT - 1)).toBe(LIMIT - 1);
    expect(await network.open(NETWORK_END, 2)).toBe(1);
    expect(await network.open(NETWORK_START, 1)).toBe(0);
    await expectRoomAfterClosing(NETWORK_END);
  });

  it('lets the next IPv6 network of 56 bits connect', async () => {
    expect(await network.open(NETWORK_END, LIMIT + 1)).toBe(LIMIT);
    expect(await network.open(NEXT_NETWORK, 1)).toBe(1);
  });

  it('counts ports 80 and 443 together, and no other port', async () => {
    expect(await network.open(CLIENT, LIMIT, 80)).toBe(LIMIT);
    expect(await network.open(CLIENT, 1, 443)).toBe(0);
    expect(await network.open(CLIENT, 1, 8080)).toBe(1);
  });
});

describe('deploy/studio.nft with changes of an operator', () => {
  it('has no limit for a listed load balancer', async () => {
    await network.load(
      shipped
        .replace('#elements = { 192.0.2.10 }', `elements = { ${CLIENT} }`)
        .replace('#elements = { 2001:db8::10 }', `elements = { ${NETWORK_START} }`),
    );
    expect(await network.open(CLIENT, LIMIT + 1)).toBe(LIMIT + 1);
    expect(await network.open(NETWORK_START, LIMIT + 1)).toBe(LIMIT + 1);
    expect(await network.open(COLLEAGUE, LIMIT + 1)).toBe(LIMIT);
    expect(await network.open(NETWORK_END, LIMIT + 1)).toBe(LIMIT);
  });

  it('replaces its own rules when it is loaded again, here with another port', async () => {
    await network.load(shipped);
    await network.load(shipped.replace('{ 80, 443 }', '{ 8080 }'));
    expect(await network.open(CLIENT, LIMIT + 1, 443)).toBe(LIMIT + 1);
    expect(await network.open(CLIENT, LIMIT + 1, 8080)).toBe(LIMIT);
  });
});
