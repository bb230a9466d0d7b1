import type { Method } from '@inspection-studio/domain/calls';
import { severityColour } from '@inspection-studio/domain/colour';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompanyRecords, insertCompany } from '../testing/insert-company.ts';
import { type Answer, startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;

const send = (method: Method, path: string, payload?: unknown) =>
  studio.send('managernorthline', method, path, payload);
const refusal = ({ status, body }: Answer) => [status, body.code];
const namesOf = async (path: string) => ((await send('GET', path)).body as { name: string }[]).map(({ name }) => name);

async function newCategory(name: string, model: string | null = null): Promise<string> {
  const answer = await send('POST', 'categories', { name, model, colour: '#8b9030' });
  expect(answer.status).toBe(200);
  return answer.body.id as string;
}

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());

describe('category presets', () => {
  it('keep the order of their categories', async () => {
    const categories = [await newCategory('Spall'), own.categoryId, await newCategory('Algae')];
    const { body } = await send('POST', 'categorypresets', { name: 'Concrete', categories });
    expect((await send('GET', `categorypresets/${body.id}`)).body).toMatchObject({
      name: 'Concrete',
      categories,
      categoryCount: 3,
    });
    expect(await namesOf(`categories?filter=presetId eq '${body.id}'&orderBy=name`)).toEqual([
      'Algae',
      'Spall',
      'Weld crack',
    ]);
  });

  it('are deleted for good', async () => {
    const { body } = await send('POST', 'categorypresets', { name: 'Brief', categories: [own.categoryId] });
    expect((await send('DELETE', `categorypresets/${body.id}`)).status).toBe(204);
    expect((await send('GET', `categorypresets/${body.id}`)).status).toBe(404);
    expect((await send('DELETE', `categorypresets/${body.id}`)).status).toBe(404);
  });

  it('code 149 for an archived category', async () => {
    const archived = await newCategory('Gone');
    await send('DELETE', `categories/${archived}`);
    expect(
      refusal(await send('POST', 'categorypresets', { name: 'Old', categories: [own.categoryId, archived] })),
    ).toEqual([409, 149]);
  });

  it('an unknown category, or one of another company, is 404', async () => {
    for (const category of ['none', foreign.categoryId]) {
      expect((await send('POST', 'categorypresets', { name: 'Mixed', categories: [category] })).status).toBe(404);
    }
  });

  it('take 1 to 30 categories, none twice', async () => {
    const many = Array.from({ length: 31 }, (_, index) => `category-${index}`);
    for (const categories of [[], many, [own.categoryId, own.categoryId]]) {
      expect((await send('POST', 'categorypresets', { name: 'Count', categories })).status).toBe(400);
    }
  });
});

describe('categories', () => {
  it('come in the order model desc, name, those without a model last', async () => {
    await newCategory('Stain', 'staining');
    await newCategory('Crack', 'concrete-crack');
    const ordered = await namesOf('categories?orderBy=model desc, name');
    expect(await namesOf('categories')).toEqual(ordered);
    expect(ordered.slice(0, 2)).toEqual(['Stain', 'Crack']);
  });

  it('of an asset are those chosen for it and those of its presets', async () => {
    const direct = await newCategory('Direct');
    const indirect = await newCategory('Indirect');
    const { body: preset } = await send('POST', 'categorypresets', { name: 'Indirect ones', categories: [indirect] });
    const { siteId, severityScaleId: severityScale } = own;
    const asset = {
      siteId,
      name: 'Pylon East',
      type: 3,
      members: [],
      uploaders: [],
      presets: [preset.id],
      categories: [direct],
      severityScale,
      layoutTemplateId: null,
    };
    const { status, body } = await send('POST', 'assets', asset);
    expect(status).toBe(200);
    expect(await namesOf(`categories?filter=assetId eq '${body.id}'&orderBy=name`)).toEqual(['Direct', 'Indirect']);
  });

  it('are made, read and changed', async () => {
    const id = await newCategory('Leak');
    const changed = { name: 'Seepage', model: 'staining', colour: '#37A9A3' };
    expect((await send('PUT', `categories/${id}`, changed)).body).toMatchObject({ id, ...changed });
    expect((await send('GET', `categories/${id}`)).body).toMatchObject({ id, ...changed, isArchived: false });
  });
});

