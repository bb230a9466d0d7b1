import { STORAGE_BLOCKS, STORAGE_PUT } from '@inspection-studio/domain/calls';
import {
  blockBytes,
  type FileBlock,
  missingBlocks,
  planBlocks,
  readStagedBlocks,
  writeFileBlocks,
} from '@inspection-studio/domain/uploads';
import { type PutFile, type PutRequest, type RequestStorage, StorageError } from './file-transport.ts';

/**
 * Blocks on their way at a time: the line would be idle while a distant storage answers. Equal blocks end together, so that
 * two leave the line idle twice in an image of 20 MB. Three are still less than a chunk.
 */
const BLOCKS_IN_FLIGHT = 3;
const { method } = STORAGE_PUT;
const hasStatus = (error: unknown, status: number): boolean => error instanceof StorageError && error.status === status;

/** A file to store in blocks, and what sends them. */
interface BlocksRequest extends PutRequest {
  requestStorage: RequestStorage;
}

/**
 * Returns the function that stores a file in blocks. Blocks that the storage has from an earlier request are not sent
 * again, so an interruption costs those in flight at most. Each block has the timeout of a request.
 */
export const putInBlocks =
  (requestStorage: RequestStorage): PutFile =>
  async (put) => {
    const request: BlocksRequest = { ...put, requestStorage };
    const { file, isRepeated, onProgress } = request;
    const blocks = planBlocks({ sizeBytes: file.size, lastModified: file.lastModified }, STORAGE_BLOCKS.sizeBytes);
    const staged = isRepeated ? await listStaged(request) : null;
    // A file without blocks may have been put together by an earlier request, whose response was lost.
    if (staged?.size === 0 && (await isPutTogether(request, blocks))) return onProgress(file.size);
    await sendMissing(request, blocks, staged);
    if (await isPutTogether(request, blocks)) return;
    // The storage removes blocks that were not used for some days, maybe since it listed them.
    await sendMissing(request, blocks, await listStaged(request));
    await putTogether(request, blocks);
  };

async function sendMissing(
  { url, file, signal, onProgress, onPartStored, requestStorage }: BlocksRequest,
  blocks: readonly FileBlock[],
  staged: ReadonlyMap<string, number> | null,
): Promise<void> {
  const missing = missingBlocks(blocks, staged ?? new Map());
  let storedBytes = file.size - blockBytes(missing);
  const sentBytes = new Map<string, number>();
  const report = () => onProgress([...sentBytes.values()].reduce((sum, bytes) => sum + bytes, storedBytes));
  report();
  const failure = new AbortController();
  const left = missing.values();
  const sendNext = async () => {
    for (const { id, start, end } of left) {
      await requestStorage({
        method,
        url: addressOf(url, { comp: 'block', blockid: id }),
        body: file.slice(start, end),
        signal: AbortSignal.any([signal, failure.signal]),
        onProgress: (bytes) => {
          sentBytes.set(id, bytes);
          report();
        },
      });
      sentBytes.delete(id);
      storedBytes += end - start;
      onPartStored();
      report();
    }
  };
  try {
    await Promise.all(Array.from({ length: BLOCKS_IN_FLIGHT }, sendNext));
  } catch (error) {
    failure.abort();
    throw error;
  }
}

/** Returns the sizes of the blocks that the storage has, by id; null before it knows the file. */
async function listStaged({ url, signal, requestStorage }: BlocksRequest): Promise<ReadonlyMap<string, number> | null> {
  const listUrl = addressOf(url, { comp: 'blocklist', blocklisttype: 'uncommitted' });
  try {
    return readStagedBlocks(await requestStorage({ method: 'GET', url: listUrl, signal }));
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** Puts the file together. @returns false if the storage does not have all of its blocks */
async function isPutTogether(request: BlocksRequest, blocks: readonly FileBlock[]): Promise<boolean> {
  try {
    await putTogether(request, blocks);
    return true;
  } catch (error) {
    if (hasStatus(error, 400)) return false;
    throw error;
  }
}

/** Safe to repeat: the same list of blocks gives the same file. */
async function putTogether(
  { url, contentType, signal, requestStorage }: BlocksRequest,
  blocks: readonly FileBlock[],
): Promise<void> {
  const headers = { [STORAGE_BLOCKS.contentTypeHeader]: contentType };
  const body = writeFileBlocks(blocks);
  await requestStorage({ method, url: addressOf(url, { comp: 'blocklist' }), headers, body, signal });
}

const addressOf = (url: string, query: Record<string, string>): string =>
  `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
