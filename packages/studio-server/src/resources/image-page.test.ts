import { API_BASE_PATH } from '@inspection-studio/domain/calls';
import { type Pagination, PAGINATION_HEADER, parsePagination } from '@inspection-studio/domain/query';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { assets, projectFiles, projects } from '../database/schema/index.ts';
import { bearer } from '../http/testing/start-test-app.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { type ImageRow, insertImages, series, TEST_IMAGE_MIME } from './testing/insert-images.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());
beforeEach(async () => {
  await studio.db.delete(projectFiles).where(eq(projectFiles.mime, TEST_IMAGE_MIME));
  // The addresses of pictures change with time.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => vi.useRealTimers());

const addImages = (ids: readonly string[], changes: Partial<ImageRow> = {}, inspection = own) =>
  insertImages(studio.db, inspection, ids, changes);

interface Read {
  status: number;
  body: { id: string }[];
  ids: string[];
  pagination: Pagination | undefined;
}

async function read(path: string, person = own.people.Member): Promise<Read> {
  const reply = await studio.app.inject({ url: API_BASE_PATH + path, headers: bearer(person) });
  const header = reply.headers[PAGINATION_HEADER.toLowerCase()];
  const body = reply.json();
  return {
    status: reply.statusCode,
    body,
    ids: Array.isArray(body) ? body.map(({ id }) => id) : [],
    pagination: typeof header === 'string' ? parsePagination(header) : undefined,
  };
}
const readPage = (id: string, person?: string, projectId = own.projectId) =>
  read(`images/${id}/page?projectId=${projectId}`, person);
const readList = (skip: number, query: string) =>
  read(`images?projectId=${own.projectId}&top=24&skip=${skip}&count=true&${query}`);

/** One group of images for each list of a viewer. */
const GROUPS = {
  'visual images of 3D': { group: { kind: 'three', captureType: 'Rgb' }, query: 'depth=0&type=0' },
  'thermal images of 3D': { group: { kind: 'three', captureType: 'Ir' }, query: 'depth=0&type=1' },
  'visual images of 2D': { group: { kind: 'two', captureType: 'Rgb' }, query: 'depth=1&type=0' },
  'thermal images of 2D': { group: { kind: 'two', captureType: 'Ir' }, query: 'depth=1&type=1' },
  'sonar images': { group: { kind: 'sonar', captureType: 'Sonar' }, query: 'type=2' },
  'images of an orthomosaic, without a capture type': { group: { kind: 'ortho', captureType: null }, query: 'depth=2' },
} as const satisfies Record<string, { group: Partial<ImageRow>; query: string }>;

describe('the page of an image is the page of the list that holds it', () => {
  it.each([
    ['dji-1', 0, 24],
    ['dji-24', 0, 24],
    ['dji-25', 24, 24],
    ['dji-40', 24, 24],
    ['dji-48', 24, 24],
    ['dji-49', 48, 2],
    ['dji-50', 48, 2],
  ])('%s of 50: it begins after %i', async (id, skip, length) => {
    // Their order in the table is another one.
    await addImages(series(50).toReversed());
    const page = await readPage(id);
    expect(page.pagination).toEqual({
      top: 24,
      skip,
      count: 50,
      pages: 3,
      hasNext: skip < 48,
      hasPrevious: skip > 0,
    });
    expect(page.ids).toEqual(series(50).slice(skip, skip + length));
    expect(page).toEqual(await readList(skip, 'depth=0&type=0'));
  });

  it('images with equal names are in the order of their ids', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `copy${index + 10}`);
    await addImages(ids.toReversed(), { name: 'pier.jpg' });
    for (const [index, skip] of [
      [0, 0],
      [23, 0],
      [24, 24],
      [47, 24],
      [48, 48],
    ] as const) {
      const page = await readPage(ids[index]!);
      expect([page.pagination?.skip, page.ids]).toEqual([skip, ids.slice(skip, skip + 24)]);
    }
  });

  it.each(Object.entries(GROUPS))('%s are apart from others', async (_case, { group, query }) => {
    const others = Object.values(GROUPS).filter((each) => each.group !== group);
    for (const [index, other] of others.entries()) await addImages(series(3, `a-${index}`), other.group);
    await addImages(series(26), group);
    const page = await readPage('dji-25');
    expect([page.ids, page.pagination?.count]).toEqual([['dji-25', 'dji-26'], 26]);
    expect(page).toEqual(await readList(24, query));
  });

  it('images without a thumbnail do not count', async () => {
    await addImages(series(10, 'a'), { thumbnailKey: null });
    await addImages(series(25));
    expect((await readPage('dji-24')).pagination).toMatchObject({ skip: 0, count: 25 });
  });

  it('images of other inspections do not count', async () => {
    const { companyId, assetId, people } = own;
    const projectId = 'another';
    await studio.db
      .insert(projects)
      .values({ id: projectId, companyId, assetId, name: projectId, createdById: people.Admin });
    await addImages(series(24, 'a'), { projectId });
    await addImages(series(2));
    expect((await readPage('dji-2')).ids).toEqual(['dji-1', 'dji-2']);
    expect((await readPage('dji-2', undefined, projectId)).status).toBe(404);
  });
});

