import { wireNumbers } from '../shared/wire-numbers.ts';

/** First numbering of the specification; it has no Queued. @see spec 1 §3 "Processing status", N15 */
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
export type ProcessingStatus = keyof typeof PROCESSING_STATUS_NUMBERS;

/** Second numbering: all nine statuses, and the one this product sends. @see spec 1 §3, N15 */
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
export type InspectionStatus = keyof typeof INSPECTION_STATUS_NUMBERS;

/** The smaller job status; 2 is unused. @see spec 1 §3 */
export const JOB_STATUS_NUMBERS = { Created: 0, Queued: 1, Processing: 3, Ready: 4 } as const;
export type JobStatus = keyof typeof JOB_STATUS_NUMBERS;

/** All statuses in the order an inspection walks them; Failed may follow any but Draft. @see spec 1 §4, N19 */
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

const isProcessingStatus = (status: InspectionStatus): status is ProcessingStatus => status !== 'Queued';

/** Status in the first numbering; Queued becomes Processing. @see spec 1 §3, N17 */
export const toProcessingStatus = (status: InspectionStatus): ProcessingStatus =>
  isProcessingStatus(status) ? status : 'Processing';

/** Status of the smaller enumeration, `null` for Failed, which has no member there. @see N17, N18 */
export function toJobStatus(status: InspectionStatus): JobStatus | null {
  if (status === 'Failed') return null;
  if (status === 'Draft') return 'Created';
  return status === 'Completed' ? 'Ready' : 'Processing';
}

/** Inspection status of a job status; Queued becomes Processing. @see N17, N18 */
export function fromJobStatus(status: JobStatus): InspectionStatus {
  if (status === 'Created') return 'Draft';
  return status === 'Ready' ? 'Completed' : 'Processing';
}

const FIRST_NAMES = new Map<number, InspectionStatus>(
  Object.entries(PROCESSING_STATUS_NUMBERS).map(([name, number]) => [number, name as ProcessingStatus]),
);

/** Which numbering a server speaks. */
export type StatusNumbering = 'first' | 'second';

/** The numbering this product's server speaks. @see N15 */
export const WIRE_NUMBERING: StatusNumbering = 'second';

/** Codec of the canonical, second numbering, as the calls table uses it. */
export const inspectionStatusCodec = wireNumbers(INSPECTION_STATUS_NUMBERS);

/**
 * Both numberings behind one pair of functions.
 *
 * `decode` throws on an unknown number; `encode` in the first numbering sends
 * Queued as Processing, which that numbering lacks.
 */
export function createStatusCodec(numbering: StatusNumbering = WIRE_NUMBERING): {
  decode: (number: number) => InspectionStatus;
  encode: (status: InspectionStatus) => number;
} {
  if (numbering === 'second') {
    return {
      decode: (number) => inspectionStatusCodec.decode(number),
      encode: (status) => INSPECTION_STATUS_NUMBERS[status],
    };
  }
  return {
    decode: (number) => {
      const name = FIRST_NAMES.get(number);
      if (!name) throw new RangeError(`Unknown processing status ${number}`);
      return name;
    },
    encode: (status) => PROCESSING_STATUS_NUMBERS[toProcessingStatus(status)],
  };
}
