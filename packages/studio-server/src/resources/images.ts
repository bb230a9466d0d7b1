import type { CaptureType, ViewMode } from '@inspection-studio/domain/images';
import type { DataKind } from '@inspection-studio/domain/inspections';
import { PAGE_SIZES } from '@inspection-studio/domain/query';
import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { flagField, instantField, textField } from '../database/list-fields.ts';
import type { ListWindow } from '../database/queries/list-window.ts';
import { countMarkups } from '../database/queries/markups.ts';
import { readRows } from '../database/queries/read-rows.ts';
import { projectFiles } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { withPolicy } from '../http/with-policy.ts';
import { pyramidKeyOf } from '../storage/image-keys.ts';
import { answerList, countFrom, type ListDefinition } from './answer-list.ts';
import { loadProject } from './projects.ts';
import type { Handlers, Services } from './services.ts';

/** The list of this resource. */
export const imageList: ListDefinition = {
  fields: {
    name: textField(projectFiles.name),
    isFlagged: flagField(projectFiles.isFlagged),
    modified: instantField(projectFiles.modified),
  },
  defaultSort: [{ prop: 'name', ascending: true }],
  pageSize: PAGE_SIZES.images,
  id: projectFiles.id,
};

const KIND_OF: Record<ViewMode, DataKind> = { Three: 'three', Two: 'two', Ortho: 'ortho' };
const DEPTH_OF: Partial<Record<DataKind, ViewMode>> = { three: 'Three', two: 'Two', ortho: 'Ortho' };

async function readImages(db: Queryable, services: Services, where: SQL | undefined, window: ListWindow) {
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
      depth: DEPTH_OF[row.kind] ?? ('Two' as ViewMode),
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

export const imageHandlers: Handlers<'listImages'> = {
  listImages: withPolicy({
    load: (context) => loadProject(context, context.query.projectId, 'contents'),
    subject: ({ involvement }) => involvement,
    run: ({ db, query, services }, { project }) => {
      const kinds = query.depth === undefined ? Object.values(KIND_OF) : [KIND_OF[query.depth]];
      const scope = and(
        eq(projectFiles.projectId, project.id),
        eq(projectFiles.fileType, 'Image'),
        inArray(projectFiles.kind, query.type === 'Sonar' ? ['sonar'] : kinds),
        query.type === undefined ? undefined : eq(projectFiles.captureType, query.type),
        isNotNull(projectFiles.thumbnailKey),
      );
      return answerList(db, imageList, {
        query,
        scope,
        from: countFrom(projectFiles),
        read: (where, window) => readImages(db, services, where, window),
      });
    },
  }),
};
