import { findFault } from './find-fault.ts';
import type { FaultReply, FaultRequest } from './fault-messages.ts';

/** What a worker of this page offers. */
export type FaultWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

const startWorker = (): FaultWorker | null =>
  typeof Worker === 'undefined' ? null : new Worker(new URL('./fault-worker.ts', import.meta.url), { type: 'module' });

interface Asked extends Omit<FaultRequest, 'id'> {
  answer: (reason: string | null | Promise<string | null>) => void;
}

/**
 * Returns {@link findFault} in a worker: taking a part of a file blocks as long as the browser is busy, which a page would notice.
 * The first file starts the worker, which stays. If it cannot be loaded, the page reads the files.
 */
export function findFaultInWorker(start: () => FaultWorker | null = startWorker): typeof findFault {
  const waiting = new Map<number, Asked>();
  let worker: FaultWorker | null | undefined;
  let lastId = 0;

  function open(): FaultWorker | null {
    const opened = start();
    opened?.addEventListener('message', ({ data: { id, reason } }: MessageEvent<FaultReply>) => {
      waiting.get(id)?.answer(reason);
      waiting.delete(id);
    });
    opened?.addEventListener('error', () => {
      worker = null;
      opened.terminate();
      for (const { type, file, answer } of waiting.values()) answer(findFault(type, file));
      waiting.clear();
    });
    return opened;
  }

  return (type, file) => {
    worker = worker === undefined ? open() : worker;
    if (!worker) return findFault(type, file);
    const id = (lastId += 1);
    const asked = Promise.withResolvers<string | null>();
    waiting.set(id, { type, file, answer: asked.resolve });
    worker.postMessage({ id, type, file } satisfies FaultRequest);
    return asked.promise;
  };
}
