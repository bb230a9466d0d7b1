import type { CaptureType, DataKind, FileType } from '@inspection-studio/domain';
import { bigint, boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, timestamps } from './columns.ts';
import { moment } from './moment.ts';
import { projects } from './projects.ts';

/**
 * A file registered with an inspection. Files of type Image in three, two and ortho are the
 * images of the API.
 *
 * `sizeBytes` is the announced size rounded up to KB until the upload is confirmed, then
 * exact. Width and height are in pixels after orientation; altitude is in metres above sea
 * level. `processingError` is the reason for an unreadable file, `processingNote` describes
 * anomalies of a readable one. `radiometricKind` is the format of raw temperatures in a
 * thermal JPEG.
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
