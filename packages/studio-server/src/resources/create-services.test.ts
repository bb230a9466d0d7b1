import { Readable } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { startFakeClamd } from '../scanning/testing/start-fake-clamd.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { ImageUnreadableError } from '../processing/image-unreadable-error.ts';
import { createPictureUrl, createServices } from './create-services.ts';

const STEP_MS = 7.5 * 60_000;

function openSigning() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1, 12) });
  const signDownload = vi.fn(async (key: string, expiresAt: Date) => `/files/${key}?exp=${expiresAt.getTime()}`);
  return { signDownload, pictureUrl: createPictureUrl({ signDownload } as unknown as BlobStore) };
}
afterEach(() => vi.useRealTimers());

it('the address of a picture is signed once in 7.5 minutes, and stays the same until then', async () => {
  const { signDownload, pictureUrl } = openSigning();
  const first = await pictureUrl('a.jpg');
  vi.setSystemTime(Date.now() + STEP_MS - 1);
  expect(await pictureUrl('a.jpg')).toBe(first);
  expect(await pictureUrl('b.jpg')).not.toBe(first);
  expect(signDownload).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + 1);
  expect(await pictureUrl('a.jpg')).not.toBe(first);
  expect(await pictureUrl(null)).toBeNull();
});

it('an address whose signing takes until the next 7.5 minutes is not cached', async () => {
  const { signDownload, pictureUrl } = openSigning();
  const { promise, resolve } = Promise.withResolvers<string>();
  signDownload.mockReturnValueOnce(promise);
  const late = pictureUrl('a.jpg');
  vi.setSystemTime(Date.now() + STEP_MS);
  await pictureUrl('b.jpg');
  resolve('/files/a.jpg?exp=old');
  expect(await late).toBe('/files/a.jpg?exp=old');
  expect(await pictureUrl('a.jpg')).not.toBe('/files/a.jpg?exp=old');
});

it('caches at most ten thousand URLs', async () => {
  const { signDownload, pictureUrl } = openSigning();
  for (let at = 0; at < 10_001; at++) await pictureUrl(`${at}.jpg`);
  await pictureUrl('10000.jpg');
  expect(signDownload).toHaveBeenCalledTimes(10_001);
  await pictureUrl('0.jpg');
  expect(signDownload).toHaveBeenCalledTimes(10_002);
});

/** Services with a part replaced; what a test does not call is missing. */
const servicesWith = (parts: object) =>
  createServices({ config: { clamd: null }, ...parts } as unknown as Parameters<typeof createServices>[0]);
const readPicture = (read: () => Promise<{ thumbnail: Buffer }>) => servicesWith({ images: { read } }).readPicture('a');

it('a picture is read with its thumbnail', async () => {
  const picture = { thumbnail: Buffer.from('jpeg') };
  expect(await readPicture(async () => picture)).toBe(picture);
});

it('a picture that cannot be read as an image is 400 with the reason', async () => {
  const error = new ImageUnreadableError('damaged');
  const { message } = error;
  await expect(readPicture(() => Promise.reject(error))).rejects.toEqual(
    expect.objectContaining({ status: 400, message, issues: [{ path: 'payload.file', message }] }),
  );
});

it('any other failure while a picture is read is not the fault of the caller', async () => {
  const error = new Error('The worker has ended.');
  await expect(readPicture(() => Promise.reject(error))).rejects.toBe(error);
});

it('without clamd nothing is scanned, and with it everything', () => {
  const scannerOf = (clamd: object | null) => servicesWith({ config: { clamd } }).scanner;
  expect(scannerOf(null)).toBeNull();
  expect(scannerOf({ host: '127.0.0.1', port: 3310 })).toEqual({ scan: expect.any(Function) });
});

it('reports each verdict of clamd', async () => {
  const clamd = await startFakeClamd();
  const onScanned = vi.fn();
  await servicesWith({ config: { clamd: clamd.address }, onScanned }).scanner?.scan('a', async () =>
    Readable.from(['a']),
  );
  expect(onScanned).toHaveBeenCalledExactlyOnceWith({ kind: 'clean' });
  await clamd.close();
});
