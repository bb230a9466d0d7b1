import type { Project } from './inspection.schema.ts';

/** Counts of an inspection that say what is left to upload. */
export type UploadCounts = Pick<
  Project,
  'status' | 'imageCount' | 'uploadedImageCount' | 'fileCount' | 'missingFileCount'
>;

/** How much of an upload is left. */
export interface LeftToUpload {
  /** Registered files that have not arrived and may still be uploaded. */
  left: number;
  /** Registered files altogether, or images if only images are left. */
  total: number;
}

/**
 * Returns what is left to upload to an inspection. Counts images in a Draft that lacks nothing else, or if the server counts
 * images only; otherwise files.
 */
export function leftToUpload({
  status,
  imageCount,
  uploadedImageCount = imageCount,
  fileCount = imageCount,
  missingFileCount,
}: UploadCounts): LeftToUpload {
  const left = status === 'Draft' ? imageCount - uploadedImageCount : 0;
  return missingFileCount === undefined || missingFileCount === left
    ? { left, total: imageCount }
    : { left: missingFileCount, total: fileCount };
}
