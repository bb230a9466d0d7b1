import { API_BASE_PATH, type Method } from '@inspection-studio/domain/calls';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assets, projects, users } from '../database/schema/index.ts';
import { bearer } from '../http/testing/start-test-app.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;

/** Sends a call and returns status, body and entity tag. */
async function call(method: Method, path: string, payload?: unknown, ifMatch?: string, token = 'adminnorthline') {
  const headers = { ...bearer(token), ...(ifMatch !== undefined && { 'if-match': ifMatch }) };
  const reply = await studio.app.inject({ method, url: API_BASE_PATH + path, headers, payload: payload as object });
  const body = reply.body === '' ? null : JSON.parse(reply.body);
  return { status: reply.statusCode, body, etag: reply.headers.etag as string | undefined, headers: reply.headers };
}
const tagOf = async (path: string) => (await call('GET', path)).etag!;

const paths: Record<string, string> = {};
beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  const { body: tag } = await call('POST', 'tags', { name: 'Rope access' });
  const layer = { name: 'Faces', isSegmented: false, layoutId: own.layoutId, sections: [{ name: 'North' }] };
  const { body: faces } = await call('POST', 'layers', layer);
  const captureData = `projects/${own.projectId}/capturedata`;
  await call('POST', captureData, payloadsOf(own).captureData);
  Object.assign(paths, {
    tag: `tags/${tag.id}`,
    layer: `layers/${faces.id}`,
    user: `users/${own.people.Viewer}`,
    'capture data': captureData,
  });
});
afterAll(() => studio?.close());

describe('a precondition that no current record meets', () => {
  it.each([
    ['an outdated tag', '"outdated"', 412],
    ['a list without the tag', '"a", "b"', 412],
    ['the tag as a weak one, which never matches', 'weak', 412],
    ['a list with the tag', 'listed', 200],
    ['any tag', '*', 200],
    ['text that is no list of tags', 'revision-4', 400],
  ])('%s', async (_title, given, status) => {
    const path = `sites/${own.siteId}`;
    const tag = await tagOf(path);
    const ifMatch = given === 'weak' ? `W/${tag}` : given === 'listed' ? `"other", ${tag}` : given;
    expect((await call('PUT', path, { name: 'Forth Estuary' }, ifMatch)).status).toBe(status);
  });

  it('a record that does not exist is still unknown', async () => {
    expect((await call('PUT', 'sites/none', { name: 'Forth Estuary' }, '*')).status).toBe(404);
    expect((await call('PUT', 'sites/none', { name: 'Forth Estuary' }, '"outdated"')).status).toBe(404);
  });

  it('what the person may not change is refused as before', async () => {
    const path = `sites/${own.siteId}`;
    expect((await call('PUT', path, { name: 'Forth Estuary' }, '"outdated"', 'membernorthline')).status).toBe(403);
  });

  it.each([
    ['sites', 'siteId'],
    ['assets', 'assetId'],
    ['projects', 'projectId'],
    ['categories', 'categoryId'],
    ['categorypresets', 'presetId'],
    ['severityscales', 'severityScaleId'],
    ['checklists', 'checklistId'],
    ['layouts', 'layoutId'],
  ] as const)('an outdated tag deletes none of %s', async (group, key) => {
    const path = `${group}/${own[key]}`;
    expect((await call('DELETE', path, undefined, '"outdated"')).status).toBe(412);
    expect((await call('GET', path)).status).toBe(200);
  });

  it.each(['tag', 'layer', 'user', 'capture data'])('an outdated tag deletes no %s', async (record) => {
    const path = paths[record]!;
    expect((await call('DELETE', path, undefined, '"outdated"')).status).toBe(412);
    expect((await call('GET', path)).body).not.toBe('');
    expect((await call('DELETE', path, undefined, await tagOf(path))).status).toBe(204);
  });
});

describe('the entity tag of a record', () => {
  it('stays the same when only derived values change', async () => {
    const [site, asset, project] = [`sites/${own.siteId}`, `assets/${own.assetId}`, `projects/${own.projectId}`];
    const before = [await tagOf(site), await tagOf(asset), await tagOf(project)];
    await studio.db
      .update(projects)
      .set({ status: 'Completed', thumbnailKey: 'thumbnails/x/1.jpg', prj: 'EPSG:27700' });
    await studio.db
      .update(assets)
      .set({ longitude: 1, latitude: 2, deletedAt: null })
      .where(eq(assets.id, own.assetId));
    expect([await tagOf(site), await tagOf(asset), await tagOf(project)]).toEqual(before);
    await studio.db.update(projects).set({ status: 'Draft', thumbnailKey: null });
  });

  it('stays the same when a person is activated, and differs for a new picture', async () => {
    const path = `users/${own.people.Uploader}`;
    const before = await tagOf(path);
    const set = (values: Partial<typeof users.$inferInsert>) =>
      studio.db.update(users).set(values).where(eq(users.id, own.people.Uploader));
    await set({ status: 'Deactivated' });
    expect(await tagOf(path)).toBe(before);
    await set({ status: 'Activated', thumbnailKey: 'pictures/one.jpg' });
    const first = await tagOf(path);
    await set({ thumbnailKey: 'pictures/two.jpg' });
    expect(new Set([before, first, await tagOf(path)]).size).toBe(3);
  });

  it('is exposed to other origins, and absent from lists', async () => {
    expect((await call('GET', `sites/${own.siteId}`)).headers['access-control-expose-headers']).toBe('ETag');
    expect((await call('GET', 'sites')).etag).toBeUndefined();
  });

  it('a new picture is an edit with an author', async () => {
    const path = `sites/${own.siteId}`;
    const opened = await tagOf(path);
    const form = new FormData();
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } }).jpeg();
    form.set('id', own.siteId);
    form.set('type', '2');
    form.set('isRemoving', 'false');
    form.set('file', new Blob([new Uint8Array(await picture.toBuffer())]), 'pier.jpg');
    const url = `${studio.origin}${API_BASE_PATH}images/thumbnail`;
    expect((await fetch(url, { method: 'POST', headers: bearer(own.people.Manager), body: form })).status).toBe(204);
    expect(await call('PUT', path, { name: 'Forth Estuary' }, opened)).toMatchObject({
      status: 412,
      body: { changed: { by: { id: own.people.Manager } } },
    });
  });

  it('a change that the last known edit did not make names nobody', async () => {
    const path = `assets/${own.otherAssetId}`;
    const payload = { ...payloadsOf(own).asset, name: 'North Anchorage' };
    const { etag } = await call('PUT', path, payload);
    await studio.db.update(assets).set({ name: 'South Anchorage' }).where(eq(assets.id, own.otherAssetId));
    expect((await call('PUT', path, payload, etag)).body).toMatchObject({ changed: null });
  });
});
