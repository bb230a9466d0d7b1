import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectFiles } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { type ImageRow, insertImages, series, TEST_IMAGE_MIME } from './testing/insert-images.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());
beforeEach(() => studio.db.delete(projectFiles).where(eq(projectFiles.mime, TEST_IMAGE_MIME)));

const addImages = (ids: readonly string[], changes: Partial<ImageRow> = {}) =>
  insertImages(studio.db, own, ids, changes);

async function read(path: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ projectId: own.projectId, ...query }).toString();
  const { status, body } = await studio.send(own.people.Member, 'GET', `${path}?${search}`);
  return { status, ids: status === 200 ? (body as { id: string }[]).map(({ id }) => id) : [] };
}
const filtered = async (filter: string) => (await read('images', { filter })).ids;

describe('images can be filtered', () => {
  it.each([
    ['hasProblem eq true', ['noted']],
    ['hasProblem eq false', ['east', 'equator', 'plain']],
    ['hasPosition eq true', ['equator', 'noted']],
    ['hasPosition eq false', ['east', 'plain']],
    ['hasPosition eq false or hasProblem eq true', ['east', 'noted', 'plain']],
    ["hasProblem eq true or id eq 'plain'", ['noted', 'plain']],
    ["id eq 'unknown'", []],
    ["captured ge '2026-05-04'", ['noted']],
  ])('%s', async (filter, ids) => {
    await addImages(['plain']);
    await addImages(['east'], { longitude: 5 });
    await addImages(['equator'], { longitude: 0, latitude: 0, capturedAt: new Date('2026-05-03T23:59:59Z') });
    await addImages(['noted'], {
      longitude: 5,
      latitude: 60,
      processingNote: 'It is dark.',
      capturedAt: new Date('2026-05-04T00:00:00Z'),
    });
    expect(await filtered(filter)).toEqual(ids);
  });

  it('images in the order of time: those without a time are the last', async () => {
    const at = (minute: number) => ({ capturedAt: new Date(Date.UTC(2026, 4, 4, 10, minute)) });
    await addImages(['a']);
    await addImages(['b'], at(2));
    await addImages(['c'], at(1));
    expect((await read('images', { orderBy: 'captured' })).ids).toEqual(['c', 'b', 'a']);
  });
});

describe('the page of an image is that of the same filter and order', () => {
  beforeEach(async () => {
    await addImages(series(60), { isFlagged: true });
    await addImages(series(60, 'a'));
  });

  it('an image is counted among those of the filter', async () => {
    expect((await read('images/dji-25/page', { filter: 'isFlagged eq true' })).ids).toEqual(series(60).slice(24, 48));
    expect((await read('images/dji-25/page')).ids).toEqual(series(60).slice(12, 36));
  });

  it('an image that the filter leaves out is unknown, unless the filter names it', async () => {
    expect((await read('images/a-7/page', { filter: 'isFlagged eq true' })).status).toBe(404);
    const filter = "isFlagged eq true or id eq 'a-7'";
    expect((await read('images/a-7/page', { filter })).ids).toEqual(['a-7', ...series(23)]);
  });

  it('the order is followed', async () => {
    expect((await read('images/dji-1/page', { orderBy: 'name desc' })).ids).toEqual(
      series(60).slice(0, 12).toReversed().concat(series(60, 'a').slice(48).toReversed()),
    );
  });

  it.each([
    ['filter', 'password eq true'],
    ['filter', 'isFlagged'],
    ['orderBy', 'password'],
  ])('a wrong %s, such as %j: 400', async (name, value) => {
    expect((await read('images/dji-1/page', { [name]: value })).status).toBe(400);
  });
});
