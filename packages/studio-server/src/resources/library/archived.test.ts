import type { Method } from '@inspection-studio/domain/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { annotations, assets, categories } from '../../database/schema/index.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from '../testing/insert-company.ts';
import { type Answer, startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;
const send = (method: Method, path: string, payload?: unknown) =>
  studio.send('managernorthline', method, path, payload);
const refusal = ({ status, body }: Answer) => [status, body.code];

beforeAll(async () => {
  studio = await startTestStudio({ environment: { STUDIO_COATING_BREAKDOWN_COMPANIES: 'meridian' } });
  records = await insertCompany(studio.db, 'northline');
  await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());

const KINDS = [
  ['tags', { name: 'Night flight' }],
  ['severityscales', { name: 'Heat', isNumerical: false, severities: [{ name: 'Hot' }] }],
  ['categories', { name: 'Nest', model: null, colour: '#8b9030' }],
] as const;

describe.each(KINDS)('%s are archived, not deleted', (kind, payload) => {
  let id: string;
  const isListed = async (isArchived: boolean) => {
    const { body } = await send('GET', `${kind}?filter=isArchived eq ${isArchived}`);
    return (body as { id: string }[]).some((item) => item.id === id);
  };

  it('DELETE archives, what is archived stays readable', async () => {
    ({
      body: { id },
    } = await send('POST', kind, payload));
    expect((await send('DELETE', `${kind}/${id}`)).status).toBe(204);
    expect((await send('GET', `${kind}/${id}`)).body).toMatchObject({ name: payload.name, isArchived: true });
  });

  it('is in the list of the archived ones, and not in the other', async () => {
    expect([await isListed(true), await isListed(false)]).toEqual([true, false]);
  });

  it('DELETE of an archived one changes nothing', async () => {
    expect((await send('DELETE', `${kind}/${id}`)).status).toBe(204);
  });

  it('PUT restore brings it back', async () => {
    const restored = await send('PUT', `${kind}/${id}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { id, isArchived: false } });
    expect([await isListed(true), await isListed(false)]).toEqual([false, true]);
    expect(await send('PUT', `${kind}/${id}/restore`)).toMatchObject({ status: 200, body: { isArchived: false } });
  });

  it('unknown ids and those of another company are 404', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['PUT', '/restore'],
    ] as const) {
      expect((await send(method, `${kind}/none${path}`)).status).toBe(404);
      expect((await studio.send('managermeridian', method, `${kind}/${id}${path}`)).status).toBe(404);
    }
  });
});

describe('what is in use is not archived', () => {
  const image = () => ({ companyId: 'northline', imageId: records.fileId, kind: 'annotation' as const });
  let asset: string;
  let category: string;
  let scale: string;

  beforeEach(async () => {
    ({
      body: { id: category },
    } = await send('POST', 'categories', { name: 'Blister', model: null, colour: '#37a9a3' }));
    ({
      body: { id: scale },
    } = await send('POST', 'severityscales', {
      name: 'Rust grade',
      isNumerical: true,
      severities: [{ name: '1' }, { name: '2' }],
    }));
    const payload = { ...payloadsOf(records).asset, presets: [], categories: [category], severityScale: scale };
    ({
      body: { id: asset },
    } = await send('POST', 'assets', payload));
  });

  it('code 44 for a category chosen for an asset, until the asset is deleted', async () => {
    expect(refusal(await send('DELETE', `categories/${category}`))).toEqual([409, 44]);
    await send('DELETE', `assets/${asset}`);
    expect((await send('DELETE', `categories/${category}`)).status).toBe(204);
  });

  it('code 44 for a category of a preset that is on an asset, until the preset is deleted', async () => {
    const { body: inPreset } = await send('POST', 'categories', { name: 'Weld', model: null, colour: '#833f1d' });
    const { body: preset } = await send('POST', 'categorypresets', { name: 'Welds', categories: [inPreset.id] });
    const payload = {
      ...payloadsOf(records).asset,
      presets: [preset.id],
      categories: [category],
      severityScale: scale,
    };
    await send('PUT', `assets/${asset}`, payload);
    expect(refusal(await send('DELETE', `categories/${inPreset.id}`))).toEqual([409, 44]);
    expect((await send('DELETE', `categorypresets/${preset.id}`)).status).toBe(204);
    expect((await send('GET', `assets/${asset}`)).body.presetIds).toEqual([]);
    expect((await send('DELETE', `categories/${inPreset.id}`)).status).toBe(204);
  });

  it('a preset that is on no asset does not hold its categories', async () => {
    const { body: free } = await send('POST', 'categories', { name: 'Moss', model: null, colour: '#1c884e' });
    await send('POST', 'categorypresets', { name: 'Growth', categories: [free.id] });
    expect((await send('DELETE', `categories/${free.id}`)).status).toBe(204);
  });

  it('code 47 for a category that markups use', async () => {
    const { body: marked } = await send('POST', 'categories', { name: 'Dent', model: null, colour: '#8048b6' });
    await studio.db.insert(annotations).values({ ...image(), id: 'dent', categoryId: marked.id });
    expect(refusal(await send('DELETE', `categories/${marked.id}`))).toEqual([409, 47]);
    await studio.db.delete(annotations).where(eq(annotations.id, 'dent'));
    expect((await send('DELETE', `categories/${marked.id}`)).status).toBe(204);
  });

  it('code 48 for a severity scale of an asset, until the asset is deleted', async () => {
    expect(refusal(await send('DELETE', `severityscales/${scale}`))).toEqual([409, 48]);
    await send('DELETE', `assets/${asset}`);
    expect((await send('DELETE', `severityscales/${scale}`)).status).toBe(204);
  });

  it('code 48 for a severity scale that markups use', async () => {
    await send('DELETE', `assets/${asset}`);
    await studio.db
      .insert(annotations)
      .values({ ...image(), id: 'rust', categoryId: category, severityScaleId: scale });
    expect(refusal(await send('DELETE', `severityscales/${scale}`))).toEqual([409, 48]);
    await studio.db.delete(annotations).where(eq(annotations.id, 'rust'));
  });

  it('a category whose assets are all deleted is archived, and cannot be restored', async () => {
    expect((await send('GET', `categories/${category}`)).body).toMatchObject({
      isArchived: false,
      isArchivedWithAsset: false,
    });
    await send('DELETE', `assets/${asset}`);
    expect((await send('GET', `categories/${category}`)).body).toMatchObject({
      isArchived: true,
      isArchivedWithAsset: true,
    });
    const { body } = await send('GET', 'categories?filter=isArchived eq true');
    expect((body as { id: string }[]).map(({ id }) => id)).toContain(category);
    expect((await send('PUT', `categories/${category}/restore`)).body).toEqual({
      name: 'Conflict',
      message: 'This category is archived with its asset and cannot be restored.',
    });
  });

  it('one living asset that has the category, also through a preset, keeps it active', async () => {
    const { body: preset } = await send('POST', 'categorypresets', { name: 'Blisters', categories: [category] });
    const other = { ...payloadsOf(records).asset, presets: [preset.id], categories: [] };
    const { body: living } = await send('POST', 'assets', other);
    await send('DELETE', `assets/${asset}`);
    expect((await send('GET', `categories/${category}`)).body.isArchived).toBe(false);
    await send('DELETE', `assets/${living.id}`);
    expect((await send('GET', `categories/${category}`)).body.isArchived).toBe(true);
  });

  it('a category that was archived itself comes back, whatever became of its assets', async () => {
    await send('DELETE', `assets/${asset}`);
    await send('DELETE', `categories/${category}`);
    expect((await send('GET', `categories/${category}`)).body).toMatchObject({
      isArchived: true,
      isArchivedWithAsset: false,
    });
    expect(await send('PUT', `categories/${category}/restore`)).toMatchObject({
      status: 200,
      body: { isArchived: false },
    });
    expect((await studio.db.select().from(assets).where(eq(assets.id, asset)))[0]?.deletedAt).not.toBeNull();
  });

  it.each([
    ['categories', 149],
    ['severityscales', 150],
  ])('an asset never gets one of the %s that is archived at the same moment', async (kind, code) => {
    for (let round = 0; round < 6; round += 1) {
      const made = await send('POST', kind, KINDS.find(([name]) => name === kind)?.[1]);
      const id = made.body.id as string;
      const chosen = kind === 'categories' ? { categories: [id] } : { severityScale: id };
      const [created, archived] = await Promise.all([
        send('POST', 'assets', { ...payloadsOf(records).asset, ...chosen }),
        send('DELETE', `${kind}/${id}`),
      ]);
      const outcome = [created.status, created.body.code, archived.status, archived.body?.code];
      expect([
        [200, undefined, 409, kind === 'categories' ? 44 : 48],
        [409, code, 204, undefined],
      ]).toContainEqual(outcome);
    }
  });
});

describe('coating-breakdown only for allowed companies', () => {
  const coating = { name: 'Coating', model: 'coating-breakdown', colour: '#8b9030' };

  it('a company that is not on the list is refused with 403 code 4', async () => {
    expect(refusal(await send('POST', 'categories', coating))).toEqual([403, 4]);
    const { body } = await send('POST', 'categories', { ...coating, model: null });
    expect(refusal(await send('PUT', `categories/${body.id}`, coating))).toEqual([403, 4]);
  });

  it('a company on the list may choose it', async () => {
    expect((await studio.send('managermeridian', 'POST', 'categories', coating)).body.model).toBe('coating-breakdown');
  });

  it('a category that has it already is shown and renamed', async () => {
    const old = { id: 'old-coating', companyId: 'northline', name: 'Old coating', colour: '#8b9030' };
    await studio.db.insert(categories).values({ ...old, model: 'coating-breakdown' });
    const renamed = await send('PUT', 'categories/old-coating', { ...coating, name: 'Paint' });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'Paint', model: 'coating-breakdown' } });
    expect((await send('PUT', 'categories/old-coating', { ...coating, model: 'staining' })).body.model).toBe(
      'staining',
    );
  });
});
