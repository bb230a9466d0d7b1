import { leftToUpload, type ProjectDetail } from '@inspection-studio/domain/inspections';
import type { KeptUpload } from './kept-upload.ts';

/** What this browser has not finished uploading to an inspection, and nobody is sending now. */
export interface InterruptedUpload {
  inspection: ProjectDetail;
  /** Whether the inspection is sent for processing afterwards. */
  sendForProcessing: boolean;
  /** When its last upload began or was continued, in milliseconds since 1970. */
  begunMs: number;
}

/** Whether an upload can still be continued: files are missing that the status of the inspection permits. */
export const isContinuable = (inspection: ProjectDetail): boolean => leftToUpload(inspection).left > 0;

/**
 * Returns the uploads to offer, one for each inspection that can be continued and that nobody is sending now.
 *
 * @param kept uploads that no tab has
 */
export const interruptedUploads = (
  kept: readonly KeptUpload[],
  inspections: readonly ProjectDetail[],
): InterruptedUpload[] =>
  inspections.flatMap((inspection) => {
    const own = kept.filter(({ inspectionId }) => inspectionId === inspection.id);
    if (own.length === 0 || !isContinuable(inspection) || inspection.uploads.length > 0) return [];
    const sendForProcessing = own.some(({ process }) => process);
    return [{ inspection, sendForProcessing, begunMs: Math.max(...own.map(({ begunMs }) => begunMs)) }];
  });
