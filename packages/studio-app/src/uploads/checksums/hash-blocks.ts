import { STORAGE_BLOCKS } from '@inspection-studio/domain/calls';
import { blockId, planBlocks } from '@inspection-studio/domain/uploads';
import type { PutOptions, PutRequest } from '../file-transport.ts';
import type { FileHashing } from './file-hashing.ts';

/** A block of a file with its id and MD5. */
export interface HashedBlock {
  id: string;
  part: Blob;
  md5: string;
}

/** The ids of the blocks of a file in their order, and the MD5 of the file. */
export interface HashedFile {
  ids: string[];
  md5: string;
}

/** Hashes a file block by block, as they are asked for. `hashed` gets what was hashed. */
export async function* hashBlocks(
  file: File,
  hashing: FileHashing,
  hashed: HashedFile,
): AsyncGenerator<HashedBlock, void> {
  for (const [index, { end }] of planBlocks(file.size, STORAGE_BLOCKS.sizeBytes).entries()) {
    const { part, md5, fileMd5 } = await hashing.next(end);
    const id = blockId(index, md5);
    hashed.ids.push(id);
    hashed.md5 = fileMd5 ?? '';
    yield { id, part, md5 };
  }
}

/** Hashes all blocks of a file. @throws the signal's reason when it aborts */
export async function hashAll({
  file,
  signal,
  openHashing,
}: Pick<PutRequest & PutOptions, 'file' | 'signal' | 'openHashing'>): Promise<HashedFile> {
  const hashed: HashedFile = { ids: [], md5: '' };
  const hashing = openHashing(file);
  const blocks = hashBlocks(file, hashing, hashed);
  try {
    while (!(await blocks.next()).done) signal.throwIfAborted();
  } finally {
    hashing.close();
  }
  return hashed;
}
