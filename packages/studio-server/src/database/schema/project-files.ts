import type { CaptureType } from '@inspection-studio/domain/images';
import type { DataKind } from '@inspection-studio/domain/inspections';
import type { PositionSource } from '@inspection-studio/domain/photos';
import type { FileType } from '@inspection-studio/domain/shared';
import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, timestamps } from './columns.ts';
import { moment } from './moment.ts';
import { projects } from './projects.ts';

/**
 * A file registered with an inspection. Files of type Image in three, two and ortho are the
 * images of the API.
 *
 * `sizeBytes` is the announced size, rounded up to KB if the client did not know it exactly, until the upload is
 * confirmed, then exact. `path`, `modifiedAt` and `sampleHash` recognise the file when a user chooses it again. `checksum` is that of the stored file at the confirmation, or null for files of earlier
 * versions that were not checked yet (`RecordedContent`). `uploadId` is the upload that was to send
 * the file, in `running_uploads` while it is running. Width and height are in pixels after
 * orientation; altitude is in metres above sea level, `positionSource` where the file says its position. `processingError` is the reason for an
 * unreadable file, `processingNote` describes anomalies of a readable one. `radiometricKind` is the
 * format of raw temperatures in a thermal JPEG.
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
    path: text(),
    modifiedAt: moment(),
    sampleHash: text(),
    uploadId: text(),
    uploadedAt: moment(),
    checksum: text(),
    processedAt: moment(),
    processingError: text(),
    processingNote: text(),
    widthPixels: integer(),
    heightPixels: integer(),
    longitude: doublePrecision(),
    latitude: doublePrecision(),
    altitudeMetres: doublePrecision(),
    positionSource: text().$type<PositionSource>(),
    capturedAt: moment(),
    isRadiometric: boolean(),
    radiometricKind: text().$type<'flir' | 'dji'>(),
    isFlagged: boolean().notNull().default(false),
    thumbnailKey: text(),
    /** Of supplementary files only, maintained by triggers (migration `living_supplementary`). */
    isAssetDeleted: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    index('project_files_in_order').on(table.projectId, table.kind, inNameOrder(table.name)),
    index('project_files_company').on(table.companyId),
    index('project_files_awaited')
      .on(table.companyId, table.kind, table.sizeBytes)
      .where(sql`uploaded_at is null`),
  ],
);
