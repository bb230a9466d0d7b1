import type { CompanyRecords } from '../../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  assetCategories,
  assetMembers,
  assets,
  assetUploaders,
  captureData,
  type Database,
  projectFiles,
  projects,
  sites,
} from '../../../packages/studio-server/src/resources/testing/tables.ts';
import type { Status } from '../expectations/statuses.ts';
import { fresh } from './fresh.ts';

/** An inspection to insert, with an asset and a site of its own. */
export interface InspectionPlan {
  status?: Status;
  name?: string;
  assetName?: string;
  memberIds?: string[];
  uploaderIds?: string[];
  /** @default the company's manager */
  assetCreatorId?: string;
  /** @default the company's manager */
  creatorId?: string;
  /** Images of 2D and supplementary files, by whether their bytes are there. */
  images?: boolean[];
  supplementary?: boolean[];
  captureData?: Record<string, unknown>;
  isMigrating?: boolean;
}

export interface InsertedInspection {
  siteId: string;
  assetId: string;
  projectId: string;
  /** Images first, then supplementary files. */
  files: { id: string; storageKey: string }[];
}

/** Inserts any number of inspections in a few statements. */
export async function insertInspections(
  db: Database,
  company: CompanyRecords,
  plans: readonly InspectionPlan[],
): Promise<InsertedInspection[]> {
  const { companyId, people, severityScaleId, checklistId, categoryId } = company;
  const rows = plans.map((plan) => {
    const projectId = fresh('project');
    const file = (kind: 'two' | 'supplementary', isUploaded: boolean) => {
      const id = fresh('file');
      const isImage = kind === 'two';
      return {
        id,
        companyId,
        projectId,
        kind,
        captureType: isImage ? ('Rgb' as const) : null,
        fileType: isImage ? ('Image' as const) : ('Blob' as const),
        name: isImage ? `IMG_${id}.jpg` : `notes-${id}.txt`,
        mime: isImage ? 'image/jpeg' : 'text/plain',
        sizeBytes: 4096,
        storageKey: `projects/${projectId}/${id}`,
        uploadedAt: isUploaded ? new Date() : null,
        thumbnailKey: isImage && isUploaded ? `thumbnails/${projectId}/${id}.jpg` : null,
      };
    };
    const files = [
      ...(plan.images ?? []).map((isUploaded) => file('two', isUploaded)),
      ...(plan.supplementary ?? []).map((isUploaded) => file('supplementary', isUploaded)),
    ];
    return { plan, projectId, siteId: fresh('site'), assetId: fresh('asset'), files };
  });

  await db
    .insert(sites)
    .values(rows.map(({ siteId }) => ({ id: siteId, companyId, name: siteId, createdById: people.Manager })));
  await db.insert(assets).values(
    rows.map(({ plan, assetId, siteId }) => ({
      id: assetId,
      companyId,
      siteId,
      name: plan.assetName ?? assetId,
      type: 'Bridge' as const,
      severityScaleId,
      createdById: plan.assetCreatorId ?? people.Manager,
      migratingSince: plan.isMigrating ? new Date() : null,
    })),
  );
  await insertAll(
    assetMembers,
    rows.flatMap(({ plan, assetId }) => (plan.memberIds ?? []).map((userId) => ({ assetId, userId }))),
  );
  await insertAll(
    assetUploaders,
    rows.flatMap(({ plan, assetId }) => (plan.uploaderIds ?? []).map((userId) => ({ assetId, userId }))),
  );
  await insertAll(
    assetCategories,
    rows.map(({ assetId }) => ({ assetId, categoryId })),
  );
  await db.insert(projects).values(
    rows.map(({ plan, projectId, assetId }) => ({
      id: projectId,
      companyId,
      assetId,
      checklistId,
      name: plan.name ?? projectId,
      status: plan.status ?? ('Draft' as const),
      createdById: plan.creatorId ?? people.Manager,
    })),
  );
  await insertAll(
    projectFiles,
    rows.flatMap(({ files }) => files),
  );
  await insertAll(
    captureData,
    rows.flatMap(({ plan, projectId }) => (plan.captureData ? [{ projectId, companyId, data: plan.captureData }] : [])),
  );
  return rows.map(({ siteId, assetId, projectId, files }) => ({ siteId, assetId, projectId, files }));

  async function insertAll<
    Table extends
      | typeof assetMembers
      | typeof assetUploaders
      | typeof assetCategories
      | typeof projectFiles
      | typeof captureData,
  >(table: Table, values: Table['$inferInsert'][]) {
    if (values.length > 0) await db.insert(table).values(values as never);
  }
}
