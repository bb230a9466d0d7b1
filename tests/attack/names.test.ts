import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../packages/studio-server/src/http/testing/start-test-app.ts';
import { headOf, sendBytes } from './testing/raw-socket.ts';
import { implementForScopes } from '../../packages/studio-server/src/resources/testing/scope-calls.ts';

let studio: TestApp;
let port: number;

beforeAll(async () => {
  studio = await startTestApp();
  implementForScopes(studio);
  await studio.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = studio.app.server.address() as AddressInfo);
});
afterAll(() => studio?.close());

/** Requests a path exactly as written, with a token of the scope `read` only. */
async function statusOf(method: string, path: string, scope = 'read'): Promise<number | undefined> {
  const headers = { authorization: `Bearer mia~${scope}`, connection: 'close', 'content-length': '0' };
  const client = sendBytes(port, '127.0.0.1', headOf(method, path, headers));
  const status = await client.status;
  client.socket.destroy();
  return status;
}

describe('no spelling of a path gets around the scope of its call', () => {
  it.each<[spelling: string, path: string, status: number]>([
    ['as in the table', '/api/v2/images/download', 403],
    ['one letter percent-encoded', '/api/v2/images/downl%6Fad', 403],
    ['another letter percent-encoded', '/api/v2/im%61ges/download', 403],
    ['hexadecimal digits in lower case', '/api/v2/images/downl%6fad', 403],
    ['all letters percent-encoded', '/api/v2/images/%64%6F%77%6E%6C%6F%61%64', 403],
    ['the base path percent-encoded', '/%61pi/v2/images/download', 403],
    ['the single word percent-encoded', '/api/v2/%64ownload', 403],
    ['the upload percent-encoded', '/api/v2/%75pload', 403],
    ['the thumbnail percent-encoded', '/api/v2/images/thumbn%61il', 403],
    ['with a query', '/api/v2/images/download?id=1', 403],
    ['with an empty query', '/api/v2/images/download?', 403],
    ['with a query that looks like a path', '/api/v2/images/download?/sites', 403],
    ['with a fragment', '/api/v2/images/download#/sites', 403],
    ['twice percent-encoded', '/api/v2/images/downl%256Fad', 404],
    ['upper case', '/api/v2/IMAGES/DOWNLOAD', 404],
    ['an upper case base path, which is a page of the app', '/API/V2/images/download', 200],
    ['two slashes inside', '/api/v2/images//download', 404],
    ['two slashes before', '//api/v2/images/download', 404],
    ['two slashes after the base path', '/api/v2//images/download', 404],
    ['a slash behind', '/api/v2/images/download/', 404],
    ['an encoded slash', '/api/v2/images%2Fdownload', 404],
    ['a dot behind', '/api/v2/images/download.', 404],
    ['a space behind', '/api/v2/images/download%20', 404],
    ['a zero byte behind', '/api/v2/images/download%00', 404],
    ['a semicolon', '/api/v2/images/download;x=1', 404],
    ['a suffix', '/api/v2/images/download.json', 404],
    ['a segment with a dot', '/api/v2/./images/download', 404],
    ['a step up', '/api/v2/sites/../images/download', 404],
    ['an encoded step up', '/api/v2/sites/%2e%2e/images/download', 404],
    ['a backslash', '/api/v2/images\\download', 404],
    ['an overlong encoding', '/api/v2/images%c0%afdownload', 404],
    ['a broken encoding', '/api/v2/images/downl%6', 404],
    ['full-width letters', '/api/v2/images/%EF%BD%84ownload', 404],
    ['with the host in the request line', 'http://localhost/api/v2/images/download', 404],
  ])('%s: %s', async (_spelling, path, status) => {
    const actual = await statusOf('GET', path);
    // What names no call is not found, or not a valid path at all.
    expect(status === 404 ? [400, 403, 404] : [status]).toContain(actual);
  });

  it.each<[method: string, path: string, scope: string]>([
    ['HEAD', '/api/v2/images/download', 'read'],
    ['HEAD', '/api/v2/download', 'read'],
    ['DELETE', '/api/v2/sites/%61', 'read'],
    ['DELETE', '/api/v2/sites/a', 'write'],
    ['PUT', '/api/v2/sites/%61', 'read'],
    ['POST', '/api/v2/s%69tes', 'read'],
    ['GET', '/api/v2/s%69tes', 'file.download'],
    ['GET', '/api/v2/d%6Fwnload', 'write'],
    ['GET', '/api/v2/u%70load', 'file.download'],
  ])('%s %s with the scope %s is 403', async (method, path, scope) => {
    expect(await statusOf(method, path, scope)).toBe(403);
  });

  it('the spelling does not matter with the scope either', async () => {
    expect(await statusOf('GET', '/api/v2/images/downl%6Fad', 'file.download')).toBe(204);
  });

  it.each(['GET,DELETE', 'TRACE', 'CONNECT', 'PATCH', 'PROPFIND'])('the method %s deletes nothing', async (method) => {
    expect([400, 403, 404, 405, undefined]).toContain(await statusOf(method, '/api/v2/sites/a'));
  });

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override', '_method'])(
    'the header %s does not change the method',
    async (name) => {
      const headers = { authorization: 'Bearer mia~read', [name]: 'DELETE', connection: 'close' };
      expect(await sendBytes(port, '127.0.0.1', headOf('GET', '/api/v2/sites/a', headers)).status).toBe(204);
    },
  );
});