it('an image says what processing found unusual, and nothing otherwise', async () => {
  await addImages(['dji-1']);
  await addImages(['dji-2'], { processingNote: 'Part of the picture is damaged.' });
  const problems = (await readPage('dji-1')).body.map((image) => 'problem' in image && image.problem);
  expect(problems).toEqual([false, 'Part of the picture is damaged.']);
});

describe('only a processed image has a page; all else is unknown', () => {
  it.each<[string, Partial<ImageRow>]>([
    ['an image that could not be read', { thumbnailKey: null, processingError: 'The image is damaged.' }],
    ['a file of another type', { fileType: 'Blob' }],
    ['a supplementary image', { kind: 'supplementary', captureType: null }],
    ['a sonar image that the list cannot return', { kind: 'sonar', captureType: null }],
  ])('%s: 404', async (_case, changes) => {
    await addImages(['odd'], changes);
    expect((await readPage('odd')).status).toBe(404);
  });

  it('an unknown id, and an image of another company: 404', async () => {
    await addImages(['theirs'], {}, foreign);
    const [unknown, theirs] = [await readPage('nobody'), await readPage('theirs')];
    expect([unknown.status, theirs.status]).toEqual([404, 404]);
    expect(theirs.body).toEqual(unknown.body);
    expect((await readPage('theirs', foreign.people.Member, foreign.projectId)).status).toBe(200);
  });

  it('an image of a deleted asset: 404', async () => {
    await addImages(['dji-1']);
    const setDeleted = (deletedAt: Date | null) =>
      studio.db.update(assets).set({ deletedAt }).where(eq(assets.id, own.assetId));
    await setDeleted(new Date());
    expect((await readPage('dji-1')).status).toBe(404);
    await setDeleted(null);
    expect((await readPage('dji-1')).status).toBe(200);
  });

  it.each(['', `&top=10`])('with the parameters %j: 400', async (more) => {
    await addImages(['dji-1']);
    const inspection = more === '' ? '' : `projectId=${own.projectId}`;
    expect((await read(`images/dji-1/page?${inspection}${more}`)).status).toBe(400);
  });
});

it('who may not list the images of the inspection gets the same answer for the page of one', async () => {
  await addImages(['dji-1']);
  const { Admin, Manager, Member, Uploader, Viewer, Trial } = own.people;
  const answers = [];
  for (const person of [Admin, Manager, Member, Uploader, Viewer, Trial, foreign.people.Admin]) {
    const { status, body } = await readPage('dji-1', person);
    const list = await read(`images?projectId=${own.projectId}`, person);
    expect({ status, body }).toEqual({ status: list.status, body: list.body });
    answers.push(status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 403, 403, 404]);
});
