import type { InspectionStatus } from '../inspections/inspection-status.ts';

/** The statuses after Draft in order, and Failed, restated. */
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

/** All nine statuses, restated. */
export const STATUSES: readonly InspectionStatus[] = ['Draft', ...AFTER_DRAFT];
