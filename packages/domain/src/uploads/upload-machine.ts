import { internalMessages } from '../messages.ts';
import { isInProgress, unfinishedFiles } from './batch-status.ts';
import { CHUNK_MAX_FILES, takeChunk } from './chunk-files.ts';
import type {
  BatchActed,
  BatchReport,
  ConfirmingFile,
  FileReport,
  NewBatch,
  SendingChunk,
  UploadBatch,
  UploadEffect,
  UploadEvent,
  UploadFile,
  UploadState,
} from './upload-state.ts';

/** A step's outcome: the next state, and what the runner does in this order. */
export type UploadStep = [state: UploadState, effects: UploadEffect[]];

/**
 * One step of the upload tray: pure, without file handles, clock or network.
 *
 * Batches are sent oldest first, one chunk at a time, while the files of the
 * chunk before are confirmed; nothing of a paused or failed batch is sent. A batch is marked uploaded, and then sent for
 * processing if that was asked for, only when every file of it is stored.
 * Reports that come late or do not fit change nothing.
 *
 * @throws Error 'Batch not found' when a person's action names an unknown batch
 * @see UPL-004..018, UPL-053, ERR-062, N20, N22
 */
export function uploadTransition(state: UploadState, event: UploadEvent): UploadStep {
  switch (event.type) {
    case 'batchAdded':
      return addBatch(state, event.batch);
    case 'allDismissed':
      return [{ ...state, batches: state.batches.filter(isInProgress) }, []];
    case 'paused':
    case 'resumed':
    case 'retried':
    case 'cancelled':
    case 'dismissed':
      return act(state, event.type, requireBatch(state, event.batchId));
    default:
      return report(state, event);
  }
}

function addBatch(state: UploadState, { process, files, ...batch }: NewBatch): UploadStep {
  if (state.batches.some(({ id }) => id === batch.id)) return [state, []];
  const added: UploadBatch = {
    ...batch,
    files: files.map((file): UploadFile => ({ ...file, status: 'Pending', attempt: 0, reason: null })),
    stage: 'Uploading',
    reason: null,
    processing: process ? 'Pending' : 'Skipped',
  };
  return advance({ ...state, batches: [...state.batches, added] });
}

function act(state: UploadState, action: BatchActed['type'], batch: UploadBatch): UploadStep {
  switch (action) {
    case 'paused':
      if (batch.stage !== 'Uploading') return [state, []];
      return stop(withBatch(state, { ...batch, files: moved(batch.files, 'Pending', 'Paused') }), batch.id);
    case 'resumed':
      return advance(withBatch(state, { ...batch, files: moved(batch.files, 'Paused', 'Pending') }));
    case 'retried': {
      const stage = batch.stage === 'Failed' ? 'Uploading' : batch.stage;
      const files = moved(batch.files, 'Failed', 'Pending');
      return advance(withBatch(state, { ...batch, stage, reason: null, files }));
    }
    case 'cancelled': {
      const dropped = unfinishedFiles(batch.files).map((file) => file.id);
      if (dropped.length === 0) return [state, []];
      const { id: batchId, inspectionId } = batch;
      const [next, effects] = stop(withoutBatch(state, batchId), batchId);
      return [next, [...effects, { type: 'unregister', batchId, inspectionId, fileIds: dropped }]];
    }
    case 'dismissed':
      return isInProgress(batch) ? [state, []] : [withoutBatch(state, batch.id), []];
  }
}

function report(state: UploadState, event: FileReport | BatchReport): UploadStep {
  const batch = state.batches.find(({ id }) => id === event.batchId);
  if (!batch) return [state, []];
  return 'fileId' in event ? reportFile(state, batch, event) : reportBatch(state, batch, event);
}

function reportBatch(state: UploadState, batch: UploadBatch, event: BatchReport): UploadStep {
  switch (event.type) {
    case 'batchFailed': {
      const canFail = batch.stage === 'Uploading' || batch.stage === 'Confirming';
      return canFail
        ? stop(withBatch(state, { ...batch, stage: 'Failed', reason: event.reason }), batch.id)
        : [state, []];
    }
    case 'batchConfirmed': {
      if (batch.stage !== 'Confirming') return [state, []];
      const { id: batchId, inspectionId, processing } = batch;
      const start: UploadEffect = { type: 'startProcessing', batchId, inspectionId };
      return [withBatch(state, { ...batch, stage: 'Confirmed' }), processing === 'Pending' ? [start] : []];
    }
    case 'processingStarted':
    case 'processingFailed': {
      const isAwaited = batch.stage === 'Confirmed' && batch.processing === 'Pending';
      const processing = event.type === 'processingStarted' ? 'Success' : 'Failed';
      return [isAwaited ? withBatch(state, { ...batch, processing }) : state, []];
    }
  }
}

