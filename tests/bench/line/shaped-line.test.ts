import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Line, startLine } from './shaped-line.ts';

const closing: (() => unknown)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** The address of a server behind a line that answers with the number of bytes it got. */
async function addressBehind(line: Line): Promise<string> {
  const count = async (request: IncomingMessage) => {
    let bytes = 0;
    for await (const part of request) bytes += (part as Buffer).length;
    return bytes;
  };
  const server = createServer((request, reply) => void count(request).then((bytes) => reply.end(`${bytes}`)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const shaped = await startLine(line, (server.address() as AddressInfo).port);
  closing.push(
    shaped.close,
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${shaped.port}`;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begunMs = performance.now();
  await work();
  return (performance.now() - begunMs) / 1000;
}

it('delays a connection by a round trip for its handshake and another for its request', async () => {
  const address = await addressBehind({ rttMs: 100, bitsPerSecond: 1_000_000_000 });
  const seconds = await secondsOf(() => fetch(address));
  expect(seconds).toBeGreaterThanOrEqual(0.2);
  expect(await secondsOf(() => fetch(address))).toBeGreaterThanOrEqual(0.1);
});

it('limits all connections together to the rate of the line, and every byte arrives', async () => {
  const address = await addressBehind({ rttMs: 2, bitsPerSecond: 40_000_000 });
  const send = async () => (await fetch(address, { method: 'PUT', body: new Uint8Array(1_000_000) })).text();
  const replies: string[] = [];
  const seconds = await secondsOf(async () => replies.push(...(await Promise.all([send(), send(), send()]))));
  expect(replies).toEqual(['1000000', '1000000', '1000000']);
  // 3 MB at 5 MB/s. `npm run bench:line` checks that a line is no slower than its rate.
  expect(seconds).toBeGreaterThanOrEqual(0.58);
});
