import { calls } from '@inspection-studio/domain/calls';
import { MutationObserver, type QueryKey } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { Send } from '../api/index.ts';
import { assetKeys, projectKeys, siteKeys, tagKeys } from './keys.ts';
import { createQueryClient } from './query-client.ts';
import { deleteSite } from './site-changes.ts';

const ID = 'kinnaird-7k2m4q';
const lists: QueryKey[] = [siteKeys.page({}), assetKeys.page({}), projectKeys.page({}), tagKeys.page({})];

/** Deletes a site with a cache that contains it and a page of each list. */
async function deleteIt(send = vi.fn<(...asked: unknown[]) => Promise<unknown>>(async () => undefined)) {
  const client = createQueryClient(() => undefined);
  for (const queryKey of [siteKeys.one(ID), ...lists]) client.setQueryData(queryKey, {});
  await new MutationObserver(client, deleteSite(send as unknown as Send, client, ID))
    .mutate(undefined)
    .catch(() => undefined);
  const isRefreshed = (queryKey: QueryKey) => client.getQueryState(queryKey)?.isInvalidated;
  return { client, send, isRefreshed };
}

describe('after deleting a site', () => {
  it.each([
    ['sites are refreshed', siteKeys.page({})],
    ['assets are refreshed', assetKeys.page({})],
    ['inspections are refreshed', projectKeys.page({})],
  ])('%s', async (_case, list) => {
    const { isRefreshed, send } = await deleteIt();
    expect(send).toHaveBeenCalledExactlyOnceWith(calls.deleteSite, { params: { id: ID } });
    expect(isRefreshed(list)).toBe(true);
  });

  it('does not refresh tags, and removes the site from the cache', async () => {
    const { client, isRefreshed } = await deleteIt();
    expect(isRefreshed(tagKeys.page({}))).toBe(false);
    expect(client.getQueryState(siteKeys.one(ID))).toBeUndefined();
  });

  it('refreshes nothing when the deletion fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { isRefreshed } = await deleteIt(vi.fn<() => Promise<never>>().mockRejectedValue(new Error('409')));
    expect(lists.map(isRefreshed)).toEqual([false, false, false, false]);
    vi.restoreAllMocks();
  });
});
