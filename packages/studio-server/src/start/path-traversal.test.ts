import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompany } from '../resources/testing/insert-company.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const SECRET = 'only for those who may read it';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const { people } = await insertCompany(server.db, 'northline');
  token = await server.tokenOf(`${people.Admin}@demo.example`);
  await server.store.put('documents/a.pdf', Buffer.from('%PDF-1.7'), 'application/pdf');
  await writeFile(join(server.dataDir, 'secret.txt'), SECRET);
  await writeFile(join(server.dataDir, 'files/secret.txt'), SECRET);
});
afterAll(() => server?.close());

describe('path traversal is blocked in every spelling', () => {
  const FAMILIES = [
    '/',
    '/assets/',
    '/files/',
    '/files/documents/',
    '/tiles/1/0/',
    '/idp/',
    '/idp/assets/',
    '/api/v2/',
    '/api/v2/sites/',
    '/api/v2/projects/x/',
  ];
  const WAYS = [
    '../secret.txt',
    '../../secret.txt',
    '..%2fsecret.txt',
    '..%2F..%2Fsecret.txt',
    '%2e%2e/secret.txt',
    '%2e%2e%2fsecret.txt',
    '..%5csecret.txt',
    '..\\secret.txt',
    '%252e%252e%252fsecret.txt',
    '..%00/secret.txt',
    '.%2e/%2e./files/secret.txt',
    'secret.txt%00.jpg',
    './/..//secret.txt',
    '..;/secret.txt',
  ];

  it.each(FAMILIES)('below %s', async (family) => {
    for (const way of WAYS) {
      const reply = await server.sendRaw(
        `GET ${family}${way} HTTP/1.1\r\nhost: localhost:${server.port}\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n\r\n`,
      );
      const [head = ''] = reply.split('\r\n\r\n', 1);
      // All other requests return a page of the app, or report that it is not built.
      const isHarmless =
        /^HTTP\/1.1 (30|4)/.test(head) ||
        (/^HTTP\/1.1 (200|503)/.test(head) && /content-type: text\/(html|plain)/.test(head));
      expect({ way, isRevealed: reply.includes(SECRET), isHarmless }).toEqual({
        way,
        isRevealed: false,
        isHarmless: true,
      });
    }
  });

  it.each(['../secret.txt', '..%2fsecret.txt', '%2e%2e/secret.txt'])('PUT /files/%s stores nothing', async (way) => {
    const reply = await server.sendRaw(
      `PUT /files/${way}?sig=x HTTP/1.1\r\nhost: x\r\nx-ms-blob-type: BlockBlob\r\ncontent-length: 1\r\nconnection: close\r\n\r\nx`,
    );
    expect(reply).toMatch(/^HTTP\/1\.1 4/);
  });

  it.each(['../secret', '..', '/etc/passwd', 'a/../b', 'a\\b', 'a\u0000b'])(
    'the store rejects the key %j',
    async (key) => {
      await expect(server.store.signDownload(key, new Date())).rejects.toThrow(RangeError);
    },
  );
});
