import { canMoveStatus, INSPECTION_FLOW, type InspectionStatus } from '@inspection-studio/domain/inspections';
import { isZero } from '@inspection-studio/domain/photos';
import type { Geolocation } from '@inspection-studio/domain/shared';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { locationOf } from '../database/queries/location.ts';
import { inNameOrder } from '../database/schema/columns.ts';
import { assets, companies, projectFiles, projects, sites } from '../database/schema/index.ts';
import { type Queryable, type Transaction, transaction } from '../database/transaction.ts';
import type { CameraPosition } from './image-facts.ts';
import type { InspectionImage, InspectionRecords, ReadResult } from './process-inspection.ts';
import { locationAfterCompletion } from './status-walk.ts';

type FileRow = typeof projectFiles.$inferSelect;

const MODULE_NAMES: Partial<Record<FileRow['kind'], string>> = { three: '3D', two: '2D', sonar: 'sonar' };
const PIXELS_PER_GIGAPIXEL = 1_000_000_000;
const IN_PROCESSING: InspectionStatus[] = INSPECTION_FLOW.filter(
  (status) => status !== 'Draft' && status !== 'Completed',
);

/** User-facing name of the kind of data, such as '3D visual'. */
function moduleName({ kind, captureType }: FileRow): string {
  const name = MODULE_NAMES[kind];
  if (name === undefined) return 'supplementary';
  if (kind === 'sonar') return name;
  return `${name} ${captureType === 'Ir' ? 'thermal' : 'visual'}`;
}

/** Name without extension, in lower case and with composed accents, which a sonar image and its parameter file share. */
const baseName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .toLowerCase();

function toImage(row: FileRow, parameterFiles: ReadonlyMap<string, FileRow>): InspectionImage {
  const state = row.processedAt === null ? 'Pending' : row.processingError === null ? 'Read' : 'Unreadable';
  const parameters = parameterFiles.get(baseName(row.name));
  return {
    id: row.id,
    name: row.name,
    key: row.storageKey,
    captureType: row.captureType,
    module: moduleName(row),
    isRequired: MODULE_NAMES[row.kind] !== undefined,
    parameters:
      row.kind === 'sonar'
        ? { name: parameters?.name ?? `${row.name.replace(/\.[^.]*$/, '')}.txt`, key: parameters?.storageKey ?? null }
        : null,
    state,
    position: locationOf(row),
  };
}

const placeColumns = ({ longitude, latitude, altitudeMetres, source }: CameraPosition) => ({
  longitude,
  latitude,
  altitude_metres: altitudeMetres,
  position_source: source,
});

/** Converts facts of an image to its columns. The position 0, 0 is no place: its note says so. */
const toRow = ({ imageId, facts, thumbnailKey, note }: ReadResult) => ({
  id: imageId,
  processing_note: note,
  width_pixels: facts.width,
  height_pixels: facts.height,
  ...(facts.position && !isZero(facts.position) && placeColumns(facts.position)),
  captured_at: facts.capturedAt,
  is_radiometric: facts.radiometricKind !== null,
  radiometric_kind: facts.radiometricKind,
  size_bytes: facts.sizeBytes,
  thumbnail_key: thumbnailKey,
});

/** Sets an inspection in processing to Failed within a transaction. Does not change `modified`. */
export async function failInspection(tx: Queryable, projectId: string, reason: string): Promise<void> {
  await tx
    .update(projects)
    .set({ status: 'Failed', statusReason: reason, modified: sql`${projects.modified}` })
    .where(and(eq(projects.id, projectId), inArray(projects.status, IN_PROCESSING)));
}

/**
 * Creates the database access of processing. It never changes `modified`, because
 * processing is not an edit.
 */
