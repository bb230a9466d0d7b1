import { parentPort } from 'node:worker_threads';
import { drawFrame, type FrameRequest } from './draw-frame.ts';

// Draw one frame at a time: each needs tens of megabytes.
let turn = Promise.resolve();

parentPort?.on('message', ({ id, request }: { id: number; request: FrameRequest }) => {
  turn = turn.then(async () => {
    try {
      parentPort?.postMessage({ id, bytes: await drawFrame(request) });
    } catch (error) {
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
});
