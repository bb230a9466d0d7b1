import type { Method } from '@inspection-studio/domain/calls';
import { CATEGORY_MODELS } from '@inspection-studio/domain/categories';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { annotations, assetCategories, categories, projectFiles, severityScales } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { type Answer, startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;

const send = (method: Method, path: string, payload?: unknown) =>
  studio.send('managernorthline', method, path, payload);
const refusal = ({ status, body }: Answer) => [status, body.code];
const asset = (changes: object) => ({
  ...payloadsOf(own).asset,
  presets: [],
  categories: [own.categoryId],
  ...changes,
});
const create = (changes: object) => send('POST', 'assets', asset(changes));

/** Creates categories `name 0`, `name 1` and so on, and returns their ids. */
async function insertCategories(
  name: string,
  count: number,
  values: Partial<typeof categories.$inferInsert> = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `${name}-${index}`,
    companyId: 'northline',
    name: `${name} ${index}`,
    colour: '#8b9030',
    ...values,
  }));
  await studio.db.insert(categories).values(rows);
  return rows.map(({ id }) => id);
}

const newPreset = async (chosen: string[]) =>
  (await send('POST', 'categorypresets', { name: 'Preset', categories: chosen })).body.id as string;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());

describe('code 49, categories added to an asset, including presets, cannot exceed 30', () => {
  it('30 distinct ones pass, 31 do not; one that comes twice counts once', async () => {
    const many = await insertCategories('many', 31);
    const preset = await newPreset(many.slice(0, 29));
    expect((await create({ presets: [preset], categories: many.slice(27, 30) })).status).toBe(200);
    expect(refusal(await create({ presets: [preset], categories: many.slice(29, 31) }))).toEqual([409, 49]);
  });
});

it('31 categories chosen directly are code 49 too, for a new asset and an existing one', async () => {
  const many = await insertCategories('direct', 31);
  expect(refusal(await create({ categories: many }))).toEqual([409, 49]);
  const { body } = await create({ categories: many.slice(0, 30) });
  expect(refusal(await send('PUT', `assets/${body.id}`, asset({ categories: many })))).toEqual([409, 49]);
});

describe('code 146, duplicate AI model in chosen categories not permitted', () => {
  it('neither chosen nor through a preset', async () => {
    const [first, second] = await insertCategories('crack', 2, { model: 'concrete-crack' });
    expect(refusal(await create({ categories: [first, second] }))).toEqual([409, 146]);
    expect(refusal(await create({ presets: [await newPreset([first!])], categories: [second] }))).toEqual([409, 146]);
    expect((await create({ presets: [await newPreset([first!])], categories: [first] })).status).toBe(200);
  });

  it('names the categories with the same model', async () => {
    const [first, second] = await insertCategories('named', 2, { model: 'concrete-crack' });
    expect((await create({ categories: [first, second] })).body.issues).toEqual([
      { path: 'payload.categories', message: "'named 0' and 'named 1' have the same model." },
    ]);
  });

  it('an edit that leaves categories and presets as they are passes, even on an asset with duplicates', async () => {
    const [first, second] = await insertCategories('before', 2);
    const { body } = await create({ categories: [first, second] });
    await studio.db
      .update(categories)
      .set({ model: 'concrete-crack' })
      .where(inArray(categories.id, [first!, second!]));
    const put = (changes: object) =>
      send('PUT', `assets/${body.id}`, asset({ categories: [second, first], ...changes }));
    expect(await put({ name: 'Renamed' })).toMatchObject({ status: 200, body: { name: 'Renamed' } });
    expect(refusal(await put({ presets: [await newPreset([own.categoryId])] }))).toEqual([409, 146]);
    expect(refusal(await put({ categories: [first, second, own.categoryId] }))).toEqual([409, 146]);
    expect((await put({ categories: [first] })).status).toBe(200);
  });

  it('each model once passes', async () => {
    const one = await Promise.all(CATEGORY_MODELS.map((model) => insertCategories(`each-${model}`, 1, { model })));
    expect((await create({ categories: one.flat() })).status).toBe(200);
  });
});

