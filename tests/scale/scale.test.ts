import { BlobServiceClient, type ContainerClient } from '@azure/storage-blob';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverArgs, workerArgs } from '../../scripts/lib/server.mjs';
import { apiAt, type Api, tokenOf } from './api.ts';
import { FILES_PER_INSPECTION, insertCompany, insertDrafts, keyOf, PASSWORD, PERSON } from './company.ts';
import { type EmptyServices, emptyServices } from '../e2e/empty-services.ts';
import { type RunningProcess, startProcess } from './processes.ts';
import { PUBLIC_URL, signInAcross } from './sign-in-across.ts';

const postgres = process.env['TEST_DATABASE_URL'];
const azure = process.env['TEST_AZURE_STORAGE_CONNECTION_STRING'];
const INSPECTIONS = Array.from({ length: 20 }, (_, index) => `inspection${index}`);
const UPLOAD = 'upload0';
const UPLOAD_FILES = 16;
/** The type of file that is an image, on the wire. */
const IMAGE = 1;

let services: EmptyServices;
let client: pg.Client;
let container: ContainerClient;
let picture: Buffer;
let apis: RunningProcess[] = [];
let workers: RunningProcess[] = [];
let token: string;
let one: Api;
let other: Api;

beforeAll(async () => {
  if (!postgres || !azure) throw new Error('TEST_DATABASE_URL and TEST_AZURE_STORAGE_CONNECTION_STRING are not set.');
  services = await emptyServices({ postgres, azure });
  const env = { ...services.env, STUDIO_SEED: 'none' };
  // All start at once, and at once migrate, make the container and the keys they share.
  const started = await Promise.all([
    ...[1, 2].map(() =>
      startProcess(serverArgs, { ...env, STUDIO_WORKERS: '0', STUDIO_PUBLIC_URL: PUBLIC_URL }, 'PORT'),
    ),
    ...[1, 2].map(() => startProcess(workerArgs, { ...env, STUDIO_WORKERS: '2' }, 'STUDIO_WORKER_PORT')),
  ]);
  [apis, workers] = [started.slice(0, 2), started.slice(2)];
  client = new pg.Client(services.env['DATABASE_URL']);
  await client.connect();
  picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a8b99' } })
    .jpeg()
    .toBuffer();
  await insertCompany(client);
  container = BlobServiceClient.fromConnectionString(azure).getContainerClient(
    services.env['AZURE_STORAGE_CONTAINER']!,
  );
  token = await tokenOf(apis[0]!.dataDir, PUBLIC_URL, PERSON);
  [one, other] = apis.map(({ url }) => apiAt(url, token)) as [Api, Api];
});

afterAll(async () => {
  await Promise.all([...apis, ...workers].map((each) => each.remove()));
  await client?.end();
  await services?.remove();
});

/** Of the inspections with these ids, those that are not completed. */
const unfinished = async (ids: readonly string[]) =>
  (
    await client.query(`select id, status, status_reason from projects where id = any($1) and status <> 'Completed'`, [
      ids,
    ])
  ).rows;

describe('two instances are one service', () => {
  it('a token of one is good on the other', async () => {
    expect((await one('GET', 'users/whoami')).body.email).toBe(PERSON);
    expect((await other('GET', 'users/whoami')).body.email).toBe(PERSON);
  });

  it('a sign-in that begins at one ends at the other, and its session is known to both', async () => {
    const { accessToken, sessionIsKnown } = await signInAcross(apis[0]!.url, apis[1]!.url, {
      email: PERSON,
      password: PASSWORD,
    });
    expect((await apiAt(apis[0]!.url, accessToken)('GET', 'users/whoami')).status).toBe(200);
    expect(sessionIsKnown).toBe(true);
  });

  it('both give the same lists', async () => {
    await insertDrafts(client, INSPECTIONS, FILES_PER_INSPECTION, true, picture.length);
    const bytes = INSPECTIONS.flatMap((id) =>
      Array.from({ length: FILES_PER_INSPECTION }, (_, file) => keyOf(id, file)),
    );
    await Promise.all(bytes.map((key) => container.getBlockBlobClient(key).uploadData(picture)));
    const query = 'projects?top=12&skip=6&orderBy=name%20asc&count=true';
    const [ofOne, ofOther] = [await one('GET', query), await other('GET', query)];
    expect(ofOne.body).toHaveLength(12);
    expect(ofOther).toEqual(ofOne);
  });
});

