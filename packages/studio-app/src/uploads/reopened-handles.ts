import type { FileHandles } from '@inspection-studio/design-system';

const known = new WeakMap<File, FileHandles>();

/** Returns the handles by which a file was opened; `undefined` for other files. */
export const reopenedHandles = (file: File): FileHandles | undefined => known.get(file);

/**
 * Notes the handles and the path of a file that was opened by its handles. The browser does not attach them to it.
 *
 * @param path below the dropped folder, if it is known
 * @returns the file
 */
export function noteHandles(file: File, handles: FileHandles, path?: string): File {
  known.set(file, handles);
  if (path !== undefined && path !== file.name) Object.defineProperty(file, 'relativePath', { value: path });
  return file;
}
