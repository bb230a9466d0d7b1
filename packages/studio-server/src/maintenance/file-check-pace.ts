/** Files per second, however small they are, so that the database and Azure have capacity for people. */
const FILES_PER_SECOND = 100;

/**
 * Returns how long to wait after some files were checked, in milliseconds.
 *
 * @param done what was checked: files, bytes that were read, and how long it took
 * @param bytesPerSecond limit on average
 */
export function fileCheckPauseMs(
  done: { fileCount: number; readBytes: number; tookMs: number },
  bytesPerSecond: number,
): number {
  const leastMs = 1000 * Math.max(done.fileCount / FILES_PER_SECOND, done.readBytes / bytesPerSecond);
  return Math.max(0, leastMs - done.tookMs);
}