export function createInspectionRecords(db: Database): InspectionRecords {
  return {
    statusOf: async (projectId) => {
      const [row] = await db
        .select({ status: projects.status })
        .from(projects)
        .innerJoin(assets, eq(assets.id, projects.assetId))
        .where(and(eq(projects.id, projectId), isNull(assets.deletedAt)));
      return row?.status ?? null;
    },

    listImages: async (projectId) => {
      const rows = await db
        .select()
        .from(projectFiles)
        .where(and(eq(projectFiles.projectId, projectId), isNotNull(projectFiles.uploadedAt)))
        .orderBy(inNameOrder(projectFiles.name), projectFiles.id);
      const parameterFiles = new Map(
        rows
          .filter(({ kind, fileType }) => kind === 'sonar' && fileType !== 'Image')
          .map((row) => [baseName(row.name), row]),
      );
      return rows.filter(({ fileType }) => fileType === 'Image').map((row) => toImage(row, parameterFiles));
    },

    moveStatus: async (projectId, from, to) => {
      if (!canMoveStatus(from, to)) throw new Error(`An inspection cannot go from ${from} to ${to}.`);
      const rows = await db
        .update(projects)
        .set({ status: to, statusReason: null, modified: sql`${projects.modified}` })
        .where(and(eq(projects.id, projectId), eq(projects.status, from)))
        .returning({ id: projects.id });
      return rows.length > 0;
    },

    saveImageFacts: async (results) => {
      const rows = await db
        .update(projectFiles)
        .set({
          processedAt: new Date(),
          processingError: null,
          processingNote: sql`given.processing_note`,
          widthPixels: sql`given.width_pixels`,
          heightPixels: sql`given.height_pixels`,
          longitude: sql`given.longitude`,
          latitude: sql`given.latitude`,
          altitudeMetres: sql`given.altitude_metres`,
          positionSource: sql`given.position_source`,
          capturedAt: sql`given.captured_at`,
          isRadiometric: sql`given.is_radiometric`,
          radiometricKind: sql`given.radiometric_kind`,
          sizeBytes: sql`given.size_bytes`,
          thumbnailKey: sql`given.thumbnail_key`,
        })
        .from(sql`json_populate_recordset(null::${projectFiles}, ${JSON.stringify(results.map(toRow))}::json) as given`)
        .where(sql`${projectFiles.id} = given.id`)
        .returning({ id: projectFiles.id });
      return new Set(rows.map(({ id }) => id));
    },

    saveImageFault: async (imageId, reason) => {
      await db
        .update(projectFiles)
        .set({ processedAt: new Date(), processingError: reason, processingNote: null })
        .where(eq(projectFiles.id, imageId));
    },

    completeWithLocation: async (projectId, middle) => {
      let isDone = false;
      while (!isDone) isDone = await transaction(db, (tx) => complete(tx, projectId, middle));
    },

    fail: (projectId, reason) => failInspection(db, projectId, reason),
  };
}

/**
 * Completes an inspection and gives its asset and site the position `middle` unless they have one. Locks the site, then
 * the asset, then the inspection, which is the order of every change: a deletion at the same moment waits.
 *
 * @returns false when the asset was moved to another site meanwhile; nothing is changed then
 */
async function complete(tx: Transaction, projectId: string, middle: Geolocation | null): Promise<boolean> {
  const [place] = await tx
    .select({ assetId: assets.id, siteId: assets.siteId })
    .from(projects)
    .innerJoin(assets, eq(assets.id, projects.assetId))
    .where(eq(projects.id, projectId));
  if (!place) return true;
  const [site] = await tx.select().from(sites).where(eq(sites.id, place.siteId)).for('no key update');
  const [asset] = await tx.select().from(assets).where(eq(assets.id, place.assetId)).for('no key update');
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
  if (!site || !asset || project?.status !== 'ThumbnailsGenerated' || asset.deletedAt !== null) return true;
  if (asset.siteId !== site.id) return false;
  const images = await tx
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.projectId, projectId), isNotNull(projectFiles.thumbnailKey)))
    .orderBy(inNameOrder(projectFiles.name), projectFiles.id);
  const thumbnailKey = project.thumbnailKey ?? images[0]?.thumbnailKey ?? null;
  await tx
    .update(projects)
    .set({ modified: sql`${projects.modified}`, status: 'Completed', statusReason: null, thumbnailKey })
    .where(eq(projects.id, projectId));
  const assetPlace = locationAfterCompletion(locationOf(asset), middle);
  const sitePlace = locationAfterCompletion(locationOf(site), middle);
  if (assetPlace)
    await tx
      .update(assets)
      .set({ ...assetPlace, modified: sql`${assets.modified}` })
      .where(eq(assets.id, asset.id));
  if (sitePlace)
    await tx
      .update(sites)
      .set({ ...sitePlace, modified: sql`${sites.modified}` })
      .where(eq(sites.id, site.id));
  await countAgainstLicence(tx, project.companyId, images);
  return true;
}

/** Adds images or their gigapixels to the company's licence usage. Supplementary files count by bytes instead. */
async function countAgainstLicence(tx: Transaction, companyId: string, images: readonly FileRow[]): Promise<void> {
  const counted = images.filter(({ kind }) => kind !== 'supplementary');
  const pixels = counted.reduce(
    (total, { widthPixels, heightPixels }) => total + (widthPixels ?? 0) * (heightPixels ?? 0),
    0,
  );
  const byType = sql`case ${companies.dataType} when 'Gpx' then ${pixels / PIXELS_PER_GIGAPIXEL}::double precision else ${counted.length}::double precision end`;
  await tx
    .update(companies)
    .set({ dataUsed: sql`${companies.dataUsed} + ${byType}` })
    .where(eq(companies.id, companyId));
}
