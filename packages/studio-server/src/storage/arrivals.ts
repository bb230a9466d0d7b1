import type { Readable } from 'node:stream';

/** Thrown while a body arrives that a newer one of the same file replaces. */
export class ReplacedBodyError extends Error {
  override name = 'ReplacedBodyError';
}

/** Bodies that are arriving. */
export interface Arrivals {
  /**
   * Runs work that reads a body, while no other body with the same id is read. A newer body ends the connection of the
   * older one, because clients send a file again when they lost the connection before the server noticed.
   */
  receive: <T>(id: string, body: Readable, work: () => Promise<T>) => Promise<T>;
}

export function createArrivals(): Arrivals {
  const arriving = new Map<string, { body: Readable; ended: Promise<unknown> }>();
  return {
    receive: async (id, body, work) => {
      // Others may take the place while this one waits.
      for (let older = arriving.get(id); older; older = arriving.get(id)) {
        older.body.destroy(new ReplacedBodyError('A newer body replaces this one.'));
        await older.ended;
      }
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      arriving.set(id, { body, ended });
      try {
        return await work();
      } finally {
        arriving.delete(id);
        end();
      }
    },
  };
}
