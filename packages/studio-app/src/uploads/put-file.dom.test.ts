import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openHashing } from './checksums/file-hashing.ts';
import { StorageError } from './file-transport.ts';
import { createPutFile } from './put-file.ts';
import { md5Of, openBlockStorage } from './testing/block-storage.ts';
import { requestByXhr } from './xhr-transport.ts';

const MiB = 1024 * 1024;
let storage: Awaited<ReturnType<typeof openBlockStorage>>;
beforeEach(async () => {
  storage = await openBlockStorage();
});
afterEach(() => storage.close());

/** Bytes that differ from block to block. */
const content = (sizeBytes: number) => Buffer.alloc(sizeBytes, 'A flight along the pier. ');
/** Three blocks: two whole ones, and one of a byte. */
const SIZE = 16 * MiB + 1;
const bytes = content(SIZE);
const fileOf = (part: Buffer<ArrayBuffer>, lastModified = 1) =>
  new File([part], 'flight.tif', { type: 'image/tiff', lastModified });

function put(
  file: File,
  { signal = new AbortController().signal, blocksFromBytes = 16 * MiB, isRepeated = true } = {},
) {
  const onProgress = vi.fn<(uploadedBytes: number) => void>();
  const onPartStored = vi.fn<() => void>();
  const sent = createPutFile(blocksFromBytes, { openHashing, requestStorage: requestByXhr })({
    url: storage.url,
    file,
    contentType: 'image/tiff',
    isRepeated,
    signal,
    onProgress,
    onPartStored,
  });
  return { sent, onProgress, onPartStored };
}

/** Made once: each file is a copy of its bytes. */
const flight = fileOf(bytes);

const WHOLE = ['GET blocklist', 'PUT block', 'PUT block', 'PUT block', 'PUT blocklist'];

describe('files larger than the limit are sent in blocks', () => {
  it.each([
    ['a file of the limit, whole', 16 * MiB, ['PUT']],
    ['a file a byte larger, in blocks', 16 * MiB + 1, WHOLE],
  ])('%s', async (_case, sizeBytes, asked) => {
    const part = content(sizeBytes);
    await put(fileOf(part)).sent;
    expect(storage.asked).toEqual(asked);
    expect(storage.state.file?.equals(part)).toBe(true);
  });

  it('a file that is sent whole has its type, its MD5 and the block-blob header', async () => {
    await put(fileOf(content(100))).sent;
    expect(storage.state.headers).toMatchObject({
      'content-type': 'image/tiff',
      'x-ms-blob-type': 'BlockBlob',
      'content-md5': md5Of(content(100)),
    });
  });

  it('the storage is not asked for earlier blocks of a file that is sent for the first time', async () => {
    await put(flight, { isRepeated: false }).sent;
    expect(storage.asked).toEqual(WHOLE.slice(1));
    expect(storage.state.file?.equals(bytes)).toBe(true);
  });

  it('the storage gets the type and the MD5 of the file with its list of blocks', async () => {
    await put(flight).sent;
    expect(storage.state.headers).toMatchObject({
      'x-ms-blob-content-type': 'image/tiff',
      'x-ms-blob-content-md5': md5Of(bytes),
    });
    expect(storage.state.file?.equals(bytes)).toBe(true);
  });

  it('three blocks are on their way at once', async () => {
    await put(fileOf(content(24 * MiB + 1))).sent;
    expect(storage.state.mostAtOnce).toBe(3);
  });

  it('progress counts bytes of the file, and each stored block is reported', async () => {
    const { sent, onProgress, onPartStored } = put(flight);
    await sent;
    expect(onProgress).toHaveBeenNthCalledWith(1, 0);
    expect(onProgress).toHaveBeenLastCalledWith(SIZE);
    expect(Math.max(...onProgress.mock.calls.flat())).toBe(SIZE);
    expect(onPartStored).toHaveBeenCalledTimes(3);
  });
});

