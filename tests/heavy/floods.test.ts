import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { headOf, type RawClient, sendBytes } from '../attack/testing/raw-socket.ts';
import {
  type AttackedApp,
  startAttackedApp,
} from '../../packages/studio-server/src/resources/testing/start-attacked-app.ts';

// Short limits by the real clock, and many more connections than they allow. `tests/attack/limits.test.ts` has the rules.
const LIMITS = {
  requests: 100,
  requestsPerAddress: 20,
  connectionsPerAddress: 60,
  headTimeoutMs: 1_000,
  bodyTimeoutMs: 1_500,
  uploadTimeoutMs: 20_000,
  stallTimeoutMs: 2_500,
};
/** How late a limit may take effect: bodies are checked every second, heads every few. */
const LATE_MS = 6_000;
const ATTACKER = '127.0.0.2';
const COLLEAGUE = '127.0.0.3';
const FILE_BYTES = 8_000_000;

let studio: AttackedApp;
let clients: RawClient[] = [];

beforeAll(async () => {
  studio = await startAttackedApp(LIMITS, {}, { callsInFlight: 5 });
});
afterEach(() => {
  for (const { socket } of clients) socket.destroy();
  clients = [];
});
afterAll(() => studio?.close());

const attack = (bytes: string, from = ATTACKER) => {
  const client = sendBytes(studio.port, from, bytes);
  clients.push(client);
  return client;
};

const token = { authorization: 'Bearer mia' };
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
const half = (path: string, headers: Record<string, string>, body = 'a=b') =>
  headOf('POST', path, { ...headers, 'content-length': '1000' }) + body;
const halfJson = () => half('/api/v2/test/change', { ...token, ...json }, '{"na');
const newKey = () => `images/northline/${crypto.randomUUID()}.jpg`;
const inAMinute = () => new Date(Date.now() + 60_000);
const uploadHead = (sizeBytes: number) => {
  const upload = { key: newKey(), contentType: 'image/jpeg', maxBytes: FILE_BYTES, expiresAt: inAMinute() };
  const headers = { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob', 'content-length': String(sizeBytes) };
  return headOf('PUT', studio.store.links.upload(upload), headers);
};

describe('a connection ends soon after its limit', () => {
  it.each<[string, number, () => string]>([
    ['half of a body', LIMITS.bodyTimeoutMs, halfJson],
    ['a file without progress', LIMITS.stallTimeoutMs, () => `${uploadHead(6_000)}abc`],
    ['half of a head', LIMITS.headTimeoutMs, () => 'GET / HTTP/1.1\r\nhost: local'],
    ['nothing at all', LIMITS.headTimeoutMs, () => ''],
  ])('with %s: %i ms', async (_case, limitMs, bytes) => {
    const openMs = await attack(bytes()).closed;
    expect(openMs).toBeGreaterThan(limitMs - 500);
    expect(openMs).toBeLessThan(limitMs + LATE_MS);
  });

  it('with a file byte by byte', async () => {
    const client = attack(uploadHead(6_000));
    const trickle = setInterval(() => client.socket.write('a'), 200);
    expect(await client.status.finally(() => clearInterval(trickle))).toBe(408);
  });

  it('of which nothing is read', async () => {
    const key = newKey();
    await studio.store.receive(
      key,
      Readable.from([Buffer.alloc(FILE_BYTES, 7)]),
      { maxBytes: FILE_BYTES },
      async () => undefined,
    );
    const client = attack(headOf('GET', studio.store.links.download(key, inAMinute())));
    client.socket.pause();
    await sleep(LIMITS.stallTimeoutMs + 2_000);
    client.socket.resume();
    await client.closed;
    expect(client.received().length).toBeLessThan(FILE_BYTES);
  });
});

it('a file in steps that take longer together than a body may is stored', async () => {
  const client = attack(uploadHead(6_000), COLLEAGUE);
  for (let step = 0; step < 3; step++) {
    await sleep(900);
    client.socket.write(Buffer.alloc(2_000, 7));
  }
  expect(await client.status).toBe(201);
});

describe('300 connections of one address leave room for another', () => {
  const COLLEAGUE_ASKS = headOf('GET', '/api/v2/test/quick', { authorization: 'Bearer ada' });

  it.each<[string, () => string, boolean]>([
    ['half-open bodies of the sign-in', () => half('/idp/token', urlEncoded), true],
    ['half-open bodies with a token', halfJson, true],
    ['half-open forms without a token', () => half('/api/v2/test/form', form), true],
    ['half heads', () => 'GET / HTTP/1.1\r\nhost: local', true],
    ['calls that take long', () => headOf('GET', '/api/v2/test/held', token), true],
    ['slow readers with a queue of requests', () => headOf('GET', '/api/v2/openapi.json').repeat(50), false],
  ])('%s', async (_case, bytes, isReading) => {
    for (let index = 0; index < 300; index++) {
      const client = attack(bytes());
      if (!isReading) client.socket.pause();
    }
    await sleep(500);
    const statuses = await Promise.all([1, 2, 3].map(() => attack(COLLEAGUE_ASKS, COLLEAGUE).status));
    expect(statuses).toEqual([200, 200, 200]);
  });
});
