import { noteDamagedFile } from '../database/queries/damaged-files.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { checkStoredFile } from '../storage/check-stored-file.ts';
import type { RecordedContent } from '../storage/file-damage.ts';
import { CHECKED_FOR_MS, DAMAGED } from '../storage/send-file.ts';
import type { Context } from './services.ts';

/** Larger files in a data folder are checked when they are sent, because reading them takes longer than a call may. */
const READ_MAX_BYTES = 256 * 1024 ** 2;

/**
 * Compares an original with its record before a link to it is signed: its bytes in a data folder, its MD5 or ETag at Azure.
 * Originals of earlier versions have no checksum until the next nightly check; their size is compared when they are sent.
 *
 * @throws StudioHttpError 409 when it is damaged or missing
 */
export async function checkOriginal(
  { db, services: { store } }: Pick<Context, 'db' | 'services'>,
  { storageKey, sizeBytes, checksum }: RecordedContent & { storageKey: string },
): Promise<void> {
  const isReadLater = store.pathOf(storageKey) !== null && sizeBytes > READ_MAX_BYTES;
  if (isReadLater || checksum === null) return;
  const { damage } = await checkStoredFile(store, storageKey, { sizeBytes, checksum }, CHECKED_FOR_MS);
  if (damage === null) return;
  await noteDamagedFile(db, storageKey, damage);
  throw new StudioHttpError(409, undefined, { message: DAMAGED, issues: [{ path: 'query', message: DAMAGED }] });
}
