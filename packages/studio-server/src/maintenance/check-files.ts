import type { Database } from '../database/open-database.ts';
import { compareOriginals, noteResults, type PageParts, readOriginals } from './check-page.ts';
import { type FileCheckProgress, takeFileCheckRound } from './file-check-round.ts';

/** What the check of all files needs. */
export interface FileCheckParts extends PageParts {
  db: Database;
  /** Called for each damaged file. */
  onDamaged: (details: { key: string; damage: string }) => void;
}

/** Checks the next page. @returns the progress after it, or null when nothing is left */
async function checkNextPage(parts: FileCheckParts, progress: FileCheckProgress): Promise<FileCheckProgress | null> {
  const originals = await readOriginals(parts.db, progress);
  if (originals.length === 0) return progress.part === 'files' ? { ...progress, part: 'documents', afterId: '' } : null;
  const { checked, readBytes } = await compareOriginals(parts, originals);
  const damaged = await noteResults(parts.db, progress.part, checked);
  for (const { storageKey, damage } of damaged) parts.onDamaged({ key: storageKey, damage: damage! });
  return {
    ...progress,
    afterId: checked.at(-1)!.id,
    fileCount: progress.fileCount + checked.length,
    readBytes: progress.readBytes + readBytes,
    damagedCount: progress.damagedCount + damaged.length,
  };
}

/**
 * Compares all originals with their records, once a night: in a data folder their bytes, at Azure their size and their MD5
 * or ETag. Damaged ones are noted, and the note is removed when a file is whole again.
 *
 * It reads the records in pages, and continues after the last complete one when it was stopped. One of several processes
 * does it.
 *
 * @returns what a complete check found; null when none was due or it was stopped
 * @throws when database or store do not respond; the check continues from its last page later
 */
export async function checkFiles(parts: FileCheckParts, now: () => Date): Promise<FileCheckProgress | null> {
  const round = await takeFileCheckRound(parts.db, now());
  if (!round) return null;
  let { progress } = round;
  try {
    while (!parts.signal.aborted) {
      const next = await checkNextPage(parts, progress);
      if (next === null) {
        await round.finish(now());
        return progress;
      }
      progress = next;
      if (!(await round.save(progress))) return null;
    }
    return null;
  } finally {
    await round.release();
  }
}
