import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { takePlace } from './overload.ts';
import { createPlaces } from './places.ts';
import { type MultipartForm, readMultipart } from './read-multipart.ts';
import { StudioHttpError } from './studio-http-error.ts';
import { TRAFFIC_LIMITS } from './traffic-limits.ts';

export interface FormDeps {
  /** Existing folder in which the files of forms arrive. @default the temporary folder of the operating system */
  formsFolder?: string;
  /** Rejects when no more bytes of a form can be stored. @default never */
  checkRoom?: () => Promise<void>;
  metrics?: RequestMetrics;
}

/**
 * Receives the form of an admitted call and runs `work` with it. The file is deleted when the work ends.
 *
 * @throws StudioHttpError 429 with Retry-After when the person has too many open forms, and 415 when the body is not a
 * form, both before the body is read; what {@link readMultipart} or the work throws
 */
export type WithForm = <T>(request: FastifyRequest, work: (form: MultipartForm) => Promise<T>) => Promise<T>;

/** Creates the function that receives forms. A form counts as open until its file is deleted, also without its client. */
export function createWithForm({ formsFolder = tmpdir(), checkRoom, metrics }: FormDeps): WithForm {
  const places = createPlaces(TRAFFIC_LIMITS.formsPerPerson);

  return async (request, work) => {
    if (!request.isMultipart()) throw new StudioHttpError(415);
    const leave = takePlace(places, request.signedInUser!.id, metrics);
    try {
      const folder = await mkdtemp(join(formsFolder, 'studio-form-'));
      try {
        return await work(await readMultipart(request, { folder, checkRoom }));
      } finally {
        await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
          request.log.error({ err: error }, 'A form was not removed'),
        );
      }
    } finally {
      leave();
    }
  };
}
