/** Resolves in a later task of the browser, so that the page can respond to input and draw in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Work up to this many milliseconds leaves the page responsive. */
const WORK_MAX_MS = 16;

/** Resolves in a later task if the current one has worked since `startedMs` (`performance.now()`) for longer than a frame. */
export async function pauseAfterWork(startedMs: number): Promise<void> {
  if (performance.now() - startedMs > WORK_MAX_MS) await nextTask();
}
