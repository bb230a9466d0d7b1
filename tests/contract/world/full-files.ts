import { type Database, projectFiles } from '../../../packages/studio-server/src/resources/testing/tables.ts';

type FileRow = typeof projectFiles.$inferInsert;

/** Files of a kind: how many are uploaded, and how many are registered only. */
const COUNTS: [kind: FileRow['kind'], captureType: FileRow['captureType'], uploaded: number, missing: number][] = [
  ['three', 'Rgb', 2, 0],
  ['three', 'Ir', 1, 0],
  ['two', 'Rgb', 5, 1],
  ['two', 'Ir', 4, 0],
  ['sonar', null, 6, 0],
  ['lidar', null, 1, 0],
  ['supplementary', null, 7, 3],
];

/** Inserts files of the inspection `tower`, of 1,000 bytes each. One of them is an image with all that can be known of it. */
export async function insertFiles(db: Database, companyId: string): Promise<void> {
  const uploadedAt = new Date('2026-03-02T10:00:00Z');
  const rows = COUNTS.flatMap(([kind, captureType, uploaded, missing]) =>
    Array.from({ length: uploaded + missing }, (_, index): FileRow => {
      const id = `${kind}${captureType ?? ''}${index}`;
      return {
        id,
        companyId,
        projectId: 'tower',
        kind,
        captureType,
        fileType: captureType ? 'Image' : 'Blob',
        name: id,
        mime: captureType ? 'image/jpeg' : 'application/octet-stream',
        sizeBytes: 1000,
        storageKey: `projects/tower/${id}`,
        uploadedAt: index < uploaded ? uploadedAt : null,
        processedAt: kind === 'three' ? uploadedAt : null,
      };
    }),
  );
  const image = {
    id: 'image',
    name: 'DJI_0417.jpg',
    storageKey: 'projects/tower/image',
    thumbnailKey: 'thumbnails/tower/image.jpg',
    widthPixels: 4000,
    heightPixels: 3000,
    longitude: 10.5,
    latitude: 59.25,
    altitudeMetres: 120,
    positionSource: 'xmp' as const,
    isFlagged: true,
    created: new Date('2026-01-22T08:00:00Z'),
    modified: new Date('2026-02-22T09:00:00Z'),
  };
  await db.insert(projectFiles).values(rows.map((row) => (row.id === 'threeIr0' ? { ...row, ...image } : row)));
}
