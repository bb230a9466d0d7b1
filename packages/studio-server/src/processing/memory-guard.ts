const CHECK_MS = 50;

/**
 * Watches the memory of this process, the native part included, and calls back
 * once when it grows past a limit. Work in other threads, as image decoding is,
 * does not hold it up.
 *
 * @returns ends the watch
 */
export function guardMemory(limitBytes: number, onExceeded: () => void): () => void {
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() <= limitBytes) return;
    clearInterval(timer);
    onExceeded();
  }, CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
