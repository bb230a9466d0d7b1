import type { FileHandles } from '@inspection-studio/design-system';
import { FILES_MAX } from './journal-db.ts';

/**
 * Returns files as the records in which they are kept, one after the other. A file of each dropped folder comes first: if the
 * browser ends before the others are kept, they are found in the folders.
 */
export function journalParts<F extends FileHandles>(files: readonly F[]): F[][] {
  const seen = new Set<FileSystemDirectoryHandle>();
  const [firsts, others]: [F[], F[]] = [[], []];
  for (const file of files) {
    const { directory } = file;
    (directory && !seen.has(directory) ? firsts : others).push(file);
    if (directory) seen.add(directory);
  }
  const ordered = [...firsts, ...others];
  return Array.from({ length: Math.ceil(ordered.length / FILES_MAX) }, (_, index) =>
    ordered.slice(index * FILES_MAX, (index + 1) * FILES_MAX),
  );
}
