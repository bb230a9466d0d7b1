import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClusterDetail, Spot } from './cluster-core.js';
import { createClusterIndex, WORKER_ABOVE } from './cluster-index.js';
import type { GeoBounds, MapPoint } from './map-points.js';
import type { WorkerReply, WorkerRequest } from './worker-index.js';

const WORLD: GeoBounds = [-180, -85, 180, 85];
const SCOTLAND: GeoBounds = [-8, 54, 0, 60];

const points = (count: number): MapPoint<null>[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    label: `${at}`,
    position: [(at % 360) - 180, (at % 100) - 50],
    data: null,
  }));

/** A worker whose answers are given by hand. */
class HeldWorker extends EventTarget {
  static made: HeldWorker[] = [];
  requests: WorkerRequest[] = [];
  given: Transferable[] = [];
  isTerminated = false;
  url: URL;
  options: WorkerOptions;
  constructor(url: URL, options: WorkerOptions) {
    super();
    this.url = url;
    this.options = options;
    HeldWorker.made.push(this);
  }
  postMessage(request: WorkerRequest, given: Transferable[] = []) {
    this.requests.push(request);
    this.given.push(...given);
  }
  reply(number: number, answer: WorkerReply['answer']) {
    this.dispatchEvent(new MessageEvent('message', { data: { number, answer } satisfies WorkerReply }));
  }
  terminate() {
    this.isTerminated = true;
  }
}

afterEach(() => {
  HeldWorker.made = [];
  vi.unstubAllGlobals();
});

function held(count = WORKER_ABOVE + 1) {
  vi.stubGlobal('Worker', HeldWorker);
  const index = createClusterIndex(points(count), 14);
  return { index, worker: HeldWorker.made[0] as HeldWorker };
}

const spot: Spot = { position: [0, 0], count: 1, first: 0 };

describe('createClusterIndex: clustering off the main thread above 5,000 points', () => {
  it.each([
    [5000, 0],
    [5001, 1],
  ])('%d points: %d workers', (count, workers) => {
    held(count);
    expect(HeldWorker.made).toHaveLength(workers);
  });

  it('is a module worker beside this file', () => {
    const { worker } = held();
    expect(worker.url.pathname).toMatch(/\/map\/cluster-worker\.[jt]s$/);
    expect(worker.options).toEqual({ type: 'module' });
  });

  it('gives the positions away as one typed array', () => {
    const { worker } = held();
    const [load] = worker.requests;
    if (load?.type !== 'load') throw new Error('expected the points first');
    expect(load.coordinates).toBeInstanceOf(Float64Array);
    expect(load.coordinates).toHaveLength(2 * (WORKER_ABOVE + 1));
    expect(worker.given).toEqual([load.coordinates.buffer]);
  });

  it('answers arrive at who asked', () => {
    const { index, worker } = held();
    const onSpots = vi.fn<(spots: Spot[]) => void>();
    const onCluster = vi.fn<(detail: ClusterDetail) => void>();
    index.spotsIn(WORLD, 3, onSpots);
    index.cluster(7, onCluster);
    worker.reply(2, { members: [1, 2], expansionZoom: 5 });
    worker.reply(1, [spot]);
    expect(onSpots).toHaveBeenCalledExactlyOnceWith([spot]);
    expect(onCluster).toHaveBeenCalledExactlyOnceWith({ members: [1, 2], expansionZoom: 5 });
  });

  it('no stale answer: one that a newer question overtook is dropped, in whichever order they come', () => {
    const { index, worker } = held();
    const onOld = vi.fn<(spots: Spot[]) => void>();
    const onNew = vi.fn<(spots: Spot[]) => void>();
    index.spotsIn(WORLD, 3, onOld);
    index.spotsIn(SCOTLAND, 8, onNew);
    worker.reply(2, [spot]);
    worker.reply(1, []);
    expect(onOld).not.toHaveBeenCalled();
    expect(onNew).toHaveBeenCalledExactlyOnceWith([spot]);
  });

  it('after close nothing arrives and the worker is gone', () => {
    const { index, worker } = held();
    const onSpots = vi.fn<(spots: Spot[]) => void>();
    index.spotsIn(WORLD, 3, onSpots);
    index.close();
    worker.reply(1, [spot]);
    expect(onSpots).not.toHaveBeenCalled();
    expect(worker.isTerminated).toBe(true);
  });
});

describe('without a worker the page groups the points itself', () => {
  const askAll = () => {
    const index = createClusterIndex(points(WORKER_ABOVE + 1), 14);
    let count = 0;
    index.spotsIn(WORLD, 3, (spots) => (count = spots.reduce((sum, each) => sum + each.count, 0)));
    return { index, count: () => count };
  };

  it('there are none here', () => {
    vi.stubGlobal('Worker', undefined);
    expect(askAll().count()).toBe(WORKER_ABOVE + 1);
  });

  it('the page may not start one', () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      },
    );
    expect(askAll().count()).toBe(WORKER_ABOVE + 1);
  });

  it.each(['error', 'messageerror'])('on %s it fails: what was asked is answered, and what follows', (name) => {
    vi.stubGlobal('Worker', HeldWorker);
    const { index, count } = askAll();
    expect(count()).toBe(0);
    const [worker] = HeldWorker.made;
    worker?.dispatchEvent(new Event(name));
    expect(count()).toBe(WORKER_ABOVE + 1);
    expect(worker?.isTerminated).toBe(true);
    const onSpots = vi.fn<(spots: Spot[]) => void>();
    index.spotsIn(SCOTLAND, 8, onSpots);
    expect(onSpots).toHaveBeenCalledTimes(1);
  });
});

describe('cluster-worker', () => {
  it('groups the points it was sent and answers by number', async () => {
    const post = vi.fn<(reply: WorkerReply) => void>();
    vi.stubGlobal('postMessage', post);
    await import('./cluster-worker.js');
    const send = (data: WorkerRequest) => dispatchEvent(new MessageEvent('message', { data }));
    send({ type: 'ask', number: 1, question: { type: 'spots', bounds: WORLD, zoom: 3 } });
    expect(post).not.toHaveBeenCalled();
    send({ type: 'load', coordinates: Float64Array.from([-3.19, 55.95, -3.17, 55.98]), maxZoom: 14 });
    send({ type: 'ask', number: 2, question: { type: 'spots', bounds: WORLD, zoom: 3 } });
    expect(post).toHaveBeenCalledExactlyOnceWith({
      number: 2,
      answer: [expect.objectContaining({ count: 2, first: 0 })],
    });
  });
});
