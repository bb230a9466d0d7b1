import type { Database } from '../../database/open-database.ts';
import { projectFiles } from '../../database/schema/index.ts';
import type { CompanyRecords } from './insert-company.ts';

export type ImageRow = typeof projectFiles.$inferInsert;

/** Type of the images that {@link insertImages} adds. No other file has it. */
export const TEST_IMAGE_MIME = 'image/test';

/** Adds processed images of an inspection, by default visual ones of 3D. Their names are `<id>.jpg`. */
export async function insertImages(
  db: Database,
  { companyId, projectId }: Pick<CompanyRecords, 'companyId' | 'projectId'>,
  ids: readonly string[],
  changes: Partial<ImageRow> = {},
): Promise<void> {
  const image = (id: string): ImageRow => ({
    id,
    companyId,
    projectId,
    kind: 'three',
    captureType: 'Rgb',
    fileType: 'Image',
    name: `${id}.jpg`,
    mime: TEST_IMAGE_MIME,
    sizeBytes: 1,
    storageKey: `projects/p/${id}.jpg`,
    uploadedAt: new Date(),
    thumbnailKey: `thumbnails/p/${id}.jpg`,
    ...changes,
  });
  await db.insert(projectFiles).values(ids.map(image));
}

/** Ids such as `dji-1`, which sort by number: `dji-2` is before `dji-10`. */
export const series = (count: number, prefix = 'dji') =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);
