/** Half-life of an observation, in milliseconds. */
const HALF_LIFE_MS = 20_000;
/** Minimum observed sending time before an estimate is shown, in milliseconds. */
const MIN_OBSERVED_MS = 5_000;
/** Minimum number of ended files before an estimate is shown. Does not apply to smaller batches. */
const MIN_OBSERVED_FILES = 3;
/** The shown time increases only if the estimate is longer by more than this share. */
const GROWTH_TOLERANCE = 0.2;

/** Progress of a batch at one time. */
export interface ProgressSample {
  /** Time of a monotonic clock, in milliseconds. */
  nowMs: number;
  uploadedBytes: number;
  totalBytes: number;
  completedCount: number;
  totalCount: number;
}

/** State of the estimate. Plain data. Sums decay with a half-life of 20 s. */
export interface RemainingTime {
  last: ProgressSample | null;
  observedMs: number;
  observedFiles: number;
  /** Time in which bytes were sent, and those bytes. */
  movingMs: number;
  movedBytes: number;
  /** Time between transfers (upload URLs, confirmations), and the files that ended. */
  idleMs: number;
  endedFiles: number;
  /** Remaining time to show, in milliseconds; null while unknown. */
  remainingMs: number | null;
}

/** State before the first sample. */
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
 * Adds a sample and estimates the remaining time: remaining bytes at the recent
 * rate, plus the recent overhead per file for every remaining file.
 *
 * Unknown until 5 s and 3 files were observed. The shown time increases only if
 * the estimate increases by more than a fifth.
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
 * Suspends the estimate while nothing of the batch is sent: paused, offline, or
 * another batch is sent. Keeps the shown time and ignores the gap.
 */
export function suspendObservation(known: RemainingTime): RemainingTime {
  return { ...known, last: null };
}

/** Returns the recent rate in bytes per second; `null` until 5 s were observed. */
export function sendingRate({ observedMs, movedBytes, movingMs, idleMs }: RemainingTime): number | null {
  return observedMs < MIN_OBSERVED_MS ? null : (movedBytes * 1000) / (movingMs + idleMs);
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
