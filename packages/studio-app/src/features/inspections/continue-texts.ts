import { counted } from '@inspection-studio/domain/units';
import { missingFileCount, type StoredKind } from './stored-data.ts';

const grouped = new Intl.NumberFormat('en');

/** Says how many files are missing: '25 of 40 files have not arrived.' */
export const notArrivedText = (missingCount: number, registeredCount: number): string =>
  `${grouped.format(missingCount)} of ${counted(registeredCount, 'file')} ${missingCount === 1 ? 'has' : 'have'} not arrived.`;

/** Says how many of the missing files were found among the chosen ones. */
export function foundText(foundCount: number, missingCount: number): string {
  if (foundCount === 0) {
    return missingCount === 1
      ? 'The missing file is not among the chosen ones.'
      : `None of the ${counted(missingCount, 'missing file')} is among the chosen ones.`;
  }
  return `${grouped.format(foundCount)} of ${counted(missingCount, 'missing file')} ${foundCount === 1 ? 'was' : 'were'} found.`;
}

/** Says what a Draft lacks when it is sent for processing: supplementary files can still be uploaded, others are left out. */
export function neverArrivedText(kinds: readonly StoredKind[]): string {
  const countOf = (isSupplementary: boolean) =>
    missingFileCount(kinds.filter(({ type }) => (type === 'supplementary') === isSupplementary));
  const [leftOut, supplementary] = [countOf(false), countOf(true)];
  return [
    leftOut > 0 && `${counted(leftOut, 'file')} never arrived and will be left out.`,
    supplementary > 0 &&
      `${counted(supplementary, 'supplementary file')} never arrived and can still be uploaded afterwards.`,
  ]
    .filter(Boolean)
    .join(' ');
}