function reportFile(state: UploadState, batch: UploadBatch, event: FileReport): UploadStep {
  const { chunk, confirming } = state;
  const { batchId, fileId } = event;
  const isSending = chunk?.batchId === batchId && chunk.files.some(({ id }) => id === fileId);
  const isConfirming = confirming.some((file) => file.batchId === batchId && file.fileId === fileId);
  const attempt = batch.files.find(({ id }) => id === fileId)?.attempt;
  if ((!isSending && !isConfirming) || attempt !== event.attempt) return [state, []];
  switch (event.type) {
    case 'fileProgressed':
      return [isSending ? { ...state, chunk: progressed(chunk, event) } : state, []];
    case 'fileStored':
      if (!isSending) return [state, []];
      return advance({ ...withoutOrders(state, batchId, [fileId]), confirming: [...confirming, { batchId, fileId }] });
    case 'fileUploaded':
    case 'fileFailed': {
      const ended: Partial<UploadFile> =
        event.type === 'fileFailed' ? { status: 'Failed', reason: event.reason } : { status: 'Completed' };
      const files = batch.files.map((file) => (file.id === fileId ? { ...file, ...ended } : file));
      return advance(withBatch(withoutOrders(state, batchId, [fileId]), { ...batch, files }));
    }
  }
}

function progressed(
  chunk: SendingChunk,
  { fileId, uploadedBytes }: { fileId: string; uploadedBytes: number },
): SendingChunk {
  return { ...chunk, files: chunk.files.map((file) => (file.id === fileId ? { ...file, uploadedBytes } : file)) };
}

/** Takes files out of the chunk and off those that are being confirmed. */
function withoutOrders(state: UploadState, batchId: string, fileIds: readonly string[]): UploadState {
  const isLeft = (file: ConfirmingFile) => file.batchId !== batchId || !fileIds.includes(file.fileId);
  const { chunk } = state;
  const sending = chunk?.files.filter(({ id: fileId }) => isLeft({ batchId: chunk.batchId, fileId })) ?? [];
  return {
    ...state,
    chunk: chunk && sending.length > 0 ? { ...chunk, files: sending } : null,
    confirming: state.confirming.filter(isLeft),
  };
}

/** Ends whatever of a batch is on its way, and lets the next one begin. */
function stop(state: UploadState, batchId: string): UploadStep {
  const sending = state.chunk?.batchId === batchId ? state.chunk.files.map(({ id }) => id) : [];
  const confirming = state.confirming.filter((file) => file.batchId === batchId).map(({ fileId }) => fileId);
  const fileIds = [...confirming, ...sending];
  if (fileIds.length === 0) return advance(state);
  const [next, effects] = advance(withoutOrders(state, batchId, fileIds));
  return [next, [{ type: 'abort', batchId, fileIds }, ...effects]];
}

/** Begins everything that can begin now: confirming finished batches, and sending the next chunk. */
function advance(state: UploadState): UploadStep {
  const finished = state.batches.filter(
    (batch) => batch.stage === 'Uploading' && batch.files.every((file) => file.status === 'Completed'),
  );
  const confirming = finished.reduce((next, batch) => withBatch(next, { ...batch, stage: 'Confirming' }), state);
  const confirms = finished.map(({ id: batchId, inspectionId }): UploadEffect => ({
    type: 'confirmBatch',
    batchId,
    inspectionId,
  }));
  const [next, sends] = sendNextChunk(confirming);
  return [next, [...confirms, ...sends]];
}

/** Confirmations may fall behind by one chunk and no further. */
function sendNextChunk(state: UploadState): UploadStep {
  const isBusy = state.chunk !== null || state.confirming.length > CHUNK_MAX_FILES;
  const confirming = new Set(state.confirming.map(({ fileId }) => fileId));
  const waiting = (batch: UploadBatch) =>
    batch.files.filter(({ id, status }) => status === 'Pending' && !confirming.has(id));
  const batch = isBusy ? undefined : state.batches.find((one) => isSendable(one) && waiting(one).length > 0);
  if (!batch) return [state, []];
  const chosen = takeChunk(waiting(batch));
  const files = batch.files.map((file) => (chosen.includes(file) ? { ...file, attempt: file.attempt + 1 } : file));
  const chunk = { batchId: batch.id, files: chosen.map(({ id }) => ({ id, uploadedBytes: 0 })) };
  const sent = chosen.map(({ id, attempt }) => ({ fileId: id, attempt: attempt + 1 }));
  return [{ ...withBatch(state, { ...batch, files }), chunk }, [{ type: 'send', batchId: batch.id, files: sent }]];
}

function isSendable({ stage, files }: UploadBatch): boolean {
  return stage === 'Uploading' && files.every((file) => file.status !== 'Paused');
}

function moved(files: readonly UploadFile[], from: UploadFile['status'], to: UploadFile['status']): UploadFile[] {
  return files.map((file) => (file.status === from ? { ...file, status: to, reason: null } : file));
}

function requireBatch(state: UploadState, batchId: string): UploadBatch {
  const batch = state.batches.find(({ id }) => id === batchId);
  if (!batch) throw new Error(internalMessages.batchNotFound);
  return batch;
}

function withBatch(state: UploadState, batch: UploadBatch): UploadState {
  return { ...state, batches: state.batches.map((other) => (other.id === batch.id ? batch : other)) };
}

function withoutBatch(state: UploadState, batchId: string): UploadState {
  return { ...state, batches: state.batches.filter(({ id }) => id !== batchId) };
}