describe('two workers on one queue', () => {
  it('run each of twenty jobs once, and count its data once', async () => {
    const sent = await Promise.all(
      INSPECTIONS.map((id, index) => [one, other][index % 2]!('POST', `projects/${id}/process`)),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([204]));
    await expect.poll(() => unfinished(INSPECTIONS), { timeout: 60_000, interval: 200 }).toEqual([]);
    await expect.poll(async () => (await client.query('select id from jobs')).rows, { timeout: 20_000 }).toEqual([]);
    const { rows } = await client.query('select inspection, worker from attempts order by inspection');
    expect(rows.map(({ inspection }) => inspection)).toEqual(INSPECTIONS.toSorted());
    expect(new Set(rows.map(({ worker }) => worker)).size).toBe(2);
    const company = await client.query('select data_used from companies');
    expect(company.rows).toEqual([{ data_used: INSPECTIONS.length * FILES_PER_INSPECTION }]);
  });
});

describe('the tiles of an image', () => {
  it('have an address from one instance at which the other makes them, from the file in the shared storage', async () => {
    const { body } = await one('GET', `images?projectId=${INSPECTIONS[0]}`);
    const address = (body[0].paths.tiles as string).replace('{z}/{x}/{y}', '1/1/0');
    const tile = await fetch(new URL(address, apis[1]!.url));
    expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(await tile.arrayBuffer()).metadata()).toMatchObject({ width: 512, height: 512 });
    const stored = container.getBlockBlobClient(`pyramids/${INSPECTIONS[0]}/${body[0].id}.tif`);
    expect((await stored.getProperties()).contentType).toBe('image/tiff');
  });
});

describe('a database that ends its connections', () => {
  it('is answered 503 at worst, and both instances go on without a restart', async () => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => [one, other][index % 2]!('GET', 'projects')),
    );
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
    expect([(await one('GET', 'projects')).status, (await other('GET', 'projects')).status]).toEqual([200, 200]);
  });
});

describe('an instance that is killed in the middle of an upload', () => {
  /**
   * Uploads one file through an instance as the browser does: an address, the bytes, the confirmation.
   *
   * @param meanwhile what happens between the bytes and the confirmation
   */
  async function upload(api: Api, file: number, meanwhile = async (): Promise<unknown> => undefined): Promise<void> {
    const key = keyOf(UPLOAD, file);
    const { body } = await api('GET', `upload?content_type=image/jpeg&prefix=${key}`);
    const headers = { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'image/jpeg' };
    const put = await fetch(body.url, { method: 'PUT', headers, body: new Uint8Array(picture) });
    expect(put.status).toBe(201);
    await meanwhile();
    expect((await api('PUT', `images/${UPLOAD}-${file}/uploaded`, { type: IMAGE })).status).toBe(204);
  }

  it('is replaced by the other: every file arrives, and the inspection is processed', async () => {
    await insertDrafts(client, [UPLOAD], UPLOAD_FILES, false, Math.ceil(picture.length / 1024) * 1024);
    const killed = UPLOAD_FILES / 2;
    for (let file = 0; file < killed; file++) await upload(one, file);
    await expect(upload(one, killed, () => apis[0]!.kill('SIGKILL'))).rejects.toThrow('fetch failed');
    for (let file = killed; file < UPLOAD_FILES; file++) await upload(other, file);
    expect((await other('PUT', `projects/${UPLOAD}/uploaded`)).status).toBe(204);
    expect((await other('POST', `projects/${UPLOAD}/process`)).status).toBe(204);
    await expect.poll(() => unfinished([UPLOAD]), { timeout: 60_000, interval: 200 }).toEqual([]);
  });
});

describe('stopping', () => {
  it('ends workers and instances with code 0', async () => {
    expect(await Promise.all([apis[1]!, ...workers].map((each) => each.kill('SIGTERM')))).toEqual([0, 0, 0]);
  });
});
