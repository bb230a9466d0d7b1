/** Where a file stands; while its bytes travel it is Pending. @see UPL-004..012 */
export type UploadFileStatus = 'Pending' | 'Failed' | 'Paused' | 'Completed';

/** One registered file of a batch. */
export interface UploadFile {
  /** Id the modules call gave; unique among all batches. */
  id: string;
  name: string;
  sizeBytes: number;
  status: UploadFileStatus;
  /** How often it was sent; reports of earlier attempts are ignored. */
  attempt: number;
  /** Why it failed, for people; null unless Failed. */
  reason: string | null;
}

/**
 * How far a batch is as a whole.
 *
 * - `Uploading`: files are sent, or ended with failed ones that can be retried
 * - `Confirming`: every file is stored; the inspection is being marked uploaded
 * - `Confirmed`: the inspection is marked uploaded
 * - `Failed`: the batch itself was refused; retry takes it up again
 */
export type BatchStage = 'Uploading' | 'Confirming' | 'Confirmed' | 'Failed';

/**
 * What becomes of processing after the upload: not asked for, asked for,
 * refused, or accepted.
 *
 * @see UPL-018..021, N21
 */
export const BATCH_PROCESSING_STATUSES = ['Skipped', 'Pending', 'Failed', 'Success'] as const;
/** One of {@link BATCH_PROCESSING_STATUSES}. */
export type BatchProcessingStatus = (typeof BATCH_PROCESSING_STATUSES)[number];

/** The files of one inspection sent together. */
export interface UploadBatch {
  id: string;
  inspectionId: string;
  inspectionName: string;
  assetName: string;
  files: readonly UploadFile[];
  stage: BatchStage;
  /** Why the batch itself failed, for people; null unless the stage is Failed. */
  reason: string | null;
  processing: BatchProcessingStatus;
}

/** The files that are being sent: one chunk at a time, whatever the number of batches. */
export interface SendingChunk {
  batchId: string;
  /** Files that are not stored yet, with the bytes that left so far. */
  files: readonly { id: string; uploadedBytes: number }[];
}

/** A file whose bytes the storage took and whose confirmation is on its way, beside the chunk that follows it. */
export interface ConfirmingFile {
  batchId: string;
  fileId: string;
}

/** All batches of the tray, oldest first, and what is on its way. Plain data: it survives JSON. */
export interface UploadState {
  batches: readonly UploadBatch[];
  chunk: SendingChunk | null;
  /** Still Pending, in no chunk. */
  confirming: readonly ConfirmingFile[];
}

/** Nothing to upload. @see UPL-010 */
export const NO_UPLOADS: UploadState = { batches: [], chunk: null, confirming: [] };

/** A batch as the create flow hands it over, its files registered. */
export interface NewBatch {
  id: string;
  inspectionId: string;
  inspectionName: string;
  assetName: string;
  /** Ids are unique. */
  files: readonly Pick<UploadFile, 'id' | 'name' | 'sizeBytes'>[];
  /** Whether the inspection is sent for processing once it is uploaded. */
  process: boolean;
}

/** What a person did to a batch. */
export interface BatchActed {
  type: 'paused' | 'resumed' | 'retried' | 'cancelled' | 'dismissed';
  batchId: string;
}

/**
 * What the runner saw of a file it was told to send; `attempt` is the one of
 * that order. A stored file has left its chunk, an uploaded one is confirmed.
 */
export type FileReport = { batchId: string; fileId: string; attempt: number } & (
  | { type: 'fileProgressed'; uploadedBytes: number }
  | { type: 'fileStored' | 'fileUploaded' }
  | { type: 'fileFailed'; reason: string }
);

/** What the runner saw of a batch as a whole. */
export type BatchReport = { batchId: string } & (
  | { type: 'batchFailed'; reason: string }
  | { type: 'batchConfirmed' | 'processingStarted' | 'processingFailed' }
);

/** Something a person did, or something the runner reports. */
export type UploadEvent =
  | { type: 'batchAdded'; batch: NewBatch }
  | BatchActed
  | { type: 'allDismissed' }
  | FileReport
  | BatchReport;

/**
 * What the runner does next; it reports the outcome as an event.
 *
 * - `send`: store the bytes of these files and confirm each, reporting with its attempt
 * - `abort`: stop sending or confirming these files; nothing is reported of them any more
 * - `unregister`: take files that will not come off the inspection; nothing is reported
 * - `confirmBatch`: mark the inspection uploaded
 * - `startProcessing`: send the inspection for processing
 */
export type UploadEffect =
  | { type: 'send'; batchId: string; files: readonly { fileId: string; attempt: number }[] }
  | { type: 'abort'; batchId: string; fileIds: readonly string[] }
  | { type: 'unregister'; batchId: string; inspectionId: string; fileIds: readonly string[] }
  | { type: 'confirmBatch' | 'startProcessing'; batchId: string; inspectionId: string };
