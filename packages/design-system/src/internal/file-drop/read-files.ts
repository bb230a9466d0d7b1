import { fromEvent } from 'file-selector';
import { droppedDirectories, noteDirectories } from './file-handles.js';
import { isMeasured, measureFiles, pause } from './measure-files.js';
import { possiblyRepeated, type KnownFile } from './repeated-files.js';

/**
 * Reads the files of a drop, paste or file dialog, with those in folders. Call it during the event: afterwards, the
 * browser no longer returns them.
 */
export async function readFiles(event: unknown): Promise<File[]> {
  const directories = droppedDirectories(event).catch(() => []);
  const files = (await fromEvent(event)).filter((item) => item instanceof File);
  // Thousands of files take noticeable time here and where they are used.
  await pause();
  noteDirectories(files, await directories);
  return files;
}

/**
 * Reads the size and date of files that are compared with known ones, and of known ones that they are compared with.
 *
 * @param known returns the current files. They can change while sizes are read
 */
export async function measureCompared(files: readonly File[], known: () => readonly KnownFile[]): Promise<void> {
  for (;;) {
    const unread = unreadOf(files, known());
    if (unread.length === 0) return;
    await measureFiles(unread);
  }
}

function unreadOf(files: readonly File[], known: readonly KnownFile[]): File[] {
  const repeated = possiblyRepeated(files, known);
  const names = new Set(repeated.map(({ name }) => name));
  const namesakes = known.filter((file) => file instanceof File && names.has(file.name)) as File[];
  return [...repeated, ...namesakes].filter((file) => !isMeasured(file));
}
