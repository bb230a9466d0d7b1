import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headOf, type RawClient, sendBytes } from '../attack/testing/raw-socket.ts';
import {
  type AttackedApp,
  startAttackedApp,
} from '../../packages/studio-server/src/resources/testing/start-attacked-app.ts';

const LIMITS = {
  requests: 100,
  requestsPerAddress: 20,
  connectionsPerAddress: 60,
  headTimeoutMs: 1_000,
  bodyTimeoutMs: 1_500,
  uploadTimeoutMs: 20_000,
  stallTimeoutMs: 2_500,
};
const ATTACKER = '127.0.0.2';
const COLLEAGUE = '127.0.0.3';
const FILE_BYTES = 8_000_000;

let studio: AttackedApp;
let clients: RawClient[] = [];

beforeAll(async () => {
  studio = await startAttackedApp(LIMITS, {}, { callsInFlight: 5 });
});
afterAll(() => studio?.close());

const attack = (bytes: string, from = ATTACKER) => {
  const client = sendBytes(studio.port, from, bytes);
  clients.push(client);
  return client;
};
const stopAttacks = async () => {
  for (const { socket } of clients) socket.destroy();
  clients = [];
  await sleep(50);
};

const token = { authorization: 'Bearer mia' };
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };
const half = (path: string, headers: Record<string, string>, body = 'a=b', method = 'POST') =>
  headOf(method, path, { ...headers, 'content-length': '1000' }) + body;

const colleagueToken = { authorization: 'Bearer ada' };
const quick = (from: string) =>
  sendBytes(studio.port, from, headOf('GET', '/api/v2/test/quick', colleagueToken)).status;
const upload = () => {
  const expiresAt = new Date(Date.now() + 60_000);
  const key = `images/northline/${crypto.randomUUID()}.jpg`;
  return studio.store.links.upload({ key, contentType: 'image/jpeg', maxBytes: FILE_BYTES, expiresAt });
};
const uploadHead = (sizeBytes: number) =>
  headOf('PUT', upload(), {
    'content-type': 'image/jpeg',
    'x-ms-blob-type': 'BlockBlob',
    'content-length': String(sizeBytes),
  });

describe('half of a body is dropped after the time of a body', () => {
  it.each<[string, () => string, number]>([
    ['JSON of a call with a token', () => half('/api/v2/test/change', { ...token, ...json }, '{"na'), 408],
    ['a form of the token endpoint', () => half('/idp/token', urlEncoded), 408],
    ['a form of the sign-out', () => half('/idp/session/end/confirm', urlEncoded), 408],
    ['a form of a sign-in page', () => half('/idp/interaction/x', urlEncoded), 408],
    [
      'chunks without an end',
      () =>
        `${headOf('POST', '/api/v2/test/change', { ...token, ...json, 'transfer-encoding': 'chunked' })}4\r\n{"na\r\n`,
      408,
    ],
    ['JSON of a call without a token', () => half('/api/v2/test/change', json), 401],
    ['a form with a file, without a token', () => half('/api/v2/test/form', form), 401],
    ['a file with a forged link', () => half('/files/images/northline/a.jpg?sig=x', {}, 'a', 'PUT'), 403],
    ['a body for a page', () => half('/', {}, 'a', 'GET'), 200],
    ['a body for an unknown path', () => half('/api/v2/nothing', {}), 404],
  ])('%s', async (_case, bytes, status) => {
    const client = attack(bytes());
    expect(await client.status).toBe(status);
    expect(await client.closed).toBeLessThan(LIMITS.bodyTimeoutMs + 2_500);
  });

  it('a 408 is in the words of the catalogue and closes the connection', async () => {
    const client = attack(half('/api/v2/test/change', { ...token, ...json }, '{"na'));
    await client.closed;
    expect(client.received()).toMatch(/connection: close/i);
    expect(client.received()).toContain('"name":"Request Timeout"');
    expect(client.received()).toContain('X-Content-Type-Options: nosniff');
  });

  it.each<[string, string]>([
    ['half of a head', 'GET / HTTP/1.1\r\nhost: local'],
    ['nothing at all', ''],
  ])('%s', async (_case, bytes) => {
    expect(await attack(bytes).closed).toBeLessThan(LIMITS.headTimeoutMs + 6_000);
  });
});

