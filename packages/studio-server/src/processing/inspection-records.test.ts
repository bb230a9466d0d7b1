import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { readModuleFiles } from '../database/queries/module-files.ts';
import { readProjects } from '../database/queries/projects.ts';
import { assets, companies, projectFiles, projects } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { transaction } from '../database/transaction.ts';
import { type CompanyRecords, insertCompany } from '../resources/testing/insert-company.ts';
import type { ImageFacts } from './image-facts.ts';
import { createInspectionRecords, failInspection } from './inspection-records.ts';
import type { InspectionRecords } from './process-inspection.ts';

let database: OpenDatabase;
let company: CompanyRecords;
let records: InspectionRecords;

beforeAll(async () => {
  database = await openTestDatabase();
  company = await insertCompany(database.db, 'northline');
  records = createInspectionRecords(database.db);
});
afterAll(() => database?.close());

const facts: ImageFacts = {
  width: 4000,
  height: 3000,
  format: 'jpeg',
  orientation: 1,
  capturedAt: new Date('2026-05-04T10:00:00Z'),
  position: { longitude: 8, latitude: 49, source: 'exif', altitudeMetres: 120 },
  relativeAltitudeMetres: null,
  make: 'DJI',
  model: 'M3T',
  captureKind: 'thermal',
  radiometricKind: 'dji',
  sizeBytes: 4_500_000,
};

type FileRow = typeof projectFiles.$inferInsert;

/** Inserts a queued inspection with these uploaded files. */
async function insertInspection(id: string, files: Partial<FileRow>[], assetId = company.assetId) {
  const { companyId, people } = company;
  const status = 'Queued' as const;
  await database.db.insert(projects).values({ id, companyId, assetId, name: id, createdById: people.Uploader, status });
  await database.db.insert(projectFiles).values(
    files.map((file, index) => ({
      id: `${id}-${index}`,
      companyId,
      projectId: id,
      kind: 'three' as const,
      captureType: 'Rgb' as const,
      fileType: 'Image' as const,
      name: `IMG_${index}.jpg`,
      mime: 'image/jpeg',
      sizeBytes: 1024,
      storageKey: `projects/${id}/${index}.jpg`,
      uploadedAt: new Date(),
      ...file,
    })),
  );
}

const resultOf = (imageId: string, note: string | null = null) => ({
  imageId,
  facts,
  thumbnailKey: `thumbnails/${imageId}.jpg`,
  note,
});
const save = (imageId: string, note: string | null = null) => records.saveImageFacts([resultOf(imageId, note)]);
const stand = async (id: string) => (await database.db.select().from(projects).where(eq(projects.id, id)))[0]?.status;
const used = async () => (await database.db.select().from(companies))[0]?.dataUsed;
const reset = (dataType: 'Gpx' | 'ImageCount') => database.db.update(companies).set({ dataType, dataUsed: 0.5 });

/** Inserts an inspection with all images read, one step before Completed. */
async function insertRead(id: string, files: Partial<FileRow>[]) {
  await insertInspection(id, files);
  for (const index of files.keys()) await save(`${id}-${index}`);
  await database.db.update(projects).set({ status: 'ThumbnailsGenerated' }).where(eq(projects.id, id));
}

describe('a status changes only from its expected value', () => {
  it('only one of two workers takes a step', async () => {
    await insertInspection('contested', [{}]);
    const steps = await Promise.all([1, 2].map(() => records.moveStatus('contested', 'Queued', 'Processing')));
    expect(steps.filter((isMine) => isMine)).toHaveLength(1);
  });

  it('no step is skipped', () =>
    expect(records.moveStatus('contested', 'Processing', 'Completed')).rejects.toThrow('from Processing to Completed'));

  it('a deleted inspection does not change', async () => {
    expect(await records.moveStatus('gone', 'Queued', 'Processing')).toBe(false);
    expect(await save('gone')).toEqual(new Set());
    expect(await records.statusOf('gone')).toBeNull();
  });

  it('an inspection of a deleted asset counts as deleted', async () => {
    await insertRead('orphan', [{}]);
    await database.db.update(projects).set({ assetId: company.otherAssetId }).where(eq(projects.id, 'orphan'));
    await database.db.update(assets).set({ deletedAt: new Date() }).where(eq(assets.id, company.otherAssetId));
    expect(await records.statusOf('orphan')).toBeNull();
    await records.completeWithLocation('orphan', null);
    expect(await stand('orphan')).toBe('ThumbnailsGenerated');
  });

  it.each([
    ['Draft', 'Draft'],
    ['Completed', 'Completed'],
    ['Queued', 'Failed'],
    ['ThumbnailsGenerated', 'Failed'],
  ] as const)('a failure turns %s into %s', async (status, after) => {
    const id = `failing-${status}`;
    await insertInspection(id, [{}]);
    await database.db.update(projects).set({ status }).where(eq(projects.id, id));
    await transaction(database.db, (tx) => failInspection(tx, id, 'The disk was full.'));
    expect(await stand(id)).toBe(after);
  });
});

