import type { Call, calls } from '@inspection-studio/domain';
import type { Config } from '../config.ts';
import type { PictureUrl } from '../database/queries/references.ts';
import type { CallContext, CallHandler } from '../http/implement.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { JobQueue } from '../processing/job-queue.ts';
import type { BlobStore } from '../storage/blob-store.ts';

/** What handlers use beside the database. */
export interface Services {
  store: BlobStore;
  jobs: JobQueue;
  mailer: Mailer;
  pictureUrl: PictureUrl;
  /** Reads an image file and draws its thumbnail; throws when it is not an image. */
  readPicture: (path: string) => Promise<{ thumbnail: Buffer }>;
  config: Pick<Config, 'coatingBreakdownCompanyIds' | 'publicUrl'>;
}

/** What a handler of this server works with. */
export type Context<C extends Call = Call> = CallContext<C, Services>;

type Calls = typeof calls;

/** Handlers by the name of their call. */
export type Handlers<Names extends keyof Calls> = { [Name in Names]: CallHandler<Calls[Name], Services> };
