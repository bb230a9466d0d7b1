export {
  BATCH_STATUSES,
  batchActions,
  batchStatus,
  batchWaitingFor,
  canDismissAll,
  deriveBatchStatus,
  filesToChooseAgain,
  hasFailed,
  isInProgress,
  isUnfinished,
} from './uploads/batch-status.ts';
export type { BatchAction, BatchStatus } from './uploads/batch-status.ts';
export { blockId, planBlocks, readStagedBlocks, writeFileBlocks } from './uploads/block-plan.ts';
export type { BlockRange } from './uploads/block-plan.ts';
export { CHUNK_MAX_BYTES, CHUNK_MAX_FILES, takeChunk } from './uploads/chunk-files.ts';
export { nextChunk } from './uploads/next-chunk.ts';
export type { NextChunk } from './uploads/next-chunk.ts';
export { aheadOf } from './uploads/send-ahead.ts';
export { queuedBehind } from './uploads/queued-behind.ts';
export { batchText, processingText, remainingText, uploadedText } from './uploads/progress-text.ts';
export { UNKNOWN_REMAINING_TIME, observeProgress, sendingRate, suspendObservation } from './uploads/remaining-time.ts';
export type { ProgressSample, RemainingTime } from './uploads/remaining-time.ts';
export {
  interruptionText,
  liveUploads,
  UPLOAD_EXPIRY_MS,
  UPLOAD_RENEWAL_MS,
  UPLOAD_REPORT_MS,
  uploaderText,
} from './uploads/running-upload.ts';
export type { LiveUpload, ShownUpload } from './uploads/running-upload.ts';
export { isCommandAllowed, remoteActions, remoteBatches } from './uploads/remote-batches.ts';
export { RETRY_LIMITS, classifyFailure, nextTry } from './uploads/retry-policy.ts';
export type { FailureClass, NextTry } from './uploads/retry-policy.ts';
export { shownBatches } from './uploads/shown-batch.ts';
export type { ShownBatch } from './uploads/shown-batch.ts';
export { STALL_LIMITS_MS, afterIdleTick, isStalled, stallLimits, stallTickMs } from './uploads/stalled-transfer.ts';
export type { IdleTick, IdleTransfer, StallLimits, TransferPhase } from './uploads/stalled-transfer.ts';
export { uploadTransition } from './uploads/upload-machine.ts';
export { batchProgress, combinedProgress, totalProgress } from './uploads/upload-progress.ts';
export type { UploadProgress } from './uploads/upload-progress.ts';
export { BATCH_PROCESSING_STATUSES, NO_UPLOADS } from './uploads/upload-state.ts';
export type {
  AheadChanged,
  BatchActed,
  BatchProcessingStatus,
  BatchReport,
  BatchStage,
  FileReport,
  FilesReplaced,
  NewBatch,
  SendingChunk,
  SendingReport,
  UploadBatch,
  UploadEffect,
  UploadEvent,
  UploadFile,
  UploadFileStatus,
  UploadState,
  UploadStep,
  WaitingFor,
  SourceFault,
} from './uploads/upload-state.ts';
