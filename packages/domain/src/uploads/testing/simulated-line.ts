import { CHUNK_MAX_FILES, takeChunk } from '../chunk-files.ts';
import { observeProgress, type ProgressSample, suspendObservation, UNKNOWN_REMAINING_TIME } from '../remaining-time.ts';

/** An upload over a line, of which everything is known before. */
export interface LineRun {
  /** Sizes of the files in bytes, in the order in which they are sent. */
  sizes: readonly number[];
  /** Speed of the line after so many milliseconds of sending, in bytes a second. */
  bytesPerSecond: (sendingMs: number) => number;
  /** Round trip to the storage, in milliseconds. @default 80 */
  roundTripMs?: number;
  /** Sending stops for a while; files on their way start again. Milliseconds of sending until then, and how long. */
  gap?: { afterMs: number; ms: number };
}

/** What the tray shows at one time. */
export interface ShownSample {
  nowMs: number;
  isSending: boolean;
  completedCount: number;
  /** Null while unknown. */
  shownMs: number | null;
  /** Actual remaining time without gaps, in milliseconds. */
  leftMs: number;
}

const STEP_MS = 10;
const SAMPLE_MS = 250;
/** Time in which a storage writes a file, and the API confirms it, in milliseconds. */
const WRITE_MS = 15;
const CONFIRM_MS = 20;

interface Flight {
  sizeBytes: number;
  sentBytes: number;
  /** When the storage answers; infinite while bytes are sent. */
  storedAtMs: number;
}

/** Sends the files by chunks, one after another, and observes the progress four times a second, as the app does. */
export function observeLine({ sizes, bytesPerSecond, roundTripMs = 80, gap }: LineRun): ShownSample[] {
  const files = sizes.map((sizeBytes) => ({ sizeBytes }));
  const totalBytes = sizes.reduce((sum, size) => sum + size, 0);
  const samples: ShownSample[] = [];
  let known = UNKNOWN_REMAINING_TIME;
  let chunk: Flight[] = [];
  let chunkFromMs = 0;
  let nextIndex = 0;
  let storedBytes = 0;
  let confirming: number[] = [];
  let completedCount = 0;
  let sendingMs = 0;

  const observe = (nowMs: number, isSending: boolean) => {
    const uploadedBytes = chunk.reduce((sum, { sentBytes }) => sum + sentBytes, storedBytes);
    const sample: ProgressSample = { nowMs, uploadedBytes, totalBytes, completedCount, totalCount: sizes.length };
    known = isSending ? observeProgress(known, sample) : suspendObservation(known);
    samples.push({ nowMs, isSending, completedCount, shownMs: known.remainingMs, leftMs: -sendingMs });
  };

  /** Ends what has its answer: files of the chunk are stored, then confirmed. */
  const settle = () => {
    for (const { sizeBytes, storedAtMs } of chunk.filter((file) => file.storedAtMs <= sendingMs)) {
      storedBytes += sizeBytes;
      confirming.push(storedAtMs + roundTripMs + CONFIRM_MS);
    }
    chunk = chunk.filter(({ storedAtMs }) => storedAtMs > sendingMs);
    const unconfirmed = confirming.filter((atMs) => atMs > sendingMs);
    completedCount += confirming.length - unconfirmed.length;
    confirming = unconfirmed;
  };

  const send = () => {
    let budget = (bytesPerSecond(sendingMs) * STEP_MS) / 1000;
    const leaving = chunk.filter(({ storedAtMs }) => storedAtMs === Infinity);
    for (const [index, file] of leaving.entries()) {
      const bytes = Math.min(file.sizeBytes - file.sentBytes, budget / (leaving.length - index));
      file.sentBytes += bytes;
      budget -= bytes;
      if (file.sentBytes === file.sizeBytes) file.storedAtMs = sendingMs + roundTripMs / 2 + WRITE_MS;
    }
  };

  for (let nowMs = 0; completedCount < sizes.length; nowMs += STEP_MS) {
    const isSending = !gap || nowMs < gap.afterMs || nowMs >= gap.afterMs + gap.ms;
    if (nowMs === gap?.afterMs) for (const file of chunk) file.sentBytes = 0;
    if (nowMs % SAMPLE_MS === 0) observe(nowMs, isSending);
    if (!isSending) continue;
    sendingMs += STEP_MS;
    settle();
    if (chunk.length === 0) {
      chunk = takeChunk(files.slice(nextIndex, nextIndex + CHUNK_MAX_FILES)).map((file) => ({
        ...file,
        sentBytes: 0,
        storedAtMs: Infinity,
      }));
      nextIndex += chunk.length;
      chunkFromMs = sendingMs;
    }
    // The first bytes of a request arrive after half a round trip, and its answer after the other half.
    if (sendingMs >= chunkFromMs + roundTripMs / 2) send();
  }
  return samples.map((sample) => ({ ...sample, leftMs: sample.leftMs + sendingMs }));
}
