import * as z from 'zod/mini';
import { wireNumbers } from '../shared/wire-numbers.ts';

/** First numbering of the specification, without Queued. */
export const PROCESSING_STATUS_NUMBERS = {
  Completed: 0,
  Processing: 1,
  ThumbnailsGenerated: 2,
  ThumbnailsGenerating: 3,
  ImagesDownloaded: 4,
  ImagesDownloading: 5,
  Draft: 6,
  Failed: 7,
} as const;

/** A status of the first numbering. */
export type ProcessingStatus = keyof typeof PROCESSING_STATUS_NUMBERS;

/** Second numbering, with all nine statuses. The product uses it on the wire. */
export const INSPECTION_STATUS_NUMBERS = {
  Draft: 0,
  Queued: 1,
  Processing: 2,
  Completed: 3,
  Failed: 4,
  ImagesDownloading: 5,
  ImagesDownloaded: 6,
  ThumbnailsGenerating: 7,
  ThumbnailsGenerated: 8,
} as const;

/** Status of an inspection. */
export type InspectionStatus = keyof typeof INSPECTION_STATUS_NUMBERS;

/** Wire numbers of the job status. 2 is unused. */
export const JOB_STATUS_NUMBERS = { Created: 0, Queued: 1, Processing: 3, Ready: 4 } as const;

/** A job status. */
export type JobStatus = keyof typeof JOB_STATUS_NUMBERS;

/** The statuses of an inspection in order. Failed may follow any status except Draft. */
export const INSPECTION_FLOW = [
  'Draft',
  'Queued',
  'Processing',
  'ImagesDownloading',
  'ImagesDownloaded',
  'ThumbnailsGenerating',
  'ThumbnailsGenerated',
  'Completed',
] as const satisfies readonly InspectionStatus[];

/** Converts a status to the first numbering. Queued becomes Processing. */
export const toProcessingStatus = (status: InspectionStatus): ProcessingStatus =>
  status === 'Queued' ? 'Processing' : status;

/** Converts a status to a job status; `null` for Failed, which has none. */
export function toJobStatus(status: InspectionStatus): JobStatus | null {
  if (status === 'Failed') return null;
  if (status === 'Draft') return 'Created';
  return status === 'Completed' ? 'Ready' : 'Processing';
}

/** Converts a job status to a status. Queued becomes Processing. */
export function fromJobStatus(status: JobStatus): InspectionStatus {
  if (status === 'Created') return 'Draft';
  return status === 'Ready' ? 'Completed' : 'Processing';
}

/** Codec of the job status. Rejects 2 and all other numbers. */
export const jobStatusCodec = /* @__PURE__ */ wireNumbers(JOB_STATUS_NUMBERS);

/** Codec of the first numbering with its eight names. Rejects other numbers. */
export const processingStatusCodec = /* @__PURE__ */ wireNumbers(PROCESSING_STATUS_NUMBERS);

const secondNumbering = /* @__PURE__ */ wireNumbers(INSPECTION_STATUS_NUMBERS);

const firstNumbering = (): typeof secondNumbering =>
  z.codec(processingStatusCodec.def.in, secondNumbering.def.out, {
    decode: (number) => z.decode(processingStatusCodec, number),
    encode: (status) => z.encode(processingStatusCodec, toProcessingStatus(status)),
  });

/** The numbering that a server uses. */
export type StatusNumbering = 'first' | 'second';

/** The numbering of this product's server. Change it here only. */
export const WIRE_NUMBERING: StatusNumbering = 'second';

/**
 * Creates the codec between the numbers of a numbering and the nine statuses.
 *
 * Unknown numbers are rejected. The first numbering has no Queued and encodes it
 * as Processing.
 */
export const createStatusCodec = (numbering: StatusNumbering = WIRE_NUMBERING): typeof secondNumbering =>
  numbering === 'second' ? secondNumbering : firstNumbering();

/** Codec of the inspection status in all calls. */
export const inspectionStatusCodec = /* @__PURE__ */ createStatusCodec();
