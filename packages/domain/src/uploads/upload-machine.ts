import { internalMessages } from '../messages.ts';
import { isInProgress, unfinishedFiles } from './batch-status.ts';
import { advance, resumed, sendNext, stop, withBatch, withoutInFlight, withStatus } from './upload-schedule.ts';
import type {
  BatchActed,
  BatchReport,
  FileReport,
  FilesReplaced,
  NewBatch,
  SendingChunk,
  SendingReport,
  UploadBatch,
  UploadEffect,
  UploadEvent,
  UploadFile,
  UploadState,
  UploadStep,
} from './upload-state.ts';

/**
 * The upload state machine: one event in, the next state and effects out.
 * Pure, without file handles, clock or network.
 *
 * - Batches are sent in the order of {@link nextUnsent}, one chunk at a time, while the files of the previous chunk are
 *   confirmed. When sending adapts to the line, the next files follow before the others have ended.
 * - Paused and failed batches are not sent.
 * - While the network or the session is missing, pending batches are paused. They resume when both are back;
 *   batches paused by a user stay paused.
 * - A batch is marked uploaded when every file is uploaded, and then sent for processing if that was requested.
 *   A batch whose inspection misses files of another batch is not, until a user retries it when they have arrived.
 * - Late and unknown reports return the same state and no effects.
 *
 * @throws Error 'Batch not found' when a user action names an unknown batch
 */
export function uploadTransition(state: UploadState, event: UploadEvent): UploadStep {
  switch (event.type) {
    case 'batchAdded':
      return addBatch(state, event.batch);
    case 'allDismissed':
      return [{ ...state, batches: state.batches.filter(isInProgress) }, []];
    case 'filesReplaced':
      return replaceFiles(state, event);
    case 'sendingBlocked':
    case 'sendingUnblocked':
      return reportSending(state, event);
    case 'aheadChanged':
      return advance({ ...state, aheadBytes: event.aheadBytes });
    case 'paused':
    case 'resumed':
    case 'retried':
    case 'cancelled':
    case 'dismissed':
    case 'putFirst':
      return act(state, event.type, requireBatch(state, event.batchId));
    default:
      return report(state, event);
  }
}

function addBatch(state: UploadState, { process, files, ...batch }: NewBatch): UploadStep {
  if (state.batches.some(({ id }) => id === batch.id)) return [state, []];
  const added: UploadBatch = {
    ...batch,
    files: files.map((file): UploadFile => ({ ...file, status: 'Pending', attempt: 0, reason: null, fault: null })),
    stage: 'Uploading',
    reason: null,
    isWaiting: false,
    processing: process ? 'Pending' : 'Skipped',
  };
  return advance({ ...state, batches: [...state.batches, added] });
}

/** Puts files that were chosen again in the place of failed ones, and sends them. Files that no longer wait for that stay. */
function replaceFiles(state: UploadState, { batchId, files: replaced }: FilesReplaced): UploadStep {
  const batch = state.batches.find(({ id }) => id === batchId);
  if (!batch) return [state, []];
  const replacementOf = new Map(replaced.map(({ replacedId, file }) => [replacedId, file]));
  const files = batch.files.map((file): UploadFile => {
    const chosen = file.status === 'Failed' && replacementOf.get(file.id);
    return chosen ? { ...chosen, status: 'Pending', attempt: 0, reason: null, fault: null } : file;
  });
  return advance(withBatch(state, { ...batch, files }));
}

function reportSending(state: UploadState, event: SendingReport): UploadStep {
  const waitingFor = event.type === 'sendingBlocked' ? event.waitingFor : null;
  if (waitingFor === state.waitingFor) return [state, []];
  const batches = waitingFor ? state.batches : state.batches.map((batch) => (batch.isWaiting ? resumed(batch) : batch));
  return advance({ ...state, waitingFor, batches });
}

function act(state: UploadState, action: BatchActed['type'], batch: UploadBatch): UploadStep {
  switch (action) {
    case 'paused': {
      if (batch.stage !== 'Uploading') return [state, []];
      const files = withStatus(batch.files, 'Pending', 'Paused');
      return stop(withBatch(state, { ...batch, isWaiting: false, files }), batch.id);
    }
    case 'resumed':
      return advance(withBatch(state, resumed(batch)));
    case 'retried': {
      const isAskedAgain = batch.stage === 'Failed' || batch.stage === 'MissingFiles';
      const stage = isAskedAgain ? 'Uploading' : batch.stage;
      const isAwaited = batch.stage === 'MissingFiles' && batch.processing === 'Failed';
      const processing = isAwaited ? 'Pending' : batch.processing;
      const files = withStatus(batch.files, 'Failed', 'Pending');
      return advance(withBatch(state, { ...batch, stage, processing, reason: null, files }));
    }
    case 'cancelled': {
      const dropped = unfinishedFiles(batch.files).map((file) => file.id);
      if (dropped.length === 0) return [state, []];
      const { id: batchId, inspectionId } = batch;
      const [next, effects] = stop(withoutBatch(state, batchId), batchId);
      return [next, [...effects, { type: 'unregister', batchId, inspectionId, fileIds: dropped }]];
    }
    case 'putFirst':
      // The chunk in flight is completed before it.
      return [{ ...state, firstBatchId: batch.id, batches: [batch, ...withoutBatch(state, batch.id).batches] }, []];
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
    case 'filesMissing': {
      if (batch.stage !== 'Confirming') return [state, []];
      const processing = batch.processing === 'Pending' ? 'Failed' : batch.processing;
      return [withBatch(state, { ...batch, stage: 'MissingFiles', processing }), []];
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
      return isSending ? sendNext({ ...state, chunk: progressed(chunk, event) }) : [state, []];
    case 'fileStored':
      if (!isSending) return [state, []];
      return advance({
        ...withoutInFlight(state, batchId, [fileId]),
        confirming: [...confirming, { batchId, fileId }],
      });
    case 'fileUploaded':
    case 'fileFailed': {
      const ended: Partial<UploadFile> =
        event.type === 'fileFailed'
          ? { status: 'Failed', reason: event.reason, fault: event.fault }
          : { status: 'Completed' };
      const files = batch.files.map((file) => (file.id === fileId ? { ...file, ...ended } : file));
      return advance(withBatch(withoutInFlight(state, batchId, [fileId]), { ...batch, files }));
    }
  }
}

function progressed(
  chunk: SendingChunk,
  { fileId, uploadedBytes }: { fileId: string; uploadedBytes: number },
): SendingChunk {
  return { ...chunk, files: chunk.files.map((file) => (file.id === fileId ? { ...file, uploadedBytes } : file)) };
}

function requireBatch(state: UploadState, batchId: string): UploadBatch {
  const batch = state.batches.find(({ id }) => id === batchId);
  if (!batch) throw new Error(internalMessages.batchNotFound);
  return batch;
}

function withoutBatch(state: UploadState, batchId: string): UploadState {
  return { ...state, batches: state.batches.filter(({ id }) => id !== batchId) };
}
