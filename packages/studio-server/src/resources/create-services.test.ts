import { afterEach, expect, it, vi } from 'vitest';
import type { BlobStore } from '../storage/blob-store.ts';
import { createPictureUrl } from './create-services.ts';

const HOUR_MS = 3_600_000;

function openSigning() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1, 12) });
  const signDownload = vi.fn(async (key: string, expiresAt: Date) => `/files/${key}?exp=${expiresAt.getTime()}`);
  return { signDownload, pictureUrl: createPictureUrl({ signDownload } as unknown as BlobStore) };
}
afterEach(() => vi.useRealTimers());

it('the address of a picture is signed once an hour, and stays the same until then', async () => {
  const { signDownload, pictureUrl } = openSigning();
  const first = await pictureUrl('a.jpg');
  vi.setSystemTime(Date.now() + HOUR_MS - 1);
  expect(await pictureUrl('a.jpg')).toBe(first);
  expect(await pictureUrl('b.jpg')).not.toBe(first);
  expect(signDownload).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + 1);
  expect(await pictureUrl('a.jpg')).not.toBe(first);
  expect(await pictureUrl(null)).toBeNull();
});

it('caches at most ten thousand URLs', async () => {
  const { signDownload, pictureUrl } = openSigning();
  for (let at = 0; at < 10_001; at++) await pictureUrl(`${at}.jpg`);
  await pictureUrl('10000.jpg');
  expect(signDownload).toHaveBeenCalledTimes(10_001);
  await pictureUrl('0.jpg');
  expect(signDownload).toHaveBeenCalledTimes(10_002);
});
