import { describe, expect, it } from 'vitest';
import { downloadExpiry, uploadExpiry } from './link-expiry.ts';

describe('downloadExpiry: 7.5 to 15 minutes ahead, constant for 7.5 minutes', () => {
  it.each([
    ['2026-11-21T08:00:00.000Z', '2026-11-21T08:15:00.000Z'],
    ['2026-11-21T08:07:29.999Z', '2026-11-21T08:15:00.000Z'],
    ['2026-11-21T08:07:30.000Z', '2026-11-21T08:22:30.000Z'],
  ])('at %s until %s', (now, expected) => {
    expect(downloadExpiry(new Date(now)).toISOString()).toBe(expected);
  });
});

describe('uploadExpiry: 15 minutes plus the upload time at 8 Mbit/s', () => {
  const now = new Date('2026-11-21T08:00:00.000Z');
  it.each([
    [0, '2026-11-21T08:15:00.000Z'],
    [5_000_000, '2026-11-21T08:15:05.000Z'],
    [5 * 1024 ** 3, '2026-11-21T09:44:28.710Z'],
    [400 * 1024 ** 3, '2026-11-21T20:00:00.000Z'],
  ])('%d bytes until %s', (sizeBytes, expected) => {
    expect(uploadExpiry(now, sizeBytes).toISOString()).toBe(expected);
  });
});