describe('severity scales', () => {
  it('terms get ids, values from 0 and colours from low to high', async () => {
    const severities = [{ name: 'Watch', icon: 2 }, { name: 'Repair' }, { name: 'Close' }];
    const { body } = await send('POST', 'severityscales', { name: 'Action', isNumerical: false, severities });
    expect(body.severities).toEqual(
      severities.map(({ name, icon = 0 }, index) => ({
        id: expect.any(String),
        name,
        icon,
        scale: index,
        colour: severityColour(index, 3),
      })),
    );
    expect((await send('GET', `severityscales/${body.id}`)).body).toEqual(body);
  });

  it('numbers are worth what they are named', async () => {
    const payload = { name: 'Grade', isNumerical: true, severities: [{ name: '7' }, { name: '3' }] };
    const { body } = await send('POST', 'severityscales', payload);
    expect((body.severities as { scale: number }[]).map(({ scale }) => scale)).toEqual([3, 7]);
  });
});

describe('checklists', () => {
  const item = (identifier: string) => ({ identifier, description: `Check ${identifier}` });
  const section = (identifier: string, ...items: string[]) => ({
    identifier,
    title: `Part ${identifier}`,
    items: items.map(item),
  });

  it('identifiers of sections and items are kept', async () => {
    const sections = [section('deck', 'soffit', 'bearing'), section('pier', 'scour')];
    const { body } = await send('POST', 'checklists', { name: 'Bridge', sections });
    expect(body.sections).toEqual(sections);
    const changed = [section('pier', 'scour', 'face'), section('deck', 'bearing')];
    await send('PUT', `checklists/${body.id}`, { name: 'Bridge two', sections: changed });
    expect((await send('GET', `checklists/${body.id}`)).body).toMatchObject({ name: 'Bridge two', sections: changed });
  });

  it('an identifier is unique in a checklist', async () => {
    for (const sections of [
      [section('a', 'x'), section('a', 'y')],
      [section('a', 'x'), section('b', 'x')],
    ]) {
      expect((await send('POST', 'checklists', { name: 'Twice', sections })).status).toBe(400);
    }
  });

  it('one that is deleted is gone, and its inspections go on without', async () => {
    expect((await send('DELETE', `checklists/${own.checklistId}`)).status).toBe(204);
    expect((await send('GET', `checklists/${own.checklistId}`)).status).toBe(404);
    expect((await send('GET', `projects/${own.projectId}`)).body.checklist).toBeNull();
  });

  it('an inspection that lost its checklist is saved without one, or given another, which it keeps', async () => {
    const save = async (checklistId: string | null) => {
      const project = { name: 'Renamed', description: '', assetId: own.assetId, checklistId };
      const { status, body } = await send('PUT', `projects/${own.projectId}`, project);
      return [status, status === 200 ? body.checklist : body.message];
    };
    expect(await save(null)).toEqual([200, null]);
    const { body: given } = await send('POST', 'checklists', { name: 'Given later', sections: [section('a', 'x')] });
    expect(await save(given.id)).toEqual([200, { id: given.id, name: 'Given later' }]);
    expect(await save(null)).toEqual([409, 'The checklist of an inspection cannot be taken away.']);
  });

  it('one that is deleted while an inspection is made with it: never an error of the server', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { body } = await send('POST', 'checklists', { name: 'Short lived', sections: [section('a', 'x')] });
      const project = { name: `Round${round}`, description: '', assetId: own.assetId, checklistId: body.id };
      const [made, deleted] = await Promise.all([
        send('POST', 'projects', project),
        send('DELETE', `checklists/${body.id}`),
      ]);
      expect(deleted.status).toBe(204);
      expect([200, 404]).toContain(made.status);
    }
  });

  it('unknown ids and those of another company are 404', async () => {
    const payload = { name: 'Mine', sections: [section('a', 'x')] };
    for (const id of ['none', foreign.checklistId]) {
      expect((await send('PUT', `checklists/${id}`, payload)).status).toBe(404);
      expect((await send('DELETE', `checklists/${id}`)).status).toBe(404);
    }
  });
});
