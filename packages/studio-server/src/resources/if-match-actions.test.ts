import { API_BASE_PATH, type Method } from '@inspection-studio/domain/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categories, severityScales, tags, users } from '../database/schema/index.ts';
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
  return { status: reply.statusCode, body, etag: reply.headers.etag as string | undefined };
}
const tagOf = async (path: string) => (await call('GET', path)).etag!;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  await studio.db.insert(tags).values({ id: 'ropeaccess', companyId: 'northline', name: 'Rope access' });
});
afterAll(() => studio?.close());

describe('PUT layouts/{id}/reorder with If-Match', () => {
  let path: string;
  let layerIds: string[];

  beforeAll(async () => {
    const { body } = await call('POST', 'layouts', { name: 'Viaduct' });
    path = `layouts/${body.id}`;
    const add = async (name: string) =>
      (await call('POST', 'layers', { name, isSegmented: false, layoutId: body.id, sections: [{ name: 'North' }] }))
        .body.id as string;
    layerIds = [await add('Spans'), await add('Girders'), await add('Parts')];
  });
  beforeEach(() => call('PUT', `${path}/reorder`, layerIds));

  const orderOf = async () =>
    ((await call('GET', `layers?filter=layoutId eq '${path.slice(8)}'`)).body as { id: string }[]).map(({ id }) => id);

  it('refuses the order of a person who has not seen another order, and names who made it', async () => {
    const opened = await tagOf(path);
    const [spans, girders, parts] = layerIds as [string, string, string];
    const first = await call('PUT', `${path}/reorder`, [parts, spans, girders], opened, own.people.Manager);
    expect([first.status, first.body]).toEqual([204, null]);
    const later = await call('PUT', `${path}/reorder`, [girders, spans, parts], opened);
    expect(later).toMatchObject({ status: 412, body: { changed: { by: { id: own.people.Manager } } } });
    expect(await orderOf()).toEqual([parts, spans, girders]);
    expect((await call('PUT', `${path}/reorder`, [girders, spans, parts], first.etag)).status).toBe(204);
  });

  it('answers with the tag of the layout after it', async () => {
    const { etag } = await call('PUT', `${path}/reorder`, layerIds.toReversed());
    expect(etag).toBe(await tagOf(path));
  });

  it('the same order again changes nothing, and is nobody’s edit', async () => {
    const opened = await tagOf(path);
    await call('PUT', `${path}/reorder`, layerIds.toReversed(), undefined, own.people.Manager);
    await call('PUT', `${path}/reorder`, layerIds.toReversed());
    expect((await call('PUT', path, { name: 'Arch' }, opened)).body).toMatchObject({
      changed: { by: { id: own.people.Manager } },
    });
  });
});

describe('an action on a record with If-Match', () => {
  const personId = () => own.people.Viewer;
  beforeEach(async () => {
    await studio.db.update(users).set({ status: 'Activated', firstName: 'Vic' }).where(eq(users.id, personId()));
    await studio.db.update(categories).set({ isArchived: true, name: 'Weld crack' });
    await studio.db.update(severityScales).set({ isArchived: true, name: 'Urgency' });
    await studio.db.update(tags).set({ isArchived: true, name: 'Rope access' });
  });

  it.each<[action: string, path: () => string, rename: () => Promise<unknown>]>([
    [
      'deactivate',
      () => `users/${personId()}`,
      () => studio.db.update(users).set({ firstName: 'Victoria' }).where(eq(users.id, personId())),
    ],
    ['restore', () => `categories/${own.categoryId}`, () => studio.db.update(categories).set({ name: 'Crack' })],
    [
      'restore',
      () => `severityscales/${own.severityScaleId}`,
      () => studio.db.update(severityScales).set({ name: 'Priority' }),
    ],
    ['restore', () => 'tags/ropeaccess', () => studio.db.update(tags).set({ name: 'Ropes' })],
  ])('%s is refused after someone changed the record (%#)', async (action, path, rename) => {
    const opened = await tagOf(path());
    await rename();
    const before = (await call('GET', path())).body;
    expect((await call('PUT', `${path()}/${action}`, undefined, opened)).status).toBe(412);
    expect((await call('GET', path())).body).toEqual(before);
    const done = await call('PUT', `${path()}/${action}`, undefined, await tagOf(path()));
    expect([done.status, done.etag]).toEqual([200, await tagOf(path())]);
  });

  it('activate too', async () => {
    const path = `users/${personId()}`;
    await studio.db.update(users).set({ status: 'Deactivated' }).where(eq(users.id, personId()));
    expect((await call('PUT', `${path}/activate`, undefined, '"outdated"')).status).toBe(412);
    expect((await call('GET', path)).body.status).toBe(0);
    expect((await call('PUT', `${path}/activate`, undefined, await tagOf(path))).etag).toBe(await tagOf(path));
  });
});

