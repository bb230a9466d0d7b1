import { describe, expect, it } from 'vitest';
import { downloadExpiry } from './link-expiry.ts';

describe('downloadExpiry: one to two hours ahead, the same within an hour', () => {
  it.each([
    ['2026-11-21T08:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T08:59:59.999Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T09:00:00.000Z', '2026-11-21T11:00:00.000Z'],
  ])('at %s until %s', (now, expected) => {
    expect(downloadExpiry(new Date(now)).toISOString()).toBe(expected);
  });
});
