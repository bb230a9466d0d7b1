import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isTile } from './mercator.ts';
import { createTileSource } from './tile-cache.ts';

const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/**
 * Registers `GET /tiles/{z}/{x}/{y}.jpg`, the offline satellite layer.
 *
 * Public, because it is the same public image for everyone. Returns 404 outside the grid.
 *
 * @param dataDir data folder; tiles are cached in its `tiles` subfolder
 */
export function registerTiles(app: FastifyInstance, { dataDir }: { dataDir: string }): void {
  const tileAt = createTileSource(path.join(dataDir, 'tiles'));
  app.get<{ Params: { z: string; x: string; y: string } }>(
    '/tiles/:z(^\\d+$)/:x(^\\d+$)/:y(^\\d+).jpg',
    async ({ params }, reply) => {
      const tile = { z: Number(params.z), x: Number(params.x), y: Number(params.y) };
      if (!isTile(tile)) return reply.callNotFound();
      const jpeg = await tileAt(tile, () => !reply.raw.destroyed);
      if (jpeg === null) return reply.hijack();
      return reply.type('image/jpeg').header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`).send(jpeg);
    },
  );
}
