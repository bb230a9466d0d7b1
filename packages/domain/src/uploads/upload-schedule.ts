import { batchStatus } from './batch-status.ts';
import { CHUNK_MAX_FILES, takeChunk } from './chunk-files.ts';
import { type NextChunk, nextUnsent } from './next-chunk.ts';
import { isFarAhead, takeAhead } from './send-ahead.ts';
import type {
  ConfirmingFile,
  SendingChunk,
  UploadBatch,
  UploadEffect,
  UploadFile,
  UploadState,
  UploadStep,
} from './upload-state.ts';

/**
 * Starts everything that can start now: confirming complete batches, and
 * sending the next chunk. While sending is blocked, pauses what would be sent.
 */
export function advance(state: UploadState): UploadStep {
  const complete = state.batches.filter(
    (batch) => batch.stage === 'Uploading' && batch.files.every((file) => file.status === 'Completed'),
  );
  const confirming = complete.reduce((next, batch) => withBatch(next, { ...batch, stage: 'Confirming' }), state);
  const confirms = complete.map(({ id: batchId, inspectionId }): UploadEffect => ({
    type: 'confirmBatch',
    batchId,
    inspectionId,
  }));
  const [next, effects] = confirming.waitingFor ? suspendSending(confirming) : sendNext(confirming);
  return [next, [...confirms, ...effects]];
}

/** Aborts everything of a batch that is in flight, and starts what can start instead. */
export function stop(state: UploadState, batchId: string): UploadStep {
  const [aborted, aborts] = abort(state, batchId);
  const [next, effects] = advance(aborted);
  return [next, [...aborts, ...effects]];
}

/** A batch whose paused files are pending again. */
export function resumed(batch: UploadBatch): UploadBatch {
  return { ...batch, isWaiting: false, files: withStatus(batch.files, 'Paused', 'Pending') };
}

/** Removes files of a batch from the chunk and from those being confirmed. */
export function withoutInFlight(state: UploadState, batchId: string, fileIds: readonly string[]): UploadState {
  const isKept = (file: ConfirmingFile) => file.batchId !== batchId || !fileIds.includes(file.fileId);
  const { chunk } = state;
  const sending = chunk?.files.filter(({ id: fileId }) => isKept({ batchId: chunk.batchId, fileId })) ?? [];
  return {
    ...state,
    chunk: chunk && sending.length > 0 ? { ...chunk, files: sending } : null,
    confirming: state.confirming.filter(isKept),
  };
}

/** Changes every status `from` to `to` and clears the reason of a failure. */
export function withStatus(
  files: readonly UploadFile[],
  from: UploadFile['status'],
  to: UploadFile['status'],
): UploadFile[] {
  return files.map((file) => (file.status === from ? { ...file, status: to, reason: null, fault: null } : file));
}

/** The state with the batch of this id replaced. */
export function withBatch(state: UploadState, batch: UploadBatch): UploadState {
  return { ...state, batches: state.batches.map((other) => (other.id === batch.id ? batch : other)) };
}

function abort(state: UploadState, batchId: string): UploadStep {
  const sending = state.chunk?.batchId === batchId ? state.chunk.files.map(({ id }) => id) : [];
  const confirming = state.confirming.filter((file) => file.batchId === batchId).map(({ fileId }) => fileId);
  const fileIds = [...confirming, ...sending];
  if (fileIds.length === 0) return [state, []];
  return [withoutInFlight(state, batchId, fileIds), [{ type: 'abort', batchId, fileIds }]];
}

/** Pauses every pending batch until sending is unblocked. Batches paused by a user stay as they are. */
function suspendSending(state: UploadState): UploadStep {
  const pending = state.batches.filter((batch) => batchStatus(batch) === 'Pending');
  return pending.reduce<UploadStep>(
    ([current, effects], batch) => {
      const [next, aborts] = abort(current, batch.id);
      const files = withStatus(batch.files, 'Pending', 'Paused');
      return [withBatch(next, { ...batch, isWaiting: true, files }), [...effects, ...aborts]];
    },
    [state, []],
  );
}

/** Sends the next files, unless enough are in flight or confirmations are more than one chunk behind. */
export function sendNext(state: UploadState): UploadStep {
  const next = isBusy(state) ? null : nextUnsent(state);
  const chosen = next ? follow(state, next) : [];
  if (!next || chosen.length === 0) return [state, []];
  const { batch } = next;
  const files = batch.files.map((file) => (chosen.includes(file) ? { ...file, attempt: file.attempt + 1 } : file));
  const added = chosen.map(({ id, sizeBytes }) => ({ id, sizeBytes, uploadedBytes: 0 }));
  const chunk = { batchId: batch.id, files: [...(state.chunk?.files ?? []), ...added] };
  const sent = chosen.map(({ id, attempt }) => ({ fileId: id, attempt: attempt + 1 }));
  return [{ ...withBatch(state, { ...batch, files }), chunk }, [{ type: 'send', batchId: batch.id, files: sent }]];
}

/** Asked with every progress of a file, so it looks at those in flight only. */
function isBusy({ chunk, confirming, aheadBytes }: UploadState): boolean {
  if (confirming.length > CHUNK_MAX_FILES) return true;
  return chunk !== null && (aheadBytes === null || isFarAhead(onTheirWay(chunk), aheadBytes));
}

/** A chunk, or the files that keep the line busy. The files of a batch follow when none of another is in flight. */
function follow({ chunk, aheadBytes }: UploadState, { batch, files }: NextChunk): UploadFile[] {
  if (aheadBytes === null) return takeChunk(files);
  const isOfAnother = chunk !== null && chunk.batchId !== batch.id;
  return isOfAnother ? [] : takeAhead(files, onTheirWay(chunk), aheadBytes);
}

function onTheirWay(chunk: SendingChunk | null) {
  const files = chunk?.files ?? [];
  const leftBytes = files.reduce((sum, { sizeBytes, uploadedBytes }) => sum + sizeBytes - uploadedBytes, 0);
  return { count: files.length, leftBytes };
}
