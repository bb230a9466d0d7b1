/** Resolves when the machine has a network again. @param events where 'online' is announced */
export function untilOnline(events: EventTarget, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const onAbort = () => {
      events.removeEventListener('online', onOnline);
      reject(signal?.reason);
    };
    const onOnline = () => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    };
    events.addEventListener('online', onOnline, { once: true });
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
