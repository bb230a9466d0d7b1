import { type Call, calls } from '@inspection-studio/domain/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../api/index.ts';
import { createUploadLinks } from './upload-links.ts';

const request = { storageKey: 'projects/deck.jpg', contentType: 'image/jpeg' };

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** A file service that fails a given number of times, then returns a new URL each time. */
function setUp(refusals = 0) {
  const asked: unknown[] = [];
  const send = (async (call: Call, { query }: { query: unknown }) => {
    expect(call).toBe(calls.getUploadUrl);
    asked.push(query);
    if (asked.length <= refusals) throw StudioError.fromAnswer(500);
    return { url: `/files/deck?link=${asked.length}` };
  }) as unknown as Send;
  return { links: createUploadLinks(send), asked };
}

describe('GET upload with content_type and prefix returns a url', () => {
  it('is requested once, prefetched or not, until it is dropped', async () => {
    const { links, asked } = setUp();
    links.prefetch(request);
    expect(await links.get(request)).toBe('/files/deck?link=1');
    expect(asked).toEqual([{ content_type: 'image/jpeg', prefix: 'projects/deck.jpg' }]);
    links.drop(request.storageKey);
    expect(await links.get(request)).toBe('/files/deck?link=2');
  });

  it("a failure is logged as 'Could not GET S3 url', rejects with its message, and is requested again", async () => {
    const { links } = setUp(1);
    await expect(links.get(request)).rejects.toThrow('500 Something went wrong.');
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'Could not GET S3 url' }));
    expect(await links.get(request)).toBe('/files/deck?link=2');
  });

  it('a failed prefetch is ignored', async () => {
    const { links } = setUp(1);
    links.prefetch(request);
    await Promise.resolve();
    expect(await links.get(request).catch(() => links.get(request))).toBe('/files/deck?link=2');
  });
});
