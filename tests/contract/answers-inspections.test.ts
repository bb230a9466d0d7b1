import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { PROJECT_DETAIL, RECORDS } from './expectations/records.ts';
import { type Status, STATUS_NUMBERS, STATUSES } from './expectations/statuses.ts';
import { CAPTURE_DATA } from './world/capture-data.ts';
import { anIdOf, anInstant, expectFields } from './world/fields.ts';
import { insertInspections, type InspectionPlan } from './world/inspections.ts';
import { makeRecords, type Records } from './world/library.ts';

let studio: TestStudio;
let own: CompanyRecords;
let records: Records;
const send = (...rest: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown]) =>
  studio.send(own.people.Member, ...rest);

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  records = makeRecords(studio.db, own);
});
afterAll(() => studio?.close());

async function inspection(plan: InspectionPlan = {}) {
  const [inserted] = await insertInspections(studio.db, own, [{ memberIds: [own.people.Member], ...plan }]);
  return inserted!;
}

describe('inspections', () => {
  describe('POST projects creates an inspection', () => {
    let answer: Awaited<ReturnType<typeof send>>;
    beforeAll(async () => {
      const payload = {
        name: ' North Tower 7 ',
        description: 'East face, after the storm',
        assetId: own.assetId,
        checklistId: own.checklistId,
      };
      answer = await send('POST', 'projects', payload);
    });

    it('in Draft, with nothing in its modules', async () => {
      expect(answer.status).toBe(200);
      expectFields(answer.body, PROJECT_DETAIL);
      expect(answer.body).toMatchObject({
        id: anIdOf('northtower7'),
        status: STATUS_NUMBERS.Draft,
        thumbnail: null,
        modified: anInstant,
        prj: null,
        size: 0,
        createdBy: { id: own.people.Member, name: 'Member northline', thumbnail: null },
        site: { id: own.siteId, name: 'Forth Estuary', thumbnail: null },
        modules: {
          three: { rgb: 0, ir: 0, isAr: false },
          two: { rgb: 0, ir: 0 },
          ortho: { gcp: false, isEnabled: false },
          sonar: { data: 0 },
          lidar: { data: false },
          supplementary: { data: 0 },
        },
      });
      expect(await send('GET', `projects/${answer.body.id}`)).toEqual(answer);
    });
    it('body has name, from which spaces are removed', () => expect(answer.body.name).toBe('NorthTower7'));
    it('body has description', () => expect(answer.body.description).toBe('East face, after the storm'));
    it('body has assetId', () =>
      expect(answer.body.asset).toMatchObject({ id: own.assetId, name: 'Kinnaird Viaduct', thumbnail: null }));
    it('body has checklistId', () =>
      expect(answer.body.checklist).toEqual({ id: own.checklistId, name: 'Bridge general' }));
  });

  it.each(STATUSES)('GET projects/{id} returns the inspection detail: %s has its number', async (status: Status) => {
    const { projectId } = await inspection({ status, images: [true, true, false], supplementary: [true] });
    const { status: answered, body } = await send('GET', `projects/${projectId}`);
    expect(answered).toBe(200);
    expectFields(body, PROJECT_DETAIL);
    expect(body.status).toBe(STATUS_NUMBERS[status]);
    // What is not uploaded does not count.
    expect(body.modules).toMatchObject({ two: { rgb: 2, ir: 0 }, supplementary: { data: 1 } });
  });

  it('size is the bytes of its files', async () => {
    const { projectId } = await inspection({ images: [true, true], supplementary: [true] });
    expect((await send('GET', `projects/${projectId}`)).body.size).toBe(3 * 4096);
  });

  describe('PUT projects/{id} updates an inspection', () => {
    let answer: Awaited<ReturnType<typeof send>>;
    let assetId: string;
    let checklistId: string;
    beforeAll(async () => {
      const inserted = await inspection();
      assetId = inserted.assetId;
      checklistId = await records.checklist('Towers');
      answer = await send('PUT', `projects/${inserted.projectId}`, {
        name: 'South Tower',
        description: 'Again',
        assetId,
        checklistId,
      });
    });

    it('answers with the record', async () => {
      expect(answer.status).toBe(200);
      expectFields(answer.body, PROJECT_DETAIL);
      expect(await send('GET', `projects/${answer.body.id}`)).toEqual(answer);
    });
    it('body has name', () => expect(answer.body.name).toBe('SouthTower'));
    it('body has description', () => expect(answer.body.description).toBe('Again'));
    it('body has assetId, which stays', async () => {
      expect(answer.body.asset.id).toBe(assetId);
      const other = { name: 'SouthTower', description: '', assetId: own.assetId, checklistId };
      expect((await send('PUT', `projects/${answer.body.id}`, other)).status).toBe(409);
    });
    it('body has checklistId', () => expect(answer.body.checklist).toEqual({ id: checklistId, name: 'Towers' }));
    it('a field that is only read changes nothing', async () => {
      const { id, name, description } = answer.body;
      const createdBy = { id: own.people.Admin, name: 'Admin northline', thumbnail: null };
      const onlyRead = { id: 'mine', status: 3, createdBy };
      const payload = { name, description, assetId, checklistId, ...onlyRead };
      const { status, body } = await send('PUT', `projects/${id}`, payload);
      expect([status, { ...body, modified: '' }]).toEqual([200, { ...answer.body, modified: '' }]);
    });
  });

  it('DELETE projects/{id} deletes an inspection with its files', async () => {
    const { projectId, assetId } = await inspection({ images: [true], captureData: CAPTURE_DATA });
    expect(await send('DELETE', `projects/${projectId}`)).toEqual({ status: 204, body: null });
    expect((await send('GET', `projects/${projectId}`)).status).toBe(404);
    expect((await send('GET', `assets/${assetId}`)).body.projectCount).toBe(0);
    const { rows } = await studio.db.execute(`select id from project_files where project_id = '${projectId}'`);
    expect(rows).toEqual([]);
  });

  it('GET projects/{id}/asset returns the inspection’s asset', async () => {
    const { projectId, assetId } = await inspection();
    const { status, body } = await send('GET', `projects/${projectId}/asset`);
    expect(status).toBe(200);
    expectFields(body, RECORDS.asset);
    expect(body).toEqual((await send('GET', `assets/${assetId}`)).body);
  });

  it('POST projects/{id}/process: a Draft with enough data is Queued', async () => {
    const { projectId } = await inspection({ images: [true] });
    expect(await send('POST', `projects/${projectId}/process`)).toEqual({ status: 204, body: null });
    expect((await send('GET', `projects/${projectId}`)).body.status).toBe(STATUS_NUMBERS.Queued);
  });

  it.each(['Completed', 'Failed'] as const)('only a Draft can be sent: %s is refused', async (status) => {
    const { projectId } = await inspection({ status, images: [true] });
    expect(await send('POST', `projects/${projectId}/process`)).toMatchObject({ status: 409, body: { code: 12 } });
    expect((await send('GET', `projects/${projectId}`)).body.status).toBe(STATUS_NUMBERS[status]);
  });

  it('what is being processed is not started again', async () => {
    const { projectId } = await inspection({ images: [true] });
    await Promise.all([1, 2, 3].map(() => send('POST', `projects/${projectId}/process`)));
    const { rows } = await studio.db.execute(`select id from jobs where payload::text like '%${projectId}%'`);
    expect(rows).toHaveLength(1);
  });
});

