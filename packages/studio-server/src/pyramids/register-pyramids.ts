import type { FastifyInstance } from 'fastify';
import { ImagePoolClosedError } from '../processing/image-pool.ts';
import { ImageUnreadableError } from '../processing/image-unreadable-error.ts';
import { ImageWorkerError } from '../processing/image-worker-error.ts';
import { answerRefusal } from '../storage/answer-refusal.ts';
import { DISK_FULL, DiskFullError } from '../storage/disk-space.ts';
import { FileRefusal } from '../storage/file-refusal.ts';
import { pyramidKeyOf } from '../storage/image-keys.ts';
import type { LinkQuery, LinkSigner } from '../storage/local-links.ts';
import { isStorageKey } from '../storage/storage-key.ts';
import type { Pyramids } from './open-pyramids.ts';

type Params = Record<'project' | 'image' | 'z' | 'x' | 'y', string>;

/**
 * Registers `GET /pyramids/{project}/{image}/{z}/{x}/{y}.jpg`, the tiles of images. The signature authorises the request.
 *
 * Errors: 400 (ids), 403 (changed or expired URL), 404 (no such tile or image), 422 (the image cannot be decoded), 503 (try
 * again), 507 (no room for the tiles).
 */
export async function registerPyramids(app: FastifyInstance, pyramids: Pyramids, links: LinkSigner): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler<Error>((error, request, reply) => answerRefusal(toRefusal(error), request, reply));
    scope.get<{ Params: Params; Querystring: LinkQuery }>(
      '/pyramids/:project/:image/:z(^\\d{1,2}$)/:x(^\\d{1,6}$)/:y(^\\d{1,6}).jpg',
      { exposeHeadRoute: false },
      async ({ params: { project, image, ...place }, query }, reply) => {
        const key = pyramidKeyOf(project, image);
        if (!isStorageKey(key)) throw new FileRefusal(400);
        const expiresAt = links.readTiles(key, query, new Date());
        if (!expiresAt) throw new FileRefusal(403);
        const [z, x, y] = [place.z, place.x, place.y].map(Number) as [number, number, number];
        const isWanted = () => !reply.raw.destroyed;
        const jpeg = await pyramids.tile(key, { z, x, y }, isWanted);
        if (jpeg === null && !isWanted()) return reply.hijack();
        if (jpeg === null) throw new FileRefusal(404);
        const maxAgeSeconds = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
        return reply
          .type('image/jpeg')
          .header('cache-control', `private, max-age=${maxAgeSeconds}, immutable`)
          .send(jpeg);
      },
    );
  });
}

function toRefusal(error: Error): Error {
  if (error instanceof ImageUnreadableError)
    return new FileRefusal(error.reason === 'missing' ? 404 : 422, error.message);
  if (error instanceof ImageWorkerError || error instanceof ImagePoolClosedError)
    return new FileRefusal(503, error.message);
  return error instanceof DiskFullError ? new FileRefusal(507, DISK_FULL) : error;
}
