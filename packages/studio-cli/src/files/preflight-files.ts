import { preflight, type PreflightFile } from '@inspection-studio/domain/preflight';
import { groupBy } from '@inspection-studio/domain/shared';
import { readFacts } from '@inspection-studio/studio-app/file-facts';
import { forEach } from './check-files.ts';
import type { LocalFile } from './open-file.ts';
import type { PlacedFile } from './sort-files.ts';

/** What should be looked at before files are uploaded. */
export interface FolderFinding {
  /** '3 images have no position' */
  text: string;
  /** Paths of the files below the folder. */
  files: readonly string[];
}

/**
 * Reads at most 256 KiB of each file and returns what the wizard of the studio says about them. What is refused is left out:
 * other rules of the command say it.
 */
export async function preflightFiles(placed: readonly PlacedFile<LocalFile>[]): Promise<FolderFinding[]> {
  const read = new Map<PlacedFile<LocalFile>, PreflightFile>();
  await forEach(placed, async (one) => {
    const { file, list } = one;
    const { name, relativePath: path, size: sizeBytes } = file;
    const isImage = list === 'rgb' || list === 'ir';
    read.set(one, { ...(await readFacts(file)), name, path, sizeBytes, ...(isImage && { list }) });
  });
  const findings = [...groupBy(placed, ({ kind }) => kind)].flatMap(([kind, ofKind]) =>
    preflight(
      ofKind.flatMap((one) => read.get(one) ?? []),
      { kind },
      Date.now(),
    ),
  );
  return findings
    .filter(({ level }) => level === 'look')
    .map(({ text, files }) => ({ text, files: files.map(({ path }) => path) }));
}
