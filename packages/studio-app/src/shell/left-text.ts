import type { Project } from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';
import { missingImageCount } from '../widgets/image-count.ts';

/** Says what is left of an upload: '23 of 40 images are still on this computer.' */
export function leftText(inspection: Pick<Project, 'imageCount' | 'uploadedImageCount'>): string {
  const missingCount = missingImageCount(inspection);
  const verb = missingCount === 1 ? 'is' : 'are';
  return `${missingCount.toLocaleString('en')} of ${counted(inspection.imageCount, 'image')} ${verb} still on this computer.`;
}
