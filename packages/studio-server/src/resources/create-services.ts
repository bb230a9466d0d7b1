import type { Config } from '../config.ts';
import type { PictureUrl } from '../database/queries/references.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ImagePool } from '../processing/image-pool.ts';
import { ImageUnreadableError } from '../processing/image-unreadable-error.ts';
import type { JobQueue } from '../processing/job-queue.ts';
import { createScanner, type ScannerOptions } from '../scanning/scanner.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { downloadExpiry } from '../storage/link-expiry.ts';
import type { LinkSigner } from '../storage/local-links.ts';
import type { Services } from './services.ts';

/** Maximum number of cached URLs, about 300 bytes each. */
const ADDRESSES_MAX = 10_000;

/** Signs URLs of thumbnails, each once. They stay the same for minutes, so that browsers can cache. */
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
  disk: Services['disk'];
  jobs: JobQueue;
  mailer: Mailer;
  sessions: Services['sessions'];
  images: Pick<ImagePool, 'read'>;
  links: Pick<LinkSigner, 'tiles'>;
  config: Services['config'] & Pick<Config, 'clamd'>;
  onScanned?: ScannerOptions['onScanned'];
}): Services {
  const { store, disk, jobs, mailer, sessions, images, links, config, onScanned } = parts;
  return {
    store,
    disk,
    jobs,
    mailer,
    sessions,
    scanner: config.clamd && createScanner(config.clamd, { onScanned }),
    config,
    pictureUrl: createPictureUrl(store),
    tilesUrl: (key) => links.tiles(key, downloadExpiry(new Date())),
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
