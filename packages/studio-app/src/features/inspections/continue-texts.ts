import { counted } from '@inspection-studio/domain/units';

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
