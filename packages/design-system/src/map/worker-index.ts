import {
  answerQuestion,
  createClusterCore,
  type ClusterCore,
  type ClusterDetail,
  type ClusterIndex,
  type ClusterQuestion,
  type Spot,
} from './cluster-core.js';

/** Messages from the page to the worker, in order: points before queries. */
export type WorkerRequest =
  | { type: 'load'; coordinates: Float64Array; maxZoom: number }
  | { type: 'ask'; number: number; question: ClusterQuestion };

/** Messages from the worker to the page. */
export interface WorkerReply {
  number: number;
  answer: Spot[] | ClusterDetail;
}

interface OpenQuestion {
  question: ClusterQuestion;
  deliver: (answer: never) => void;
}

/**
 * Asks a worker. When it does not start (a content security policy, a file that is not served) or fails later, the
 * page groups the points itself and answers what is still open.
 *
 * @param readCoordinates read for the worker, whose copy is given away, and again when it fails
 */
export function createWorkerIndex(
  worker: Worker,
  readCoordinates: () => Float64Array<ArrayBuffer>,
  maxZoom: number,
): ClusterIndex {
  const open = new Map<number, OpenQuestion>();
  let lastNumber = 0;
  let own: ClusterCore | undefined;

  const answerHere = (core: ClusterCore, { question, deliver }: OpenQuestion) =>
    (deliver as (answer: Spot[] | ClusterDetail) => void)(answerQuestion(core, question));

  const ask = (asked: OpenQuestion) => {
    if (own) return answerHere(own, asked);
    lastNumber += 1;
    open.set(lastNumber, asked);
    const request: WorkerRequest = { type: 'ask', number: lastNumber, question: asked.question };
    worker.postMessage(request);
  };

  const takeOver = () => {
    if (own) return;
    worker.terminate();
    own = createClusterCore(readCoordinates(), maxZoom);
    const unanswered = [...open.values()];
    open.clear();
    for (const asked of unanswered) answerHere(own, asked);
  };

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const asked = open.get(data.number);
    open.delete(data.number);
    (asked?.deliver as ((answer: Spot[] | ClusterDetail) => void) | undefined)?.(data.answer);
  });
  worker.addEventListener('error', takeOver);
  worker.addEventListener('messageerror', takeOver);

  const coordinates = readCoordinates();
  const load: WorkerRequest = { type: 'load', coordinates, maxZoom };
  worker.postMessage(load, [coordinates.buffer]);

  return {
    spotsIn: (bounds, zoom, deliver) => {
      // A newer question about the view makes an older one pointless, and its answer stale.
      for (const [number, { question }] of open) if (question.type === 'spots') open.delete(number);
      ask({ question: { type: 'spots', bounds, zoom }, deliver });
    },
    cluster: (id, deliver) => ask({ question: { type: 'cluster', id }, deliver }),
    close: () => {
      open.clear();
      worker.terminate();
    },
  };
}