describe('processed images count against the licence exactly once', () => {
  it('counts images, without supplementary and unread ones', async () => {
    await reset('ImageCount');
    await insertRead('count-1', [{}, {}, { kind: 'supplementary', captureType: null }]);
    await database.db.update(projectFiles).set({ thumbnailKey: null }).where(eq(projectFiles.id, 'count-1-1'));
    await records.completeWithLocation('count-1', null);
    expect([await used(), await stand('count-1')]).toEqual([1.5, 'Completed']);
  });

  it('counts gigapixels', async () => {
    await reset('Gpx');
    await insertRead('count-2', [{}, {}]);
    await records.completeWithLocation('count-2', null);
    expect(await used()).toBeCloseTo(0.524, 9);
  });

  it('concurrent completions all count, a repeated one adds nothing', async () => {
    await reset('ImageCount');
    const ids = Array.from({ length: 8 }, (_, index) => `together-${index}`);
    for (const id of ids) await insertRead(id, [{}, {}, {}]);
    await Promise.all([...ids, ...ids].map((id) => records.completeWithLocation(id, { longitude: 8, latitude: 49 })));
    expect(await used()).toBe(24.5);
  });
});

describe('the facts of several images are saved in one statement', () => {
  it('saves the facts of each existing image', async () => {
    await insertInspection('grouped', [{}, {}, {}]);
    const bare = { ...facts, width: 1, capturedAt: null, position: null, radiometricKind: null };
    const place = { longitude: 8.12345678901234, latitude: -49.1, altitudeMetres: null };
    const position = { ...place, source: 'xmp' } as const;
    const results = [
      { ...resultOf('grouped-1'), facts: bare },
      { ...resultOf('grouped-0', 'Said "so"\nby \\ its camera, 100 % ✓.'), facts: { ...facts, position } },
      resultOf('gone'),
    ];
    expect(await records.saveImageFacts(results)).toEqual(new Set(['grouped-0', 'grouped-1']));
    const [first, second, third] = await database.db
      .select()
      .from(projectFiles)
      .where(eq(projectFiles.projectId, 'grouped'))
      .orderBy(projectFiles.id);
    expect(first).toMatchObject({
      ...place,
      positionSource: 'xmp',
      processingNote: 'Said "so"\nby \\ its camera, 100 % ✓.',
      widthPixels: 4000,
      capturedAt: facts.capturedAt,
      sizeBytes: 4_500_000,
      thumbnailKey: 'thumbnails/grouped-0.jpg',
      processedAt: expect.any(Date),
    });
    expect(second).toMatchObject({
      widthPixels: 1,
      capturedAt: null,
      longitude: null,
      positionSource: null,
      isRadiometric: false,
      radiometricKind: null,
    });
    expect(third).toMatchObject({ processedAt: null, thumbnailKey: null, sizeBytes: 1024 });
  });
});

describe('what users see', () => {
  const noPicture = async () => null;
  const read = async (id: string) => (await readProjects(database.db, noPicture, eq(projects.id, id)))[0];

  it('progress: processed and uploaded images during processing', async () => {
    await insertInspection('watched', [
      {},
      {},
      {},
      { uploadedAt: null },
      { fileType: 'Blob', kind: 'supplementary', captureType: null },
    ]);
    expect((await read('watched'))?.processing).toEqual({ done: 0, total: 3 });
    await save('watched-0');
    await records.saveImageFault('watched-1', 'The image is damaged.');
    expect((await read('watched'))?.processing).toEqual({ done: 2, total: 3 });
    await records.fail('watched', 'None of the 3 3D visual images could be read.');
    expect(await read('watched')).toMatchObject({
      processing: null,
      statusReason: 'None of the 3 3D visual images could be read.',
    });
  });

  it('the anomalies of each file', async () => {
    await insertInspection('odd', [{}, {}, {}]);
    await save('odd-0');
    await save('odd-1', 'The file ends too early; the part of the image that is there is shown.');
    await records.saveImageFault('odd-2', 'The image is damaged.');
    const { three } = await readModuleFiles(database.db, 'odd');
    expect(three.rgb.map(({ problem }) => problem)).toEqual([
      undefined,
      'The file ends too early; the part of the image that is there is shown.',
      'The image is damaged.',
    ]);
  });

  it('stores the format of raw temperatures', async () => {
    await insertInspection('thermal', [{ captureType: 'Ir' }]);
    await save('thermal-0');
    const [file] = await database.db.select().from(projectFiles).where(eq(projectFiles.id, 'thermal-0'));
    expect(file).toMatchObject({ radiometricKind: 'dji', isRadiometric: true, altitudeMetres: 120 });
  });
});

describe('a sonar image is paired with its parameter file', () => {
  it('by name, ignoring case', async () => {
    const sonar = { kind: 'sonar', captureType: null } as const;
    await insertInspection('sonar', [
      { ...sonar, name: 'scan_01.bmp' },
      { ...sonar, name: 'SCAN_02.BMP' },
      { ...sonar, name: 'Bru\u0308cke.bmp' },
      { ...sonar, name: 'scan_01.txt', fileType: 'Blob', storageKey: 'projects/sonar/p1.txt' },
      { ...sonar, name: 'Br\u00fccke.txt', fileType: 'Blob', storageKey: 'projects/sonar/p3.txt' },
      { ...sonar, name: 'scan_02.txt', fileType: 'Blob', uploadedAt: null },
    ]);
    const images = await records.listImages('sonar');
    expect(new Map(images.map(({ name, parameters }) => [name, parameters]))).toEqual(
      new Map([
        ['scan_01.bmp', { name: 'scan_01.txt', key: 'projects/sonar/p1.txt' }],
        ['Bru\u0308cke.bmp', { name: 'Br\u00fccke.txt', key: 'projects/sonar/p3.txt' }],
        ['SCAN_02.BMP', { name: 'SCAN_02.txt', key: null }],
      ]),
    );
  });
});
