import type { Database } from '../open-database.ts';
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
