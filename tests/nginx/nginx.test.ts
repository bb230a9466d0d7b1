import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { headOf, type RawClient, sendBytes } from '../attack/testing/raw-socket.ts';
import {
  type AttackedApp,
  startAttackedApp,
} from '../../packages/studio-server/src/resources/testing/start-attacked-app.ts';
import { type Nginx, startNginx } from './start-nginx.ts';

const ATTACKER = '127.0.0.2';
const COLLEAGUE = '127.0.0.3';
const MEGABYTE = 1_000_000;

let studio: AttackedApp;
let nginx: Nginx;
let clients: RawClient[] = [];

beforeAll(async () => {
  studio = await startAttackedApp({}, { trustedProxies: ['loopback'] });
  nginx = await startNginx(studio.port);
});
afterAll(async () => {
  await nginx?.close();
  await studio?.close();
});
afterEach(async () => {
  for (const { socket } of clients) socket.destroy();
  clients = [];
  await sleep(100);
});

const send = (bytes: string, from = ATTACKER) => {
  const client = sendBytes(nginx.port, from, bytes);
  clients.push(client);
  return client;
};
const token = { authorization: 'Bearer mia' };
const json = { 'content-type': 'application/json' };
const change = (lengthBytes: number) =>
  headOf('POST', '/api/v2/test/change', { ...token, ...json, 'content-length': String(lengthBytes) });
const uploadUrl = () =>
  studio.store.links.upload({
    key: `images/northline/${crypto.randomUUID()}.jpg`,
    contentType: 'image/jpeg',
    maxBytes: 20 * MEGABYTE,
    expiresAt: new Date(Date.now() + 60_000),
  });

describe('one address', () => {
  it('gets 429 with Retry-After above 200 open requests, while others work', async () => {
    const attackers = Array.from({ length: 300 }, () => send(`${change(1000)}{"na`));
    await sleep(500);
    const refused = attackers.filter(({ received }) => received().startsWith('HTTP/1.1 429'));
    expect(refused.length).toBe(100);
    expect(refused[0]!.received()).toMatch(/^retry-after: 2/im);
    expect(refused[0]!.received()).toContain('"name":"Too Many Requests"');
    expect(await send(headOf('GET', '/api/v2/test/quick', token), COLLEAGUE).status).toBe(200);
  });

  it('cannot take the address of somebody else', async () => {
    for (let index = 0; index < 200; index++)
      send(headOf('GET', '/api/v2/test/held', { ...token, 'x-forwarded-for': COLLEAGUE }));
    await sleep(500);
    expect(await send(headOf('GET', '/config.json'), COLLEAGUE).status).toBe(200);
  });
});

describe('slow clients', () => {
  it('half of a body is dropped after 20 s and never reaches the server', async () => {
    const closedAfterMs = await send(`${change(1000)}{"na`).closed;
    expect(closedAfterMs).toBeGreaterThan(19_000);
    expect(closedAfterMs).toBeLessThan(25_000);
  });

  it('half of a head is dropped after 15 s', async () => {
    expect(await send('GET / HTTP/1.1\r\nhost: local').closed).toBeLessThan(20_000);
  });
});

describe('bodies', () => {
  /** Announces a body. @returns who answered: nginx refuses with a page, and the tested server, which lacks the call, with JSON */
  const answeredBy = async (method: string, path: string, mebibytes: number) => {
    const length = { 'content-length': String(mebibytes * 1024 ** 2) };
    const client = send(headOf(method, `/api/v2/${path}`, { ...token, ...json, ...length }));
    await expect.poll(client.received).toMatch(/^content-type: /im);
    return /^content-type: application\/json/im.test(client.received()) ? 'server' : `nginx ${await client.status}`;
  };

  it.each([
    ['JSON of more than 1 MiB', 'POST', 'sites', 1.5, 'nginx 413'],
    ['a long list of 8 MiB', 'PUT', 'projects/pier/modules', 8, 'server'],
    ['a longer list', 'PUT', 'projects/pier/modules', 9, 'nginx 413'],
    ['a long list of known files', 'POST', 'assets/pier/known-files', 8, 'server'],
    ['a location mapping of 8 MiB', 'PUT', 'layouts/pier/map', 8, 'server'],
    ['a picture of 100 MiB', 'POST', 'images/thumbnail', 100, 'server'],
    ['a larger picture', 'POST', 'images/thumbnail', 102, 'nginx 413'],
  ])('%s', async (_what, method, path, mebibytes, who) => expect(await answeredBy(method, path, mebibytes)).toBe(who));

  it('half of a file, and half of a long list, are not stored by nginx', async () => {
    const sent = Buffer.alloc(5 * MEGABYTE, 7);
    const length = { 'content-length': String(8 * MEGABYTE) };
    const file = { ...length, 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' };
    send(headOf('PUT', uploadUrl(), file)).socket.write(sent);
    send(headOf('PUT', '/api/v2/projects/pier/modules', { ...token, ...json, ...length })).socket.write(sent);
    await sleep(1000);
    expect(await nginx.storedBytes()).toBe(0);
  });

  it('a file that nobody reads is not stored by nginx', async () => {
    const key = 'images/northline/large.jpg';
    await studio.store.put(key, Buffer.alloc(64 * MEGABYTE), 'image/jpeg');
    const url = await studio.store.signDownload(key, new Date(Date.now() + 60_000));
    send(headOf('GET', url)).socket.pause();
    await sleep(1000);
    expect(await nginx.storedBytes()).toBe(0);
  });

  it('a file of more than 8 MiB is stored', async () => {
    const client = send(
      headOf('PUT', uploadUrl(), {
        'content-type': 'image/jpeg',
        'x-ms-blob-type': 'BlockBlob',
        'content-length': String(12 * MEGABYTE),
      }),
    );
    client.socket.write(Buffer.alloc(12 * MEGABYTE, 7));
    expect(await client.status).toBe(201);
  });

  it('a file with a forged link is rejected before it is sent', async () => {
    const client = send(
      headOf('PUT', '/files/images/northline/a.jpg?sig=x', { 'content-length': String(12 * MEGABYTE) }),
    );
    expect(await client.status).toBe(403);
  });
});

describe('pages of nginx', () => {
  it.each([
    ['a bad request', 'GET /%zz HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
    ['a page of the server', headOf('GET', '/config.json', { connection: 'close' }), 200],
  ])('%s does not tell the version', async (_case, request, status) => {
    const client = send(request);
    await client.closed;
    expect([await client.status, client.received().match(/nginx\/\S+/g)]).toEqual([status, null]);
  });
});

describe('hosts', () => {
  it.each([
    ['the public host', { host: 'localhost' }, 200],
    ['a foreign host', { host: 'evil.example' }, 421],
    ['a forwarded foreign host', { host: 'localhost', 'x-forwarded-host': 'evil.example' }, 200],
  ])('%s', async (_case, headers, status) => {
    const client = send(headOf('GET', '/idp/.well-known/openid-configuration', { ...headers, connection: 'close' }));
    await client.closed;
    expect([await client.status, client.received().includes('evil.example')]).toEqual([status, false]);
  });
});
