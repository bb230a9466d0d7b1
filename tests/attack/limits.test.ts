import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AttackedApp,
  startAttackedApp,
  TRAFFIC_LIMITS,
} from '../../packages/studio-server/src/resources/testing/start-attacked-app.ts';
import { headOf, type RawClient, sendBytes } from './testing/raw-socket.ts';

// Limits of time are those of the product. The test owns the clock of bodies and readers; Node.js has that of heads.
// `npm run test:heavy` floods the server by the real clock.
const LIMITS = { requests: 100, requestsPerAddress: 20, connectionsPerAddress: 60 };
const { bodyTimeoutMs, stallTimeoutMs } = TRAFFIC_LIMITS;
/** How late the server notices that a time is over. */
const CHECK_MS = 1_000;
const ATTACKER = '127.0.0.2';
const COLLEAGUE = '127.0.0.3';
const FILE_BYTES = 8_000_000;

let studio: AttackedApp;
let clients: RawClient[] = [];
/** Open connections, as the server sees them. */
const connections = new Set<Socket>();

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  studio = await startAttackedApp(LIMITS, {}, { callsInFlight: 5 });
  studio.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
});
afterEach(async () => {
  for (const { socket } of clients) socket.destroy();
  clients = [];
  await eventually(() => connections.size).toBe(0);
});
afterAll(async () => {
  await studio?.close();
  vi.useRealTimers();
});

/** Polls without letting time pass: the interval of a poll does. */
const eventually = <Value>(read: () => Value) => expect.poll(read, { interval: 0 });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const attack = (bytes: string, from = ATTACKER) => {
  const client = sendBytes(studio.port, from, bytes);
  clients.push(client);
  return client;
};
/** Sends bytes, and resolves once the server has begun the request and has read all of them. */
async function attackBegun(bytes: string, from = ATTACKER) {
  const arrived = once(studio.server, 'request');
  const client = attack(bytes, from);
  const [incoming] = (await arrived) as [IncomingMessage];
  const hasAll = () =>
    eventually(() => incoming.socket.bytesRead - incoming.readableLength).toBe(client.socket.bytesWritten);
  await hasAll();
  return { client, hasAll };
}

const token = { authorization: 'Bearer mia' };
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
const half = (path: string, headers: Record<string, string>, body = 'a=b', method = 'POST') =>
  headOf(method, path, { ...headers, 'content-length': '1000' }) + body;
const halfJson = () => half('/api/v2/test/change', { ...token, ...json }, '{"na');

