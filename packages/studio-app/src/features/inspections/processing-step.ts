import { displayStatus, INSPECTION_FLOW, type InspectionStatus } from '@inspection-studio/domain/inspections';

const WORDS: Partial<Record<InspectionStatus, string>> = {
  Queued: 'Waiting for its turn',
  Processing: 'Preparing the images',
  ImagesDownloading: 'Reading the images',
  ImagesDownloaded: 'All images are read',
  ThumbnailsGenerating: 'Making thumbnails',
  ThumbnailsGenerated: 'Thumbnails are made',
};

const STEPS = INSPECTION_FLOW.filter((status) => displayStatus(status) === 'Processing');

/**
 * Describes the current processing step: 'Reading the images, step 3 of 6.'
 *
 * @returns `null` for a status that is no step of it
 */
export function processingStep(status: InspectionStatus): string | null {
  const words = WORDS[status];
  const index = STEPS.findIndex((step) => step === status);
  return words === undefined ? null : `${words}, step ${index + 1} of ${STEPS.length}.`;
}
