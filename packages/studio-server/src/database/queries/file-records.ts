import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../open-database.ts';
import { projectFiles } from '../schema/index.ts';
import { transaction } from '../transaction.ts';
import { isUploadAwaited } from './awaited-upload.ts';
import { noteDamagedFile } from './damaged-files.ts';

type Damage = Parameters<typeof noteDamagedFile>[2];

/** What the file service reads and notes about files, see `FileRecords`. */
export const fileRecords = (db: Database) => ({
  isUploadAwaited: (key: string) => isUploadAwaited(db, key),
  noteDamage: (key: string, damage: Damage) =>
    transaction(db, async (tx) => void (await noteDamagedFile(tx, key, damage))),
});

/** Returns the storage key of a processed image; null when there is no such image. */
export async function originalKeyOf(db: Database, imageId: string): Promise<string | null> {
  const [row] = await db
    .select({ key: projectFiles.storageKey })
    .from(projectFiles)
    .where(and(eq(projectFiles.id, imageId), isNotNull(projectFiles.thumbnailKey)));
  return row?.key ?? null;
}
