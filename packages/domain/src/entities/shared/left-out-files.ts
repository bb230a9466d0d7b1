import { counted } from '../../units/counted.ts';
import { groupBy } from './group-by.ts';

/** What a file is that nobody means to add. */
export type LeftOutReason = 'macOS shadow file' | 'system file' | 'camera index file' | 'empty file';

/** The properties of a file that the rule uses. A browser's File can be passed. */
export interface AddedFile {
  name: string;
  /** Path below the dropped folder. @default the name */
  relativePath?: string;
  /** In bytes. @default unknown */
  size?: number;
}

/** The order in which reasons are named. */
const REASONS: readonly LeftOutReason[] = ['macOS shadow file', 'system file', 'camera index file', 'empty file'];
/** Names in a list; more are only counted. */
const NAMES_SHOWN = 3;

/** Names of files and folders that file managers and systems write, in lower case. Those that start with a dot are hidden. */
const SYSTEM_NAMES = new Set([
  'desktop.ini',
  'thumbs.db',
  'ehthumbs.db',
  'ehthumbs_vista.db',
  'icon\r',
  '$recycle.bin',
  'system volume information',
  '@eadir',
  'lost+found',
]);
/** Lists of images, print orders and thumbnails that cameras of DJI, Canon, Nikon, Sony and GoPro write beside the images. */
const CAMERA_INDEX =
  /(?:^|\/)(?:misc\/(?:idx|thm)\/.+|(?:canonmsc|eosmisc|avf_info)\/.+|dji_card\.db|[^/]*\.ctg|autprint\.mrk|nc_fllst\.dat|nikon\d+\.dsc|sonycard\.ind|leinfo\.sav)$/;

/** Returns why a file is left out when files are added: it has no content, or a system or a camera wrote it for itself. */
export function leftOutReason({ name, relativePath = name, size }: AddedFile): LeftOutReason | undefined {
  const path = relativePath.toLowerCase();
  const parts = path.split('/').filter((part) => !/^\.{0,2}$/.test(part));
  if (parts.some((part) => part === '__macosx' || part.startsWith('._'))) return 'macOS shadow file';
  if (parts.some((part) => part.startsWith('.') || SYSTEM_NAMES.has(part))) return 'system file';
  if (CAMERA_INDEX.test(path)) return 'camera index file';
  return size === 0 ? 'empty file' : undefined;
}

/** A file that is left out, and why. */
export interface LeftOutFile {
  name: string;
  reason: LeftOutReason;
}

/** Files that are kept, and how many others are left out and why. */
interface Sorted<F> {
  kept: F[];
  text: string | undefined;
}

/** Separates files that are left out by their names. Reads no size, which takes a browser a second for 10,000 files. */
export const leaveOutByName = <F extends AddedFile>(files: readonly F[]): Sorted<F> =>
  sort(files, ({ name, relativePath }) => leftOutReason({ name, relativePath }));

/** Separates files that are left out, also those without content. */
export const leaveOut = <F extends AddedFile>(files: readonly F[]): Sorted<F> => sort(files, leftOutReason);

function sort<F extends AddedFile>(files: readonly F[], reasonOf: (file: F) => LeftOutReason | undefined): Sorted<F> {
  const kept: F[] = [];
  const leftOut: LeftOutFile[] = [];
  for (const file of files) {
    const reason = reasonOf(file);
    if (reason) leftOut.push({ name: file.name, reason });
    else kept.push(file);
  }
  return { kept, text: leftOutText(leftOut) };
}

/** Returns how many files are left out and why: '12 files left out: 11 macOS shadow files, 1 system file'. */
export function leftOutText(leftOut: readonly LeftOutFile[]): string | undefined {
  if (leftOut.length === 0) return undefined;
  const byReason = groupBy(leftOut, ({ reason }) => reason);
  const reasons = REASONS.flatMap((reason) => {
    const found = byReason.get(reason);
    return found ? [counted(found.length, reason) + (reason === 'empty file' ? ` (${namesOf(found)})` : '')] : [];
  });
  return `${counted(leftOut.length, 'file')} left out: ${reasons.join(', ')}`;
}

function namesOf(files: readonly LeftOutFile[]): string {
  const names = files.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const moreCount = files.length - names.length;
  return names.join(', ') + (moreCount > 0 ? ` and ${moreCount.toLocaleString('en')} more` : '');
}
