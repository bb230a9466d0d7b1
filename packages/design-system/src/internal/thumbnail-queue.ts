const MAX_AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Decodes two images at a time, in order: a photo of 20 megapixels needs 80 MB while it is
 * decoded. A task whose signal is aborted before its turn never starts.
 *
 * @returns what the task gives; `undefined` when it was aborted first
 */
export async function inThumbnailQueue<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return signal.aborted ? undefined : await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
