import type { PictureUrl } from '../database/queries/references.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ImagePool } from '../processing/image-pool.ts';
import { ImageUnreadableError } from '../processing/image-unreadable-error.ts';
import type { JobQueue } from '../processing/job-queue.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { downloadExpiry } from '../storage/link-expiry.ts';
import type { Services } from './services.ts';

/** Maximum number of cached URLs, about 300 bytes each. */
const ADDRESSES_MAX = 10_000;

/** Signs URLs of thumbnails, each once. They stay the same within an hour, so that browsers can cache. */
export function createPictureUrl(store: BlobStore): PictureUrl {
  const known = new Map<string, string>();
  let knownExpiryMs = 0;
  return async (key) => {
    if (key === null) return null;
    const expiry = downloadExpiry(new Date());
    if (expiry.getTime() !== knownExpiryMs || known.size >= ADDRESSES_MAX) known.clear();
    knownExpiryMs = expiry.getTime();
    const address = known.get(key) ?? (await store.signDownload(key, expiry));
    if (expiry.getTime() === knownExpiryMs) known.set(key, address);
    return address;
  };
}

/** Creates the services of handlers from the parts of this process. */
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
        throw new StudioHttpError(400, undefined, {
          message: error.message,
          issues: [{ path: 'payload.file', message: error.message }],
        });
      }
    },
  };
}
