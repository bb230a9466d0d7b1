import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  type Answer,
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { ASSET_IN_A_LIST, RECORDS } from './expectations/records.ts';
import { STATUS_NUMBERS } from './expectations/statuses.ts';
import { anIdOf, anInstant, expectFields } from './world/fields.ts';
import { insertInspections } from './world/inspections.ts';
import { makeRecords, type Records } from './world/library.ts';

let studio: TestStudio;
let own: CompanyRecords;
let records: Records;
const send = (...rest: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown]) =>
  studio.send(own.people.Manager, ...rest);

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  records = makeRecords(studio.db, own);
});
afterAll(() => studio?.close());

const reference = (id: string, name: string) => ({ id, name, thumbnail: null });

describe('sites', () => {
  it('POST sites: body has name, trimmed', async () => {
    const { status, body } = await send('POST', 'sites', { name: '  Tay Valley ' });
    expect(status).toBe(200);
    expectFields(body, RECORDS.site);
    expect(body).toEqual({
      id: anIdOf('tay-valley'),
      name: 'Tay Valley',
      thumbnail: null,
      location: null,
      modified: anInstant,
      assetCount: 0,
      createdBy: reference(own.people.Manager, 'Manager northline'),
    });
    expect((await send('GET', `sites/${body.id}`)).body).toEqual(body);
  });

  it('GET sites/{id} returns one site, with the position and the number of its assets', async () => {
    await studio.db.execute(`update sites set longitude = -3.4, latitude = 56.0 where id = '${own.siteId}'`);
    const { status, body } = await send('GET', `sites/${own.siteId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Forth Estuary', location: { longitude: -3.4, latitude: 56 }, assetCount: 2 });
  });

  it('assetCount counts what the reader may see', async () => {
    const { body } = await studio.send(own.people.Member, 'GET', `sites/${own.siteId}`);
    expect(body.assetCount).toBe(1);
  });

  it('PUT sites/{id}: body has name; id and the rest stay', async () => {
    const { body: before } = await send('POST', 'sites', { name: 'Old name' });
    const { status, body } = await send('PUT', `sites/${before.id}`, { name: 'New name' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: 'New name', modified: anInstant });
    expect(Date.parse(body.modified)).toBeGreaterThanOrEqual(Date.parse(before.modified));
    expect((await send('GET', `sites/${before.id}`)).body).toEqual(body);
  });

  it('DELETE sites/{id} deletes the site with its assets and their inspections', async () => {
    const [place] = await insertInspections(studio.db, own, [{}]);
    const { siteId, assetId, projectId } = place!;
    expect(await send('DELETE', `sites/${siteId}`)).toEqual({ status: 204, body: null });
    for (const path of [`sites/${siteId}`, `assets/${assetId}`, `projects/${projectId}`])
      expect((await send('GET', path)).status).toBe(404);
    for (const list of ['sites', 'assets', 'projects']) {
      const { body } = await send('GET', list);
      expect(body.filter(({ id }: { id: string }) => [siteId, assetId, projectId].includes(id))).toEqual([]);
    }
    expect((await send('DELETE', `sites/${siteId}`)).status).toBe(404);
  });
});

describe('assets', () => {
  /** A body with every key, and the record it is read back from. */
  async function body() {
    const site = await send('POST', 'sites', { name: 'Tay Valley' });
    const { layoutId } = await records.layout();
    return {
      siteId: site.body.id as string,
      name: ' Pylon West ',
      type: 4,
      members: [own.people.Member],
      uploaders: [own.people.Uploader, own.people.Viewer],
      presets: [await records.preset([own.categoryId])],
      categories: [await records.category({ name: 'Rust' })],
      severityScale: await records.severityScale({ name: 'Priority' }),
      layoutTemplateId: layoutId,
    };
  }
  type Body = Awaited<ReturnType<typeof body>>;

  const readBack = (sent: Body) => ({
    siteId: sent.siteId,
    name: 'Pylon West',
    type: 4,
    memberIds: sent.members,
    uploaderIds: expect.toSatisfy(
      (ids: string[]) => JSON.stringify(ids.toSorted()) === JSON.stringify(sent.uploaders.toSorted()),
    ),
    presetIds: sent.presets,
    categoryIds: sent.categories,
    severityScaleId: sent.severityScale,
    layoutTemplateId: sent.layoutTemplateId,
  });

  let sent: Body;
  let created: Answer;
  let changed: Answer;
  let put: Body;
  beforeAll(async () => {
    sent = await body();
    created = await send('POST', 'assets', sent);
    put = await body();
    const [place] = await insertInspections(studio.db, own, [
      { memberIds: [own.people.Trial], uploaderIds: [own.people.Trial] },
    ]);
    changed = await send('PUT', `assets/${place!.assetId}`, put);
  });

  it('POST assets creates an asset', async () => {
    expect(created.status).toBe(200);
    expectFields(created.body, RECORDS.asset);
    expect(created.body).toMatchObject({
      id: anIdOf('pylon-west'),
      location: null,
      modified: anInstant,
      thumbnail: null,
      projectCount: 0,
      createdBy: reference(own.people.Manager, 'Manager northline'),
      site: reference(sent.siteId, 'Tay Valley'),
    });
    expect(created.body.involved.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [...sent.members, ...sent.uploaders].toSorted(),
    );
  });

  it('GET assets/{id} returns one asset', async () => {
    expect(await send('GET', `assets/${created.body.id}`)).toEqual(created);
  });

  it('PUT assets/{id} updates one asset; its id and inspections stay', async () => {
    expect(changed.status).toBe(200);
    expectFields(changed.body, RECORDS.asset);
    expect(changed.body.projectCount).toBe(1);
    expect(await send('GET', `assets/${changed.body.id}`)).toEqual(changed);
  });

  const KEYS: [number, keyof ReturnType<typeof readBack>, key: string][] = [
    [0, 'siteId', 'siteId'],
    [1, 'name', 'name'],
    [2, 'type', 'type'],
    [3, 'memberIds', 'members'],
    [4, 'uploaderIds', 'uploaders'],
    [5, 'presetIds', 'presets'],
    [6, 'categoryIds', 'categories'],
    [7, 'severityScaleId', 'severityScale'],
    [8, 'layoutTemplateId', 'layoutTemplateId'],
  ];
  it.each(KEYS.map(([offset, field, key]) => [`CALL-0${64 + offset}`, key, field] as const))(
    '%s: POST assets: body has %s',
    (_row, _key, field) => expect(created.body[field]).toEqual(readBack(sent)[field]),
  );
  const PUT_ROWS = ['077', '075', '076', '078', '079', '080', '081', '082', '083'];
  it.each(KEYS.map(([offset, field, key]) => [`CALL-${PUT_ROWS[offset]}`, key, field] as const))(
    '%s: PUT assets/{id}: body has %s',
    (_row, _key, field) => expect(changed.body[field]).toEqual(readBack(put)[field]),
  );

  it('PUT assets/{id}: layoutTemplateId may be null', async () => {
    const { body: asset } = await send('PUT', `assets/${changed.body.id}`, { ...put, layoutTemplateId: null });
    expect(asset.layoutTemplateId).toBeNull();
  });

  it('GET assets/{id}/severity returns the asset’s severity scale', async () => {
    const { status, body: scale } = await send('GET', `assets/${created.body.id}/severity`);
    expect(status).toBe(200);
    expectFields(scale, RECORDS.severityScale);
    expect(scale).toMatchObject({ id: sent.severityScale, name: 'Priority', isArchived: false, isNumerical: false });
    expectFields(scale.severities[0], RECORDS.severity);
  });

  it('GET assets: an asset in a list has its newest inspection', async () => {
    const [place] = await insertInspections(studio.db, own, [
      { name: 'NorthTower', images: [true, true], status: 'Completed' },
    ]);
    const { body: list } = await send('GET', `assets?filter=${encodeURIComponent(`id eq '${place!.assetId}'`)}`);
    expect(list).toHaveLength(1);
    expectFields(list[0], ASSET_IN_A_LIST);
    expectFields(list[0].recentProject, RECORDS.recentProject);
    expect(list[0].recentProject).toEqual({
      id: place!.projectId,
      name: 'NorthTower',
      thumbnail: null,
      modified: anInstant,
      imageCount: 2,
      size: 8192,
      status: STATUS_NUMBERS.Completed,
    });
  });

  it('a site contains assets: GET assets filtered by siteId returns it', async () => {
    const { body: list } = await send('GET', `assets?filter=${encodeURIComponent(`siteId eq '${sent.siteId}'`)}`);
    expect(list.map(({ id }: { id: string }) => id)).toEqual([created.body.id]);
  });

  it('DELETE assets/{id} deletes one asset, hidden with its inspections', async () => {
    const [place] = await insertInspections(studio.db, own, [{}]);
    expect(await send('DELETE', `assets/${place!.assetId}`)).toEqual({ status: 204, body: null });
    for (const path of [
      `assets/${place!.assetId}`,
      `assets/${place!.assetId}/severity`,
      `projects/${place!.projectId}`,
    ]) {
      expect((await send('GET', path)).status).toBe(404);
    }
    expect((await send('GET', `sites/${place!.siteId}`)).body.assetCount).toBe(0);
  });
});
