import type { Call, calls } from '@inspection-studio/domain/calls';
import type { Config } from '../config.ts';
import type { PictureUrl } from '../database/queries/references.ts';
import type { CallContext } from '../http/call-context.ts';
import type { HandlerOf } from '../http/implement.ts';
import type { SignInSessions } from '../identity/sign-in-sessions.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { JobQueue } from '../processing/job-queue.ts';
import type { Scanner } from '../scanning/scanner.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { Disk } from '../storage/disk-space.ts';

/** Everything that handlers use besides the database. */
export interface Services {
  store: BlobStore;
  /** Scans uploads for malware; null scans nothing. */
  scanner: Scanner | null;
  /** The disk of the files; null with Azure Blob Storage. */
  disk: Pick<Disk, 'usedShare'> | null;
  jobs: JobQueue;
  mailer: Mailer;
  sessions: Pick<SignInSessions, 'store' | 'end'>;
  pictureUrl: PictureUrl;
  /** Signs the address of an image's tiles, with {z}, {x} and {y} in it. It stays the same for minutes. @param key of the pyramid */
  tilesUrl: (key: string) => string;
  /** Reads an image file and draws its thumbnail; throws when it is not an image. */
  readPicture: (path: string) => Promise<{ thumbnail: Buffer }>;
  config: Pick<
    Config,
    'coatingBreakdownCompanyIds' | 'documentMaxBytes' | 'documentQuotaBytes' | 'publicUrl' | 'signIn'
  >;
}

/** Context of this server's handlers. */
export type Context<C extends Call = Call> = CallContext<C, Services>;

type Calls = typeof calls;

/** Handlers by call name. A call with a policy needs a handler from `withPolicy`. */
export type Handlers<Names extends keyof Calls> = { [Name in Names]: HandlerOf<Calls[Name], Services> };