describe('the reply that creates a record has its entity tag', () => {
  it.each<[group: string, payload: () => object]>([
    ['sites', () => ({ name: 'Tay Valley' })],
    ['assets', () => payloadsOf(own).asset],
    ['projects', () => payloadsOf(own).project],
    ['tags', () => ({ name: 'Diver' })],
    ['categories', () => ({ name: 'Corrosion', model: null, colour: '#ce2a29' })],
    ['categorypresets', () => ({ name: 'Steel', categories: [own.categoryId] })],
    ['severityscales', () => ({ name: 'Risk', isNumerical: false, severities: [{ name: 'Low', icon: 0 }] })],
    [
      'checklists',
      () => ({
        name: 'Tank',
        sections: [{ identifier: 's', title: 'Deck', items: [{ identifier: 'i', description: 'Joints' }] }],
      }),
    ],
    ['layouts', () => ({ name: 'Tank' })],
    ['layers', () => ({ name: 'Rings', isSegmented: false, layoutId: own.layoutId, sections: [{ name: 'One' }] })],
  ])('%s', async (group, payload) => {
    await studio.db.update(categories).set({ isArchived: false });
    await studio.db.update(severityScales).set({ isArchived: false });
    // If-Match is about a record that exists, so a creation ignores it.
    const { status, body, etag } = await call('POST', group, payload(), '"outdated"');
    expect([status, etag]).toEqual([200, await tagOf(`${group}/${body.id}`)]);
  });

  it('capture data', async () => {
    const path = `projects/${own.projectId}/capturedata`;
    const { etag } = await call('POST', path, payloadsOf(own).captureData);
    expect(etag).toBe(await tagOf(path));
  });

  it('and who created it made its last edit', async () => {
    const { body, etag } = await call('POST', 'sites', { name: 'Clyde' }, undefined, own.people.Manager);
    expect((await call('PUT', `sites/${body.id}`, { name: 'Clyde' }, '"outdated"')).body).toMatchObject({
      changed: { by: { id: own.people.Manager } },
    });
    expect((await call('PUT', `sites/${body.id}`, { name: 'Clyde' }, etag)).status).toBe(200);
  });

  it('a repeated creation that creates nothing is nobody’s edit', async () => {
    const payload = { ...payloadsOf(own).project, creationKey: '0d9f3a1c-51ff-4f0e-9a44-5ab1f0f7c2d1' };
    const { body, etag } = await call('POST', 'projects', payload);
    const { creationKey: _key, ...fields } = payload;
    await call('PUT', `projects/${body.id}`, { ...fields, name: 'SouthTower' }, undefined, own.people.Manager);
    await call('POST', 'projects', payload);
    expect((await call('PUT', `projects/${body.id}`, fields, etag)).body).toMatchObject({
      changed: { by: { id: own.people.Manager } },
    });
  });
});

describe('single records that other calls return have the tag of the record', () => {
  it.each<[path: () => string, record: () => string]>([
    [() => 'users/whoami', () => `users/${own.people.Admin}`],
    [() => `projects/${own.projectId}/asset`, () => `assets/${own.assetId}`],
    [() => `assets/${own.assetId}/severity`, () => `severityscales/${own.severityScaleId}`],
  ])('%#', async (path, record) => {
    const tag = await tagOf(path());
    expect(tag).toMatch(/^"\w+"$/);
    expect(tag).toBe(await tagOf(record()));
  });
});
