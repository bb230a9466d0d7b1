import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ImagePool } from '../processing/image-pool.ts';
import { ImageUnreadableError } from '../processing/image-unreadable-error.ts';
import { ImageWorkerError } from '../processing/image-worker-error.ts';
import { withLocalFile, withTemporaryFile } from '../processing/with-local-file.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { type Disk, withRoom } from '../storage/disk-space.ts';

export interface MakerParts {
  store: Pick<BlobStore, 'get' | 'put' | 'pathOf'>;
  images: Pick<ImagePool, 'writePyramid'>;
  /** The disk of the store; null with Azure Blob Storage. */
  disk: Pick<Disk, 'reserve'> | null;
}

/** Whether the image is the reason why its pyramid could not be made. */
export const isImageFault = (error: unknown): boolean =>
  error instanceof ImageUnreadableError || error instanceof ImageWorkerError;

/**
 * Makes the pyramid of a stored image and stores it under `key`.
 *
 * @throws {ImageUnreadableError} the image cannot be decoded, or is missing
 * @throws {ImageWorkerError} see {@link ImagePool}
 * @throws {DiskFullError} there is no room for the pyramid
 */
export async function makePyramid(
  { store, images, disk }: MakerParts,
  originalKey: string,
  key: string,
): Promise<void> {
  await withTemporaryFile(async (path) => {
    await withLocalFile(store, originalKey, (original) => images.writePyramid(original, path));
    const put = () => store.put(key, createReadStream(path), 'image/tiff');
    await (disk ? withRoom(disk, (await stat(path)).size, put) : put());
  });
}
