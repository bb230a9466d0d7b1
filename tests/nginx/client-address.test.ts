import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headOf, sendBytes } from '../attack/testing/raw-socket.ts';
import {
  type AttackedApp,
  startAttackedApp,
} from '../../packages/studio-server/src/resources/testing/start-attacked-app.ts';
import { type Nginx, startNginx } from './start-nginx.ts';

const LOAD_BALANCER = '127.0.0.9';
const STRANGER = '127.0.0.3';
const OPEN_REQUESTS = 200;
const EXCESS = 30;

let studio: AttackedApp;
beforeAll(async () => {
  studio = await startAttackedApp({}, { trustedProxies: ['loopback'] });
});
afterAll(() => studio?.close());

/** Removes the comment signs of the lines for a load balancer and writes its address. */
function behindLoadBalancer(text: string): string {
  const changed = text
    .replace('#set_real_ip_from 192.0.2.10;', `set_real_ip_from ${LOAD_BALANCER};`)
    .replace('#real_ip_header X-Forwarded-For;', 'real_ip_header X-Forwarded-For;')
    .replace('#real_ip_recursive on;', 'real_ip_recursive on;');
  if (/#\w+;?.*real_ip|#real_ip/.test(changed))
    throw new Error('deploy/nginx.conf has other lines for a load balancer.');
  return changed;
}

/**
 * Sends half of a request for each X-Forwarded-For at once. nginx waits for the rest, so that they stay open and only its own
 * limit counts.
 *
 * @returns how many it refused with 429
 */
async function refusedOf(nginx: Nginx, from: string, forwardedFor: readonly string[]): Promise<number> {
  const clients = forwardedFor.map((address) => {
    const headers = { authorization: 'Bearer mia', 'content-type': 'application/json', 'content-length': '1000' };
    const head = headOf('POST', '/api/v2/test/change', { ...headers, 'x-forwarded-for': address });
    return sendBytes(nginx.port, from, `${head}{"na`);
  });
  await sleep(800);
  const count = clients.filter(({ received }) => received().startsWith('HTTP/1.1 429 ')).length;
  for (const { socket } of clients) socket.destroy();
  await sleep(300);
  return count;
}

const addresses = (addressOf: (index: number) => string) =>
  Array.from({ length: OPEN_REQUESTS + EXCESS }, (_, index) => addressOf(index));
const hex = (index: number) => index.toString(16);

describe('without the lines for a load balancer', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(studio.port);
  });
  afterAll(() => nginx?.close());

  it('nobody escapes the limit with X-Forwarded-For', async () => {
    const claimed = addresses((index) => `198.51.100.${index}`);
    expect(await refusedOf(nginx, STRANGER, claimed)).toBe(EXCESS);
    expect(await nginx.logs()).toContain(`${STRANGER} [`);
    expect(await nginx.logs()).not.toContain('198.51.100.');
  });
});

describe('with the lines for a load balancer', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(studio.port, { site: behindLoadBalancer });
  });
  afterAll(() => nginx?.close());

  it.each([
    ['an IPv4 address', addresses(() => '198.51.100.7')],
    ['an IPv4 address in IPv6 form', addresses((index) => (index % 2 ? '198.51.100.8' : '::ffff:198.51.100.8'))],
    ['an IPv6 network in its long form', addresses((index) => `2001:db8:1:2:3:4:5:${hex(index)}`)],
    ['an IPv6 network of 56 bits', addresses((index) => `2001:db8:5:${hex(0x700 + index)}::1`)],
    ['an IPv6 network in its short form', addresses((index) => `2001:db8:1::${hex(index)}`)],
    [
      'an IPv6 network in both forms',
      addresses((index) => (index % 2 ? `2001:db8::${hex(index)}` : `2001:db8:0:0:7::${hex(index)}`)),
    ],
    [
      'an IPv6 network with leading zeros or without',
      addresses((index) => (index % 2 ? `2001:0db8:0002:0000::${hex(index)}` : `2001:db8:2::${hex(index)}`)),
    ],
    ['the last address of a chain', addresses((index) => `192.0.2.${index}, 198.51.100.9`)],
    ['the address before the load balancer', addresses((index) => `192.0.2.${index}, 198.51.100.10, ${LOAD_BALANCER}`)],
  ])('%s has 200 open requests', async (_who, forwardedFor) => {
    expect(await refusedOf(nginx, LOAD_BALANCER, forwardedFor)).toBe(EXCESS);
  });

  it.each([
    ['IPv4 addresses', addresses((index) => `198.51.100.${index}`)],
    ['IPv4 addresses in IPv6 form', addresses((index) => `::ffff:198.51.100.${index}`)],
    ['IPv6 networks', addresses((index) => `2001:db8:${hex(index)}::1`)],
    ['IPv6 networks of one /48', addresses((index) => `2001:db8:3:${hex(index)}00::1`)],
  ])('different %s do not count together', async (_who, forwardedFor) => {
    expect(await refusedOf(nginx, LOAD_BALANCER, forwardedFor)).toBe(0);
  });

  it('somebody else cannot claim an address', async () => {
    const claimed = addresses((index) => `198.51.100.${index}`);
    expect(await refusedOf(nginx, STRANGER, claimed)).toBe(EXCESS);
  });

  it('the log has the address of the client', async () => {
    await refusedOf(nginx, LOAD_BALANCER, ['198.51.100.77']);
    await expect.poll(() => nginx.logs()).toContain('198.51.100.77 [');
  });
});
