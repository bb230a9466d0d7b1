import {
  displayStatus,
  editableModules,
  type Modules,
  type ProjectDetail,
} from '@inspection-studio/domain/inspections';
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { assetMembers, assets, assetUploaders, checklists, projects, runningUploads, sites } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';
import { groupBy } from './group-by.ts';
import { type Reader, readableAssets } from './involvement.ts';
import type { ListWindow } from './list-window.ts';
import { locationOf } from './location.ts';
import { type PictureUrl, readUserReferences } from './references.ts';
import { readRunningUploads } from './running-uploads.ts';
import { readStoredTotals, type StoredTotals } from './stored-totals.ts';

/** Condition for inspections that a person may see: those of visible assets, and their own. */
export function readableProjects(db: Queryable, reader: Reader): SQL | undefined {
  const ofCompany = and(eq(projects.companyId, reader.companyId), isNull(assets.deletedAt));
  if (reader.seesAllAssets) return ofCompany;
  return and(ofCompany, or(readableAssets(db, reader), eq(projects.createdById, reader.id)));
}

/** Reads inspections that match a condition on inspections, assets and sites. */
export async function readProjects(
  db: Queryable,
  pictureUrl: PictureUrl,
  where: SQL | undefined,
  window: ListWindow = {},
): Promise<ProjectDetail[]> {
  const rows = await db
    .select({ project: projects, asset: assets, site: sites, checklist: checklists })
    .from(projects)
    .innerJoin(assets, eq(assets.id, projects.assetId))
    .innerJoin(sites, eq(sites.id, assets.siteId))
    .leftJoin(checklists, eq(checklists.id, projects.checklistId))
    .where(where)
    .orderBy(...(window.orderBy ?? []))
    .limit(window.limit ?? Number.MAX_SAFE_INTEGER)
    .offset(window.offset ?? 0);
  const totals = await readStoredTotals(
    db,
    rows.map(({ project }) => project.id),
  );
  const companyIds = [...new Set(rows.map(({ project }) => project.companyId))];
  const uploads = await readRunningUploads(db, pictureUrl, inArray(runningUploads.companyId, companyIds));
  const involved = await readInvolved(db, [...new Set(rows.map(({ asset }) => asset.id))]);
  const people = await readUserReferences(
    db,
    pictureUrl,
    rows.map(({ project }) => project.createdById),
  );
  return Promise.all(
    rows.map(async ({ project, asset, site, checklist }) => {
      const stored = totals(project.id);
      return {
        id: project.id,
        name: project.name,
        description: project.description,
        status: project.status,
        statusReason: project.statusReason,
        processing: displayStatus(project.status) === 'Processing' ? stored.processing : null,
        thumbnail: await pictureUrl(project.thumbnailKey),
        modified: project.modified.toISOString(),
        prj: project.prj,
        size: stored.sizeBytes,
        imageCount: stored.imageCount,
        uploadedImageCount: stored.uploadedImageCount,
        fileCount: stored.counts.reduce((total, row) => total + row.count, 0),
        missingFileCount: countMissing(stored, project),
        dataKinds: stored.dataKinds,
        asset: { id: asset.id, name: asset.name, type: asset.type, thumbnail: await pictureUrl(asset.thumbnailKey) },
        location: locationOf(asset),
        memberIds: involved.members(asset.id),
        uploaderIds: involved.uploaders(asset.id),
        createdBy: people.get(project.createdById) ?? { id: project.createdById, name: '', thumbnail: null },
        checklist: checklist && { id: checklist.id, name: checklist.name },
        site: { id: site.id, name: site.name, thumbnail: await pictureUrl(site.thumbnailKey) },
        modules: toModules(stored, project),
        uploads: uploads(project.id),
      };
    }),
  );
}

async function readInvolved(db: Queryable, assetIds: string[]) {
  const empty = () => [];
  if (assetIds.length === 0) return { members: empty, uploaders: empty };
  const members = await db.select().from(assetMembers).where(inArray(assetMembers.assetId, assetIds));
  const uploaders = await db.select().from(assetUploaders).where(inArray(assetUploaders.assetId, assetIds));
  const idOf = (row: { assetId: string }) => row.assetId;
  const userOf = (row: { userId: string }) => row.userId;
  return { members: groupBy(members, idOf, userOf), uploaders: groupBy(uploaders, idOf, userOf) };
}

type ProjectRow = typeof projects.$inferSelect;

/** Counts registered files that are not uploaded, of the kinds that may still be uploaded. */
function countMissing({ counts }: StoredTotals, { status }: ProjectRow): number {
  const editable: readonly string[] = editableModules(status);
  return counts
    .filter(({ kind }) => editable.includes(kind))
    .reduce((total, row) => total + row.count - row.uploadedCount, 0);
}

/** Counts uploaded files only. */
function toModules(stored: StoredTotals, project: ProjectRow): Modules {
  const countOf = (kind: string, captureType?: string) =>
    stored.counts
      .filter((row) => row.kind === kind && (captureType === undefined || row.captureType === captureType))
      .reduce((total, row) => total + row.uploadedCount, 0);
  return {
    three: { rgb: countOf('three', 'Rgb'), ir: countOf('three', 'Ir'), isAr: project.isAr },
    two: { rgb: countOf('two', 'Rgb'), ir: countOf('two', 'Ir') },
    ortho: { gcp: project.orthoGcp, isEnabled: project.orthoEnabled },
    sonar: { data: countOf('sonar') },
    lidar: { data: countOf('lidar') > 0 },
    supplementary: { data: countOf('supplementary') },
  };
}