const colleagueToken = { authorization: 'Bearer ada' };
const quick = (from: string) => attack(headOf('GET', '/api/v2/test/quick', colleagueToken), from).status;
const uploadHead = (sizeBytes: number) => {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const key = `images/northline/${crypto.randomUUID()}.jpg`;
  const url = studio.store.links.upload({ key, contentType: 'image/jpeg', maxBytes: FILE_BYTES, expiresAt });
  const headers = { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob', 'content-length': String(sizeBytes) };
  return headOf('PUT', url, headers);
};

it('heads, requests and connections have the limits of the product', () => {
  const { headersTimeout, requestTimeout, maxConnections } = studio.server;
  expect({ headersTimeout, requestTimeout, maxConnections }).toEqual({
    headersTimeout: TRAFFIC_LIMITS.headTimeoutMs,
    requestTimeout: TRAFFIC_LIMITS.uploadTimeoutMs,
    maxConnections: TRAFFIC_LIMITS.connections,
  });
});

describe('half of a body is dropped after the time of a body', () => {
  it.each<[string, () => string]>([
    ['JSON of a call with a token', halfJson],
    ['a form of the token endpoint', () => half('/idp/token', urlEncoded)],
    ['a form of the sign-out', () => half('/idp/session/end/confirm', urlEncoded)],
    ['a form of a sign-in page', () => half('/idp/interaction/x', urlEncoded)],
    [
      'chunks without an end',
      () =>
        `${headOf('POST', '/api/v2/test/change', { ...token, ...json, 'transfer-encoding': 'chunked' })}4\r\n{"na\r\n`,
    ],
  ])('%s: 408', async (_case, bytes) => {
    const { client } = await attackBegun(bytes());
    await pass(bodyTimeoutMs - CHECK_MS);
    expect(client.received()).toBe('');
    await pass(2 * CHECK_MS);
    expect(await client.status).toBe(408);
    await client.closed;
  });

  it.each<[string, number, () => string]>([
    ['JSON of a call without a token', 401, () => half('/api/v2/test/change', json)],
    ['a form with a file, without a token', 401, () => half('/api/v2/test/form', form)],
    ['a file with a forged link', 403, () => half('/files/images/northline/a.jpg?sig=x', {}, 'a', 'PUT')],
    ['a body for a page', 200, () => half('/', {}, 'a', 'GET')],
    ['a body for an unknown path', 404, () => half('/api/v2/nothing', {})],
  ])('%s: %i before the time is over, then the connection is closed', async (_case, status, bytes) => {
    const client = attack(bytes());
    expect(await client.status).toBe(status);
    await pass(bodyTimeoutMs + CHECK_MS);
    await client.closed;
  });

  it('a 408 is in the words of the catalogue and closes the connection', async () => {
    const { client } = await attackBegun(halfJson());
    await pass(bodyTimeoutMs + CHECK_MS);
    await client.closed;
    expect(client.received()).toMatch(/connection: close/i);
    expect(client.received()).toContain('"name":"Request Timeout"');
    expect(client.received()).toContain('X-Content-Type-Options: nosniff');
  });
});

describe('uploads have time as long as bytes arrive', () => {
  it('a file in steps longer than the time of a body is stored', async () => {
    const { client, hasAll } = await attackBegun(uploadHead(6_000), COLLEAGUE);
    for (let step = 0; step < 3; step++) {
      await pass(bodyTimeoutMs + CHECK_MS);
      client.socket.write(Buffer.alloc(2_000, 7));
      await hasAll();
    }
    expect(await client.status).toBe(201);
  });

  it('a file without progress is dropped', async () => {
    const { client } = await attackBegun(`${uploadHead(6_000)}abc`);
    await eventually(() => readdir(studio.incomingFolder)).toHaveLength(1);
    await pass(stallTimeoutMs + 2 * CHECK_MS);
    expect(await client.status).toBe(408);
    await eventually(() => readdir(studio.incomingFolder)).toEqual([]);
  });

  it('a file byte by byte is dropped', async () => {
    const { client, hasAll } = await attackBegun(uploadHead(6_000));
    await eventually(() => readdir(studio.incomingFolder)).toHaveLength(1);
    for (let ms = 0; ms < stallTimeoutMs + 2 * CHECK_MS && client.received() === ''; ms += CHECK_MS) {
      client.socket.write('a');
      await hasAll();
      await pass(CHECK_MS);
    }
    expect(await client.status).toBe(408);
  });
});

it('a client that reads nothing of a file is dropped', async () => {
  const key = `images/northline/${crypto.randomUUID()}.jpg`;
  await studio.store.receive(
    key,
    Readable.from([Buffer.alloc(FILE_BYTES, 7)]),
    { maxBytes: FILE_BYTES },
    async () => undefined,
  );
  const arrived = once(studio.server, 'request');
  const client = attack(headOf('GET', studio.store.links.download(key, new Date(Date.now() + 3_600_000))));
  client.socket.pause();
  const [{ socket }] = (await arrived) as [IncomingMessage];
  await eventually(() => socket.writableLength).toBeGreaterThan(0);
  await eventually(async () => (await pass(stallTimeoutMs), socket.destroyed)).toBe(true);
  client.socket.resume();
  await client.closed;
  expect(client.received().length).toBeLessThan(FILE_BYTES);
});

describe('a body that is too large is rejected by its announced length', () => {
  it.each<[string, string, Record<string, string>]>([
    ['JSON', '/api/v2/test/change', { ...token, ...json }],
    ['a form with a file', '/api/v2/test/form', { ...token, ...form }],
    ['a sign-in form', '/idp/token', urlEncoded],
    ['a form of a sign-in page', '/idp/interaction/x', urlEncoded],
  ])('%s', async (_case, path, headers) => {
    const client = attack(headOf('POST', path, { ...headers, 'content-length': '900000000' }));
    expect(await client.status).toBe(413);
  });
});

describe('one address cannot take the places of others', () => {
  /** Number of these clients whose connection the server has closed or answered. */
  const refusedOf = (attackers: readonly RawClient[]) =>
    attackers.filter(({ socket, received }) => socket.destroyed || received() !== '').length;

  it.each<[string, () => string]>([
    ['half-open bodies of the sign-in', () => half('/idp/token', urlEncoded)],
    ['half-open bodies with a token', halfJson],
    ['half-open forms without a token', () => half('/api/v2/test/form', form)],
    ['half heads', () => 'GET / HTTP/1.1\r\nhost: local'],
    ['calls that take long', () => headOf('GET', '/api/v2/test/held', token)],
    ['slow readers with a queue of requests', () => headOf('GET', '/api/v2/openapi.json').repeat(5)],
  ])('more connections than it may have, with %s', async (_case, bytes) => {
    const attackers = Array.from({ length: LIMITS.connectionsPerAddress + 10 }, () => attack(bytes()));
    await eventually(() => attackers.filter(({ socket }) => socket.destroyed).length).toBeGreaterThanOrEqual(10);
    expect(await Promise.all([1, 2, 3].map(() => quick(COLLEAGUE)))).toEqual([200, 200, 200]);
  });

  it('requests above the limit of an address are 429 with Retry-After, and health checks are answered', async () => {
    const held = Array.from({ length: LIMITS.requestsPerAddress + 5 }, () => attack(half('/idp/token', urlEncoded)));
    await eventually(() => refusedOf(held)).toBe(5);
    const client = attack(headOf('GET', '/config.json'));
    expect(await client.status).toBe(429);
    expect(client.received()).toMatch(/retry-after: 2/i);
    expect(held.filter(({ received }) => received().startsWith('HTTP/1.1 5'))).toEqual([]);
    expect(await attack(headOf('GET', '/healthz')).status).toBe(200);
  });

  it('calls above the limit of a person are 429 with Retry-After, from any address', async () => {
    for (let index = 0; index < 5; index++)
      await attackBegun(headOf('GET', '/api/v2/test/held', token), `127.0.0.${10 + index}`);
    const asks = async () => (await attack(headOf('GET', '/api/v2/test/quick', token), '127.0.0.20').status) ?? 0;
    await eventually(asks).toBe(429);
    expect(clients.at(-1)!.received()).toMatch(/retry-after: 2/i);
    expect(await attack(headOf('GET', '/api/v2/test/quick', colleagueToken), '127.0.0.20').status).toBe(200);
  });

  it('places are free again when the attack ends', async () => {
    const held = Array.from({ length: LIMITS.requestsPerAddress + 1 }, () => attack(half('/idp/token', urlEncoded)));
    await eventually(() => refusedOf(held)).toBe(1);
    for (const { socket } of held) socket.destroy();
    await eventually(() => connections.size).toBe(0);
    expect(await quick(ATTACKER)).toBe(200);
  });
});
