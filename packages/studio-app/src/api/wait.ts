/** Resolves after `ms`, or rejects with the signal's reason when it aborts first. */
export function wait(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** Resolves once a condition is true, which `subscribe` announces, or rejects with the signal's reason. */
export function until(
  isTrue: () => boolean,
  subscribe: (listener: () => void) => () => void,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    if (isTrue()) return resolve();
    const settle = (outcome: () => void) => {
      unsubscribe();
      signal?.removeEventListener('abort', onAbort);
      outcome();
    };
    const onAbort = () => settle(() => reject(signal?.reason));
    const unsubscribe = subscribe(() => {
      if (isTrue()) settle(resolve);
    });
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