describe('uploads have time as long as bytes arrive', () => {
  it('a file in steps longer than the time of a body is stored', async () => {
    const client = sendBytes(studio.port, COLLEAGUE, uploadHead(6_000));
    for (let step = 0; step < 3; step++) {
      await sleep(900);
      client.socket.write(Buffer.alloc(2_000, 7));
    }
    expect(await client.status).toBe(201);
    client.socket.destroy();
  });

  it('a file without progress is dropped', async () => {
    const client = attack(uploadHead(6_000) + 'abc');
    expect(await client.status).toBe(408);
    await expect.poll(() => readdir(studio.incomingFolder)).toEqual([]);
  });

  it('a file byte by byte is dropped', async () => {
    const client = attack(uploadHead(6_000));
    const trickle = setInterval(() => client.socket.write('a'), 200);
    const status = await client.status;
    clearInterval(trickle);
    expect(status).toBe(408);
  });
});

describe('a slow reader is dropped', () => {
  it('who does not read a file at all', async () => {
    const key = `images/northline/${crypto.randomUUID()}.jpg`;
    await studio.store.receive(key, Readable.from([Buffer.alloc(FILE_BYTES, 7)]), FILE_BYTES, async () => undefined);
    const url = studio.store.links.download(key, new Date(Date.now() + 60_000));
    const client = attack(headOf('GET', url));
    client.socket.pause();
    await sleep(LIMITS.stallTimeoutMs + 2_000);
    client.socket.resume();
    await client.closed;
    expect(client.received().length).toBeLessThan(FILE_BYTES);
  });
});

describe('a body that is too large is rejected by its announced length', () => {
  it.each<[string, string, Record<string, string>, number]>([
    ['JSON', '/api/v2/test/change', { ...token, ...json }, 413],
    ['a form with a file', '/api/v2/test/form', { ...token, ...form }, 413],
    ['a sign-in form', '/idp/token', urlEncoded, 413],
    ['a form of a sign-in page', '/idp/interaction/x', urlEncoded, 413],
  ])('%s', async (_case, path, headers, status) => {
    const client = attack(headOf('POST', path, { ...headers, 'content-length': '900000000' }));
    expect(await client.status).toBe(status);
  });
});

describe('one address cannot take the places of others', () => {
  it.each<[string, () => string, boolean]>([
    ['half-open bodies of the sign-in', () => half('/idp/token', urlEncoded), true],
    ['half-open bodies with a token', () => half('/api/v2/test/change', { ...token, ...json }, '{"na'), true],
    ['half-open forms without a token', () => half('/api/v2/test/form', form), true],
    ['half heads', () => 'GET / HTTP/1.1\r\nhost: local', true],
    ['calls that take long', () => headOf('GET', '/api/v2/test/held', token), true],
    ['slow readers with a queue of requests', () => headOf('GET', '/api/v2/openapi.json').repeat(50), false],
  ])('300 connections with %s', async (_case, bytes, isReading) => {
    for (let index = 0; index < 300; index++) {
      const client = attack(bytes());
      if (!isReading) client.socket.pause();
    }
    await sleep(500);
    const statuses = await Promise.all([1, 2, 3].map(() => quick(COLLEAGUE)));
    await stopAttacks();
    expect(statuses).toEqual([200, 200, 200]);
  });

  it('requests above the limit of an address are 429 with Retry-After', async () => {
    const held = Array.from({ length: 25 }, () => attack(half('/idp/token', urlEncoded)));
    await sleep(200);
    const client = attack(headOf('GET', '/config.json'));
    expect(await client.status).toBe(429);
    expect(client.received()).toMatch(/retry-after: 2/i);
    expect(held.filter(({ received }) => received().startsWith('HTTP/1.1 5'))).toEqual([]);
    await stopAttacks();
  });

  it('health checks are answered for the address too', async () => {
    for (let index = 0; index < 25; index++) attack(half('/idp/token', urlEncoded));
    await sleep(200);
    expect(await attack(headOf('GET', '/healthz')).status).toBe(200);
    await stopAttacks();
  });

  it('calls above the limit of a person are 429 with Retry-After, from any address', async () => {
    for (let index = 0; index < 5; index++) attack(headOf('GET', '/api/v2/test/held', token), `127.0.0.${10 + index}`);
    await sleep(200);
    const client = attack(headOf('GET', '/api/v2/test/quick', token), '127.0.0.20');
    expect(await client.status).toBe(429);
    expect(client.received()).toMatch(/retry-after: 2/i);
    const colleague = attack(headOf('GET', '/api/v2/test/quick', colleagueToken), '127.0.0.20');
    expect(await colleague.status).toBe(200);
    await stopAttacks();
  });

  it('places are free again when the attack ends', async () => {
    for (let index = 0; index < 60; index++) attack(half('/idp/token', urlEncoded));
    await sleep(200);
    await stopAttacks();
    expect(await quick(ATTACKER)).toBe(200);
  });
});
