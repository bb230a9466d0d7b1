/* Runs in a worker of its own: nothing imports this file, `start-cluster-worker.ts` names its address. */
import { answerQuestion, createClusterCore, type ClusterCore } from './cluster-core.js';
import type { WorkerReply, WorkerRequest } from './worker-index.js';

let core: ClusterCore | undefined;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'load') {
    core = createClusterCore(data.coordinates, data.maxZoom);
  } else if (core) {
    const reply: WorkerReply = { number: data.number, answer: answerQuestion(core, data.question) };
    postMessage(reply);
  }
});
