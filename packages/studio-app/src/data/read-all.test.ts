import { describe, expect, it, vi } from 'vitest';
import { type PageRequest, StudioError } from '../api/index.ts';
import { readAll } from './read-all.ts';

const failure = (status: number) => new StudioError('Something went wrong.', { status });
const rejected = (status: number) => () => Promise.reject(failure(status));
const pagesOf = (count: number) =>
  vi.fn(async ({ top, skip }: PageRequest) => ({
    items: Array.from({ length: Math.min(top, count - skip) }, (_, index) => skip + index),
    pagination: { top, skip, count, hasMore: skip + top < count } as never,
  }));

describe('readAll', () => {
  it('reads a list in one call', async () => {
    const readPage = pagesOf(3);
    expect(await readAll(async () => [1, 2, 3], readPage)).toEqual([1, 2, 3]);
    expect(readPage).not.toHaveBeenCalled();
  });

  it('reads a list that is too long for one call in pages of 1,000', async () => {
    const readPage = pagesOf(5_001);
    const items = await readAll(rejected(400), readPage);
    expect([items.length, items[0], items.at(-1)]).toEqual([5_001, 0, 5_000]);
    expect(readPage.mock.calls.map(([page]) => page.skip)).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
  });

  it('reads 50,000 items', async () => {
    expect(await readAll(rejected(400), pagesOf(50_000))).toHaveLength(50_000);
  });

  it('does not read more than 50,000 items', async () => {
    const readPage = pagesOf(50_001);
    await expect(readAll(rejected(400), readPage)).rejects.toMatchObject({ status: 400 });
    expect(readPage).toHaveBeenCalledTimes(1);
  });

  it('ends when items disappear meanwhile', async () => {
    const readPage = vi.fn(async (page: PageRequest) => ({
      ...(await pagesOf(1_000)(page)),
      pagination: { count: 2_000 } as never,
    }));
    await expect(readAll(rejected(400), readPage)).rejects.toMatchObject({ status: 400 });
  });

  it.each([403, 500])('does not retry a list that fails with %d', async (status) => {
    const readPage = pagesOf(3);
    await expect(readAll(rejected(status), readPage)).rejects.toMatchObject({ status });
    expect(readPage).not.toHaveBeenCalled();
  });
});
