import { leftToUpload, type UploadCounts } from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';

/** Says what is left of an upload: '23 of 40 images are still on this computer.' */
export function leftText(inspection: UploadCounts): string {
  const { left, total } = leftToUpload(inspection);
  // Both numbers are the same if all files are images.
  const noun = total === inspection.imageCount ? 'image' : 'file';
  const verb = left === 1 ? 'is' : 'are';
  return `${left.toLocaleString('en')} of ${counted(total, noun)} ${verb} still on this computer.`;
}
