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
import { RECORDS } from './expectations/records.ts';
import { anIdOf, anInstant, expectFields } from './world/fields.ts';
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

const layersOf = async (layoutId: string): Promise<string[]> => {
  const { body } = await send('GET', `layers?filter=${encodeURIComponent(`layoutId eq '${layoutId}'`)}`);
  return body.map(({ id }: { id: string }) => id);
};
const leaf = (sectionId: string) => ({ sectionId, nodes: [] });

describe('layouts', () => {
  it('POST layouts: body is the name; GET layouts/{id} returns one layout, not mapped yet', async () => {
    const answer = await send('POST', 'layouts', { name: ' Spans ' });
    expect(answer.status).toBe(200);
    expectFields(answer.body, RECORDS.layout);
    expect(answer.body).toEqual({ id: anIdOf('spans'), name: 'Spans', modified: anInstant, map: null });
    expect(await send('GET', `layouts/${answer.body.id}`)).toEqual(answer);
  });

  it('PUT layouts/{id}: the name', async () => {
    const { layoutId } = await records.layout();
    expect(await send('PUT', `layouts/${layoutId}`, { name: 'Piers' })).toEqual({
      status: 200,
      body: { id: layoutId, name: 'Piers', modified: anInstant, map: null },
    });
  });

  it('DELETE layouts/{id} deletes the layout with its layers; assets go without', async () => {
    const { layoutId, layerIds } = await records.layout();
    await studio.db.execute(`update assets set layout_template_id = '${layoutId}' where id = '${own.assetId}'`);
    expect(await send('DELETE', `layouts/${layoutId}`)).toEqual({ status: 204, body: null });
    expect((await send('GET', `layers/${layerIds[0]}`)).status).toBe(404);
    expect((await send('GET', `assets/${own.assetId}`)).body.layoutTemplateId).toBeNull();
  });

  describe('PUT layouts/{id}/reorder: body is the ordered list of layer ids', () => {
    it('puts the layers into that order', async () => {
      const { layoutId, layerIds } = await records.layout();
      expect(await layersOf(layoutId)).toEqual(layerIds);
      expect(await send('PUT', `layouts/${layoutId}/reorder`, layerIds.toReversed())).toEqual({
        status: 204,
        body: null,
      });
      expect(await layersOf(layoutId)).toEqual(layerIds.toReversed());
    });

    it('must be a permutation of the layers: each once, none missing, none of another layout', async () => {
      const { layoutId, layerIds } = await records.layout();
      const [first, second] = layerIds as [string, string];
      const other = (await records.layout()).layerIds[0]!;
      for (const ids of [
        [first],
        [first, first],
        [first, second, other],
        [first, other],
        [],
        [first, second, 'unknown'],
      ]) {
        expect([400, 404, 409]).toContain((await send('PUT', `layouts/${layoutId}/reorder`, ids)).status);
      }
      expect(await layersOf(layoutId)).toEqual(layerIds);
    });
  });

  it('PUT layouts/{id}/map: body is the mapping, or nothing to clear it', async () => {
    const { layoutId, layerIds } = await records.layout();
    const [first, second] = layerIds as [string, string];
    const map = [
      { sectionId: `${first}a`, nodes: [leaf(`${second}a`), leaf(`${second}b`)] },
      { sectionId: `${first}b`, nodes: [leaf(`${second}b`)] },
    ];
    const mapped = await send('PUT', `layouts/${layoutId}/map`, map);
    expect(mapped.status).toBe(200);
    expect(mapped.body).toMatchObject({ id: layoutId, map });
    expect((await send('GET', `layouts/${layoutId}`)).body.map).toEqual(map);

    const cleared = await send('PUT', `layouts/${layoutId}/map`);
    expect(cleared).toMatchObject({ status: 200, body: { id: layoutId, map: null } });
    expect((await send('GET', `layouts/${layoutId}`)).body.map).toBeNull();
  });

  it('removing a section or a layer prunes the map', async () => {
    const { layoutId, layerIds } = await records.layout();
    const [first, second] = layerIds as [string, string];
    await send('PUT', `layouts/${layoutId}/map`, [
      { sectionId: `${first}a`, nodes: [leaf(`${second}a`), leaf(`${second}b`)] },
      { sectionId: `${first}b`, nodes: [leaf(`${second}b`)] },
    ]);
    const { body: layer } = await send('GET', `layers/${first}`);
    const kept = layer.sections.filter(({ id }: { id: string }) => id === `${first}a`);
    expect((await send('PUT', `layers/${first}`, { name: layer.name, sections: kept })).status).toBe(200);
    expect((await send('GET', `layouts/${layoutId}`)).body.map).toEqual([
      { sectionId: `${first}a`, nodes: [leaf(`${second}a`), leaf(`${second}b`)] },
    ]);

    await send('DELETE', `layers/${second}`);
    expect((await send('GET', `layouts/${layoutId}`)).body.map).toEqual([leaf(`${first}a`)]);
  });
});

describe('layers', () => {
  describe('POST layers creates a layer', () => {
    let answer: Answer;
    let layoutId: string;
    let layerIds: string[];
    beforeAll(async () => {
      ({ layoutId, layerIds } = await records.layout());
      const sections = [
        { name: '1', interval: 0.5 },
        { name: '1.5', interval: 0.5 },
      ];
      answer = await send('POST', 'layers', { name: ' Chainage ', isSegmented: true, layoutId, sections });
    });

    it('the last one of its layout', async () => {
      expect(answer.status).toBe(200);
      expectFields(answer.body, RECORDS.layer);
      expect(answer.body).toMatchObject({ id: anIdOf('chainage'), modified: anInstant });
      expect(await layersOf(layoutId)).toEqual([...layerIds, answer.body.id]);
    });
    it('body has name', () => expect(answer.body.name).toBe('Chainage'));
    it('body has isSegmented', () => expect(answer.body.isSegmented).toBe(true));
    it('body has layoutId', () => expect(answer.body.layoutId).toBe(layoutId));
    it('body has sections (names)', () =>
      expect(answer.body.sections.map(({ name }: { name: string }) => name)).toEqual(['1', '1.5']));
    it('body has sections optionally with interval', () =>
      expect(answer.body.sections).toEqual(
        ['1', '1.5'].map((name) => ({ id: expect.stringMatching(/./), name, interval: 0.5 })),
      ));
    it('GET layers/{id} returns one layer', async () =>
      expect(await send('GET', `layers/${answer.body.id}`)).toEqual(answer));
    it('of an unknown layout it is 404', async () => {
      const { status } = await send('POST', 'layers', {
        name: 'Chainage',
        isSegmented: false,
        layoutId: 'unknown',
        sections: [{ name: 'a' }],
      });
      expect(status).toBe(404);
    });
  });

  it('PUT layers/{id}: name and sections, ids of sections kept, new ones given', async () => {
    const { layoutId, layerIds } = await records.layout();
    const [first] = layerIds as [string];
    const sections = [{ id: `${first}b`, name: 'South bank' }, { name: 'West' }, { id: `${first}a`, name: 'North' }];
    const { body: before } = await send('GET', `layers/${first}`);
    const { status, body } = await send('PUT', `layers/${first}`, { name: before.name, sections });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: first,
      name: before.name,
      modified: anInstant,
      isSegmented: false,
      layoutId,
      sections: [
        { id: `${first}b`, name: 'South bank' },
        { id: expect.stringMatching(/./), name: 'West' },
        { id: `${first}a`, name: 'North' },
      ],
    });
    expect(await layersOf(layoutId)).toEqual(layerIds);
  });
});
