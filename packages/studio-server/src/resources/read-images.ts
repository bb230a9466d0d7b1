import type { CaptureType } from '@inspection-studio/domain/images';
import type { SQL } from 'drizzle-orm';
import type { ListWindow } from '../database/queries/list-window.ts';
import { countMarkups } from '../database/queries/markups.ts';
import { problemOf } from '../database/queries/module-files.ts';
import { viewModeOf } from '../database/queries/processed-images.ts';
import { readRows } from '../database/queries/read-rows.ts';
import { projectFiles } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { pyramidKeyOf } from '../storage/image-keys.ts';
import type { Services } from './services.ts';

/** Reads images with the addresses of their pictures. */
export async function readImages(
  db: Queryable,
  services: Pick<Services, 'tilesUrl' | 'pictureUrl'>,
  where: SQL | undefined,
  window: ListWindow,
) {
  const rows = await readRows(db, projectFiles, where, window);
  const markupsOf = await countMarkups(
    db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: row.name,
      type: row.captureType ?? ('Rgb' as CaptureType),
      depth: viewModeOf(row.kind),
      location:
        row.longitude === null || row.latitude === null
          ? null
          : {
              longitude: row.longitude,
              latitude: row.latitude,
              ...(row.altitudeMetres !== null && { altitude: row.altitudeMetres }),
              ...(row.positionSource !== null && { source: row.positionSource }),
            },
      modified: row.modified.toISOString(),
      dimensions: [row.widthPixels ?? 0, row.heightPixels ?? 0] as [number, number],
      isFlagged: row.isFlagged,
      ...problemOf(row),
      size: row.sizeBytes,
      counts: markupsOf(row.id),
      paths: {
        tiles: services.tilesUrl(pyramidKeyOf(row.projectId, row.id)),
        thumbnail: (await services.pictureUrl(row.thumbnailKey)) ?? '',
        temperatures: null,
      },
    })),
  );
}
