/** Status of one file. A file that is being sent is Pending. */
export type UploadFileStatus = 'Pending' | 'Failed' | 'Paused' | 'Completed';

/**
 * What is wrong with a file on the disk: it was not found, for example because its
 * memory card is out, or it was changed since it was chosen and cannot be read.
 */
export type SourceFault = 'notFound' | 'changed';

/** One registered file of a batch. */
export interface UploadFile {
  /** Id from the modules call; unique across all batches. */
  id: string;
  name: string;
  sizeBytes: number;
  status: UploadFileStatus;
  /** How many times sending was started. Reports of earlier attempts are ignored. */
  attempt: number;
  /** Why it failed, as shown to users; null unless the status is Failed. */
  reason: string | null;
  /** What is wrong with it on the disk; null unless it failed because of that. */
  fault: SourceFault | null;
}

/**
 * How far a batch is as a whole.
 *
 * - `Uploading`: files are sent; also the final stage of a batch with failed files, until someone retries them
 * - `Confirming`: every file is uploaded; the inspection is being marked uploaded
 * - `Confirmed`: the inspection is marked uploaded
 * - `MissingFiles`: every file of this batch is uploaded, but the server still misses files of another batch of the
 *   inspection, for example from a closed tab. The inspection is neither marked uploaded nor sent for processing,
 *   because only a user may leave those files out; Retry asks again
 * - `Failed`: the server refused to mark the inspection uploaded; Retry asks again
 */
export type BatchStage = 'Uploading' | 'Confirming' | 'Confirmed' | 'MissingFiles' | 'Failed';

/**
 * Processing after the upload: not requested, requested, not started, or
 * started.
 */
export const BATCH_PROCESSING_STATUSES = ['Skipped', 'Pending', 'Failed', 'Success'] as const;
/** One of {@link BATCH_PROCESSING_STATUSES}. */
export type BatchProcessingStatus = (typeof BATCH_PROCESSING_STATUSES)[number];

/** The files of one inspection that are sent together. */
export interface UploadBatch {
  id: string;
  inspectionId: string;
  inspectionName: string;
  assetName: string;
  files: readonly UploadFile[];
  stage: BatchStage;
  /** Why the batch itself failed, as shown to users; null unless the stage is Failed. */
  reason: string | null;
  /** Its files are paused until {@link UploadState.waitingFor} is back, then resume automatically; false when a user paused them. */
  isWaiting: boolean;
  processing: BatchProcessingStatus;
}

/** The files being sent: one chunk at a time across all batches, or as many of one batch as the line needs. */
export interface SendingChunk {
  batchId: string;
  /** Files that are not stored yet, with the bytes sent so far. */
  files: readonly { id: string; sizeBytes: number; uploadedBytes: number }[];
}

/** A file that is stored and whose confirmation is on its way, while the next chunk is sent. */
export interface ConfirmingFile {
  batchId: string;
  fileId: string;
}

/** What sending needs and does not have: a network connection, or a signed-in user. */
export type WaitingFor = 'network' | 'session';

/**
 * All batches of the tray, oldest first or in the order that a user chose, and the files in flight. Plain data that survives
 * JSON.
 */
export interface UploadState {
  batches: readonly UploadBatch[];
  chunk: SendingChunk | null;
  /** Their status is still Pending; none of them is in the chunk. */
  confirming: readonly ConfirmingFile[];
  /** Nothing is sent until this is back; null when nothing is missing. */
  waitingFor: WaitingFor | null;
  /** Id of the batch that a user put first, before which no other is sent; null until then. The batch may have ended. */
  firstBatchId: string | null;
  /**
   * `null`: files are sent in chunks, one after another. When sending adapts to the line, the next file follows as soon as fewer
   * bytes than this are left of the files on their way.
   */
  aheadBytes: number | null;
}

/** Nothing to upload. */
export const NO_UPLOADS: UploadState = {
  batches: [],
  chunk: null,
  confirming: [],
  waitingFor: null,
  firstBatchId: null,
  aheadBytes: null,
};

/** A batch from the create flow, its files registered. */
export interface NewBatch {
  id: string;
  inspectionId: string;
  inspectionName: string;
  assetName: string;
  /** Ids are unique. */
  files: readonly Pick<UploadFile, 'id' | 'name' | 'sizeBytes'>[];
  /** Whether to send the inspection for processing after the upload. */
  process: boolean;
}

/** An action of the user on a batch. */
export interface BatchActed {
  type: 'paused' | 'resumed' | 'retried' | 'cancelled' | 'dismissed' | 'putFirst';
  batchId: string;
}

/** Failed files that the user has chosen again, each registered under a new id. */
export interface FilesReplaced {
  type: 'filesReplaced';
  batchId: string;
  files: readonly { replacedId: string; file: Pick<UploadFile, 'id' | 'name' | 'sizeBytes'> }[];
}

/** Whether anything can be sent at all. */
export type SendingReport = { type: 'sendingBlocked'; waitingFor: WaitingFor } | { type: 'sendingUnblocked' };

/** Sending adapts to the line, whose rate has changed, or no longer adapts. See {@link UploadState.aheadBytes}. */
export interface AheadChanged {
  type: 'aheadChanged';
  aheadBytes: number | null;
}

/**
 * The runner's report on a file that a `send` effect named, with the attempt
 * of that effect. Stored: the storage has the bytes. Uploaded: the server
 * confirmed it.
 */
export type FileReport = { batchId: string; fileId: string; attempt: number } & (
  | { type: 'fileProgressed'; uploadedBytes: number }
  | { type: 'fileStored' | 'fileUploaded' }
  | { type: 'fileFailed'; reason: string; fault: SourceFault | null }
);

/**
 * The runner's report on a batch as a whole. `filesMissing`: the server misses
 * files of another batch of the inspection.
 */
export type BatchReport = { batchId: string } & (
  | { type: 'batchFailed'; reason: string }
  | { type: 'batchConfirmed' | 'filesMissing' | 'processingStarted' | 'processingFailed' }
);

/** An action of the user, a change of what sending needs, or a report of the runner. */
export type UploadEvent =
  | { type: 'batchAdded'; batch: NewBatch }
  | BatchActed
  | { type: 'allDismissed' }
  | FilesReplaced
  | SendingReport
  | AheadChanged
  | FileReport
  | BatchReport;

/**
 * What the runner does next. It reports the outcome as an event.
 *
 * - `send`: store the bytes of these files and confirm each, reporting with its attempt
 * - `abort`: stop sending or confirming these files, and report nothing more about them
 * - `unregister`: remove cancelled files from the inspection; no report
 * - `confirmBatch`: mark the inspection uploaded
 * - `startProcessing`: send the inspection for processing
 */
export type UploadEffect =
  | { type: 'send'; batchId: string; files: readonly { fileId: string; attempt: number }[] }
  | { type: 'abort'; batchId: string; fileIds: readonly string[] }
  | { type: 'unregister'; batchId: string; inspectionId: string; fileIds: readonly string[] }
  | { type: 'confirmBatch' | 'startProcessing'; batchId: string; inspectionId: string };

/** The outcome of one event: the next state, and the effects to perform in this order. */
export type UploadStep = [state: UploadState, effects: UploadEffect[]];
