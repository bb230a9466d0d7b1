import { mkdtempSync, openAsBlob, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RequestStorage, StorageError } from '@inspection-studio/studio-app/upload-engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putFromDisk } from './put-from-disk.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-cli-'));
  path = join(folder, 'DJI_1.JPG');
  writeFileSync(path, 'a photo of the pier');
  utimesSync(path, 1_000, 1_000);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Sends the file. @param onBody runs when the storage has its bytes */
async function put(onBody: () => void, blocksFromBytes: number): Promise<void> {
  const file = new File([await openAsBlob(path)], 'DJI_1.JPG', { lastModified: 1_000_000 });
  const requestStorage: RequestStorage = async ({ body }) => {
    if (body instanceof Blob) {
      await body.arrayBuffer();
      onBody();
    }
    return '';
  };
  await putFromDisk(
    blocksFromBytes,
    requestStorage,
  )({
    url: '/files/key',
    file: Object.assign(file, { absolutePath: path }),
    contentType: 'image/jpeg',
    isRepeated: false,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onPartStored: () => undefined,
  });
}

describe.each([
  ['with one request', 100],
  ['in blocks', 10],
])('a file of the disk that is sent %s', (_how, blocksFromBytes) => {
  it('is stored', async () => expect(put(() => undefined, blocksFromBytes)).resolves.toBeUndefined());

  it.each<[string, () => void, string]>([
    ['written again with the same length', () => writeFileSync(path, 'another photo, same'), 'NotReadableError'],
    ['made longer', () => writeFileSync(path, 'a photo', { flag: 'a' }), 'NotReadableError'],
    ['cut off', () => truncateSync(path, 18), 'NotReadableError'],
    ['deleted', () => rmSync(path), 'NotFoundError'],
    ['moved', () => renameSync(path, join(folder, 'DJI_2.JPG')), 'NotFoundError'],
  ])('is not, if it was %s meanwhile', async (_case, change, name) =>
    expect(put(change, blocksFromBytes)).rejects.toThrow(expect.objectContaining({ name })),
  );

  it('is not, if the storage fails, which is no fault of the file', async () => {
    const fail = () => {
      throw new StorageError('Request failed', 400);
    };
    await expect(put(fail, blocksFromBytes)).rejects.toThrow(expect.objectContaining({ name: 'StorageError' }));
  });
});
