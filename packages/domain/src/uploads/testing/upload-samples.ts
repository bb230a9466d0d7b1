import { uploadTransition } from '../upload-machine.ts';
import {
  type BatchActed,
  type SourceFault,
  type NewBatch,
  NO_UPLOADS,
  type UploadBatch,
  type UploadEffect,
  type UploadEvent,
  type UploadFileStatus,
  type UploadState,
  type WaitingFor,
} from '../upload-state.ts';

const NAMES = { inspectionName: 'NorthTowerA', assetName: 'Kinnaird Viaduct' };

/** A batch of the state, with one file per status by default. */
export const batchOf = (statuses: UploadFileStatus[], over: Partial<UploadBatch> = {}): UploadBatch => ({
  id: 'b1',
  inspectionId: 'north-tower-a-1a2b3c',
  ...NAMES,
  files: statuses.map((status, index) => ({
    id: `f${index}`,
    name: `DJI_${index}.jpg`,
    sizeBytes: 10,
    status,
    attempt: 1,
    reason: status === 'Failed' ? 'The connection was lost.' : null,
    fault: null,
  })),
  stage: 'Uploading',
  reason: null,
  isWaiting: false,
  processing: 'Skipped',
  ...over,
});

/** A new batch with files a0, a1, … of 100 bytes each, and with processing. */
export const newBatch = (id: string, fileCount: number, over: Partial<NewBatch> = {}): NewBatch => ({
  id,
  inspectionId: `inspection-${id}`,
  ...NAMES,
  files: Array.from({ length: fileCount }, (_, index) => ({
    id: `${id}${index}`,
    name: `DJI_${index}.jpg`,
    sizeBytes: 100,
  })),
  process: true,
  ...over,
});

export const added = (id: string, fileCount: number, over?: Partial<NewBatch>): UploadEvent => ({
  type: 'batchAdded',
  batch: newBatch(id, fileCount, over),
});
export const acted = (type: BatchActed['type'], batchId = 'a'): UploadEvent => ({ type, batchId });
export const uploaded = (fileId: string, attempt = 1): UploadEvent => ({
  type: 'fileUploaded',
  batchId: fileId.charAt(0),
  fileId,
  attempt,
});
export const stored = (fileId: string, attempt = 1): UploadEvent => ({
  type: 'fileStored',
  batchId: fileId.charAt(0),
  fileId,
  attempt,
});
export const progressed = (fileId: string, uploadedBytes: number): UploadEvent => ({
  type: 'fileProgressed',
  batchId: fileId.charAt(0),
  fileId,
  attempt: 1,
  uploadedBytes,
});
export const failed = (fileId: string, attempt = 1, fault: SourceFault | null = null): UploadEvent => ({
  type: 'fileFailed',
  batchId: fileId.charAt(0),
  fileId,
  attempt,
  reason: 'The connection was lost.',
  fault,
});
export const batchFailed = (batchId = 'a'): UploadEvent => ({ type: 'batchFailed', batchId, reason: 'No.' });
export const batchConfirmed = (batchId = 'a'): UploadEvent => ({ type: 'batchConfirmed', batchId });
export const filesMissing = (batchId = 'a'): UploadEvent => ({ type: 'filesMissing', batchId });
export const blocked = (waitingFor: WaitingFor = 'network'): UploadEvent => ({ type: 'sendingBlocked', waitingFor });
export const UNBLOCKED: UploadEvent = { type: 'sendingUnblocked' };

export const sent = (batchId: string, attempt: number, ...fileIds: string[]): UploadEffect => ({
  type: 'send',
  batchId,
  files: fileIds.map((fileId) => ({ fileId, attempt })),
});
export const aborted = (batchId: string, ...fileIds: string[]): UploadEffect => ({ type: 'abort', batchId, fileIds });
export const confirmed = (batchId: string): UploadEffect => ({
  type: 'confirmBatch',
  batchId,
  inspectionId: `inspection-${batchId}`,
});

/** Runs events one after another. Returns the last state and the effects of the last event. */
export function run(...events: UploadEvent[]): { state: UploadState; effects: UploadEffect[] } {
  let state = NO_UPLOADS;
  let effects: UploadEffect[] = [];
  for (const event of events) [state, effects] = uploadTransition(state, event);
  return { state, effects };
}

/** Statuses of the files of the first batch. */
export const statuses = ({ batches }: UploadState) => batches[0]?.files.map((file) => file.status).join(' ');
