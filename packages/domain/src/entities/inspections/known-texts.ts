import { counted } from '../../units/counted.ts';

const be = (count: number): string => (count === 1 ? 'is' : 'are');

/** Begins a sentence about known files, before the name of an inspection: '15 of 40 files are already in'. */
export const knownText = (count: number, total: number): string =>
  `${count.toLocaleString('en')} of ${counted(total, 'file')} ${be(count)} already in`;

/** Ends the sentence, after the name: 'and 2 others'; empty without others. */
export const othersText = (count: number): string => (count === 0 ? '' : `and ${counted(count, 'other')}`);

/** Says how many of the known files are not there yet; empty if none. */
export function arrivingText(count: number, total: number): string {
  if (count === 0) return '';
  if (count < total) return `${count.toLocaleString('en')} of them ${be(count)} still uploading.`;
  return total === 1 ? 'It is still uploading.' : 'They are still uploading.';
}
