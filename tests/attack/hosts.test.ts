import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headOf, sendBytes } from './testing/raw-socket.ts';
import {
  type AttackedApp,
  startAttackedApp,
} from '../../packages/studio-server/src/resources/testing/start-attacked-app.ts';

let studio: AttackedApp;

beforeAll(async () => {
  // Everyone is a trusted proxy, which is the worst case for forwarded headers.
  studio = await startAttackedApp({}, { trustedProxies: ['loopback'] });
});
afterAll(() => studio?.close());

/** Sends one request and returns the whole response. */
async function exchange(bytes: string): Promise<{ status: number | undefined; text: string }> {
  const client = sendBytes(studio.port, '127.0.0.1', bytes);
  const status = await client.status;
  await client.closed;
  return { status, text: client.received() };
}
const get = (path: string, headers: Record<string, string>) =>
  exchange(headOf('GET', path, { ...headers, connection: 'close' }));

const EVIL = 'evil.example';
const DISCOVERY = '/idp/.well-known/openid-configuration';

describe('a foreign host is 421 everywhere, and appears in no response', () => {
  it.each([
    DISCOVERY,
    '/idp/auth?client_id=studio-app',
    '/idp/jwks',
    '/idp/interaction/x',
    '/idp/session/end',
    '/',
    '/redirect.html',
    '/config.json',
    '/api/v2/openapi.json',
    '/api/v2/test/quick',
    '/api/v2/nothing',
    '/assets/main-4f2a.js',
    '/files/images/a.jpg?sig=x',
    '/.well-known/security.txt',
    '/an/unknown/page',
  ])('%s', async (path) => {
    const { status, text } = await get(path, { host: EVIL, authorization: 'Bearer mia' });
    expect([status, text.includes(EVIL)]).toEqual([421, false]);
  });

  it.each([
    'localhost.evil.example',
    'evil.example:4173',
    'localhost:4173@evil.example',
    'localhost, evil.example',
    'localhost.',
    '0.0.0.0',
    '127.0.0.2',
    '127.1',
    '2130706433',
    '[::ffff:127.0.0.1]',
    'localhost:4173:80',
    'LOCALHOST.EVIL.EXAMPLE',
    'xn--localhost-9za',
    '',
  ])('the host %j', async (host) => {
    const { status, text } = await get(DISCOVERY, { host });
    expect(status === 400 || status === 421).toBe(true);
    expect(text.toLowerCase()).not.toContain(EVIL);
  });
});

describe('other headers do not replace the host', () => {
  it.each<[string, Record<string, string>]>([
    ['X-Forwarded-Host', { 'x-forwarded-host': EVIL }],
    ['X-Forwarded-Host of two proxies', { 'x-forwarded-host': `${EVIL}, localhost` }],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': `https://${EVIL}/` }],
    ['X-Forwarded-Port', { 'x-forwarded-port': '6666' }],
    ['X-Forwarded-Prefix', { 'x-forwarded-prefix': `/${EVIL}` }],
    ['X-Host', { 'x-host': EVIL }],
    ['X-Original-Host', { 'x-original-host': EVIL }],
    ['X-Original-URL', { 'x-original-url': `/${EVIL}` }],
    ['X-Rewrite-URL', { 'x-rewrite-url': `/${EVIL}` }],
    ['Forwarded', { forwarded: `host=${EVIL};proto=https` }],
    ['another port', { host: 'localhost:6666' }],
  ])('%s', async (_name, headers) => {
    for (const path of [DISCOVERY, '/', '/config.json', '/idp/session/end']) {
      const { status, text } = await get(path, headers);
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toContain(EVIL);
      // Not of a request id, which has four sixes in a row now and then.
      expect(text).not.toContain(':6666');
    }
  });

  it('the discovery document names the public origin only', async () => {
    const { text } = await get(DISCOVERY, { host: '127.0.0.1:6666' });
    const found = text.match(/https?:\/\/[^/"]+/g) ?? [];
    expect([...new Set(found)]).toEqual(['http://localhost:4173']);
  });

  it('a second Host header does not count', async () => {
    const { status, text } = await exchange(
      `GET ${DISCOVERY} HTTP/1.1\r\nhost: localhost\r\nhost: ${EVIL}\r\nconnection: close\r\n\r\n`,
    );
    expect(status === 200 || status === 400).toBe(true);
    expect(text).not.toContain(EVIL);
  });

  it('the host of an absolute request line does not count', async () => {
    const { text } = await get(`http://${EVIL}${DISCOVERY}`, { host: 'localhost' });
    expect(text).not.toContain(EVIL);
  });
});

describe('what has no host name of the studio and is answered', () => {
  it.each([
    [
      'a health check by the address of the container',
      'GET /healthz HTTP/1.1\r\nhost: 10.1.2.3:4173\r\nconnection: close\r\n\r\n',
    ],
    [
      'a readiness check by the address of the container',
      'GET /readyz HTTP/1.1\r\nhost: 10.1.2.3:4173\r\nconnection: close\r\n\r\n',
    ],
    ['HTTP/1.0 without a host', 'GET /config.json HTTP/1.0\r\n\r\n'],
    ['the discovery document by HTTP/1.0', `GET ${DISCOVERY} HTTP/1.0\r\n\r\n`],
  ])('%s', async (_case, bytes) => expect((await exchange(bytes)).status).toBe(200));

  it('HTTP/1.1 without a host is 400', async () =>
    expect((await exchange('GET /config.json HTTP/1.1\r\nconnection: close\r\n\r\n')).status).toBe(400));
});
