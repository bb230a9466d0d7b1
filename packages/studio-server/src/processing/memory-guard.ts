const CHECK_MS = 50;

/**
 * Monitors the memory of this process, including native memory, and calls back once
 * when it exceeds a limit. Also works while other threads decode images.
 *
 * @returns stops monitoring
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