describe('code 149, archived categories cannot be assigned', () => {
  it('neither to a new asset nor to an existing one', async () => {
    const archived = await insertCategories('archived', 1, { isArchived: true });
    expect(refusal(await create({ categories: archived }))).toEqual([409, 149]);
    expect(refusal(await create({ categories: [own.categoryId, ...archived] }))).toEqual([409, 149]);
    const { body } = await create({});
    expect(refusal(await send('PUT', `assets/${body.id}`, asset({ categories: archived })))).toEqual([409, 149]);
  });

  it('one that the asset has, or that is in a preset, may stay', async () => {
    const [direct, indirect] = await insertCategories('fading', 2);
    const preset = await newPreset([indirect!]);
    const { body } = await create({ categories: [direct] });
    await studio.db.update(categories).set({ isArchived: true }).where(eq(categories.name, 'fading 0'));
    await studio.db.update(categories).set({ isArchived: true }).where(eq(categories.name, 'fading 1'));
    expect((await send('PUT', `assets/${body.id}`, asset({ categories: [direct], presets: [preset] }))).status).toBe(
      200,
    );
    await studio.db.delete(assetCategories).where(eq(assetCategories.assetId, body.id as string));
    expect(refusal(await send('PUT', `assets/${body.id}`, asset({ categories: [direct] })))).toEqual([409, 149]);
  });
});

it('code 150, archived severities cannot be assigned, not even kept', async () => {
  const { body } = await create({});
  await studio.db.update(severityScales).set({ isArchived: true }).where(eq(severityScales.id, own.severityScaleId));
  expect(refusal(await create({}))).toEqual([409, 150]);
  expect(refusal(await send('PUT', `assets/${body.id}`, asset({})))).toEqual([409, 150]);
  await studio.db.update(severityScales).set({ isArchived: false }).where(eq(severityScales.id, own.severityScaleId));
});

describe('an asset points at records of its company only', () => {
  it.each(['siteId', 'severityScale', 'layoutTemplateId', 'members', 'uploaders', 'presets', 'categories'] as const)(
    '%s',
    async (key) => {
      const theirs = payloadsOf(foreign).asset[key];
      expect((await create({ [key]: theirs })).status).toBe(404);
    },
  );
});

it('an asset never fails, or loses its layout, when the layout is deleted at the same moment', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { body: layout } = await send('POST', 'layouts', { name: 'Short lived' });
    const [created, deleted] = await Promise.all([
      create({ layoutTemplateId: layout.id }),
      send('DELETE', `layouts/${layout.id}`),
    ]);
    expect(deleted.status).toBe(204);
    expect([200, 404]).toContain(created.status);
  }
});

it('two who save an asset at the same moment come one after the other', async () => {
  const { body } = await create({});
  const choices = await insertCategories('either', 2);
  const saved = await Promise.all(
    choices.map((id) => send('PUT', `assets/${body.id}`, asset({ categories: [id, own.categoryId] }))),
  );
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  const { body: last } = await send('GET', `assets/${body.id}`);
  expect(choices.map((id) => [own.categoryId, id].toSorted())).toContainEqual(
    (last.categoryIds as string[]).toSorted(),
  );
});

it('images count their annotations and measurements', async () => {
  const image = { companyId: 'northline', imageId: own.fileId, categoryId: own.categoryId };
  await studio.db.update(projectFiles).set({ thumbnailKey: 'thumbnails/1.jpg' }).where(eq(projectFiles.id, own.fileId));
  const countsOf = async () => (await send('GET', `images?projectId=${own.projectId}`)).body[0].counts;
  expect(await countsOf()).toEqual({ annotations: 0, measurement2s: 0 });
  await studio.db.insert(annotations).values([
    { ...image, id: 'one', kind: 'annotation' },
    { ...image, id: 'two', kind: 'annotation' },
    { ...image, id: 'three', kind: 'measurement2' },
  ]);
  expect(await countsOf()).toEqual({ annotations: 2, measurement2s: 1 });
});
