import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

/** Announces a complete body, sends half of it and disconnects; resolves when the server has dropped the request. */
async function sendHalf(method: string, path: string, headers: Record<string, string>, body: Buffer): Promise<void> {
  const { hostname, port } = new URL(studio.origin);
  const received = once(studio.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host: 'localhost', 'content-length': String(body.length), ...headers });
  socket.write(
    [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n'),
  );
  await promisify<Buffer, void>(socket.write.bind(socket))(body.subarray(0, body.length / 2));
  const [, response] = await received;
  const closed = new Promise((resolve) => response.once('close', resolve));
  socket.destroy();
  await closed;
}

const authorization = () => `Bearer ${records.people.Manager}`;
const json = (payload: unknown) => Buffer.from(JSON.stringify(payload));

describe('a body that is cut off half-way stores nothing', () => {
  it.each<[string, string, () => [path: string, payload: unknown]]>([
    ['a site', 'POST', () => ['sites', payloadsOf(records).site]],
    ['an asset', 'POST', () => ['assets', payloadsOf(records).asset]],
    ['an inspection', 'POST', () => ['projects', payloadsOf(records).project]],
    ['files of an inspection', 'PUT', () => [`projects/${records.projectId}/modules`, payloadsOf(records).modules]],
  ])('%s', async (_case, method, requestOf) => {
    const [path, payload] = requestOf();
    const before = await studio.stored();
    await sendHalf(
      method,
      `/api/v2/${path}`,
      { authorization: authorization(), 'content-type': 'application/json' },
      json(payload),
    );
    expect(await studio.stored()).toEqual(before);
  });

  it('a picture: its record keeps what it had', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ id: records.siteId, type: '2', isRemoving: 'false' }))
      form.set(name, value);
    form.set('file', new Blob([new Uint8Array(200_000)], { type: 'image/jpeg' }), 'pier.jpg');
    const whole = new Response(form);
    const headers = { authorization: authorization(), 'content-type': whole.headers.get('content-type') ?? '' };
    const before = await studio.stored();
    await sendHalf('POST', '/api/v2/images/thumbnail', headers, Buffer.from(await whole.arrayBuffer()));
    await expect.poll(studio.stored).toEqual(before);
    expect((await studio.send(records.people.Manager, 'GET', `sites/${records.siteId}`)).body.thumbnail).toBeNull();
  });

  it('a file: it cannot be confirmed, and the whole of it can still be sent', async () => {
    const token = records.people.Uploader;
    const image = Buffer.alloc(4096, 7);
    const address = async () =>
      (await studio.send(token, 'GET', `upload?content_type=image/jpeg&prefix=${records.storageKey}`)).body
        .url as string;
    const headers = { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' };
    const before = await studio.stored();

    await sendHalf('PUT', await address(), headers, image);
    const early = await studio.send(token, 'PUT', `images/${records.fileId}/uploaded`, { type: 1 });
    expect([early.status, early.body.message]).toEqual([409, 'The bytes of this file are not stored yet.']);
    await expect.poll(studio.stored).toEqual(before);

    const put = await fetch(studio.origin + (await address()), { method: 'PUT', headers, body: image });
    expect(put.status).toBe(201);
    expect((await studio.send(token, 'PUT', `images/${records.fileId}/uploaded`, { type: 1 })).status).toBe(204);
    const { body } = await studio.send(token, 'GET', `projects/${records.projectId}/modules`);
    expect(body.three.rgb).toContainEqual(
      expect.objectContaining({ id: records.fileId, size: image.length, isUploaded: true }),
    );
  });
});
