import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { countSchema, hexColourSchema, idSchema, instantSchema, sizeBytesSchema, thumbnailSchema } from './fields.ts';

describe('fields that records share', () => {
  it.each<[string, z.ZodMiniType, unknown, boolean]>([
    ['an identifier', idSchema, 'a', true],
    ['an identifier of 80 characters', idSchema, 'a'.repeat(80), true],
    ['an identifier of 81 characters', idSchema, 'a'.repeat(81), false],
    ['no identifier', idSchema, '', false],
    ['a moment', instantSchema, '2026-11-21T08:30:00.000Z', true],
    ['an instant with an offset', instantSchema, '2026-11-21T08:30:00+01:00', true],
    ['an instant without an offset', instantSchema, '2026-11-21T08:30:00', false],
    ['a day', instantSchema, '2026-11-21', false],
    ['a picture', thumbnailSchema, '/thumbnails/pier.jpg', true],
    ['no picture', thumbnailSchema, null, true],
    ['a missing picture', thumbnailSchema, undefined, false],
    ['a count of 0', countSchema, 0, true],
    ['a negative count', countSchema, -1, false],
    ['a fractional count', countSchema, 0.5, false],
    ['a size of 0', sizeBytesSchema, 0, true],
    ['a negative size', sizeBytesSchema, -1, false],
    ['a fractional size', sizeBytesSchema, 0.5, false],
    ['a colour', hexColourSchema, '#0fA9d3', true],
    ['a short colour', hexColourSchema, '#0fa', false],
    ['text before a colour', hexColourSchema, 'x#0fa9d3', false],
    ['text after a colour', hexColourSchema, '#0fa9d3ff', false],
  ])('%s', (_case, schema, value, isRead) => {
    expect(schema.safeParse(value).success).toBe(isRead);
  });
});
