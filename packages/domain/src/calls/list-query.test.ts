import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './index.ts';
import { asksForPage, type ListQuery, listQuerySchema, TOP_MAX } from './list-query.ts';
import { numberText } from './number-text.ts';

describe('the query of a list, as text from a URL or as values from the app', () => {
  it.each([
    [{}, {}],
    [
      { count: 'true', top: '12', skip: '0' },
      { count: true, top: 12, skip: 0 },
    ],
    [{ count: 'false' }, { count: false }],
    [
      { count: true, top: 24, skip: 48 },
      { count: true, top: 24, skip: 48 },
    ],
    [{ top: '1' }, { top: 1 }],
    [{ top: String(TOP_MAX) }, { top: 1000 }],
    [
      { orderBy: 'model desc, name', filter: "contains(name,'pier')" },
      { orderBy: 'model desc, name', filter: "contains(name,'pier')" },
    ],
    [
      { orderBy: 'a'.repeat(500), filter: 'a'.repeat(4000) },
      { orderBy: 'a'.repeat(500), filter: 'a'.repeat(4000) },
    ],
  ])('%j', (text, query) => expect(listQuerySchema.parse(text)).toEqual(query));

  it.each([
    [{ count: 'yes' }],
    [{ count: '1' }],
    [{ top: '0' }],
    [{ top: '1001' }],
    [{ top: '1.5' }],
    [{ top: 'ten' }],
    [{ skip: '-1' }],
    [{ skip: '1.5' }],
    [{ orderBy: 'a'.repeat(501) }],
    [{ filter: 'a'.repeat(4001) }],
  ])('rejects %j', (text) => expect(listQuerySchema.safeParse(text).success).toBe(false));
});

describe('the query of images', () => {
  const { query } = calls.listImages;

  it('decodes numbers from text', () => {
    const text = { projectId: 'p', depth: '1', type: '0', top: '24', skip: '0', count: 'true' };
    const values = { projectId: 'p', depth: 'Two', type: 'Rgb', top: 24, skip: 0, count: true };
    expect(z.parse(query!, text)).toEqual(values);
  });

  it('encodes names as numbers', () =>
    expect(z.encode(query!, { projectId: 'p', depth: 'Ortho', type: 'Ir' })).toEqual({
      projectId: 'p',
      depth: '2',
      type: '1',
    }));

  it('omits absent values', () => expect(z.parse(query!, { projectId: 'p' })).toEqual({ projectId: 'p' }));

  it.each([
    [{}],
    [{ projectId: '' }],
    [{ projectId: 'p', depth: '' }],
    [{ projectId: 'p', depth: '3' }],
    [{ projectId: 'p', type: '1e0' }],
  ])('rejects %j', (text) => expect(z.safeParse(query!, text).success).toBe(false));
});

describe('the query for an upload URL', () => {
  const { query } = calls.getUploadUrl;
  const asked = { content_type: 'image/jpeg', prefix: 'projects/autumn-flight-2v5n8c/dji-0042-4r9s6x.jpg' };

  it('has the content type and the storage key', () => expect(z.parse(query!, asked)).toEqual(asked));

  it.each([
    [{ content_type: 'a'.repeat(255), prefix: 'a'.repeat(1024) }, true],
    [{ content_type: '' }, false],
    [{ content_type: 'a'.repeat(256) }, false],
    [{ content_type: undefined }, false],
    [{ prefix: '' }, false],
    [{ prefix: 'a'.repeat(1025) }, false],
    [{ prefix: undefined }, false],
  ])('%#: %s', (over, isTaken) => expect(z.safeParse(query!, { ...asked, ...over }).success).toBe(isTaken));
});

describe('a list is answered in pages if it is counted or a part of it is asked for', () => {
  it.each<[ListQuery, boolean]>([
    [{}, false],
    [{ count: false }, false],
    [{ count: true }, true],
    [{ top: 12 }, true],
    [{ skip: 0 }, true],
    [{ filter: "name eq 'a'", orderBy: 'name' }, false],
  ])('%j: %s', (query, isPage) => expect(asksForPage(query)).toBe(isPage));
});

describe('numbers in text have digits only', () => {
  it.each([
    ['0', 0],
    ['0120', 120],
  ])('%s', (text, number) => expect(z.decode(numberText, text)).toBe(number));

  it.each(['', 'a', '1a', 'a1', '-1', '1.5'])('not %j', (text) =>
    expect(z.safeDecode(numberText, text).success).toBe(false),
  );
});
