import * as z from 'zod/mini';
import { wireNumbers } from '../shared/wire-numbers.ts';

/** First numbering of the specification; it has no Queued. @see ENUM-035..042, N15 */
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

/** A status of the first numbering. @see ENUM-035..042 */
export type ProcessingStatus = keyof typeof PROCESSING_STATUS_NUMBERS;

/** Second numbering: all nine statuses, and the one this product sends. @see ENUM-043..051, N15 */
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

/** Where an inspection stands, as the whole product names it. @see STATE-001..009, N15 */
export type InspectionStatus = keyof typeof INSPECTION_STATUS_NUMBERS;

/** The smaller job status; 2 is unused. @see ENUM-052..056, N18 */
export const JOB_STATUS_NUMBERS = { Created: 0, Queued: 1, Processing: 3, Ready: 4 } as const;

/** A status of the smaller enumeration. @see ENUM-052..056 */
export type JobStatus = keyof typeof JOB_STATUS_NUMBERS;

/** All statuses in the order an inspection walks them; Failed may follow any but Draft. @see STATE-010, N19 */
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

/** Status in the first numbering; Queued becomes Processing. @see ENUM-057, ENUM-059, N17 */
export const toProcessingStatus = (status: InspectionStatus): ProcessingStatus =>
  status === 'Queued' ? 'Processing' : status;

/** Status of the smaller enumeration, `null` for Failed, which has no member there. @see ENUM-058, N17, N18 */
export function toJobStatus(status: InspectionStatus): JobStatus | null {
  if (status === 'Failed') return null;
  if (status === 'Draft') return 'Created';
  return status === 'Completed' ? 'Ready' : 'Processing';
}

/** Inspection status of a job status; Queued becomes Processing. @see ENUM-058, N17, N18 */
export function fromJobStatus(status: JobStatus): InspectionStatus {
  if (status === 'Created') return 'Draft';
  return status === 'Ready' ? 'Completed' : 'Processing';
}

/** Codec of the smaller job status; refuses 2 and any other number. @see ENUM-052..056, N18 */
export const jobStatusCodec = /* @__PURE__ */ wireNumbers(JOB_STATUS_NUMBERS);

/** Codec of the first numbering by its own eight names; refuses any other number. @see ENUM-035..042, N15 */
export const processingStatusCodec = /* @__PURE__ */ wireNumbers(PROCESSING_STATUS_NUMBERS);

const secondNumbering = /* @__PURE__ */ wireNumbers(INSPECTION_STATUS_NUMBERS);

const firstNumbering = (): typeof secondNumbering =>
  z.codec(processingStatusCodec.def.in, secondNumbering.def.out, {
    decode: (number) => z.decode(processingStatusCodec, number),
    encode: (status) => z.encode(processingStatusCodec, toProcessingStatus(status)),
  });

/** Which numbering a server speaks. @see ENUM-060, N15 */
export type StatusNumbering = 'first' | 'second';

/** The numbering this product's server speaks: the one place that decides it. @see ENUM-060, N15 */
export const WIRE_NUMBERING: StatusNumbering = 'second';

/**
 * Codec between the numbers of either numbering and the nine statuses.
 *
 * Unknown numbers are refused. The first numbering has no Queued: it sends
 * Processing instead.
 *
 * @see ENUM-035..051, ENUM-057, ENUM-059, N15, N17
 */
export const createStatusCodec = (numbering: StatusNumbering = WIRE_NUMBERING): typeof secondNumbering =>
  numbering === 'second' ? secondNumbering : firstNumbering();

/** Codec of the status every call carries, in the numbering of the wire. @see ENUM-060, N15 */
export const inspectionStatusCodec = /* @__PURE__ */ createStatusCodec();
