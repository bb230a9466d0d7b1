import { leftToUpload, type Project, type UploadCounts } from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';

const grouped = (count: number) => count.toLocaleString('en');

/** How many images are stored. Registered images that never arrived do not count. */
export const storedImageCount = ({
  imageCount,
  uploadedImageCount = imageCount,
}: Pick<Project, 'imageCount' | 'uploadedImageCount'>): number => uploadedImageCount;

/** What is left of an interrupted upload: '23 of 40 left'. */
export function missingText(inspection: UploadCounts): string {
  const { left, total } = leftToUpload(inspection);
  return `${grouped(left)} of ${grouped(total)} left`;
}

/**
 * How many images an inspection has: '40 images', or '17 of 40 uploaded' as long as some are missing in a Draft. Afterwards,
 * they are left out for good: '38 images, 2 left out'. If only other files can still be uploaded: '40 images, 2 files missing'.
 */
export function imageCountText(inspection: UploadCounts): string {
  const { status, imageCount } = inspection;
  const storedCount = storedImageCount(inspection);
  const missingCount = imageCount - storedCount;
  if (status === 'Draft' && missingCount > 0) return `${grouped(storedCount)} of ${grouped(imageCount)} uploaded`;
  const images = counted(storedCount, 'image');
  const { left } = leftToUpload(inspection);
  // Supplementary images are among both, so only one is said.
  if (left > 0) return `${images}, ${counted(left, 'file')} missing`;
  return missingCount > 0 ? `${images}, ${grouped(missingCount)} left out` : images;
}