describe('capture data', () => {
  it('GET projects/{id}/capturedata is an empty string when there is none', async () => {
    expect(await send('GET', `projects/${(await inspection()).projectId}/capturedata`)).toEqual({
      status: 200,
      body: '',
    });
  });

  it('POST projects/{id}/capturedata carries the capture data fields', async () => {
    const { projectId } = await inspection();
    const { status, body } = await send('POST', `projects/${projectId}/capturedata`, CAPTURE_DATA);
    expect(status).toBe(200);
    expectFields(body, RECORDS.captureData);
    expect(body).toEqual(CAPTURE_DATA);
    expect((await send('POST', `projects/${projectId}/capturedata`, CAPTURE_DATA)).status).toBe(409);
  });

  it('GET projects/{id}/capturedata returns the capture data fields', async () => {
    const { projectId } = await inspection({ captureData: CAPTURE_DATA });
    expect(await send('GET', `projects/${projectId}/capturedata`)).toEqual({ status: 200, body: CAPTURE_DATA });
  });

  it('PUT projects/{id}/capturedata carries the capture data fields, trimmed, an empty date and empty numbers too', async () => {
    const { projectId } = await inspection({ captureData: CAPTURE_DATA });
    const sparse = {
      ...CAPTURE_DATA,
      captureDate: '',
      airTemperature: null,
      windSpeed: null,
      humidity: null,
      geotagged: 3,
      thermalType: 0,
    };
    const padded = { ...sparse, location: '  Pier 5 ', acquisitionTeam: [' Ingrid Aas ', '', '  '] };
    const stored = { ...sparse, location: 'Pier 5', acquisitionTeam: ['Ingrid Aas'] };
    expect(await send('PUT', `projects/${projectId}/capturedata`, padded)).toEqual({ status: 200, body: stored });
    expect(await send('GET', `projects/${projectId}/capturedata`)).toEqual({ status: 200, body: stored });
    expect((await send('PUT', `projects/${(await inspection()).projectId}/capturedata`, CAPTURE_DATA)).status).toBe(
      404,
    );
  });

  it('DELETE projects/{id}/capturedata removes the capture data', async () => {
    const { projectId } = await inspection({ captureData: CAPTURE_DATA });
    expect(await send('DELETE', `projects/${projectId}/capturedata`)).toEqual({ status: 204, body: null });
    expect((await send('GET', `projects/${projectId}/capturedata`)).body).toBe('');
    expect((await send('DELETE', `projects/${projectId}/capturedata`)).status).toBe(404);
  });
});
