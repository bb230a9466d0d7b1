import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents, projectFiles } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

/** In the order in which people count; registered in another one. */
const NAMES = [
  '101MEDIA/DJI_2.jpg',
  'DJI_1.jpg',
  'DJI_2.jpg',
  'dji_3.jpg',
  'DJI_10.jpg',
  'DJI_100.jpg',
  'éperon 9.jpg',
];

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  const { companyId, projectId, people } = records;
  const names = NAMES.toSorted();
  await studio.db.insert(projectFiles).values(
    names.map((name, index) => ({
      id: `image-${index}`,
      companyId,
      projectId,
      kind: 'three' as const,
      captureType: 'Rgb' as const,
      fileType: 'Image' as const,
      name,
      mime: 'image/jpeg',
      sizeBytes: 1024,
      storageKey: `projects/${projectId}/${index}.jpg`,
      thumbnailKey: `thumbnails/${index}.jpg`,
    })),
  );
  await studio.db.delete(documents);
  await studio.db.insert(documents).values(
    names.map((name, index) => ({
      id: `document-${index}`,
      companyId,
      name,
      sizeBytes: 1024,
      mime: 'application/pdf',
      storageKey: `documents/${index}.pdf`,
      uploadedAt: new Date(),
      createdById: people.Manager,
    })),
  );
});
afterAll(() => studio?.close());

const listed = async (path: string): Promise<string[]> =>
  (await studio.send(records.people.Manager, 'GET', path)).body.map(({ name }: { name: string }) => name);

describe('files are sorted by name as people count, and pages continue each other', () => {
  it.each([
    ['images, by default', 'images?', ''],
    ['images, by name', 'images?', 'orderBy=name&'],
    ['images, by name descending', 'images?', 'orderBy=name desc&'],
    ['documents, by name', 'documents?', 'orderBy=name&'],
  ])('%s', async (_case, path, order) => {
    const scope = path.startsWith('images') ? `projectId=${records.projectId}&` : '';
    const expected = order.includes('desc') ? NAMES.toReversed() : NAMES;
    expect(await listed(`${path}${scope}${order}`)).toEqual(expected);
    const pages = await Promise.all(
      [0, 3, 6].map((skip) => listed(`${path}${scope}${order}count=true&top=3&skip=${skip}`)),
    );
    expect(pages.flat()).toEqual(expected);
  });

  it('a filter compares names in the same order', async () => {
    const filter = encodeURIComponent("name gt 'DJI_2.jpg'");
    expect(await listed(`images?projectId=${records.projectId}&filter=${filter}`)).toEqual(NAMES.slice(3));
  });
});

it('a page of many images is read in the order of an index', async () => {
  const { rows } = await studio.db.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where indexname in ('project_files_in_order', 'documents_in_order') order by 1`,
  );
  expect(rows.map(({ indexdef }) => indexdef.replace(/^.* USING /, ''))).toEqual([
    'btree (company_id, name COLLATE file_order)',
    'btree (project_id, kind, name COLLATE file_order)',
  ]);
});
