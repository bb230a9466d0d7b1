import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FoundFile } from './read-folder.ts';

/** A file on the disk that the upload engine can send. Its content is read in parts, when it is sent. */
export interface LocalFile extends File {
  /** Path below the folder, with slashes. */
  readonly relativePath: string;
  /** Where it is on the disk. */
  readonly absolutePath: string;
}

/** Opens a file without reading it. Returns null if it cannot be opened. */
export async function openFile({ path, absolutePath }: FoundFile): Promise<LocalFile | null> {
  try {
    const [blob, { mtimeMs }] = await Promise.all([openAsBlob(absolutePath), stat(absolutePath)]);
    const file = new File([blob], basename(absolutePath), { lastModified: Math.trunc(mtimeMs) });
    return Object.assign(file, { relativePath: path, absolutePath });
  } catch {
    return null;
  }
}
