import type { RequestStorage } from './file-transport.ts';

/** Browsers have six connections to a server. One of them is left to the calls of the studio, which may share the address. */
const REQUESTS_MAX = 5;

/** Returns a function that sends as many requests to the storage at a time. The others wait for their turn, in their order. */
export function limitRequests(requestStorage: RequestStorage): RequestStorage {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Rejects with the reason of the signal when it aborts meanwhile. */
  const takeTurn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        running += 1;
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal.reason);
      };
      if (running < REQUESTS_MAX) return begin();
      waiting.push(begin);
      signal.addEventListener('abort', giveUp, { once: true });
    });

  return async (request) => {
    request.signal.throwIfAborted();
    await takeTurn(request.signal);
    try {
      return await requestStorage(request);
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
