import type { InspectionStatus } from '@inspection-studio/domain';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { locationOf } from '../database/queries/location.ts';
import { assets, companies, projectFiles, projects, sites } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import type { InspectionImage, InspectionRecords } from './process-inspection.ts';
import { locationAfterCompletion } from './status-walk.ts';

type FileRow = typeof projectFiles.$inferSelect;

const MODULE_NAMES: Partial<Record<FileRow['kind'], string>> = { three: '3D', two: '2D', sonar: 'sonar' };

/** The kind of data in words a person reads: '3D visual'. */
function moduleName({ kind, captureType }: FileRow): string {
  const name = MODULE_NAMES[kind];
  if (name === undefined) return 'supplementary';
  if (kind === 'sonar') return name;
  return `${name} ${captureType === 'Ir' ? 'thermal' : 'visual'}`;
}

function toImage(row: FileRow): InspectionImage {
  const state = row.processedAt === null ? 'Pending' : row.processingError === null ? 'Read' : 'Unreadable';
  return {
    id: row.id,
    key: row.storageKey,
    module: moduleName(row),
    isRequired: MODULE_NAMES[row.kind] !== undefined,
    state,
    position: locationOf(row),
  };
}

const PIXELS_PER_GIGAPIXEL = 1_000_000_000;

/**
 * Inspections and their images as processing reads and writes them. Processing
 * is no edit: `modified` stays what its people made it.
 */
export function createInspectionRecords(db: Database): InspectionRecords {
  const setStatus = async (projectId: string, status: InspectionStatus, reason?: string) => {
    await db
      .update(projects)
      .set({ status, statusReason: reason ?? null, modified: sql`${projects.modified}` })
      .where(eq(projects.id, projectId));
  };

  return {
    statusOf: async (projectId) => {
      const [row] = await db.select({ status: projects.status }).from(projects).where(eq(projects.id, projectId));
      return row?.status ?? null;
    },

    listImages: async (projectId) => {
      const rows = await db
        .select()
        .from(projectFiles)
        .where(
          and(eq(projectFiles.projectId, projectId), eq(projectFiles.fileType, 'Image'), isNotNull(projectFiles.uploadedAt)),
        )
        .orderBy(asc(projectFiles.name), asc(projectFiles.id));
      return rows.map(toImage);
    },

    setStatus,

    saveImageFacts: async (imageId, facts, thumbnailKey) => {
      await db
        .update(projectFiles)
        .set({
          processedAt: new Date(),
          processingError: null,
          widthPixels: facts.width,
          heightPixels: facts.height,
          longitude: facts.position?.longitude ?? null,
          latitude: facts.position?.latitude ?? null,
          altitudeMetres: facts.position?.altitudeMetres ?? null,
          capturedAt: facts.capturedAt,
          isRadiometric: facts.captureKind === 'thermal',
          sizeBytes: facts.sizeBytes,
          thumbnailKey,
        })
        .where(eq(projectFiles.id, imageId));
    },

    saveImageFault: async (imageId, reason) => {
      await db
        .update(projectFiles)
        .set({ processedAt: new Date(), processingError: reason })
        .where(eq(projectFiles.id, imageId));
    },

    completeWithLocation: (projectId, middle) =>
      transaction(db, async (tx) => {
        const [row] = await tx
          .select({ project: projects, asset: assets, site: sites })
          .from(projects)
          .innerJoin(assets, eq(assets.id, projects.assetId))
          .innerJoin(sites, eq(sites.id, assets.siteId))
          .where(eq(projects.id, projectId))
          .for('update');
        if (!row || row.project.status === 'Completed') return;
        const images = await tx
          .select()
          .from(projectFiles)
          .where(and(eq(projectFiles.projectId, projectId), isNotNull(projectFiles.thumbnailKey)))
          .orderBy(asc(projectFiles.name));
        await tx
          .update(projects)
          .set({ modified: sql`${projects.modified}`, status: 'Completed', statusReason: null, thumbnailKey: row.project.thumbnailKey ?? images[0]?.thumbnailKey ?? null })
          .where(eq(projects.id, projectId));
        const assetPlace = locationAfterCompletion(locationOf(row.asset), middle);
        const sitePlace = locationAfterCompletion(locationOf(row.site), middle);
        if (assetPlace) await tx.update(assets).set({ ...assetPlace, modified: sql`${assets.modified}` }).where(eq(assets.id, row.asset.id));
        if (sitePlace) await tx.update(sites).set({ ...sitePlace, modified: sql`${sites.modified}` }).where(eq(sites.id, row.site.id));
        const [company] = await tx.select().from(companies).where(eq(companies.id, row.project.companyId));
        if (!company) return;
        const pixels = images.reduce((total, { widthPixels, heightPixels }) => total + (widthPixels ?? 0) * (heightPixels ?? 0), 0);
        const used = company.dataType === 'Gpx' ? pixels / PIXELS_PER_GIGAPIXEL : images.length;
        await tx
          .update(companies)
          .set({ dataUsed: company.dataUsed + used })
          .where(eq(companies.id, company.id));
      }),
  };
}
