import { createClusterCore, type ClusterIndex } from './cluster-core.js';
import { toCoordinates, type MapPoint } from './map-points.js';
import { startClusterWorker } from './start-cluster-worker.js';
import { createWorkerIndex } from './worker-index.js';

/** More points than this are grouped in a worker, so that the page stays free. */
export const WORKER_ABOVE = 5000;

/** Groups points here up to {@link WORKER_ABOVE}, beyond it in a worker where there is one. */
export function createClusterIndex(points: readonly MapPoint<unknown>[], maxZoom: number): ClusterIndex {
  const readCoordinates = () => toCoordinates(points);
  const worker = points.length > WORKER_ABOVE ? startClusterWorker() : undefined;
  if (worker) return createWorkerIndex(worker, readCoordinates, maxZoom);

  const core = createClusterCore(readCoordinates(), maxZoom);
  return {
    spotsIn: (bounds, zoom, deliver) => deliver(core.spotsIn(bounds, zoom)),
    cluster: (id, deliver) => deliver(core.cluster(id)),
    close: () => {},
  };
}
