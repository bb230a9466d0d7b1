import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/lib/node.mjs';
import { prepareCrash } from '../../packages/studio-server/src/processing/testing/crash-data.ts';
import type { CompanyRecords } from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import { type Api, apiOf } from '../e2e/api.ts';
import { type EmptyServices, emptyServices } from '../e2e/empty-services.ts';
import { startStudio, type Studio } from '../e2e/studio.ts';

const PDF = Buffer.from('%PDF-1.7\n%access plan\n%%EOF\n');
const FILE_TYPE_IMAGE = 1;
const DOCUMENT_TYPE_PDF = 4;
const COMPLETED = 3;
const ASSET_MIGRATES = 147;
const POLL_MS = 100;
const env = { STUDIO_SEED: 'none', STUDIO_WORKERS: '1' };

const postgres = process.env['TEST_DATABASE_URL'];
const azure = process.env['TEST_AZURE_STORAGE_CONNECTION_STRING'];

let services: EmptyServices;
let dataDir: string;
let records: CompanyRecords;
let picture: Buffer;

beforeAll(async () => {
  if (!postgres || !azure) throw new Error('TEST_DATABASE_URL and TEST_AZURE_STORAGE_CONNECTION_STRING are not set.');
  services = await emptyServices({ postgres, azure });
  const prepared = await prepareCrash(null);
  dataDir = prepared.place.dataDir;
  records = prepared.records;
  picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#3b6ea5' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await services?.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** Makes a call that must succeed, and answers its body. */
async function done(api: Api, method: string, path: string, payload?: unknown) {
  const { status, body } = await api(method, path, payload);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

async function upload(studio: Studio, api: Api, key: string, contentType: string, body: Buffer) {
  const { url } = await done(
    api,
    'GET',
    `upload?content_type=${encodeURIComponent(contentType)}&prefix=${encodeURIComponent(key)}`,
  );
  const headers = { 'content-type': contentType, 'x-ms-blob-type': 'BlockBlob' };
  const answer = await fetch(new URL(url, studio.url), { method: 'PUT', headers, body: new Uint8Array(body) });
  expect(answer.status).toBe(201);
}

/** Asks again until it is so; the limit of the test ends what never comes. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(POLL_MS);
}

const assetPayload = (siteId: string) => ({
  siteId,
  name: 'Pylon West',
  type: 3,
  members: [records.people.Member],
  uploaders: [],
  presets: [records.presetId],
  categories: [records.categoryId],
  severityScale: records.severityScaleId,
  layoutTemplateId: records.layoutId,
});

/** A site, its asset, a completed inspection of one picture, and a document, all made by calls. */
async function makeInstallation(studio: Studio, api: Api) {
  const site = await done(api, 'POST', 'sites', { name: 'Tay Valley' });
  const asset = await done(api, 'POST', 'assets', assetPayload(site.id));
  const project = await done(api, 'POST', 'projects', {
    name: 'SpringFlight',
    description: 'Söhne & 北',
    assetId: asset.id,
    checklistId: records.checklistId,
  });
  const sizeKb = Math.ceil(picture.length / 1024);
  const { two } = await done(api, 'PUT', `projects/${project.id}/modules`, {
    two: { rgb: [{ name: 'IMG_1.jpg', size: sizeKb }], ir: [], isAr: false, remove: [] },
  });
  const [image] = two.rgb as { id: string; s3Key: string }[];
  await upload(studio, api, image!.s3Key, 'image/jpeg', picture);
  await done(api, 'PUT', `images/${image!.id}/uploaded`, { type: FILE_TYPE_IMAGE });
  await done(api, 'PUT', `projects/${project.id}/uploaded`);
  await done(api, 'POST', `projects/${project.id}/process`);
  await until(async () => (await done(api, 'GET', `projects/${project.id}`)).status === COMPLETED);
  const [document] = await done(api, 'POST', 'documents', [
    { name: 'Access plan.pdf', size: PDF.length, mime: 'application/pdf', type: DOCUMENT_TYPE_PDF },
  ]);
  await upload(studio, api, document.s3Key, 'application/pdf', PDF);
  await done(api, 'PUT', `documents/${document.id}/uploaded`);
  return { asset: { id: asset.id, siteId: site.id }, project, image: image!, document };
}

type Installation = Awaited<ReturnType<typeof makeInstallation>>;

const LISTS = [
  'users',
  'companies',
  'sites',
  'assets',
  'projects',
  'categories',
  'categorypresets',
  'severityscales',
  'checklists',
  'layouts',
  'tags',
  'documents',
];

/** What every list and record answers, without the signed addresses, which differ. */
async function readAnswers(api: Api, { asset, project }: Installation): Promise<Record<string, unknown>> {
  const paths = [
    ...LISTS,
    `assets/${asset.id}`,
    `projects/${project.id}`,
    `projects/${project.id}/modules`,
    `images?projectId=${project.id}`,
  ];
  const answers = await Promise.all(paths.map(async (path) => [path, await done(api, 'GET', path)] as const));
  const text = JSON.stringify(Object.fromEntries(answers)).replace(/"[^"]*[?&]sig=[^"]*"/g, '"an address"');
  return JSON.parse(text) as Record<string, unknown>;
}

/** The bytes behind every address that is given out. */
async function readFiles(studio: Studio, api: Api, { image, document }: Installation) {
  const bytesOf = async (path: string) => {
    const { url } = await done(api, 'GET', path);
    const address = new URL(url, studio.url);
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    return { isOurs: address.origin === studio.url, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  return Promise.all([
    bytesOf(`images/download?id=${image.id}`),
    bytesOf(`download?prefix=${encodeURIComponent(document.s3Key)}`),
    bytesOf(`images/thumbnail?id=${image.id}`),
  ]);
}

it('npm run move: what an embedded installation answered is answered by PostgreSQL and Azure, byte for byte, and can be changed', async () => {
  const manager = records.people.Manager;
  const embedded = await startStudio({ dataDir, services: { env: {}, remove: async () => {} }, env });
  let installation: Installation;
  let before: Awaited<ReturnType<typeof readAnswers>>;
  let files: Awaited<ReturnType<typeof readFiles>>;
  try {
    const api = await apiOf(embedded, manager);
    installation = await makeInstallation(embedded, api);
    before = await readAnswers(api, installation);
    files = await readFiles(embedded, api, installation);
  } finally {
    await embedded.stop();
  }
  expect(files.map(({ isOurs }) => isOurs)).toEqual([true, true, true]);
  expect([files[0]!.bytes, files[1]!.bytes]).toEqual([picture, PDF]);

  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'move'], {
    cwd: root,
    env: { ...process.env, ...services.env, STUDIO_DATA_DIR: dataDir },
  });
  expect(stdout).toMatch(/Copied [\d,]+ rows of \d+ tables\.\n3 assets wait for their files/);

  const moved = await startStudio({ dataDir, services: { ...services, remove: async () => {} }, env });
  try {
    const api = await apiOf(moved, manager);
    const { asset, image } = installation;
    // It cannot be changed before its files have come.
    await until(async () => {
      const { status, body } = await api('PUT', `assets/${asset.id}`, assetPayload(asset.siteId));
      if (status !== 200 && body.code !== ASSET_MIGRATES) throw new Error(JSON.stringify(body));
      return status === 200;
    });
    const withoutMoments = (answers: Record<string, unknown>) =>
      JSON.parse(JSON.stringify(answers).replaceAll(/"modified":"[^"]*"/g, '"modified":""')) as unknown;
    expect(withoutMoments(await readAnswers(api, installation))).toEqual(withoutMoments(before));
    const now = await readFiles(moved, api, installation);
    expect(now.map(({ bytes }) => bytes)).toEqual(files.map(({ bytes }) => bytes));
    expect(now.map(({ isOurs }) => isOurs)).toEqual([false, false, false]);
    expect(await moved.storedFile(image.s3Key)).toEqual(picture);
  } finally {
    await moved.stop();
  }
});
