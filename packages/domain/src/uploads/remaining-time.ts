/** Time after which an observation counts half, in milliseconds. */
const HALF_LIFE_MS = 20_000;
/** Nothing is said before this much sending was observed, in milliseconds. */
const MIN_OBSERVED_MS = 5_000;
/** Nor before this many files ended, unless the batch has no more than that. */
const MIN_OBSERVED_FILES = 3;
/** The time shown only grows when the estimate is longer by more than this share. */
const GROWTH_TOLERANCE = 0.2;

/** Progress of a batch at one moment. */
export interface ProgressSample {
  /** Any clock that does not jump, in milliseconds. */
  nowMs: number;
  uploadedBytes: number;
  totalBytes: number;
  completedCount: number;
  totalCount: number;
}

/** What was learnt so far; plain data. Sums fade with a half-life of 20 s. */
export interface RemainingTime {
  last: ProgressSample | null;
  observedMs: number;
  observedFiles: number;
  /** Time in which bytes moved, and those bytes. */
  movingMs: number;
  movedBytes: number;
  /** Time between bytes (addresses, confirmations), and the files that ended. */
  idleMs: number;
  endedFiles: number;
  /** What to show, in milliseconds; null while unknown. */
  remainingMs: number | null;
}

/** Nothing observed yet. @see UPL-026 */
export const UNKNOWN_REMAINING_TIME: RemainingTime = {
  last: null,
  observedMs: 0,
  observedFiles: 0,
  movingMs: 0,
  movedBytes: 0,
  idleMs: 0,
  endedFiles: 0,
  remainingMs: null,
};

/**
 * Learns from one more sample and says how long the rest will take: bytes left
 * at the recent rate, plus the recent overhead of a file for every file left.
 *
 * Unknown until 5 s and 3 files were observed. What is shown never grows,
 * unless the estimate grew by more than a fifth.
 *
 * @see UPL-026
 */
export function observeProgress(known: RemainingTime, sample: ProgressSample): RemainingTime {
  const { last } = known;
  if (!last || sample.nowMs < last.nowMs) return { ...known, last: sample };

  const elapsedMs = sample.nowMs - last.nowMs;
  const bytes = Math.max(0, sample.uploadedBytes - last.uploadedBytes);
  const files = Math.max(0, sample.completedCount - last.completedCount);
  const fade = 0.5 ** (elapsedMs / HALF_LIFE_MS);
  const learnt: RemainingTime = {
    last: sample,
    observedMs: known.observedMs + elapsedMs,
    observedFiles: known.observedFiles + files,
    movingMs: known.movingMs * fade + (bytes > 0 ? elapsedMs : 0),
    movedBytes: known.movedBytes * fade + bytes,
    idleMs: known.idleMs * fade + (bytes > 0 ? 0 : elapsedMs),
    endedFiles: known.endedFiles * fade + files,
    remainingMs: known.remainingMs,
  };
  return { ...learnt, remainingMs: shown(known.remainingMs, estimate(learnt, sample)) };
}

/**
 * Stops the clock while nothing is sent (paused, offline, another batch's
 * turn): the time shown stays, and the gap is not observed.
 *
 * @see UPL-026
 */
export function suspendObservation(known: RemainingTime): RemainingTime {
  return { ...known, last: null };
}

function estimate(learnt: RemainingTime, sample: ProgressSample): number | null {
  const hasSeenEnough =
    learnt.observedMs >= MIN_OBSERVED_MS &&
    (learnt.observedFiles >= MIN_OBSERVED_FILES || sample.totalCount <= MIN_OBSERVED_FILES);
  if (!hasSeenEnough || learnt.movedBytes === 0) return null;
  const bytesLeft = Math.max(0, sample.totalBytes - sample.uploadedBytes);
  const filesLeft = Math.max(0, sample.totalCount - sample.completedCount);
  const overheadMs = learnt.endedFiles === 0 ? 0 : learnt.idleMs / learnt.endedFiles;
  return (bytesLeft * learnt.movingMs) / learnt.movedBytes + filesLeft * overheadMs;
}

function shown(before: number | null, estimated: number | null): number | null {
  if (before === null || estimated === null) return estimated ?? before;
  return estimated > before && estimated <= before * (1 + GROWTH_TOLERANCE) ? before : estimated;
}
