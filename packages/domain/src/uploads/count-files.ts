import type { UploadFileStatus } from './upload-state.ts';

/** How many files have each status, and their bytes. */
export interface FileCounts extends Readonly<Record<UploadFileStatus, number>> {
  readonly totalBytes: number;
  readonly completedBytes: number;
}

interface CountedFile {
  status: UploadFileStatus;
  sizeBytes?: number;
}

const known = new WeakMap<readonly CountedFile[], FileCounts>();

/**
 * Counts files by status. A list is counted once, however many parts of the screen ask, because thousands of files take
 * noticeable time. So a list must not be changed: every change of a batch gives it another one.
 */
export function countFiles(files: readonly CountedFile[]): FileCounts {
  const before = known.get(files);
  if (before) return before;
  const counts = { Pending: 0, Failed: 0, Paused: 0, Completed: 0, totalBytes: 0, completedBytes: 0 };
  for (const { status, sizeBytes = 0 } of files) {
    counts[status] += 1;
    counts.totalBytes += sizeBytes;
    if (status === 'Completed') counts.completedBytes += sizeBytes;
  }
  known.set(files, counts);
  return counts;
}
