import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokens, layers, projectFiles, signInSessions, tags } from '../database/schema/index.ts';
import { bearer } from '../http/testing/start-test-app.ts';
import { implementedCalls } from './index.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const ASKER = 'adminnorthline';

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;

const layerOf = ({ companyId }: CompanyRecords) => `layer${companyId}`;
const tagOf = ({ companyId }: CompanyRecords) => `tag${companyId}`;
const sessionOf = ({ companyId }: CompanyRecords) => `session${companyId}`;
const tokenOf = ({ companyId }: CompanyRecords) => `token${companyId}`;
const CHECKLIST = {
  name: 'Piers',
  sections: [{ identifier: 's1', title: 'Deck', items: [{ identifier: 'i1', description: 'Joints' }] }],
};

async function insertWithLibrary(companyId: string): Promise<CompanyRecords> {
  const records = await insertCompany(studio.db, companyId);
  const thumbnailKey = `thumbnails/${records.projectId}/${records.fileId}.jpg`;
  await studio.db.update(projectFiles).set({ thumbnailKey }).where(eq(projectFiles.id, records.fileId));
  const layer = {
    id: layerOf(records),
    companyId,
    layoutId: records.layoutId,
    name: 'Faces',
    isSegmented: true,
    position: 0,
  };
  await studio.db.insert(layers).values({ ...layer, sections: [{ id: `section${companyId}`, name: 'North' }] });
  await studio.db.insert(tags).values({ id: tagOf(records), companyId, name: 'Night work' });
  const device = { device: 'Linux', browser: 'Firefox 150', address: '192.0.2.7' };
  await studio.db.insert(signInSessions).values({ ...device, id: sessionOf(records), userId: records.people.Member });
  const dates = { created: new Date(), expires: new Date('2099-12-31') };
  const token = { id: tokenOf(records), name: 'Field laptop', rights: 'Upload' as const, hash: tokenOf(records) };
  await studio.db.insert(accessTokens).values({ ...token, ...dates, userId: records.people.Admin });
  return records;
}

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertWithLibrary('northline');
  foreign = await insertWithLibrary('meridian');
});
afterAll(() => studio?.close());

/** Paths and payloads with record ids. `one` has the records of the tested company. */
const IN_THE_ADDRESS: Partial<
  Record<keyof typeof implementedCalls, (one: CompanyRecords) => [path: string, payload?: unknown]>
