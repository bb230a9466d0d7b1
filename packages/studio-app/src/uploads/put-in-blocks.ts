import { STORAGE_BLOCKS, STORAGE_CHECKSUM, STORAGE_PUT } from '@inspection-studio/domain/calls';
import { readStagedBlocks, writeFileBlocks } from '@inspection-studio/domain/uploads';
import { hashAll, hashBlocks, type HashedFile } from './checksums/hash-blocks.ts';
import { type PutFile, type PutOptions, type PutRequest, StorageError } from './file-transport.ts';

/**
 * Blocks on their way at a time: the line would be idle while a distant storage answers. Equal blocks end together, so that
 * two leave the line idle twice in an image of 20 MB. Three are still less than a chunk.
 */
const BLOCKS_IN_FLIGHT = 3;
const { method } = STORAGE_PUT;
const hasStatus = (error: unknown, status: number): boolean => error instanceof StorageError && error.status === status;

/** A file to store in blocks, and what hashes and sends them. */
type BlocksRequest = PutRequest & PutOptions;

/** MD5 of no bytes. */
const EMPTY_MD5 = '1B2M2Y8AsgTpgAmY7PhCfg==';

/** Sizes in bytes of the blocks that the storage has, by id. */
type StagedBlocks = ReadonlyMap<string, number>;

/**
 * Returns the function that stores a file in blocks. Blocks that the storage has from an earlier request are hashed, but not
 * sent again, so an interruption costs those in flight at most. Their ids say what is in them: a block of a file that was
 * changed since is not used. Each block has the timeout of a request.
 */
export const putInBlocks =
  (options: PutOptions): PutFile =>
  async (put) => {
    const request: BlocksRequest = { ...put, ...options };
    const { file, isRepeated, onProgress } = request;
    const staged = isRepeated ? await listStaged(request) : null;
    // A file without blocks may have been put together by an earlier request, whose response was lost.
    if (staged?.size === 0 && (await isPutTogether(request, await hashAll(request)))) return onProgress(file.size);
    if (await isPutTogether(request, await sendAfresh(request, staged))) return;
    // The storage removes blocks that were not used for some days, maybe since it listed them.
    await putTogether(request, await sendMissing(request, await listStaged(request)));
  };

/**
 * Sends the blocks that are missing. Blocks of other bytes, from before the file was changed, take the room of those of the
 * file, and at Azure those with ids of another length exclude others: if the storage refuses a block, it first drops them.
 */
async function sendAfresh(request: BlocksRequest, staged: StagedBlocks | null): Promise<HashedFile> {
  try {
    return await sendMissing(request, staged);
  } catch (error) {
    const isRefused = hasStatus(error, 413) || (hasStatus(error, 400) && !(error as StorageError).isMismatch);
    if (!isRefused || !(await listStaged(request))?.size) throw error;
    await putTogether(request, { ids: [], md5: EMPTY_MD5 });
    return sendMissing(request, null);
  }
}

async function sendMissing(request: BlocksRequest, staged: StagedBlocks | null): Promise<HashedFile> {
  const { url, file, signal, onProgress, onPartStored, requestStorage, openHashing } = request;
  // Blocks that are stored count from the start, although they are hashed first to be sure.
  const stagedBytes = [...(staged?.values() ?? [])].reduce((sum, bytes) => sum + bytes, 0);
  let storedBytes = 0;
  const sentBytes = new Map<string, number>();
  const report = () => {
    const sent = [...sentBytes.values()].reduce((sum, bytes) => sum + bytes, storedBytes);
    onProgress(Math.min(file.size, Math.max(stagedBytes, sent)));
  };
  report();
  const hashed: HashedFile = { ids: [], md5: '' };
  const hashing = openHashing(file);
  const failure = new AbortController();
  const blocks = hashBlocks(file, hashing, hashed);
  const sendNext = async () => {
    for await (const { id, part, md5 } of blocks) {
      if (staged?.get(id) !== part.size) {
        await requestStorage({
          method,
          url: addressOf(url, { comp: 'block', blockid: id }),
          headers: { [STORAGE_CHECKSUM.header]: md5 },
          body: part,
          signal: AbortSignal.any([signal, failure.signal]),
          onProgress: (sent) => {
            sentBytes.set(id, sent);
            report();
          },
        });
        sentBytes.delete(id);
        onPartStored();
      }
      storedBytes += part.size;
      report();
    }
  };
  try {
    await Promise.all(Array.from({ length: BLOCKS_IN_FLIGHT }, sendNext));
  } catch (error) {
    failure.abort();
    throw error;
  } finally {
    hashing.close();
  }
  return hashed;
}

/** Returns the blocks that the storage has; null before it knows the file. */
async function listStaged({ url, signal, requestStorage }: BlocksRequest): Promise<StagedBlocks | null> {
  const listUrl = addressOf(url, { comp: 'blocklist', blocklisttype: 'uncommitted' });
  try {
    return readStagedBlocks(await requestStorage({ method: 'GET', url: listUrl, signal }));
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** Puts the file together. @returns false if the storage does not have all of its blocks */
async function isPutTogether(request: BlocksRequest, hashed: HashedFile): Promise<boolean> {
  try {
    await putTogether(request, hashed);
    return true;
  } catch (error) {
    if (hasStatus(error, 400)) return false;
    throw error;
  }
}

/** Safe to repeat: the same list of blocks gives the same file. */
async function putTogether(
  { url, contentType, signal, requestStorage }: BlocksRequest,
  { ids, md5 }: HashedFile,
): Promise<void> {
  const headers = { [STORAGE_BLOCKS.contentTypeHeader]: contentType, [STORAGE_CHECKSUM.fileHeader]: md5 };
  const body = writeFileBlocks(ids);
  await requestStorage({ method, url: addressOf(url, { comp: 'blocklist' }), headers, body, signal });
}

const addressOf = (url: string, query: Record<string, string>): string =>
  `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
