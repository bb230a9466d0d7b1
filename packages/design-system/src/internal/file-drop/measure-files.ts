/** Longest time of reading metadata without a pause, in milliseconds. */
const SLICE_MS = 8;

const measured = new WeakSet<File>();

/** Whether reading the size and date of a file takes no time. */
export const isMeasured = (file: File): boolean => measured.has(file);

/**
 * Reads the size and date of files, with pauses in which the page responds.
 *
 * The browser reads them from the disk on first access and blocks the page meanwhile: 10,000 files take a second.
 */
export async function measureFiles(files: Iterable<File>, signal?: AbortSignal): Promise<void> {
  let sliceEndMs = performance.now() + SLICE_MS;
  for (const file of files) {
    if (measured.has(file)) continue;
    if (file.size >= 0) measured.add(file);
    if (performance.now() < sliceEndMs) continue;
    await pause();
    if (signal?.aborted) return;
    sliceEndMs = performance.now() + SLICE_MS;
  }
}

/** Lets the page respond to input and draw. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
