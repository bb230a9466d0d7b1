import type { CaptureType, DataKind, ModuleFiles } from '@inspection-studio/domain';
import { eq } from 'drizzle-orm';
import { projectFiles } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';

/** Reads the registered files of an inspection by kind of data, uploaded or not. @see F05 */
export async function readModuleFiles(db: Queryable, projectId: string): Promise<ModuleFiles> {
  const rows = await db.select().from(projectFiles).where(eq(projectFiles.projectId, projectId));
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
function problemOf({ processingError, processingNote }: typeof projectFiles.$inferSelect): { problem?: string } {
  const problem = processingError ?? processingNote;
  return problem === null ? {} : { problem };
}