> = {
  getUser: (one) => [`users/${one.people.Viewer}`],
  updateUser: (one) => [`users/${one.people.Viewer}`, payloadsOf(own).user],
  deactivateUser: (one) => [`users/${one.people.Viewer}/deactivate`],
  activateUser: (one) => [`users/${one.people.Viewer}/activate`],
  resendInvitation: (one) => [`users/${one.people.Viewer}/resendInvitation`],
  listSessions: (one) => [`users/${one.people.Viewer}/sessions`],
  // Of somebody else: a deactivation ends the sessions of the Viewer.
  endSession: (one) => [`users/${one.people.Member}/sessions/${sessionOf(one)}`],
  endSessions: (one) => [`users/${one.people.Member}/sessions`],
  unlinkIdentity: (one) => [`users/${one.people.Viewer}/identity`],
  // One's own only.
  listAccessTokens: (one) => [`users/${one.people.Admin}/tokens`],
  createAccessToken: (one) => [`users/${one.people.Admin}/tokens`, { name: 'Laptop', rights: 'All', days: 7 }],
  revokeAccessToken: (one) => [`users/${one.people.Admin}/tokens/${tokenOf(one)}`],
  getSite: (one) => [`sites/${one.siteId}`],
  updateSite: (one) => [`sites/${one.siteId}`, payloadsOf(own).site],
  getAsset: (one) => [`assets/${one.assetId}`],
  updateAsset: (one) => [`assets/${one.assetId}`, payloadsOf(own).asset],
  findKnownFiles: (one) => [`assets/${one.assetId}/known-files`, { files: [] }],
  getAssetSeverity: (one) => [`assets/${one.assetId}/severity`],
  getProject: (one) => [`projects/${one.projectId}`],
  updateProject: (one) => [`projects/${one.projectId}`, payloadsOf(own).project],
  getProjectAsset: (one) => [`projects/${one.projectId}/asset`],
  getModules: (one) => [`projects/${one.projectId}/modules`],
  updateModules: (one) => [`projects/${one.projectId}/modules`, payloadsOf(own).modules],
  renewUpload: (one) => [`projects/${one.projectId}/uploads/tab-1`, { done: 1, total: 2 }],
  endUpload: (one) => [`projects/${one.projectId}/uploads/tab-1`],
  confirmProjectUploaded: (one) => [`projects/${one.projectId}/uploaded`],
  processProject: (one) => [`projects/${one.projectId}/process`],
  confirmImageUploaded: (one) => [`images/${one.fileId}/uploaded`, { type: 1 }],
  listImages: (one) => [`images?projectId=${one.projectId}`],
  getImagePage: (one) => [`images/${one.fileId}/page?projectId=${one.projectId}`],
  getImageFacts: (one) => [`images/${one.fileId}/facts?projectId=${one.projectId}`],
  flagImages: (one) => [`projects/${one.projectId}/images/flags`, { ids: [one.fileId], isFlagged: true }],
  getUploadUrl: (one) => [`upload?content_type=image/jpeg&prefix=${one.storageKey}`],
  getCaptureData: (one) => [`projects/${one.projectId}/capturedata`],
  createCaptureData: (one) => [`projects/${one.projectId}/capturedata`, payloadsOf(own).captureData],
  updateCaptureData: (one) => [`projects/${one.projectId}/capturedata`, payloadsOf(own).captureData],
  deleteCaptureData: (one) => [`projects/${one.projectId}/capturedata`],
  confirmDocumentUploaded: (one) => [`documents/${one.documentId}/uploaded`],
  deleteDocument: (one) => [`documents/${one.documentId}`],
  deleteUser: (one) => [`users/${one.people.Viewer}`],
  deleteProject: (one) => [`projects/${one.projectId}`],
  deleteAsset: (one) => [`assets/${one.assetId}`],
  deleteSite: (one) => [`sites/${one.siteId}`],
  getCategory: (one) => [`categories/${one.categoryId}`],
  updateCategory: (one) => [`categories/${one.categoryId}`, { name: 'Spalling', model: null, colour: '#d9480f' }],
  deleteCategory: (one) => [`categories/${one.categoryId}`],
  restoreCategory: (one) => [`categories/${one.categoryId}/restore`],
  getCategoryPreset: (one) => [`categorypresets/${one.presetId}`],
  deleteCategoryPreset: (one) => [`categorypresets/${one.presetId}`],
  getSeverityScale: (one) => [`severityscales/${one.severityScaleId}`],
  deleteSeverityScale: (one) => [`severityscales/${one.severityScaleId}`],
  restoreSeverityScale: (one) => [`severityscales/${one.severityScaleId}/restore`],
  getChecklist: (one) => [`checklists/${one.checklistId}`],
  updateChecklist: (one) => [`checklists/${one.checklistId}`, CHECKLIST],
  deleteChecklist: (one) => [`checklists/${one.checklistId}`],
  getLayer: (one) => [`layers/${layerOf(one)}`],
  updateLayer: (one) => [`layers/${layerOf(one)}`, { name: 'Faces', sections: [{ name: 'South' }] }],
  getLayout: (one) => [`layouts/${one.layoutId}`],
  updateLayout: (one) => [`layouts/${one.layoutId}`, { name: 'Pier faces' }],
  reorderLayers: (one) => [`layouts/${one.layoutId}/reorder`, [layerOf(one)]],
  mapLayout: (one) => [`layouts/${one.layoutId}/map`],
  deleteLayer: (one) => [`layers/${layerOf(one)}`],
  deleteLayout: (one) => [`layouts/${one.layoutId}`],
  getTag: (one) => [`tags/${tagOf(one)}`],
  updateTag: (one) => [`tags/${tagOf(one)}`, { name: 'Day work' }],
  deleteTag: (one) => [`tags/${tagOf(one)}`],
  restoreTag: (one) => [`tags/${tagOf(one)}/restore`],
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
    expect(body.message).toBe('Unable to find this resource on the server.');
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
    expect(body.message).toBe('Unable to find this resource on the server.');
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
      const reply = await fetch(`${studio.origin}/api/v2/images/thumbnail`, {
        method: 'POST',
        headers: bearer(ASKER),
        body: form,
      });
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
  it.each([
    'users',
    'sites',
    'assets',
    'projects',
    'categories',
    'categorypresets',
    'severityscales',
    'checklists',
    'layouts',
    'layers',
    'tags',
    'documents',
  ])('%s', async (path) => {
    const { body } = await studio.send(ASKER, 'GET', path);
    const ids = (body as { id: string }[]).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => id.endsWith('meridian'))).toEqual([]);
  });
});

// Last, because it deletes: the same requests succeed for the caller's own records.
describe('the same requests reach one’s own records', () => {
  const EXPECTED: Partial<Record<keyof typeof implementedCalls, number>> = {
    deleteUser: 204,
    resendInvitation: 409,
    endSession: 204,
    endSessions: 204,
    unlinkIdentity: 204,
    revokeAccessToken: 204,
    deleteSite: 204,
    deleteAsset: 204,
    deleteProject: 204,
    renewUpload: 204,
    endUpload: 204,
    deleteCategory: 204,
    deleteCategoryPreset: 204,
    deleteSeverityScale: 204,
    deleteChecklist: 204,
    reorderLayers: 204,
    deleteLayer: 204,
    deleteLayout: 204,
    deleteTag: 204,
    deleteCaptureData: 204,
    confirmDocumentUploaded: 204,
    deleteDocument: 204,
    confirmProjectUploaded: 409,
    processProject: 409,
    confirmImageUploaded: 409,
    flagImages: 204,
  };

  it.each(Object.entries(IN_THE_ADDRESS))('%s', async (name, ask) => {
    const { method } = implementedCalls[name as keyof typeof implementedCalls];
    const { status } = await studio.send(ASKER, method, ...ask(own));
    expect(status).toBe(EXPECTED[name as keyof typeof implementedCalls] ?? 200);
  });
});
