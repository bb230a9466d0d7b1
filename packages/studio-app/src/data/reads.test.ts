import { calls } from '@inspection-studio/domain/calls';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withEntityTag } from '../api/entity-tag.ts';
import { type Send, StudioError } from '../api/index.ts';
import { documentLink, prefetch, readTag, siteQuery, storageStatusQuery } from './index.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('the link of a document is that of its file', async () => {
  const send = vi.fn<(...asked: unknown[]) => Promise<unknown>>(async () => ({ url: 'https://files.example/1' }));
  const client = createQueryClient(() => undefined);
  const link = client.getMutationCache().build(client, documentLink(send as unknown as Send));
  expect(await link.execute('acme/report.pdf')).toBe('https://files.example/1');
  expect(send).toHaveBeenCalledExactlyOnceWith(calls.getDownloadUrl, { query: { prefix: 'acme/report.pdf' } });
});

describe('the tag of a record that is about to be deleted', () => {
  const KEY = ['sites', 'one', 'x'];
  const readFrom = (answer: () => Promise<unknown>) => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(KEY, withEntityTag({ id: 'x' }, '"seen before"'));
    return readTag(client, siteQuery(answer as unknown as Send, 'x'));
  };

  it('is read from the server, even when the cache has the record', async () =>
    expect(await readFrom(async () => withEntityTag({ id: 'x' }, '"now"'))).toBe('"now"'));

  it('is unknown when the record cannot be read: it is then deleted as it is', async () =>
    expect(await readFrom(() => Promise.reject(StudioError.fromAnswer(503)))).toBeUndefined());
});

describe('a request that a screen will need', () => {
  it('is in the cache when the screen asks', async () => {
    const client = createQueryClient(() => undefined);
    const send = vi.fn<() => Promise<unknown>>(async () => ({ id: 'x' }));
    const query = siteQuery(send as unknown as Send, 'x');
    prefetch(client, query);
    expect(await client.query(query)).toEqual({ id: 'x' });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('may fail: the screen shows the error', async () => {
    const client = createQueryClient(() => undefined);
    const query = siteQuery((() => Promise.reject(StudioError.fromAnswer(503))) as unknown as Send, 'x');
    prefetch(client, query);
    await vi.waitFor(() => expect(client.getQueryState(query.queryKey)?.status).toBe('error'));
  });
});

it('the state of the storage is read every ten minutes', () => {
  expect(storageStatusQuery(undefined as unknown as Send)).toMatchObject({
    staleTime: 600_000,
    refetchInterval: 600_000,
  });
});
