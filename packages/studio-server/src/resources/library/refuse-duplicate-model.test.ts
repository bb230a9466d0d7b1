import type { Method } from '@inspection-studio/domain/calls';
import { CATEGORY_MODELS } from '@inspection-studio/domain/categories';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../database/schema/index.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from '../testing/insert-company.ts';
import { type Answer, startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';

const [MODEL, OTHER_MODEL] = CATEGORY_MODELS;

let studio: TestStudio;
let records: CompanyRecords;

const send = (method: Method, path: string, payload?: unknown) =>
  studio.send('managernorthline', method, path, payload);
const refusal = ({ status, body }: Answer) => [status, body.code];
const values = (name: string, model: string | null) => ({ name, model, colour: '#8b9030' });

async function newCategory(name: string, model: string | null = null): Promise<string> {
  return (await send('POST', 'categories', values(name, model))).body.id as string;
}
async function newPreset(chosen: string[]): Promise<string> {
  return (await send('POST', 'categorypresets', { name: 'Preset', categories: chosen })).body.id as string;
}
async function newAsset(choice: { categories?: string[]; presets?: string[] }): Promise<string> {
  const asset = { ...payloadsOf(records).asset, categories: [], presets: [], ...choice };
  const { status, body } = await send('POST', 'assets', asset);
  expect(status).toBe(200);
  return body.id as string;
}

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

describe('a category cannot get the model of another category of the same asset', () => {
  it('chosen directly: 409 code 146 that names both, and nothing changes', async () => {
    const crack = await newCategory('Crack', MODEL);
    const split = await newCategory('Split', OTHER_MODEL);
    const asset = await newAsset({ categories: [crack, split] });
    const refused = await send('PUT', `categories/${split}`, values('Split', MODEL!));
    expect(refusal(refused)).toEqual([409, 146]);
    expect(refused.body.issues).toEqual([
      {
        path: 'payload.model',
        message: "'Split' and 'Crack' would have the same model on the asset 'Pylon West'.",
      },
    ]);
    expect((await send('GET', `categories/${split}`)).body.model).toBe(OTHER_MODEL);
    expect((await send('DELETE', `assets/${asset}`)).status).toBe(204);
    expect((await send('PUT', `categories/${split}`, values('Split', MODEL!))).status).toBe(200);
  });

  it('through a preset, on either side', async () => {
    const crack = await newCategory('Crack', MODEL);
    const split = await newCategory('Split');
    await newAsset({ presets: [await newPreset([crack])], categories: [split] });
    expect(refusal(await send('PUT', `categories/${split}`, values('Split', MODEL!)))).toEqual([409, 146]);
    const gap = await newCategory('Gap');
    await newAsset({ presets: [await newPreset([gap])], categories: [crack] });
    expect(refusal(await send('PUT', `categories/${gap}`, values('Gap', MODEL!)))).toEqual([409, 146]);
  });

  it('passes on different assets, with the same model as before, and without a model', async () => {
    const crack = await newCategory('Crack', MODEL);
    const split = await newCategory('Split');
    const gap = await newCategory('Gap', OTHER_MODEL);
    await newAsset({ categories: [crack, gap] });
    await newAsset({ categories: [split] });
    expect((await send('PUT', `categories/${split}`, values('Split', MODEL!))).status).toBe(200);
    expect((await send('PUT', `categories/${crack}`, values('Renamed', MODEL!))).status).toBe(200);
    expect((await send('PUT', `categories/${gap}`, values('Gap', null))).status).toBe(200);
  });

  it('of two categories of an asset that get a model at the same moment, one is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const both = [await newCategory('One'), await newCategory('Two')];
      await newAsset({ categories: both });
      const answers = await Promise.all(both.map((id) => send('PUT', `categories/${id}`, values('Either', MODEL!))));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    }
  });

  it('a category that was archived in a preset cannot be restored beside another with its model', async () => {
    const gone = await newCategory('Gone', MODEL);
    const crack = await newCategory('Crack', MODEL);
    const preset = await newPreset([gone]);
    await studio.db.update(categories).set({ isArchived: true }).where(eq(categories.id, gone));
    await newAsset({ presets: [preset], categories: [crack] });
    expect(refusal(await send('PUT', `categories/${gone}/restore`))).toEqual([409, 146]);
    expect((await send('GET', `categories/${gone}`)).body.isArchived).toBe(true);
  });
});
