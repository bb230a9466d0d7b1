import { displayStatus, type Project } from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';

type Counts = Pick<Project, 'imageCount' | 'uploadedImageCount'>;

/** How many images are stored. Registered images that never arrived do not count. */
export const storedImageCount = ({ imageCount, uploadedImageCount = imageCount }: Counts): number => uploadedImageCount;

/** How many registered images never arrived. */
export const missingImageCount = (counts: Counts): number => counts.imageCount - storedImageCount(counts);

/** What is left of an interrupted upload: '23 of 40 left'. */
export const missingText = (counts: Counts): string =>
  `${missingImageCount(counts).toLocaleString('en')} of ${counts.imageCount.toLocaleString('en')} left`;

/**
 * How many images an inspection has: '40 images', or '17 of 40 uploaded' as long as some are missing in a Draft. Afterwards,
 * they are left out for good: '38 images, 2 left out'.
 */
export function imageCountText({ status, ...counts }: Counts & Pick<Project, 'status'>): string {
  const { imageCount } = counts;
  const storedCount = storedImageCount(counts);
  if (storedCount === imageCount) return counted(imageCount, 'image');
  const missingCount = imageCount - storedCount;
  return displayStatus(status) === 'Draft'
    ? `${storedCount.toLocaleString('en')} of ${imageCount.toLocaleString('en')} uploaded`
    : `${counted(storedCount, 'image')}, ${missingCount.toLocaleString('en')} left out`;
}