describe('an interrupted file resumes with the blocks that the storage does not have', () => {
  it.each([
    ['a lost connection', 'cut', { status: null }],
    ['a storage that is down', { status: 503 }, { status: 503 }],
    ['an expired address', { status: 403 }, { status: 403 }],
  ] as const)('after %s', async (_case, fault, error) => {
    storage.fail('PUT blocklist', fault);
    await expect(put(flight).sent).rejects.toMatchObject({ name: 'StorageError', ...error });
    storage.asked.length = 0;
    const { sent, onProgress } = put(flight);
    await sent;
    expect(storage.asked).toEqual(['GET blocklist', 'PUT blocklist']);
    expect(new Set(onProgress.mock.calls.flat())).toEqual(new Set([SIZE]));
    expect(storage.state.file?.equals(bytes)).toBe(true);
  });

  it('a file that was put together is not sent again, although the response was lost', async () => {
    storage.fail('PUT blocklist', 'lost');
    await expect(put(flight).sent).rejects.toMatchObject({ status: null });
    storage.asked.length = 0;
    const { sent, onProgress } = put(flight);
    await sent;
    expect(storage.asked).toEqual(['GET blocklist', 'PUT blocklist']);
    expect(onProgress.mock.calls).toEqual([[SIZE]]);
  });

  it('another file in its place is sent', async () => {
    await put(flight).sent;
    storage.asked.length = 0;
    const changed = Buffer.from(bytes).fill('B', 0, MiB);
    await put(fileOf(changed, 2)).sent;
    expect(storage.asked).toEqual(['GET blocklist', 'PUT blocklist', ...WHOLE.slice(1)]);
    expect(storage.state.file?.equals(changed)).toBe(true);
  });

  it('after Pause, which stops the blocks on their way', async () => {
    const controller = new AbortController();
    storage.fail('PUT block', 'hang', 'hang', 'hang');
    const { sent } = put(flight, { signal: controller.signal });
    await vi.waitFor(() => expect(storage.asked).toEqual(WHOLE.slice(0, 4)));
    controller.abort();
    await expect(sent).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    await put(flight).sent;
    expect(storage.state.file?.equals(bytes)).toBe(true);
  });

  it('a block that fails stops the others, so that none is sent unseen', async () => {
    storage.fail('PUT block', { status: 500 }, 'hang', 'hang');
    await expect(put(flight).sent).rejects.toMatchObject({ status: 500 });
    expect(storage.asked).toEqual(WHOLE.slice(0, 4));
  });

  it.each([
    ['with another date', 2],
    ['with the same date', 1],
  ])('of a file that was changed since, %s, only the blocks with the same bytes', async (_date, lastModified) => {
    storage.fail('PUT blocklist', { status: 503 });
    await put(flight).sent.catch(() => undefined);
    storage.asked.length = 0;
    const changed = Buffer.from(bytes).fill('B', 0, MiB);
    await put(fileOf(changed, lastModified)).sent;
    expect(storage.asked).toEqual(['GET blocklist', 'PUT block', 'PUT blocklist']);
    expect(storage.state.file?.equals(changed)).toBe(true);
  });

  it.each([413, 400])(
    'blocks that leave no room or have other ids, for which the storage answers %i, are dropped first',
    async (status) => {
      storage.blocks.set('AAAA', Buffer.alloc(8 * MiB));
      storage.fail('PUT block', { status });
      const { sent, onPartStored } = put(flight);
      await sent;
      const [listed, ...others] = storage.asked;
      const dropped = others.indexOf('PUT blocklist');
      expect([listed, others[dropped - 1]]).toEqual(['GET blocklist', 'GET blocklist']);
      expect(others.slice(dropped + 1)).toEqual(WHOLE.slice(1));
      expect(onPartStored.mock.calls.length).toBeGreaterThanOrEqual(3);
      expect(storage.state.file?.equals(bytes)).toBe(true);
    },
  );

  it('a block that is refused although the storage has none is an error', async () => {
    storage.fail('PUT block', { status: 413 }, 'hang', 'hang');
    await expect(put(flight).sent).rejects.toMatchObject({ status: 413 });
    expect(storage.asked).toEqual([...WHOLE.slice(0, 4), 'GET blocklist']);
  });

  it('blocks that the storage has removed meanwhile are sent again', async () => {
    storage.fail('PUT blocklist', { status: 400 });
    await put(flight).sent;
    expect(storage.asked).toEqual([...WHOLE, 'GET blocklist', 'PUT blocklist']);
  });

  it('a list of blocks that is refused twice is an error', async () => {
    storage.fail('PUT blocklist', { status: 400 }, { status: 400 });
    await expect(put(flight).sent).rejects.toBeInstanceOf(StorageError);
  });

  it('a list that cannot be read is an error', async () => {
    storage.fail('GET blocklist', { status: 500 });
    await expect(put(flight).sent).rejects.toMatchObject({ status: 500 });
    expect(storage.asked).toEqual(['GET blocklist']);
  });
});

describe('bytes that arrive otherwise than they were sent are refused', () => {
  it.each([
    ['a whole file', 100, 'PUT', ['PUT']],
    ['a block', SIZE, 'PUT block', ['GET blocklist', 'PUT block', 'PUT block', 'PUT block']],
  ])('%s, and nothing of it is stored', async (_what, sizeBytes, name, asked) => {
    storage.fail(name, 'damage', 'damage', 'damage');
    await expect(put(fileOf(content(sizeBytes))).sent).rejects.toMatchObject({ status: 400, isMismatch: true });
    expect(storage.asked).toEqual(asked);
    expect([storage.state.file, storage.blocks.size]).toEqual([null, 0]);
  });
});
