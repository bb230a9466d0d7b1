import type { CaptureType } from '@inspection-studio/domain/images';
import type { DataKind, FileIdentity, ModuleFiles } from '@inspection-studio/domain/inspections';
import { and, eq, gt } from 'drizzle-orm';
import { inNameOrder } from '../schema/columns.ts';
import { projectFiles, runningUploads } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';
import { expiredUntil } from './running-uploads.ts';

type FileRow = typeof projectFiles.$inferSelect;

/** Reads the registered files of an inspection by kind of data and sorted by name, uploaded or not. */
export async function readModuleFiles(db: Queryable, projectId: string): Promise<ModuleFiles> {
  const rows = await db
    .select()
    .from(projectFiles)
    .where(eq(projectFiles.projectId, projectId))
    .orderBy(inNameOrder(projectFiles.name), projectFiles.id);
  const running = await db
    .select({ id: runningUploads.id })
    .from(runningUploads)
    .where(and(eq(runningUploads.projectId, projectId), gt(runningUploads.renewed, expiredUntil(new Date()))));
  const runningIds = new Set(running.map(({ id }) => id));
  const filesOf = (kind: DataKind, captureType?: CaptureType) =>
    rows
      .filter((row) => row.kind === kind && (captureType === undefined || row.captureType === captureType))
      .map((row) => ({
        id: row.id,
        name: row.name,
        s3Key: row.storageKey,
        size: row.sizeBytes,
        isUploaded: row.uploadedAt !== null,
        ...problemOf(row),
        ...uploadOf(row, runningIds),
        ...identityOf(row),
      }));
  return {
    three: { rgb: filesOf('three', 'Rgb'), ir: filesOf('three', 'Ir') },
    two: { rgb: filesOf('two', 'Rgb'), ir: filesOf('two', 'Ir') },
    ortho: { data: filesOf('ortho') },
    sonar: { data: filesOf('sonar') },
    supplementary: { data: filesOf('supplementary') },
  };
}

/** Message of processing about a file, if any. */
export function problemOf({ processingError, processingNote }: FileRow): { problem?: string } {
  const problem = processingError ?? processingNote;
  return problem === null ? {} : { problem };
}

/** The upload of a file that is not uploaded, if known, and whether it is running. */
function uploadOf(
  { uploadedAt, uploadId }: FileRow,
  runningIds: ReadonlySet<string>,
): { uploadId?: string; isArriving?: boolean } {
  if (uploadedAt !== null || uploadId === null) return {};
  return { uploadId, ...(runningIds.has(uploadId) && { isArriving: true }) };
}

/** What recognises the file on the user's disk, as far as it was registered. */
function identityOf({ path, modifiedAt, sampleHash }: FileRow): FileIdentity {
  return {
    ...(path !== null && { path }),
    ...(modifiedAt !== null && { lastModified: modifiedAt.toISOString() }),
    ...(sampleHash !== null && { sampleHash }),
  };
}
