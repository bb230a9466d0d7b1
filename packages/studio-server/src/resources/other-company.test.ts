import { STATUS_MESSAGES } from '@inspection-studio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '../http/testing/start-test-app.ts';
import { implementedCalls } from './index.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const ASKER = 'adminnorthline';

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());

/** Paths and payloads that name records; `one` are the records of whose company the id of the test is. */
const IN_THE_ADDRESS: Partial<Record<keyof typeof implementedCalls, (one: CompanyRecords) => [path: string, payload?: unknown]>> = {
  getUser: (one) => [`users/${one.people.Viewer}`],
  updateUser: (one) => [`users/${one.people.Viewer}`, payloadsOf(own).user],
  getSite: (one) => [`sites/${one.siteId}`],
  updateSite: (one) => [`sites/${one.siteId}`, payloadsOf(own).site],
  getAsset: (one) => [`assets/${one.assetId}`],
  updateAsset: (one) => [`assets/${one.assetId}`, payloadsOf(own).asset],
  getAssetSeverity: (one) => [`assets/${one.assetId}/severity`],
  getProject: (one) => [`projects/${one.projectId}`],
  updateProject: (one) => [`projects/${one.projectId}`, payloadsOf(own).project],
  getProjectAsset: (one) => [`projects/${one.projectId}/asset`],
  getModules: (one) => [`projects/${one.projectId}/modules`],
  updateModules: (one) => [`projects/${one.projectId}/modules`, payloadsOf(own).modules],
  confirmProjectUploaded: (one) => [`projects/${one.projectId}/uploaded`],
  processProject: (one) => [`projects/${one.projectId}/process`],
  confirmImageUploaded: (one) => [`images/${one.fileId}/uploaded`, { type: 1 }],
  listImages: (one) => [`images?projectId=${one.projectId}`],
  getUploadUrl: (one) => [`upload?content_type=image/jpeg&prefix=${one.storageKey}`],
  deleteProject: (one) => [`projects/${one.projectId}`],
  deleteAsset: (one) => [`assets/${one.assetId}`],
  deleteSite: (one) => [`sites/${one.siteId}`],
};

describe("another company's id is 404, as if there were no such record", () => {
  it('every implemented call with an id in its address is asked', () => {
    const withId = Object.entries(implementedCalls).filter(([, { path }]) => path.includes('{'));
    expect(Object.keys(IN_THE_ADDRESS)).toEqual(expect.arrayContaining(withId.map(([name]) => name)));
  });

  it.each(Object.entries(IN_THE_ADDRESS))('%s', async (name, ask) => {
    const { method } = implementedCalls[name as keyof typeof implementedCalls];
    const before = await studio.stored();
    const { status, body } = await studio.send(ASKER, method, ...ask(foreign));
    expect(status).toBe(404);
    expect(body.message).toBe(STATUS_MESSAGES[404]);
    expect(await studio.stored()).toEqual(before);
  });

  it.each<[string, string, (payload: ReturnType<typeof payloadsOf>) => unknown]>([
    ['a site', 'assets', ({ asset }) => ({ ...asset, siteId: foreign.siteId })],
    ['a severity scale', 'assets', ({ asset }) => ({ ...asset, severityScale: foreign.severityScaleId })],
    ['a category', 'assets', ({ asset }) => ({ ...asset, categories: [foreign.categoryId] })],
    ['a category preset', 'assets', ({ asset }) => ({ ...asset, presets: [foreign.presetId] })],
    ['a member', 'assets', ({ asset }) => ({ ...asset, members: [foreign.people.Member] })],
    ['an uploader', 'assets', ({ asset }) => ({ ...asset, uploaders: [foreign.people.Uploader] })],
    ['a layout', 'assets', ({ asset }) => ({ ...asset, layoutTemplateId: foreign.layoutId })],
    ['an asset', 'projects', ({ project }) => ({ ...project, assetId: foreign.assetId })],
    ['a checklist', 'projects', ({ project }) => ({ ...project, checklistId: foreign.checklistId })],
  ])('%s in a body of POST %s', async (_kind, path, change) => {
    const before = await studio.stored();
    const { status, body } = await studio.send(ASKER, 'POST', path, change(payloadsOf(own)));
    expect(status).toBe(404);
    expect(body.message).toBe(STATUS_MESSAGES[404]);
    expect(await studio.stored()).toEqual(before);
  });

  it.each<[string, string, (one: CompanyRecords) => string]>([
    ['a person', '1', (one) => one.people.Viewer],
    ['a site', '2', (one) => one.siteId],
    ['an asset', '3', (one) => one.assetId],
    ['an inspection', '4', (one) => one.projectId],
  ])('the picture of %s', async (_kind, type, idOf) => {
    const remove = async (id: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ id, type, isRemoving: 'true' })) form.set(name, value);
      const reply = await fetch(`${studio.origin}/api/v2/images/thumbnail`, { method: 'POST', headers: bearer(ASKER), body: form });
      return reply.status;
    };
    expect(await remove(idOf(foreign))).toBe(404);
    expect(await remove(idOf(own))).toBe(204);
  });

  it('a file of another company is not removed with those of one’s own', async () => {
    const payload = { three: { rgb: [], ir: [], isAr: false, remove: [foreign.fileId] } };
    const before = await studio.stored();
    expect((await studio.send(ASKER, 'PUT', `projects/${own.projectId}/modules`, payload)).status).toBe(200);
    expect(await studio.stored()).toEqual(before);
  });
});

describe('lists hold nothing of another company', () => {
  it.each(['users', 'sites', 'assets', 'projects', 'categories', 'categorypresets', 'severityscales', 'checklists'])('%s', async (path) => {
    const { body } = await studio.send(ASKER, 'GET', path);
    const ids = (body as { id: string }[]).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => id.endsWith('meridian'))).toEqual([]);
  });
});

// Last, because it deletes: the very same requests are answered for one's own records.
describe('the same requests reach one’s own records', () => {
  const EXPECTED: Partial<Record<keyof typeof implementedCalls, number>> = {
    deleteSite: 204,
    deleteAsset: 204,
    deleteProject: 204,
    confirmProjectUploaded: 409,
    processProject: 409,
    confirmImageUploaded: 409,
  };

  it.each(Object.entries(IN_THE_ADDRESS))('%s', async (name, ask) => {
    const { method } = implementedCalls[name as keyof typeof implementedCalls];
    const { status } = await studio.send(ASKER, method, ...ask(own));
    expect(status).toBe(EXPECTED[name as keyof typeof implementedCalls] ?? 200);
  });
});
