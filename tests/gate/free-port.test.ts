import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';

it('a port that a program is told is not one that a connection can be given', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(Math.min(...ports)).toBeGreaterThan(10_080);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('a port that is in use is skipped', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const taken = (server.address() as AddressInfo).port;
  const free = await freePort();
  const picked = [taken, taken, free];
  expect(await freePort(() => picked.shift()!)).toBe(free);
  await expect(freePort(() => taken)).rejects.toThrow('100 ports from 20000 to 32767 are in use.');
  server.close();
});
