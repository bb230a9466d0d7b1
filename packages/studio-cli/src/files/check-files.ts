import { fileFault } from '@inspection-studio/domain/inspections';
import { findFault } from '@inspection-studio/studio-app/upload-engine';
import { type LocalFile, openFile } from './open-file.ts';
import type { FoundFile } from './read-folder.ts';
import type { PlacedFile, RefusedFile } from './sort-files.ts';

/** Files that are read at a time. */
const READERS = 4;

/** Runs a step for each item, some at a time. */
export async function forEach<T>(items: readonly T[], step: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const work = async () => {
    for (const item of left) await step(item);
  };
  await Promise.all(Array.from({ length: READERS }, work));
}

/** Opens files of the disk, in their order, and says which cannot be opened. */
export async function openFiles(
  found: readonly FoundFile[],
): Promise<{ opened: LocalFile[]; unreadable: RefusedFile[] }> {
  const files = new Map<string, LocalFile | null>();
  await forEach(found, async (one) => void files.set(one.path, await openFile(one)));
  const opened: LocalFile[] = [];
  const unreadable: RefusedFile[] = [];
  for (const { path } of found) {
    const file = files.get(path);
    if (file) opened.push(file);
    else unreadable.push({ path, reason: await unreadableReason() });
  }
  return { opened, unreadable };
}

/** The rule for a file that cannot be read. */
const unreadableReason = async (): Promise<string> =>
  (await fileFault('supplementary', { name: '', size: 0 }, () => Promise.reject(new Error('It cannot be opened.')))) ??
  '';

/** Reads a few KiB of each file, and separates those that cannot be used from the others. */
export async function checkFiles(
  placed: readonly PlacedFile<LocalFile>[],
): Promise<{ usable: PlacedFile<LocalFile>[]; faulty: RefusedFile[] }> {
  const reasons = new Map<LocalFile, string>();
  await forEach(placed, async ({ kind, file }) => {
    const reason = await findFault(kind, file);
    if (reason !== null) reasons.set(file, reason);
  });
  return {
    usable: placed.filter(({ file }) => !reasons.has(file)),
    faulty: [...reasons].map(([{ relativePath: path }, reason]) => ({ path, reason })),
  };
}
