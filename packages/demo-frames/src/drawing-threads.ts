import { Worker } from 'node:worker_threads';
import type { FrameRequest } from './draw-frame.ts';

/** Worker threads that draw frames, so that the main thread stays responsive. */
export interface DrawingThreads {
  draw: (request: FrameRequest) => Promise<Buffer>;
  close: () => Promise<void>;
}

interface Answer {
  id: number;
  bytes?: Uint8Array;
  error?: string;
}

/**
 * Starts worker threads; each draws one frame at a time.
 *
 * @param size number of threads
 */
export function createDrawingThreads(size: number): DrawingThreads {
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  let lastId = 0;
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const workers = Array.from({ length: size }, () => {
    const worker = new Worker(new URL('./drawing-thread.ts', import.meta.url));
    worker.on('message', ({ id, bytes, error }: Answer) => {
      const request = waiting.get(id);
      waiting.delete(id);
      if (bytes) request?.resolve(Buffer.from(bytes));
      else request?.reject(new Error(error));
    });
    worker.on('error', failAll);
    return worker;
  });
  return {
    draw(request) {
      const id = (lastId += 1);
      const answer = Promise.withResolvers<Buffer>();
      waiting.set(id, answer);
      workers[id % workers.length]?.postMessage({ id, request });
      return answer.promise;
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
