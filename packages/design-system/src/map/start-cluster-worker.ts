/**
 * Starts the clustering worker. Bundlers read this very expression and pack the worker as a file of its own.
 *
 * @returns nothing where there are no workers or the page may not start one
 */
export function startClusterWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('./cluster-worker.js', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
