import { calls } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  assets,
  auditEvents,
  categories,
  categoryPresets,
  checklists,
  documents,
  layers,
  layouts,
  projectFiles,
  projects,
  severityScales,
  sites,
  tags,
  users,
} from '../database/schema/index.ts';
import { lists } from './lists.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

/** Stored before names were composed, so with a separate accent. */
const OLD_NAME = 'Ta\u030ahus  Søndre';

/** Audit events have UUIDs. */
const FOUND = '0190a6f0-5a4e-7c3b-8f2d-3b5a4c1d2e3f';
const found = () => ({ id: FOUND, companyId: records.companyId, name: OLD_NAME });

/** Inserts one record with that name into each list. */
const INSERTS: Record<keyof typeof lists, () => Promise<unknown>> = {
  listSites: async () => studio.db.insert(sites).values(found()),
  listAssets: async () => {
    const { siteId, severityScaleId, people } = records;
    const asset = { siteId, severityScaleId, type: 'Bridge' as const, createdById: people.Admin };
    await studio.db.insert(assets).values({ ...found(), ...asset });
  },
  listProjects: async () =>
    studio.db.insert(projects).values({ ...found(), assetId: records.assetId, createdById: records.people.Admin }),
  listImages: async () =>
    studio.db.insert(projectFiles).values({
      ...found(),
      projectId: records.projectId,
      kind: 'two',
      captureType: 'Rgb',
      fileType: 'Image',
      mime: 'image/jpeg',
      sizeBytes: 1,
      storageKey: 'projects/x.jpg',
      thumbnailKey: 'thumbnails/x.jpg',
    }),
  listTags: async () => studio.db.insert(tags).values(found()),
  listCategories: async () => studio.db.insert(categories).values({ ...found(), colour: '#ce2a29' }),
  listCategoryPresets: async () => studio.db.insert(categoryPresets).values(found()),
  listSeverityScales: async () =>
    studio.db.insert(severityScales).values({
      ...found(),
      isNumerical: false,
      severities: [{ id: 'severity', name: 'Monitor', scale: 0, colour: '#429c5a', icon: 0 }],
    }),
  listChecklists: async () => studio.db.insert(checklists).values({ ...found(), sections: [] }),
  listLayouts: async () => studio.db.insert(layouts).values(found()),
  listLayers: async () =>
    studio.db
      .insert(layers)
      .values({ ...found(), layoutId: records.layoutId, isSegmented: false, position: 0, sections: [] }),
  listDocuments: async () =>
    studio.db.insert(documents).values({
      ...found(),
      sizeBytes: 1,
      mime: 'application/pdf',
      storageKey: 'documents/x.pdf',
      uploadedAt: new Date(),
      createdById: records.people.Admin,
    }),
  listUsers: async () =>
    studio.db.insert(users).values({
      id: FOUND,
      companyId: records.companyId,
      firstName: 'Ta\u030ahus',
      lastName: 'Søndre',
      email: 'found@demo.example',
      role: 'Viewer',
      status: 'Activated',
    }),
  listAuditEvents: async () =>
    studio.db.insert(auditEvents).values({
      id: FOUND,
      companyId: records.companyId,
      actorId: records.people.Admin,
      actorName: 'Ada',
      actorEmail: 'ada@demo.example',
      action: 'create',
      subjectKind: 'site',
      subjectId: FOUND,
      subjectName: OLD_NAME,
      changes: [],
      at: new Date(),
      address: '192.0.2.1',
      userAgent: '',
      requestId: 'request',
    }),
};

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  const { companyId } = records;
  for (const insert of Object.values(INSERTS)) await insert();
  const person = { companyId, role: 'Viewer' as const };
  await studio.db.insert(users).values([
    { ...person, id: 'invited', email: 'ingrid.aas@demo.example', status: 'Pending' },
    { ...person, id: 'named', firstName: 'Callum', lastName: 'Baird', email: 'cb@rope.example', status: 'Activated' },
  ]);
});
afterAll(() => studio?.close());

