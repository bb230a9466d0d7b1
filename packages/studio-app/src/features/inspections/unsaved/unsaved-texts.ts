import { formatLongDate, formatTime } from '@inspection-studio/domain/dates';
import { counted } from '@inspection-studio/domain/units';

/** Where the files of a restored wizard are. */
export interface RestoredFiles {
  /** They are being looked for or read. */
  isReading: boolean;
  /** Files that are back in their steps. */
  backCount: number;
  /** Files that are not. */
  awaitedCount: number;
  /** The awaited files can be read once the user permits it. */
  canReopen: boolean;
}

/** Title of the banner over a restored wizard. */
export const restoredTitle = (isExisting: boolean): string =>
  isExisting ? 'Your unsaved changes are back' : 'Your unsaved inspection is back';

/** Says when the restored entries were made, and where their files are. */
export function restoredText(writtenMs: number, files: RestoredFiles): string {
  const at = new Date(writtenMs);
  return [`Entered on ${formatLongDate(at)} at ${formatTime(at)}.`, filesText(files)].filter(Boolean).join(' ');
}

function filesText({ isReading, backCount, awaitedCount, canReopen }: RestoredFiles): string {
  if (isReading) return 'Reading its files…';
  if (awaitedCount === 0) return backCount === 0 ? '' : `${counted(backCount, 'file')} ${be(backCount)} back too.`;
  if (canReopen) return `The browser needs your permission to read ${counted(awaitedCount, 'file')} again.`;
  return `${counted(awaitedCount, 'file')} must be chosen again, in the steps that say so.`;
}

const be = (count: number): string => (count === 1 ? 'is' : 'are');

/** Asks for the files of a step that the browser cannot read: 'Choose the folder again: 40 files'. */
export const chooseAgainText = (count: number): string => `Choose the folder again: ${counted(count, 'file')}`;
