import type { CaptureType, DataKind, FileType } from '@inspection-studio/domain';
import { bigint, boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, timestamps } from './columns.ts';
import { moment } from './moment.ts';
import { projects } from './projects.ts';

/**
 * A file registered with an inspection; the ones of type Image in three, two
 * and ortho are the images of the wire.
 *
 * `sizeBytes` is what was announced, in whole KB, until the upload is
 * confirmed, and exact from then on. Pixels are counted after orientation,
 * altitude is metres above sea level. `processingError` says why a file could
 * not be read, `processingNote` what is odd about one that could.
 * `radiometricKind` names whose raw temperatures a thermal JPEG carries.
 */
export const projectFiles = pgTable(
  'project_files',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text().$type<DataKind>().notNull(),
    captureType: text().$type<CaptureType>(),
    fileType: text().$type<FileType>().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    storageKey: text().notNull().unique('project_files_storage_key'),
    uploadedAt: moment(),
    processedAt: moment(),
    processingError: text(),
    processingNote: text(),
    widthPixels: integer(),
    heightPixels: integer(),
    longitude: doublePrecision(),
    latitude: doublePrecision(),
    altitudeMetres: doublePrecision(),
    capturedAt: moment(),
    isRadiometric: boolean(),
    radiometricKind: text().$type<'flir' | 'dji'>(),
    isFlagged: boolean().notNull().default(false),
    thumbnailKey: text(),
    ...timestamps(),
  },
  (table) => [
    index('project_files_project').on(table.projectId, table.kind, inNameOrder(table.name)),
    index('project_files_company').on(table.companyId),
  ],
);
