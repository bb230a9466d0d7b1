import { API_BASE_PATH, type Call, type Method } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '../http/testing/start-test-app.ts';
import { makeWorld, type World } from './testing/fuzz/make-world.ts';
import { implementedCalls } from './index.ts';
import { insertCompany } from './testing/insert-company.ts';
import { recordStatements } from './testing/record-statements.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const ASKER = 'adminnorthline';
const FOREIGN = 'meridian';
/** As long as the other name, so that only the meaning differs. */
const UNKNOWN = 'neverwas';

let studio: TestStudio;
let own: World;
let foreign: World;

beforeAll(async () => {
  studio = await startTestStudio();
  const records = await insertCompany(studio.db, 'elsewhere');
  foreign = await makeWorld(studio, FOREIGN, records);
  own = await makeWorld(studio, 'northline', records);
});
afterAll(() => studio?.close());

/** A response and its database statements. */
async function observe(method: Method, path: string, payload?: unknown) {
  const endRecording = recordStatements();
  const reply = await studio.app.inject({
    method,
    url: API_BASE_PATH + path,
    headers: bearer(ASKER),
    payload: payload as object,
  });
  const statements = endRecording();
  const {
    date: _date,
    'x-request-id': _id,
    'ratelimit-remaining': _calls,
    'ratelimit-reset': _at,
    ...headers
  } = reply.headers;
  return { status: reply.statusCode, body: reply.body, headers, statements };
}

/** The same request for a foreign record and for a missing one. */
async function compare(method: Method, requestOf: (company: string) => [path: string, payload?: unknown]) {
  const about = await observe(method, ...requestOf(FOREIGN));
  expect(about).toEqual(await observe(method, ...requestOf(UNKNOWN)));
  expect(about.statements.length).toBeGreaterThan(0);
  return about.status;
}

/** A value of the other company, or the same with an unknown company name. */
const named = <T>(value: T, company: string): T => JSON.parse(JSON.stringify(value).replaceAll(FOREIGN, company)) as T;

describe('an id of another company is answered as an unknown one: status, body, headers and statements of the database', () => {
  // The page and the facts of an image need its inspection too: they are below.
  const withId = Object.entries(implementedCalls).filter(
    ([name, { path }]) => path.includes('{id}') && !['getImagePage', 'getImageFacts'].includes(name),
  );

  it.each<[string, Call]>(withId)('%s', async (name, call) => {
    const { method, path } = call;
    const group = path.split('/', 1)[0]!;
    const [id] = foreign.idsByGroup[group]!;
    const payload = call.payload && own.payloads[name];
    const status = await compare(method, (company) => [path.replace('{id}', named(id!, company)), payload]);
    expect(status).toBe(404);
  });

  it.each<[name: string, path: (world: World) => string]>([
    ['listImages', ({ idsByGroup }) => `images?projectId=${idsByGroup['projects']![0]}`],
    [
      'getImagePage',
      ({ idsByGroup }) => `images/${idsByGroup['images']![1]}/page?projectId=${idsByGroup['projects']![0]}`,
    ],
    [
      'getImageFacts',
      ({ idsByGroup }) => `images/${idsByGroup['images']![1]}/facts?projectId=${idsByGroup['projects']![0]}`,
    ],
    ['getUploadUrl', ({ storageKeys }) => `upload?content_type=image/jpeg&prefix=${storageKeys[0]}`],
    ['getDownloadUrl', ({ storageKeys }) => `download?prefix=${storageKeys[0]}`],
    ['getImageUrl', ({ idsByGroup }) => `images/download?id=${idsByGroup['images']![0]}`],
    ['getThumbnailUrl', ({ idsByGroup }) => `images/thumbnail?id=${idsByGroup['images']![0]}`],
    [
      'listAssets of a site',
      ({ idsByGroup }) => `assets?count=true&filter=${encodeURIComponent(`siteId eq '${idsByGroup['sites']![0]}'`)}`,
    ],
    [
      'listProjects of an asset',
      ({ idsByGroup }) =>
        `projects?count=true&filter=${encodeURIComponent(`assetId eq '${idsByGroup['assets']![0]}'`)}`,
    ],
    [
      'listCategories of an asset',
      ({ idsByGroup }) => `categories?filter=${encodeURIComponent(`assetId eq '${idsByGroup['assets']![0]}'`)}`,
    ],
    [
      'listCategories of a preset',
      ({ idsByGroup }) =>
        `categories?filter=${encodeURIComponent(`presetId eq '${idsByGroup['categorypresets']![0]}'`)}`,
    ],
    [
      'listLayers of a layout',
      ({ idsByGroup }) => `layers?filter=${encodeURIComponent(`layoutId eq '${idsByGroup['layouts']![0]}'`)}`,
    ],
  ])('%s', async (_name, path) => {
    const status = await compare('GET', (company) => [path(named(foreign, company))]);
    expect([200, 404]).toContain(status);
  });

  const replaced = (
    key: 'createAsset' | 'createProject',
    change: (world: World) => object,
  ): [string, (world: World) => unknown] => [
    key === 'createAsset' ? 'assets' : 'projects',
    (world) => ({ ...(own.payloads[key] as object), ...change(world) }),
  ];
  it.each<[string, [path: string, payload: (world: World) => unknown]]>([
    ['a site', replaced('createAsset', ({ idsByGroup }) => ({ siteId: idsByGroup['sites']![0] }))],
    [
      'a severity scale',
      replaced('createAsset', ({ idsByGroup }) => ({ severityScale: idsByGroup['severityscales']![0] })),
    ],
    ['a category', replaced('createAsset', ({ idsByGroup }) => ({ categories: [idsByGroup['categories']![0]] }))],
    [
      'a category preset',
      replaced('createAsset', ({ idsByGroup }) => ({ presets: [idsByGroup['categorypresets']![0]] })),
    ],
    ['a layout', replaced('createAsset', ({ idsByGroup }) => ({ layoutTemplateId: idsByGroup['layouts']![0] }))],
    ['a member', replaced('createAsset', ({ idsByGroup }) => ({ members: [idsByGroup['users']![2]] }))],
    ['an uploader', replaced('createAsset', ({ idsByGroup }) => ({ uploaders: [idsByGroup['users']![1]] }))],
    ['an asset', replaced('createProject', ({ idsByGroup }) => ({ assetId: idsByGroup['assets']![0] }))],
    ['a checklist', replaced('createProject', ({ idsByGroup }) => ({ checklistId: idsByGroup['checklists']![0] }))],
  ])('%s in a payload', async (_kind, [path, payload]) => {
    expect(await compare('POST', (company) => [path, payload(named(foreign, company))])).toBe(404);
  });

  it('an image to flag', async () => {
    const path = `projects/${own.idsByGroup['projects']![0]}/images/flags`;
    const ids = [foreign.idsByGroup['images']![1]!];
    const status = await compare('PUT', (company) => [path, { ids: named(ids, company), isFlagged: true }]);
    expect(status).toBe(404);
  });
});
