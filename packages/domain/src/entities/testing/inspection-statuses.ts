import type { InspectionStatus } from '../inspections/inspection-status.ts';

/** What follows Draft, in the order it is walked, and Failed: STATE-002..009, written a second time. */
export const AFTER_DRAFT: readonly InspectionStatus[] = [
  'Queued',
  'Processing',
  'ImagesDownloading',
  'ImagesDownloaded',
  'ThumbnailsGenerating',
  'ThumbnailsGenerated',
  'Completed',
  'Failed',
];

/** All nine statuses: STATE-001..009, written a second time. */
export const STATUSES: readonly InspectionStatus[] = ['Draft', ...AFTER_DRAFT];
