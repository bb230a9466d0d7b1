import { describe, expect, it } from 'vitest';
import { openHashing } from './checksums/file-hashing.ts';
import { type RequestStorage, StorageError } from './file-transport.ts';
import { createPutFile } from './put-file.ts';

/** A file on the disk, which another program can change, move or delete. */
function fileOnDisk() {
  const state = { fault: '', size: 9, lastModified: 1 };
  const file = new File(['123456789'], 'DJI_0001.JPG');
  const slice = file.slice.bind(file);
  Object.defineProperties(file, {
    size: { get: () => state.size },
    lastModified: { get: () => state.lastModified },
    slice: {
      value: (start: number, end: number) =>
        state.fault === ''
          ? slice(start, end)
          : { arrayBuffer: () => Promise.reject(new DOMException('It is gone.', state.fault)) },
    },
  });
  return { file, state };
}

type Disk = ReturnType<typeof fileOnDisk>['state'];

/** Sends a file. @param onRequest runs while the storage receives it */
function put(onRequest: (disk: Disk, cancel: AbortController) => void, { blocksFromBytes = 100 } = {}): Promise<void> {
  const { file, state } = fileOnDisk();
  const cancel = new AbortController();
  const requestStorage: RequestStorage = async () => {
    onRequest(state, cancel);
    cancel.signal.throwIfAborted();
    return '';
  };
  return createPutFile(blocksFromBytes, { openHashing, requestStorage })({
    url: '/files/key',
    file,
    contentType: 'image/jpeg',
    isRepeated: false,
    signal: cancel.signal,
    onProgress: () => undefined,
    onPartStored: () => undefined,
  });
}

describe('a file that was stored counts only if it is still what was chosen', () => {
  it.each<[string, (disk: Disk) => void, string]>([
    ['changed', (disk) => (disk.fault = 'NotReadableError'), 'NotReadableError'],
    ['deleted or moved', (disk) => (disk.fault = 'NotFoundError'), 'NotFoundError'],
    ['made longer', (disk) => (disk.size = 10), 'NotReadableError'],
    ['made shorter', (disk) => (disk.size = 8), 'NotReadableError'],
    ['written again with the same length', (disk) => (disk.lastModified = 2), 'NotReadableError'],
  ])('not if it was %s meanwhile, whole or in blocks', async (_how, change, name) => {
    await expect(put(change)).rejects.toThrow(expect.objectContaining({ name }));
    await expect(put(change, { blocksFromBytes: 7 })).rejects.toThrow(expect.objectContaining({ name }));
  });

  it('an unchanged one does', async () => {
    await expect(put(() => undefined)).resolves.toBeUndefined();
    await expect(put(() => undefined, { blocksFromBytes: 7 })).resolves.toBeUndefined();
  });
});

describe('a file that was not stored fails', () => {
  const cut = () => {
    throw new StorageError('Network error: PUT /files/key');
  };
  it('because it cannot be read, if that is why', async () => {
    const sent = put((disk) => {
      disk.fault = 'NotReadableError';
      cut();
    });
    await expect(sent).rejects.toThrow(expect.objectContaining({ name: 'NotReadableError' }));
  });

  it('with the error of the storage otherwise', async () =>
    expect(put(cut)).rejects.toThrow('Network error: PUT /files/key'));

  it('with the reason of the cancellation, without being read', async () => {
    const sent = put((disk, cancel) => {
      disk.fault = 'NotReadableError';
      cancel.abort();
    });
    await expect(sent).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});