async function find(path: string, term: string): Promise<string[]> {
  const [route, query = ''] = path.split('?');
  const filter = encodeURIComponent(`contains(name,'${term}')`);
  const { body } = await studio.send(records.people.Admin, 'GET', `${route}?${query}&filter=${filter}&top=50`);
  return (body as { id: string }[]).map(({ id }) => id);
}

describe('a search in names ignores case, accents and how they are stored, in every list', () => {
  it.each(Object.keys(lists) as (keyof typeof lists)[])('%s', async (list) => {
    const path = list === 'listImages' ? `images?projectId=${records.projectId}` : calls[list].path;
    for (const term of ['tahus', 'TÅHUS', 'ta\u030ahus', 'sondre', 'SØNDRE', 'tahus sondre', 'tahus  sondre']) {
      expect([term, await find(path, term)]).toEqual([term, [FOUND]]);
    }
    expect(await find(path, 'tahusx')).toEqual([]);
  });
});

describe('a search for people finds their names and e-mail addresses', () => {
  it.each([
    ['the address of an invited person, which the list shows as the name', 'ingrid.aas', ['invited']],
    ['a part of it, in capitals', 'D.AAS@DEMO', ['invited']],
    ['the address of a person with a name', 'rope.example', ['named']],
    ['a name', 'callum b', ['named']],
    ['nothing that begins in the name and ends in the address', 'bairdcb', []],
    ['nothing over the end of the name', 'baird cb', []],
  ])('%s', async (_case, term, ids) => expect(await find('users', term)).toEqual(ids));
});

describe('people are sorted by the name that the list shows', () => {
  it.each([
    ['name', ['named', 'invited', FOUND]],
    ['name desc', [FOUND, 'invited', 'named']],
  ])('%s: a person without a name is at their e-mail address', async (orderBy, order) => {
    const query = new URLSearchParams({ orderBy, filter: 'role eq 6', top: '50' });
    const { body } = await studio.send(records.people.Admin, 'GET', `users?${query.toString()}`);
    const ids = (body as { id: string }[]).map(({ id }) => id).filter((id) => order.includes(id));
    expect(ids).toEqual(order);
  });
});

describe('names are stored normalised', () => {
  it('with composed accents and single spaces', async () => {
    const { body } = await studio.send(records.people.Manager, 'POST', 'sites', { name: ' Ta\u030ahus \n Øst ' });
    expect(body.name).toBe('Tåhus Øst');
  });

  it('without characters that have no width', async () => {
    const { body } = await studio.send(records.people.Manager, 'POST', 'sites', {
      name: 'A\u200bB\u202e 👷\u200d♀\ufe0f',
    });
    expect(body.name).toBe('AB 👷\u200d♀\ufe0f');
    await studio.send(records.people.Manager, 'POST', 'tags', { name: 'AB' });
    const taken = await studio.send(records.people.Manager, 'POST', 'tags', { name: 'A\u200bB' });
    expect([taken.status, taken.body.code]).toEqual([409, 125]);
  });

  it('a name without a visible character is refused like an empty one', async () => {
    const { asset } = payloadsOf(records);
    const refusal = async (name: string) =>
      (await studio.send(records.people.Manager, 'POST', 'assets', { ...asset, name })).body.issues;
    expect(await refusal('\u200b\u3164')).toEqual([
      { path: 'payload.name', message: 'Input must contain at least 2 character(s)' },
    ]);
    expect(await refusal('')).toEqual(await refusal('\u200b\u3164'));
  });

  it('so that a tag cannot have the name of another one in another form: 409 code 125', async () => {
    expect((await studio.send(records.people.Manager, 'POST', 'tags', { name: 'Fjøs på Åsen' })).status).toBe(200);
    const { status, body } = await studio.send(records.people.Manager, 'POST', 'tags', { name: 'FJØS  PÅ A\u030asen' });
    expect([status, body.code]).toEqual([409, 125]);
    expect((await studio.send(records.people.Manager, 'POST', 'tags', { name: 'Fjos pa Asen' })).status).toBe(200);
  });
});
