import { StorageError } from '../file-transport.ts';
import type { OpenHashing, HashedPart } from './file-hashing.ts';
import type { HashReply, HashRequest } from './hash-messages.ts';

/** What a worker of this page offers. */
export type HashWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

const startWorker = (): HashWorker => new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });

/**
 * Returns the function that reads and hashes files in a worker, so that it delays nothing in the page. The first file starts the
 * worker, which stays: files are hashed one after another for hours.
 *
 * A worker that cannot be loaded is an error of the network. The next file starts another one.
 */
export function hashInWorker(start: () => HashWorker = startWorker): OpenHashing {
  let current: Channel | null = null;
  let lastId = 0;

  return (file) => {
    const channel = (current ??= openChannel(start(), () => {
      if (current === channel) current = null;
    }));
    const id = (lastId += 1);
    return {
      next: (end) => channel.ask(id, { id, file, end }),
      close: () => channel.close(id),
    };
  };
}

/** A worker and who waits for its answers. */
interface Channel {
  ask: (id: number, request: HashRequest) => Promise<HashedPart>;
  close: (id: number) => void;
}

/** @param onFailed called when the worker cannot be used any more */
function openChannel(worker: HashWorker, onFailed: () => void): Channel {
  const waiting = new Map<number, PromiseWithResolvers<HashedPart>>();
  let hasFailed = false;
  const failure = () => new StorageError('The worker that hashes files could not be loaded.');

  worker.addEventListener('message', ({ data }: MessageEvent<HashReply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('hashed' in data) asker?.resolve(data.hashed);
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
      const asked = Promise.withResolvers<HashedPart>();
      waiting.set(id, asked);
      worker.postMessage(request);
      return asked.promise;
    },
    close: (id) => worker.postMessage({ id, file: null } satisfies HashRequest),
  };
}
