import { batchStatus } from './batch-status.ts';
import { nextChunk } from './next-chunk.ts';
import type { UploadBatch, UploadState } from './upload-state.ts';

/**
 * Returns the batch whose turn it is before this one: the one that is being sent, or the first that will be.
 *
 * @returns null when nothing of this batch waits for its turn: it is being sent, paused, ended, or waits for the network
 */
export function queuedBehind(state: UploadState, batch: UploadBatch): UploadBatch | null {
  const { batches, chunk, confirming, waitingFor } = state;
  const isWaiting = waitingFor === null && batch.stage === 'Uploading' && batchStatus(batch) === 'Pending';
  if (!isWaiting || chunk?.batchId === batch.id || confirming.some(({ batchId }) => batchId === batch.id)) return null;
  const first = batches.find(({ id }) => id === chunk?.batchId) ?? nextChunk(state)?.batch;
  return first && first.id !== batch.id ? first : null;
}
