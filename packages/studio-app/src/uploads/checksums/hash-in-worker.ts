import { StorageError } from '../file-transport.ts';
import type { OpenReading, ReadPart } from './file-reading.ts';
import type { HashReply, HashRequest } from './hash-messages.ts';

/** What a worker of this page offers. */
export type HashWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

const startWorker = (): HashWorker => new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });

/**
 * Returns the function that reads files in a worker, so that hashing delays nothing in the page. The first file starts the
 * worker, which stays: files are read one after another for hours.
 *
 * A worker that cannot be loaded is an error of the network. The next file starts another one.
 */
export function hashInWorker(start: () => HashWorker = startWorker): OpenReading {
  let current: Channel | null = null;
  let lastId = 0;

  return () => {
    const channel = (current ??= openChannel(start(), () => {
      if (current === channel) current = null;
    }));
    const id = (lastId += 1);
    return {
      read: (part, isLast) => channel.ask(id, { id, part, isLast }),
      close: () => channel.close(id),
    };
  };
}

/** A worker and who waits for its answers. */
interface Channel {
  ask: (id: number, request: HashRequest) => Promise<ReadPart>;
  close: (id: number) => void;
}

/** @param onFailed called when the worker cannot be used any more */
function openChannel(worker: HashWorker, onFailed: () => void): Channel {
  const waiting = new Map<number, PromiseWithResolvers<ReadPart>>();
  let hasFailed = false;
  const failure = () => new StorageError('The worker that reads files could not be loaded.');

  worker.addEventListener('message', ({ data }: MessageEvent<HashReply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('read' in data) asker?.resolve(data.read);
    else asker?.reject(new DOMException(data.error.message, data.error.name));
  });
  worker.addEventListener('error', () => {
    hasFailed = true;
    onFailed();
    worker.terminate();
    for (const { reject } of waiting.values()) reject(failure());
    waiting.clear();
  });

  return {
    ask(id, request) {
      if (hasFailed) return Promise.reject(failure());
      const asked = Promise.withResolvers<ReadPart>();
      waiting.set(id, asked);
      worker.postMessage(request);
      return asked.promise;
    },
    close: (id) => worker.postMessage({ id, part: null } satisfies HashRequest),
  };
}
