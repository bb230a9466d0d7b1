import { isDeepStrictEqual } from 'node:util';
import type { Method } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { type Answer, startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

const manager = (method: Method, path: string, payload?: unknown) =>
  studio.send(records.people.Manager, method, path, payload);
type Payloads = ReturnType<typeof payloadsOf>;

/** Response of a rejected call, and whether it stored anything. */
async function refusalOf(ask: () => Promise<Answer>) {
  const before = await studio.stored();
  const { status, body } = await ask();
  const fields = (body.issues as { path: string }[] | undefined)?.map(({ path }) => path);
  return { status, message: body.message, fields, isUnchanged: isDeepStrictEqual(await studio.stored(), before) };
}

const badField = (field: string) => ({
  status: 400,
  message: '400 Something went wrong.',
  fields: [field],
  isUnchanged: true,
});

describe('names one character too long are refused by their field, and the longest one is not', () => {
  it.each<[string, number, Method, (name: string, payloads: Payloads) => [path: string, payload: unknown], string]>([
    ['a site', 30, 'POST', (name) => ['sites', { name }], 'payload.name'],
    ['an asset', 30, 'POST', (name, { asset }) => ['assets', { ...asset, name }], 'payload.name'],
    ['an inspection', 35, 'POST', (name, { project }) => ['projects', { ...project, name }], 'payload.name'],
    [
      'a description',
      999,
      'POST',
      (description, { project }) => ['projects', { ...project, description }],
      'payload.description',
    ],
    [
      'a first name',
      30,
      'PUT',
      (firstName, { user }) => [`users/${records.people.Manager}`, { ...user, firstName, role: undefined }],
      'payload.firstName',
    ],
    [
      'a file',
      255,
      'PUT',
      (name) => [
        `projects/${records.projectId}/modules`,
        { supplementary: { data: [{ name, size: 1, mime: 'application/pdf', type: 3 }], remove: [] } },
      ],
      'payload.supplementary.data.0.name',
    ],
  ])('%s, %i', async (_case, max, method, requestOf, field) => {
    const send = (length: number) => manager(method, ...requestOf('x'.repeat(length), payloadsOf(records)));
    expect(await refusalOf(() => send(max + 1))).toEqual(badField(field));
    expect((await send(max)).status).toBe(200);
  });
});

describe('characters that cannot be stored are refused, not a fault of the server', () => {
  const NUL = '\u0000';
  it.each<[string, Method, (payloads: Payloads) => [path: string, payload?: unknown]]>([
    ['the name of a site', 'POST', () => ['sites', { name: `Tay${NUL}Valley` }]],
    ['a description', 'POST', ({ project }) => ['projects', { ...project, description: `north${NUL}south` }]],
    ['the id of a category', 'POST', ({ asset }) => ['assets', { ...asset, categories: [`a${NUL}b`] }]],
    ['an address', 'GET', () => ['sites/a%00b']],
    ['a filter', 'GET', () => [`sites?filter=${encodeURIComponent(`contains(name,'${NUL}')`)}`]],
    ['a storage key', 'GET', () => ['upload?content_type=image/jpeg&prefix=a%00b']],
  ])('%s with a NUL', async (_case, method, requestOf) => {
    const refusal = await refusalOf(() => manager(method, ...requestOf(payloadsOf(records))));
    expect(refusal).toMatchObject({ status: 400, message: '400 Something went wrong.', isUnchanged: true });
  });

  it.each<[string, Method, (payloads: Payloads) => [path: string, payload: unknown], string]>([
    ['the name of a site', 'POST', () => ['sites', { name: 'Tay \ud800Valley' }], 'payload.name'],
    [
      'capture data, which is kept as JSON',
      'POST',
      ({ captureData }) => [
        `projects/${records.projectId}/capturedata`,
        { ...captureData, acquisitionTeam: ['Isla', 'Callum\udc00'] },
      ],
      'payload.acquisitionTeam.1',
    ],
  ])('%s with half of a character', async (_case, method, requestOf, field) => {
    expect(await refusalOf(() => manager(method, ...requestOf(payloadsOf(records))))).toEqual(badField(field));
  });

  it.each(['0000-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00Z'])(
    'a filter by the moment %s',
    async (moment) => {
      const path = `sites?filter=${encodeURIComponent(`modified gt '${moment}'`)}`;
      expect(await refusalOf(() => manager('GET', path))).toMatchObject({ status: 400, isUnchanged: true });
    },
  );
});

describe('values out of their range are refused', () => {
  it.each<[string, (payloads: Payloads) => [path: string, payload: unknown], string]>([
    ['an unknown type of asset', ({ asset }) => ['assets', { ...asset, type: 99 }], 'payload.type'],
    [
      'the name of a type instead of its number',
      ({ asset }) => ['assets', { ...asset, type: 'Bridge' }],
      'payload.type',
    ],
    [
      'a name with punctuation only letters and numbers may have',
      ({ project }) => ['projects', { ...project, name: 'North-Tower' }],
      'payload.name',
    ],
    ['no asset', ({ project }) => ['projects', { ...project, assetId: '' }], 'payload.assetId'],
  ])('%s', async (_case, requestOf, field) => {
    expect(await refusalOf(() => manager('POST', ...requestOf(payloadsOf(records))))).toEqual(badField(field));
  });

  it.each([
    ['a negative size', -1],
    ['a broken size', 1.5],
    ['a size that is no number', 'large'],
  ])('a file of %s', async (_case, size) => {
    const payload = { two: { rgb: [{ name: 'IMG_0467.jpg', size }], ir: [], remove: [] } };
    const refusal = await refusalOf(() => manager('PUT', `projects/${records.projectId}/modules`, payload));
    expect(refusal).toEqual(badField('payload.two.rgb.0.size'));
  });
});

describe('a list of more than 1,000 ids is refused by its field, however long it is', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);
  it.each(['members', 'uploaders', 'presets', 'categories'])('%s of an asset', async (list) => {
    const create = (count: number) =>
      refusalOf(() => manager('POST', 'assets', { ...payloadsOf(records).asset, [list]: ids(count) }));
    expect(await create(1001)).toEqual(badField(`payload.${list}`));
    expect(await create(70_000)).toEqual(badField(`payload.${list}`));
    // The longest list is looked at: none of its ids exists.
    expect(await create(1000)).toMatchObject({ status: 404, isUnchanged: true });
  });

  it('an order of layers', async () => {
    const reorder = (count: number) =>
      refusalOf(() => manager('PUT', `layouts/${records.layoutId}/reorder`, ids(count)));
    expect(await reorder(1001)).toEqual(badField('payload'));
    expect(await reorder(1000)).toMatchObject({ status: 409 });
  });
});
