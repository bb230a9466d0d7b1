import type { PictureUrl } from '../database/queries/references.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ImagePool } from '../processing/image-pool.ts';
import { ImageUnreadableError } from '../processing/image-unreadable-error.ts';
import type { JobQueue } from '../processing/job-queue.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { downloadExpiry } from '../storage/link-expiry.ts';
import type { Services } from './services.ts';

/** Addresses of stored pictures; the same within an hour, so that browsers keep them. */
export const createPictureUrl =
  (store: BlobStore): PictureUrl =>
  async (key) =>
    key === null ? null : store.signDownload(key, downloadExpiry(new Date()));

/** What handlers work with, made from the parts of this process. */
export function createServices(parts: {
  store: BlobStore;
  jobs: JobQueue;
  mailer: Mailer;
  images: Pick<ImagePool, 'read'>;
  config: Services['config'];
}): Services {
  const { store, jobs, mailer, images, config } = parts;
  return {
    store,
    jobs,
    mailer,
    config,
    pictureUrl: createPictureUrl(store),
    readPicture: async (path) => {
      try {
        return await images.read(path);
      } catch (error) {
        if (!(error instanceof ImageUnreadableError)) throw error;
        throw new StudioHttpError(400, undefined, { message: error.message, issues: [{ path: 'payload.file', message: error.message }] });
      }
    },
  };
}
